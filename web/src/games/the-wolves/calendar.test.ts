/** The moon calendar at a glance, where there is room for a sign only. */
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { loadTexts, setLang, startTexts } from "../../i18n/index.svelte";
import Calendar from "./Calendar.svelte";
import type { CalendarView } from "./model";

const dates = [
  { moon: "crescent", date: 2 },
  { moon: "full", date: 4 },
];

async function signs(next: string | null, to_go: number): Promise<[string, number]> {
  await startTexts();
  await setLang("en");
  await loadTexts("the-wolves");
  const calendar = { next, to_go, dates, covered: [] } as unknown as CalendarView;
  const table = mount(Calendar, { target: document.body, props: { calendar } });
  const short = document.querySelector(".short");
  const shown: [string, number] = [
    short?.textContent.trim() ?? "",
    document.querySelectorAll(".calendar > svg, .short svg").length,
  ];
  await unmount(table);
  return shown;
}

test("shows the next moon and how many pieces it takes", async () => {
  expect(await signs("full", 3)).toEqual(["3", 1]);
});

test("shows the last moon with a tick when all are scored", async () => {
  expect(await signs(null, 0)).toEqual(["", 2]);
});
