import { expect, test } from "vitest";
import { hasText, LANGS, setLang } from "../i18n/index.svelte";
import { SPEEDS, THEMES, TWICE } from "./settings.svelte";

test.each(LANGS)("every theme, pace and care has a name in %s", async (lang) => {
  await setLang(lang);
  const keys = [
    ...THEMES.map((theme) => `theme-${theme}`),
    ...SPEEDS.map((pace) => `speed-${pace}`),
    ...TWICE.map((twice) => `twice-${twice}`),
  ];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});
