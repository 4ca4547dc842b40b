import { expect, it } from "vitest";
import { leadOf, leadSign } from "./lead";
import type { RegionView, Terrain } from "./model";

type Claim = [pack: Terrain, control: number, alphas: number, place: number];

const lead = (...claims: Claim[]) =>
  leadOf({
    control: claims.map(([pack, control, alphas, place], seat) => ({
      pack,
      seat,
      control,
      alphas,
      place,
      points: 0,
      takes_token: false,
    })),
  } satisfies Pick<RegionView, "control">);

it("leads by what the second has less", () => {
  const found = lead(["rock", 5, 0, 1], ["grass", 3, 2, 2], ["forest", 3, 1, 3]);
  expect(found).toEqual({ packs: ["rock"], by: 2, kind: "control" });
  expect(leadSign(found)).toBe("+2");
});

it("leads by all of it where nobody else is", () => {
  expect(leadSign(lead(["rock", 3, 0, 1]))).toBe("+3");
});

it("leads by alphas where control is the same", () => {
  const found = lead(["rock", 4, 2, 1], ["grass", 4, 1, 2]);
  expect(found).toEqual({ packs: ["rock"], by: 0, kind: "alphas" });
  expect(leadSign(found)).toBe("α");
});

it("names all who are level, whoever comes after", () => {
  const found = lead(["rock", 4, 1, 1], ["grass", 4, 1, 1], ["desert", 1, 0, 3]);
  expect(found).toEqual({ packs: ["rock", "grass"], by: 0, kind: "level" });
  expect(leadSign(found)).toBe("=");
});

it("has nobody first in an empty region", () => {
  expect(lead()).toEqual({ packs: [], by: 0, kind: "nobody" });
  expect(leadSign(lead())).toBe("");
});
