/** Keys that do something at a table: what they do in words, and the doing. */
import { t } from "../i18n/index.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Hinting } from "./hint.svelte";
import type { Pointing } from "./places.svelte";
import type { Playback } from "./playback.svelte";
import { START, startWalk } from "./walked.svelte";

export interface Shortcut {
  keys: readonly string[];
  /** How they are shown, where they belong together, such as "1–5". */
  shown?: string;
  text: () => string;
  press: (key: string) => void;
}

interface Pressed {
  playback: Pick<Playback, "playing" | "paused" | "pause" | "resume" | "skip">;
  hinting: Hinting;
  pointing: Pointing;
  choosing: Choosing;
  canUndo: boolean;
  undo: () => void;
}

/** Those that every game has. */
export const sharedShortcuts = (table: Pressed): Shortcut[] => [
  {
    keys: ["s"],
    text: () => t("key-skip"),
    press: () => {
      if (table.playback.playing) table.playback.skip();
    },
  },
  {
    keys: ["p"],
    text: () => t("key-pause"),
    press: () => {
      if (table.playback.paused) table.playback.resume();
      else table.playback.pause();
    },
  },
  {
    keys: ["h"],
    text: () => t("key-hint"),
    press: () => {
      if (table.hinting.able) void table.hinting.ask();
    },
  },
  {
    keys: ["u"],
    text: () => t("key-undo"),
    press: () => {
      if (table.canUndo) table.undo();
    },
  },
  { keys: [START], text: () => t("key-signs"), press: startWalk },
  {
    keys: ["Escape"],
    shown: "Esc",
    text: () => t("key-away"),
    press: () => {
      table.hinting.dismiss();
      table.pointing.release();
      table.choosing.disarm();
    },
  },
];

export function press(shortcuts: readonly Shortcut[], key: string): void {
  for (const shortcut of shortcuts) if (shortcut.keys.includes(key)) shortcut.press(key);
}
