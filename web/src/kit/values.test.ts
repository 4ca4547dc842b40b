/** Any event as words, by the cases that Python's `texts/told.py` is held to. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lang, setLang } from "../i18n/index.svelte";
import { eventValues, type Values } from "./values";

interface Case {
  lang?: Lang;
  data: object;
  told: Values;
}

const CASES = JSON.parse(readFileSync("../tests/texts/told.json", "utf8")) as Case[];
const names = (seat: number) => ["Ada", "Ben", "Cleo"][seat] ?? "";

test.each(CASES)("$data is $told", async ({ lang = "en", data, told }) => {
  await setLang(lang);
  expect(eventValues({ name: "happened", ...data }, names)).toEqual(told);
});
