import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Imports point down: app → games → kit → api → i18n. Games never import games. */
const LAYERS = ["app", "games", "kit", "api", "i18n"];
const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "fixtures")
  .map(({ name }) => name);

const folders = (names) => ({
  regex: `(^|/)(${names.join("|")})(/|$)`,
  message: "Imports point down: app → games → kit → api → i18n; games never import games.",
});
/** A game draws what its table hands it. */
const WIRES = {
  regex: "/api/(?!(types|components)$)",
  message: "A game speaks to the server through its table (kit/table.svelte).",
};
const PLAYBACK = {
  regex: "/kit/playback\\.svelte$",
  importNames: ["Playback"],
  message: "The table has a playback already (kit/table.svelte).",
};
const only = (files, patterns) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});
const layers = LAYERS.slice(1).map((layer, above) =>
  only([`src/${layer}/**`], [folders(LAYERS.slice(0, above + 1))]),
);
const games = GAMES.map((game) =>
  only(
    [`src/games/${game}/**`],
    [folders(["app", ...GAMES.filter((other) => other !== game)]), WIRES, PLAYBACK],
  ),
);

export default ts.config(
  { ignores: ["node_modules", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // Sets and maps here are bookkeeping; what is drawn is $state.raw.
  { rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { files: ["tools/*.js"], languageOptions: { globals: globals.node } },
  { files: ["public/*.js"], languageOptions: { sourceType: "script" } },
  {
    files: ["public/sw.js"],
    languageOptions: { sourceType: "module", globals: globals.serviceworker },
  },
  ...layers,
  ...games,
);
