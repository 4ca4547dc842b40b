/** Each game's guide over its lesson, as the real engine plays it (web/tools/lessons.py): whoever
 *  follows what is asked meets every card, in order, and each card has its words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Action, GameEvent } from "../api/types";
import { figuresOf } from "../kit/figures";
import { type Card, cardAt, LAST, type Moment, SIGNS } from "../kit/guide.svelte";
import type { StoryEvent } from "../kit/told";
import jagdfieber from "./jagdfieber/fixtures/lesson.json";
import { guide as jagdfieberGuide } from "./jagdfieber/guide";
import wolves from "./the-wolves/fixtures/lesson.json";
import { guide as wolvesGuide } from "./the-wolves/guide";
import hound from "./wolf-and-hound/fixtures/lesson.json";
import { guide as houndGuide } from "./wolf-and-hound/guide";
import pack from "./wolfsspuren/fixtures/lesson.json";
import { guide as packGuide } from "./wolfsspuren/guide";

interface Written {
  view: unknown;
  legal: Action[];
  asked: Action[];
  told: [number, GameEvent][];
}

interface Lesson {
  components: object;
  moments: Written[];
}

const GAMES = [
  ["jagdfieber", jagdfieber, jagdfieberGuide],
  ["the-wolves", wolves, wolvesGuide],
  ["wolf-and-hound", hound, houndGuide],
  ["wolfsspuren", pack, packGuide],
] as unknown as [string, Lesson, Card[]][];

/** The cards that come up, with what each asks for. */
function walk(moments: Written[], cards: readonly Card[]): { name: string; asked: boolean }[] {
  const story: StoryEvent[] = [];
  const read = new Set<string>();
  const met: { name: string; asked: boolean }[] = [];
  for (const { view, legal, asked, told } of moments) {
    for (const [seat, event] of told) story.push({ key: `${story.length}.0`, seat, event });
    const moment: Moment = { view, you: 0, mine: true, legal, asked, story };
    let card = cardAt(cards, moment, read);
    while (card) {
      if (met.at(-1)?.name !== card.name) met.push({ name: card.name, asked: asked.length > 0 });
      if (card.done) break;
      read.add(card.name);
      card = cardAt(cards, moment, read);
    }
  }
  return met;
}

const words = (game: string, lang: string): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const folder = `../src/wolfden/games/${game.replaceAll("-", "_")}/texts/${lang}`;
  const source = readFileSync(`${folder}/${game}-guide.ftl`, "utf8");
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return bundle;
};

describe.each(GAMES)("the guide of %s", (game, { moments, components }, cards) => {
  it("comes to every card in order, for whoever does what it asks", () => {
    expect(walk(moments, cards).map(({ name }) => name)).toEqual(cards.map(({ name }) => name));
  });

  it("asks for something with every card that is to be done", () => {
    const toDo = new Set(cards.filter(({ done }) => done).map(({ name }) => name));
    const met = walk(moments, cards).filter(({ name }) => toDo.has(name));
    expect(met.filter(({ asked }) => !asked)).toEqual([]);
  });

  it.each(["en", "fr", "de"])("has words for each card in %s, with figures of the box", (lang) => {
    const bundle = words(game, lang);
    const figures = { ...figuresOf(components), ...SIGNS };
    for (const name of [...cards.map((card) => card.name), LAST]) {
      const message = bundle.getMessage(`${game}-guide-${name}`);
      const errors: Error[] = [];
      const text = message?.attributes["text"];
      expect(message?.value, name).toBeTruthy();
      expect(text && bundle.formatPattern(text, figures, errors), name).not.toMatch(/[{}]/);
      expect(errors, name).toEqual([]);
    }
    for (const line of [1, 2, 3]) expect(bundle.hasMessage(`${game}-aim-${line}`)).toBe(true);
  });
});
