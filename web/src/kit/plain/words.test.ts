/** Any game's events, actions and fields in words. */
import { beforeEach, expect, test, vi } from "vitest";
import { loadTexts, setLang } from "../../i18n/index.svelte";
import { actionWords, chapters, eventWords, label } from "./words";

const CATALOGUE = `
tally-action-add = Add { $number }
tally-event-added = { $name } adds { $number } for { $target }.
tally-event-ended = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
tally-view-to-come = To come
`;
const names = (seat: number) => ["Ada", "Bo", "Cy"][seat] ?? "";
const told = (name: string, fields: object) => ({ name, ...fields });

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(CATALOGUE)));
  await loadTexts("tally");
  await setLang("en");
});

test("events and actions are told in the game's words, actions else as they are written", () => {
  const added = told("added", { seat: 0, target_seat: 1, number: 2 });
  expect(eventWords("tally", added, names)).toBe("Ada adds 2 for Bo.");
  expect(eventWords("tally", told("ended", { seats: [1, 2] }), names)).toBe("Bo and Cy win.");
  expect(eventWords("tally", told("unheard-of", {}), names)).toBeNull();
  const action = { id: 0, verb: "add", fields: { number: 2 }, text: "add 2" };
  expect(actionWords("tally", action)).toBe("Add 2");
  expect(actionWords("tally", { ...action, verb: "end", text: "end" })).toBe("end");
});

test("a field without a text is called by its name", () => {
  expect(label("tally", "view", "to_come")).toBe("To come");
  expect(label("tally", "view", "last_card")).toBe("Last card");
});

test("the log leaves out what there are no words for", () => {
  const story = [
    { key: "1.0", event: told("unheard-of", { seat: 1 }) },
    { key: "2.0", event: told("added", { seat: 0, target_seat: 1, number: 2 }) },
  ];
  const [book] = chapters("tally", story, names);
  expect(book?.lines).toEqual([{ key: "2.0", text: "Ada adds 2 for Bo.", seats: [0] }]);
  expect(chapters("tally", story.slice(0, 1), names)).toEqual([]);
});
