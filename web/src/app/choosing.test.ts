/** What is chosen by seat: words by place, what is still offered, and the row they are chosen in. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../api/types";
import { startTexts } from "../i18n/index.svelte";
import {
  barred,
  plannedPlaces,
  plannedSign,
  plannedWords,
  planWord,
  whyUneven,
  withWords,
  wordsAt,
} from "./choosing";
import { MANNERS, type Plan, setKind } from "./setup";
import WordChoice from "./WordChoice.svelte";

const hats: OptionInfo = {
  name: "hats",
  default: "any",
  low: 3,
  words: ["red", "tan", "sky", "ash"],
  several: false,
  by_seat: true,
  recommended: false,
};
const coats: OptionInfo = {
  ...hats,
  name: "coats",
  low: null,
  kinds: {
    alike: [
      ["red", "sky"],
      ["tan", "ash"],
    ],
    most: { 2: 1, 3: 2 },
  },
};
const game = { id: "no-such-game", options: [hats] } as unknown as GameInfo;
const planOf = (...kinds: Plan["seats"][number]["kind"][]): Plan => ({
  seats: kinds.map((kind) => ({ kind, bot: "pup" })),
  options: { hats: "any" },
  hints: null,
  clock: null,
  manners: MANNERS,
});

beforeAll(() => startTexts());

test("every place has a word, those of nobody too", () => {
  expect(wordsAt(hats, 2, "any,sky")).toEqual(["any", "sky", "any"]);
  expect(wordsAt(hats, 4)).toEqual(["any", "any", "any", "any"]);
});

test("what others have cannot be had, one's own can", () => {
  expect(barred(hats, ["red", "sky", "any"], 3, 0)).toEqual({ sky: "taken" });
});

test("of words that are alike there are no more than the table may have", () => {
  expect(barred(coats, ["red", "any", "any"], 3, 1)).toEqual({ red: "taken" });
  expect(barred(coats, ["red", "any"], 2, 1)).toEqual({ red: "taken", sky: "uneven" });
  expect(barred(coats, ["red", "any"], 2, 0)).toEqual({});
  expect(whyUneven("no-such-game", coats, 2, "sky")).toContain("2");
});

test("at a smaller table the last of too many is planned by chance", () => {
  const two = planOf("me", "here");
  const plan = planWord(planWord(two, "coats", 0, "red"), "coats", 1, "sky");
  expect(plannedWords(coats, plan)).toEqual(["red", "any"]);
  const three = { ...plan, seats: [...plan.seats, { kind: "bot", bot: "pup" } as const] };
  expect(plannedWords(coats, three)).toEqual(["red", "sky", "any"]);
  expect(plannedSign({ ...game, options: [coats] }, three, 1)).toBe("sky");
  expect(plannedSign({ ...game, options: [coats] }, three, 2)).toBeUndefined();
});

test("whoever lays a table chooses for those who are here and for nobody's place", () => {
  const plan = planOf("bot", "me");
  expect(plannedPlaces(hats, plan)).toEqual([1, 2]);
  const chosen = planWord(planWord(plan, "hats", 1, "sky"), "hats", 2, "red");
  expect(withWords(game, chosen).options).toEqual({ hats: "any,sky,red" });
});

test("what I chose goes with me to another seat, and with nobody else", () => {
  const plan = planWord(planOf("me", "bot", "here"), "hats", 0, "sky");
  const moved = { ...plan, seats: setKind(plan.seats, 1, "me") };
  expect(plannedWords(hats, moved)).toEqual(["any", "sky", "any"]);
  const gone = { ...moved, seats: setKind(moved.seats, 1, "open") };
  expect(plannedWords(hats, gone)).toEqual(["any", "any", "any"]);
});

test("one of a row is chosen, and what is refused is not shown as chosen", async () => {
  const asked: string[] = [];
  let answer = true;
  const row = mount(WordChoice, {
    target: document.body,
    props: {
      game: "no-such-game",
      option: hats,
      label: "Your hat",
      words: ["any", "tan", "any"],
      players: 3,
      place: 0,
      choose: (word: string) => {
        asked.push(word);
        return answer;
      },
    },
  });
  flushSync();
  const radios = [...document.querySelectorAll("input")];
  const checked = (): string[] => radios.filter((each) => each.checked).map(({ value }) => value);
  expect(document.querySelector("legend")?.textContent).toBe("Your hat");
  expect(radios.map(({ value }) => value)).toEqual(["any", "red", "tan", "sky", "ash"]);
  expect(radios.filter((each) => each.disabled).map(({ value }) => value)).toEqual(["tan"]);
  expect(radios.every((each) => each.labels?.[0]?.textContent.trim() !== "")).toBe(true);
  expect(checked()).toEqual(["any"]);
  radios[3]?.click();
  await Promise.resolve();
  flushSync();
  expect([asked, checked()]).toEqual([["sky"], ["sky"]]);
  answer = false;
  radios[1]?.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect([asked, checked()]).toEqual([["sky", "red"], ["any"]]);
  await unmount(row);
});
