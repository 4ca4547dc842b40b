/** What is to be settled at a table beside the game. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { LiveMatch } from "../../api/live.svelte";
import type { Snapshot } from "../../api/types";
import { startTexts } from "../../i18n/index.svelte";
import Matters from "./Matters.svelte";

const snapshot = {
  phase: "playing",
  you: 0,
  seats: ["Ada", "Ben", "Cleo"].map((name, seat) => ({ seat, name, kind: "human" })),
} as unknown as Snapshot;
const people = (...agreed: number[]) => ({
  proposals: [{ about: "end", seat: null, agreed, missing: [0] }],
});

test("a wish that one does not share can be put aside until somebody else shares it", async () => {
  await startTexts();
  const live = $state({ people: people(1), onTableEvent: () => () => undefined });
  const props = { live: live as unknown as LiveMatch, snapshot };
  const matters = mount(Matters, { target: document.body, props });
  const press = (text: string): void => {
    [...document.querySelectorAll("button")].find((it) => it.textContent === text)?.click();
    flushSync();
  };
  const shown = (): number => document.querySelectorAll("p").length;
  flushSync();
  expect(shown()).toBe(1);
  press("Not now");
  expect(shown()).toBe(0);
  live.people = people(1, 2);
  flushSync();
  expect(shown()).toBe(1);
  void unmount(matters);
});
