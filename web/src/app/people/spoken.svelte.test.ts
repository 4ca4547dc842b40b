/** What is said of people who come and go. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { LiveMatch } from "../../api/live.svelte";
import type { Snapshot } from "../../api/types";
import { startTexts } from "../../i18n/index.svelte";
import Spoken from "./Spoken.svelte";

const at = (you: number | null, ...names: string[]): Snapshot =>
  ({ you, seats: names.map((name, seat) => ({ seat, name, kind: "human" })) }) as Snapshot;

test("a device that is passed on makes nobody come or go, and I am not told of myself", async () => {
  await startTexts();
  const props = $state({ live: {} as LiveMatch, snapshot: at(null, "Ada") });
  const spoken = mount(Spoken, { target: document.body, props });
  const said = (): string | undefined => document.querySelector("[role=status]")?.textContent;
  for (const snapshot of [at(1, "Ada", "Ben"), at(0, "Ada", "Ben"), at(1, "Ada", "Ben")]) {
    props.snapshot = snapshot;
    flushSync();
    expect(said()).toBe("");
  }
  props.snapshot = at(1, "Ada", "Ben", "Cleo");
  flushSync();
  expect(said()).toContain("Cleo");
  void unmount(spoken);
});
