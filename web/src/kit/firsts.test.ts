import { beforeEach, expect, test } from "vitest";
import { aimIsNew, rememberAim } from "./firsts";

beforeEach(() => localStorage.clear());

test("a game's aim is new until its card was put away, game by game", () => {
  expect(aimIsNew("jagdfieber")).toBe(true);
  rememberAim("jagdfieber");
  rememberAim("jagdfieber");
  expect([aimIsNew("jagdfieber"), aimIsNew("the-wolves")]).toEqual([false, true]);
  expect(localStorage.getItem("wolfden:aims")).toBe('["jagdfieber"]');
});

test("what was stored by somebody else is no reason to fail", () => {
  localStorage.setItem("wolfden:aims", "{");
  expect(aimIsNew("jagdfieber")).toBe(false);
  localStorage.setItem("wolfden:aims", "{}");
  expect(aimIsNew("jagdfieber")).toBe(true);
});
