/** What the list of my matches says of each. */
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { api } from "../api/http";
import { keepSeat } from "../api/tokens";
import { startTexts } from "../i18n/index.svelte";
import type { Summary } from "./tables";
import YourMatches from "./YourMatches.svelte";

const resting = {
  ...{ match: "m1", game: "jagdfieber", phase: "playing", seats: [], you: 0, to_act: [0] },
  ...{ yours: false, rests: true, round: 1, changed: 0, rematch: null, origin: null },
} as unknown as Summary;

test("a match that rests says so, and that one can go on", async () => {
  await startTexts();
  keepSeat("m1", "token");
  vi.spyOn(api, "tables").mockResolvedValue([resting]);
  const list = mount(YourMatches, { target: document.body });
  await vi.waitFor(() => {
    expect(document.querySelector(".state")?.textContent).toBe("Rests – you can go on");
  });
  void unmount(list);
});
