/** Every game's rules pages: each picture is drawn from the figures of the box, and every decision
 *  leads to a section that is there. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepComponents } from "../api/components";
import { drawAll } from "../kit/drawing";
import type { Begun } from "../kit/source";
import jagdfieber from "./jagdfieber/fixtures/lesson.json";
import * as jagdfieberRules from "./jagdfieber/rules";
import wolves from "./the-wolves/fixtures/lesson.json";
import * as wolvesRules from "./the-wolves/rules";
import type { GameRules } from "./types";
import hound from "./wolf-and-hound/fixtures/lesson.json";
import * as houndRules from "./wolf-and-hound/rules";
import pack from "./wolfsspuren/fixtures/lesson.json";
import * as packRules from "./wolfsspuren/rules";

interface Lesson {
  components: Record<string, unknown>;
}

const GAMES = [
  ["jagdfieber", jagdfieber, jagdfieberRules],
  ["the-wolves", wolves, wolvesRules],
  ["wolf-and-hound", hound, houndRules],
  ["wolfsspuren", pack, packRules],
] as unknown as [string, Lesson, GameRules][];

const PHASES = ["arrange", "place", "act", "pay", "wolf", "displace", "track", "hunt", "over"];
const DEEDS = ["den", "upgrade", "howl", "dominate", "move"];
const STAGES = [
  ...["pick", "birth", "vote", "hunt", "ask", "consent", "plan", "catch", "release"],
  ...["attack", "defend", "strike", "depart", "over"],
];

/** Every decision there is, in the words of the views. */
const DECISIONS: Record<string, unknown[]> = {
  jagdfieber: [{ over: false }, { over: true }],
  "the-wolves": [
    ...PHASES.map((phase) => ({ phase, turn: { deed: null } })),
    ...DEEDS.map((deed) => ({ phase: "target", turn: { deed } })),
  ],
  "wolf-and-hound": [
    ...["play", "exchange", "turn", null].map((awaiting) => ({ awaiting })),
    { awaiting: "play", no_threes: true },
  ],
  wolfsspuren: STAGES.map((stage) => ({ stage })),
};

const pageOf = (game: string): string =>
  readFileSync(`../src/wolfden/games/${game.replaceAll("-", "_")}/pages/en.md`, "utf-8");

/** A figure within a picture's words, as the server fills it in. */
const filled = (words: string, box: Record<string, unknown>): string =>
  words.replace(/\{\{([\w.-]+)(?:\|plus:(-?\d+))?\}\}/g, (_, path: string, more = "0") => {
    const found = path.split(".").reduce<unknown>((at, name) => (at as never)[name], box);
    return typeof found === "number" ? String(found + Number(more)) : String(found);
  });

afterEach(() => vi.restoreAllMocks());

describe.each(GAMES)("%s", (game, { components }, { pictures, place }) => {
  const asked = [...pageOf(game).matchAll(/\(picture:([\w-]+)(?::([^)]*))?\)/g)].map(
    ([, name = "", of = ""]) => ({ name, of: filled(of, components) }),
  );

  it.each(asked)("draws $name $of", ({ name, of }) => {
    keepComponents(game, components);
    const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    document.body.innerHTML = `<figure data-picture="${name}" data-of="${of}"></figure>`;
    const away = drawAll(document.body, pictures);
    expect(failed).not.toHaveBeenCalled();
    expect(document.querySelector(".drawing svg, .drawing b, .drawing span")).not.toBeNull();
    expect(document.querySelector(".drawing")?.innerHTML).not.toMatch(/undefined|NaN/);
    away();
  });

  it("has no picture that no page shows", () => {
    expect(Object.keys(pictures).sort()).toEqual(
      [...new Set(asked.map(({ name }) => name))].sort(),
    );
  });

  it("leads from every decision to a section", () => {
    const anchors = [...pageOf(game).matchAll(/\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor);
    for (const view of DECISIONS[game] ?? []) expect(anchors).toContain(place?.({ view } as Begun));
  });
});
