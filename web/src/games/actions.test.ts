/** Actions of every verb of every game can be said in every language. */
import { describe, expect, test } from "vitest";
import type { Action } from "../api/types";
import { actionWords as jagdfieber } from "./jagdfieber/words";
import { actionWords as theWolves } from "./the-wolves/words";
import { actionWords as wolfAndHound } from "./wolf-and-hound/words";
import { actionWords as wolfsspuren } from "./wolfsspuren/words";
import { LANGS, loadTexts, setLang } from "../i18n/index.svelte";
import samples from "./fixtures/actions.json";

const SAID: Record<string, (action: Action) => string> = {
  jagdfieber,
  "the-wolves": (action) => theWolves(action, new Map()),
  "wolf-and-hound": wolfAndHound,
  wolfsspuren: (action) => wolfsspuren(action, { players: [] }, 0),
};

describe.each(Object.entries(samples))("%s", (game, actions) => {
  test.each(LANGS)("%s", async (lang) => {
    await loadTexts(game);
    await setLang(lang);
    for (const action of actions as unknown as Action[]) {
      const said = SAID[game]?.(action);
      expect(said, action.text).toMatch(/\p{L}/u);
      expect(said, action.text).not.toMatch(/[{}]|undefined/);
      expect(said, action.text).not.toContain(`${game}-`);
    }
  });
});
