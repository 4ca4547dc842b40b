// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FACES } from "./fonts.js";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${WEB}${path}`, "utf8");
const files = (pattern: string) => globSync(pattern, { cwd: WEB });

/** All that is written on pages: catalogues, rules, and what components say without them. */
const WRITTEN = [
  ...files("../src/wolfden/**/*.ftl").filter((path) => !path.includes("terminal")),
  ...files("../src/wolfden/games/*/pages/*.md"),
  ...files("src/**/*.{svelte,ts}").filter((path) => !/\.test\.ts$|schema\.d\.ts$/.test(path)),
];
/** Signs for terminals stand in a shared catalogue; soft hyphens and joined strokes in none. */
const UNDRAWN = ["\u00ad", "\u0338", "↺"];

describe("the fonts", () => {
  it("have every letter that stands in a catalogue, a rules page or a component", () => {
    const lacking = WRITTEN.flatMap((path) =>
      [...new Set(read(path))]
        .filter((letter) => letter > "~" && !UNDRAWN.includes(letter))
        .filter((letter) => !FACES.text.letters.includes(letter))
        .map((letter) => `${letter} in ${path}`),
    );
    expect(lacking).toEqual([]);
  });

  it("come with their licences", () => {
    for (const [name, file] of [
      ["grenze", "@fontsource/grenze/LICENSE"],
      ["source-sans", "source-sans/LICENSE.md"],
    ])
      expect(read(`public/licences/${name}.txt`)).toBe(read(`node_modules/${file}`));
  });
});
