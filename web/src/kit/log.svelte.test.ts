/** The log stays at its end, whatever is added there. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Log, { type LogChapter } from "./Log.svelte";

const told = (...texts: string[]): LogChapter[] => [
  { key: "1", title: "Year 1", lines: texts.map((text, at) => ({ key: `${at}`, text })) },
];

test("a line that others join is seen whole, like a new one", () => {
  const height = vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(100);
  const props = $state({ chapters: told("Ada is ready."), label: "Log", empty: "Nothing" });
  const log = mount(Log, { target: document.body, props });
  flushSync();
  const box = document.querySelector<HTMLElement>("[role=log]");
  expect(box?.scrollTop).toBe(100);
  height.mockReturnValue(120);
  props.chapters = told("Ada and Ben are ready.");
  flushSync();
  expect(box?.scrollTop).toBe(120);
  void unmount(log);
});
