/** What is chosen by seat: words by place, what is still offered, and the row they are chosen in. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../api/types";
import { startTexts } from "../i18n/index.svelte";
import { offered, plannedPlaces, plannedWords, planWord, wordsAt, withWords } from "./choosing";
import { MANNERS, type Plan, setKind } from "./setup";
import WordChoice from "./WordChoice.svelte";

const hats: OptionInfo = {
  name: "hats",
  default: "any",
  low: 3,
  words: ["red", "tan", "sky", "ash"],
  several: false,
  by_seat: true,
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

test("what others have is not offered, one's own is", () => {
  expect(offered(hats, ["red", "sky", "any"], 0)).toEqual(["red", "tan", "ash"]);
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
  expect(radios.map(({ value }) => value)).toEqual(["any", "red", "sky", "ash"]);
  expect(radios.every((each) => each.labels?.[0]?.textContent.trim() !== "")).toBe(true);
  expect(checked()).toEqual(["any"]);
  radios[2]?.click();
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
