/** Options that a game recommends for a first match: what was chosen of them on this device. */
import type { GameInfo, OptionInfo, OptionValue, Snapshot } from "../api/types";
import { settings } from "../kit/settings.svelte";

export const recommendedOf = ({ options }: GameInfo): OptionInfo[] =>
  options.filter((option) => option.recommended);

const chosenFor = (game: GameInfo): Readonly<Record<string, boolean>> =>
  settings.recommended[game.id] ?? {};

/** As each was chosen last; where nobody chose, the usual rules hold. */
export const usualRules = (game: GameInfo): Record<string, OptionValue> =>
  Object.fromEntries(
    recommendedOf(game).map(({ name, default: usual }) => [name, chosenFor(game)[name] ?? usual]),
  );

/** Remember those among these values. */
export function rememberRules(game: GameInfo, values: Readonly<Record<string, OptionValue>>): void {
  const chosen = recommendedOf(game).flatMap(({ name }): [string, boolean][] => {
    const value = values[name];
    return typeof value === "boolean" ? [[name, value]] : [];
  });
  if (chosen.length === 0) return;
  const before = chosenFor(game);
  settings.recommended = {
    ...settings.recommended,
    [game.id]: { ...before, ...Object.fromEntries(chosen) },
  };
}

/** What nobody was asked about yet and could still be had: at a table of mine with bots alone. */
export function stillOffered(game: GameInfo, { seats, you, options }: Snapshot): OptionInfo[] {
  if (seats.some(({ kind }, seat) => seat !== you && kind !== "bot")) return [];
  return recommendedOf(game).filter(
    ({ name }) => chosenFor(game)[name] === undefined && options[name] === false,
  );
}
