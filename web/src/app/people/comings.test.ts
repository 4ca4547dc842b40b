import { expect, test } from "vitest";
import { comings } from "./comings";

test("who joins, goes away and gives a seat up is told, whoever moves is not", () => {
  const before = [
    { name: "Ada", where: "here" as const },
    { name: "Ben", where: "here" as const },
    { name: "Cleo", where: "gone" as const },
  ];
  const now = [
    { name: "Ben", where: "away" as const },
    { name: "Ada", where: "here" as const },
    { name: "Dora", where: "here" as const },
  ];
  expect(comings(before, now)).toEqual([
    { name: "Cleo", where: "left" },
    { name: "Ben", where: "away" },
    { name: "Dora", where: "joined" },
  ]);
});
