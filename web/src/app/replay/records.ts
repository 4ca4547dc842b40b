/** Records in the browser: opening a file, and seeing again what it holds. */
import { api } from "../../api/http";
import { CodedError, type Moments } from "../../api/types";
import { loadHouseTexts, t } from "../../i18n/index.svelte";
import type { Past } from "../../kit/replay.svelte";
import { router } from "../router.svelte";

const LONGEST = 262_144;
const PREFIX = "wolfden:record:";

/** Texts of this visit by their records' names, for a server that forgot one; outlives a reload. */
const texts = new Map<string, string>();

function keep(name: string, text: string): void {
  texts.set(name, text);
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Not after a reload, then.
  }
}

export const textOf = (name: string): string | null =>
  texts.get(name) ?? sessionStorage.getItem(PREFIX + name);

/** Read a file and go to its page; rejects with what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  await loadHouseTexts("replay");
  if (file.size > LONGEST) throw new Error(t("records-too-large"));
  const text = await file.text();
  const { match } = await api.openRecord(text);
  keep(match, text);
  router.go(`/replay/${match}`);
}

/** The server may have forgotten it: then it is told again. */
export function recordPast(name: string): Past {
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await question();
    } catch (error) {
      const text = textOf(name);
      if (!(error instanceof CodedError) || error.code !== "unknown-record" || !text) throw error;
      await api.openRecord(text);
      return question();
    }
  };
  return {
    moments: (as) => ask<Moments>(() => api.recordMoments(name, as)),
    moment: (number, as) => ask(() => api.recordMoment(name, number, as)),
  };
}
