import { beforeEach, expect, test } from "vitest";
import type { Remark } from "../../api/talk.svelte";
import type { Snapshot } from "../../api/types";
import { loadHouseTexts, loadTexts, setLang, startTexts } from "../../i18n/index.svelte";
import { MANNERS } from "../setup";
import { Hearing } from "./hearing.svelte";
import { canTalk, textOf } from "./words";

const remark = (number: number, seat: number | null, body = "hello"): Remark => ({
  number,
  seat,
  kind: "phrase",
  body,
  at: 0,
});

beforeEach(() => {
  localStorage.clear();
});

test("what others said since I last looked is new, unless I muted them", () => {
  const hearing = new Hearing("m1");
  const said = [remark(1, 0), remark(2, 1), remark(3, 2), remark(4, null)];
  expect(hearing.unread(said, 0)).toBe(3);
  hearing.mute(2, true);
  expect(hearing.unread(said, 0)).toBe(2);
  hearing.markRead(2);
  const again = new Hearing("m1");
  expect(again.unread(said, 0)).toBe(1);
  again.mute(2, false);
  expect(again.unread(said, 0)).toBe(2);
  expect(new Hearing("m2").unread(said, 0)).toBe(3);
});

test("a phrase is read in the reader's language, own words stay as they are", async () => {
  await startTexts();
  await Promise.all([loadHouseTexts("talk"), loadTexts("wolf-and-hound")]);
  await setLang("de");
  const luck = remark(1, 0, "good-luck");
  expect(textOf(luck, "jagdfieber")).toBe("Viel Glück!");
  await setLang("fr");
  expect(textOf(luck, "jagdfieber")).toBe("Bonne chance\u202f!");
  expect(textOf({ kind: "sign", body: "dog" }, "wolf-and-hound")).toBe("caresse le chien");
  expect(textOf({ kind: "words", body: "<b>hi</b>" }, "jagdfieber")).toBe("<b>hi</b>");
  await setLang("en");
});

test("one talks where there is somebody to talk to", () => {
  const table = (kinds: string[], you: number | null, manners = MANNERS) =>
    ({ seats: kinds.map((kind) => ({ kind })), you, manners }) as unknown as Snapshot;
  expect(canTalk(table(["human", "human"], 0))).toBe(true);
  expect(canTalk(table(["human", "open"], 0))).toBe(true);
  expect(canTalk(table(["human", "bot"], 0))).toBe(false);
  expect(canTalk(table(["human", "human"], null))).toBe(false);
  expect(canTalk(table(["human", "human"], null, { ...MANNERS, overheard: true }))).toBe(true);
  expect(canTalk(table(["human", "human"], 0, { ...MANNERS, talking: "off" }))).toBe(false);
});
