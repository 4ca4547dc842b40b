/** Options that are chosen by seat, such as a colour: a word for each place, "any" by chance. */
import type { GameInfo, OptionInfo, OptionValue } from "../api/types";
import { hasText, t } from "../i18n/index.svelte";
import type { Plan, SeatPlan } from "./setup";

export const BY_CHANCE = "any";

export const bySeat = (game: GameInfo | undefined): OptionInfo[] =>
  (game?.options ?? []).filter((option) => option.by_seat);

/** The word of each place, seats first; places after them are nobody's. */
export function wordsAt(option: OptionInfo, players: number, value?: OptionValue): string[] {
  const given = String(value ?? option.default).split(",");
  const places = Math.max(players, option.low ?? 0);
  return Array.from({ length: places }, (_, place) => given[place] ?? BY_CHANCE);
}

const kindOf = ({ kinds }: OptionInfo, word: string): number =>
  kinds?.alike.findIndex((alike) => alike.includes(word)) ?? -1;

/** The words that a place cannot have: somebody else has it, or too many have one of its kind. */
export function barred(
  option: OptionInfo,
  words: readonly string[],
  players: number,
  place: number,
): Partial<Record<string, "taken" | "uneven">> {
  const others = words.filter((_, at) => at !== place);
  const most = option.kinds?.most[players] ?? Infinity;
  const full = (kind: number) =>
    kind >= 0 && others.filter((word) => kindOf(option, word) === kind).length >= most;
  const found: Partial<Record<string, "taken" | "uneven">> = {};
  for (const word of option.words) {
    if (others.includes(word)) found[word] = "taken";
    else if (full(kindOf(option, word))) found[word] = "uneven";
  }
  return found;
}

/** Why there are no more words of this one's kind, in the game's own words where it has some. */
export function whyUneven(game: string, option: OptionInfo, players: number, word: string): string {
  const key = `option-${game}-${option.name}-uneven`;
  const most = option.kinds?.most[players] ?? 0;
  const values = { players, most, kind: kindOf(option, word) };
  return t(hasText(key) ? key : "choice-uneven", values);
}

/** The words by place, without those for which the ones before them leave no room. */
const fitting = (option: OptionInfo, players: number, words: readonly string[]): string[] =>
  words.reduce<string[]>((kept, word) => {
    const bars = barred(option, kept, players, kept.length);
    return [...kept, bars[word] ? BY_CHANCE : word];
  }, []);

/** A word as people call it. */
export const wordName = (game: string, option: OptionInfo, word: string): string => {
  const key = `option-${game}-${option.name}-${word}`;
  if (word === BY_CHANCE) return t("choice-by-chance");
  return hasText(key) ? t(key) : word;
};

/** Whose choice it is: mine, somebody's who is here too, or nobody's. */
export function choiceLabel(game: string, option: OptionInfo, whose: string | null = null): string {
  const key = `option-${game}-${option.name}`;
  const label = hasText(key) ? t(key) : option.name;
  return whose === null ? label : t("choice-whose", { label, name: whose });
}

/** What there is to choose, where the game says so. */
export const choiceHelp = (game: string, option: OptionInfo): string => {
  const key = `option-${game}-${option.name}-help`;
  return hasText(key) ? t(key) : "";
};

export const nobodysLabel = (game: string, option: OptionInfo): string => {
  const key = `option-${game}-${option.name}-nobody`;
  return hasText(key) ? t(key) : choiceLabel(game, option);
};

const chooses = ({ kind }: SeatPlan): boolean => kind === "me" || kind === "here";

/** The places for which the one who lays a table chooses: who is on this device, and nobody's. */
export const plannedPlaces = (option: OptionInfo, { seats }: Plan): number[] =>
  wordsAt(option, seats.length)
    .map((_, place) => place)
    .filter((place) => !seats[place] || chooses(seats[place]));

/** The words of a plan, by place. */
export const plannedWords = (option: OptionInfo, plan: Plan): string[] =>
  fitting(
    option,
    plan.seats.length,
    wordsAt(option, plan.seats.length).map((_, place) => {
      const seat = plan.seats[place];
      const words = seat ? (chooses(seat) ? seat.words : undefined) : plan.nobodys;
      return words?.[option.name] ?? BY_CHANCE;
    }),
  );

/** The word that stands for a planned seat, where one was chosen. */
export function plannedSign(game: GameInfo, plan: Plan, place: number): string | undefined {
  const words = bySeat(game).map((option) => plannedWords(option, plan)[place]);
  return words.find((word) => word !== BY_CHANCE);
}

/** A plan in which a place has this word. */
export function planWord(plan: Plan, name: string, place: number, word: string): Plan {
  if (place >= plan.seats.length) return { ...plan, nobodys: { ...plan.nobodys, [name]: word } };
  const seats = plan.seats.map((seat, at) =>
    at === place ? { ...seat, words: { ...seat.words, [name]: word } } : seat,
  );
  return { ...plan, seats };
}

/** The plan's options with what was chosen by seat. */
export const withWords = (game: GameInfo, plan: Plan): Plan => ({
  ...plan,
  options: {
    ...plan.options,
    ...Object.fromEntries(
      bySeat(game).map((option) => [option.name, plannedWords(option, plan).join(",")]),
    ),
  },
});
