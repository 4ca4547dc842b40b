/** Sitting down: create, join or play again, keep the token, go to the table. */
import { api } from "../api/http";
import { playAgain as againHere } from "../api/again";
import { forgetSeat, heldSeats, keepPeople, keepSeat, type Person } from "../api/tokens";
import type { GameInfo, NewMatch, Seating } from "../api/types";
import { t } from "../i18n/index.svelte";
import { forgetFirst } from "../kit/firsts";
import { settings } from "../kit/settings.svelte";
import { usualRules } from "./recommended";
import { router } from "./router.svelte";

/** Keep the seats of everyone who sits down on this device, and go to the table. */
function sit(seating: Seating, game: string | null): void {
  const people = [seating, ...(seating.others ?? [])].flatMap(({ seat, token }): Person[] =>
    seat !== null && token !== null ? [{ seat, token }] : [],
  );
  keepPeople(seating.match, people, game);
  router.go(`/m/${seating.match}`);
}

/** A seat at a table that waits, or at a new one; undefined game: any. */
export async function find(name: string, game?: string, language?: string): Promise<void> {
  const wish = { game: game ?? null, language: language ?? null, strength: "any" as const };
  if (name) settings.name = name;
  sit(await api.find({ ...wish, name: name || t("name-default") }), game ?? null);
}

export const create = async (wish: NewMatch): Promise<void> =>
  sit(await api.create(wish), wish.game);

/** So many of the newest tables tell whether a game is known here. */
const LOOKED_AT = 50;

/** Plays soundly and at once: good company for a first match. */
const USUAL = "yearling";

/** The level chosen last on this device, or the usual one. */
export const usualBot = (bots: readonly string[]): string =>
  [settings.bot, USUAL].find((bot) => bots.includes(bot)) ?? bots[0] ?? USUAL;

/** So many where nobody chose: a full table, and not too long to wait for one's turn. */
const COMPANY = 4;

/** As many as played this game last, as one chose; four, or what the game takes. */
export function usualPlayers({ id, players: { low, high } }: GameInfo): number {
  const wished = settings.players[id] ?? COMPANY;
  return Math.min(Math.max(wished, low), high);
}

/** One click: me and bots, as many and as strong as chosen last. */
export async function playNow(game: GameInfo): Promise<void> {
  const bot = { kind: "bot" as const, bot: usualBot(game.bots) };
  await create({
    game: game.id,
    options: usualRules(game),
    seats: [
      { kind: "me", name: settings.name || t("name-default") },
      ...Array<typeof bot>(usualPlayers(game) - 1).fill(bot),
    ],
  });
}

/** Another table of *Play now* instead of this one, at which nothing was decided yet. */
export async function playInstead(game: GameInfo, match: string): Promise<void> {
  forgetFirst(game.id, match);
  await playNow(game);
  // Where it cannot be removed now, it goes with the other matches that nobody touched for long.
  await api.remove(match).catch(() => null);
  forgetSeat(match);
}

/** A first match with a guide, against easy company. */
export const learn = async (game: GameInfo): Promise<void> =>
  sit(await api.learn(game.id, settings.name || t("name-default")), game.id);

/** Whether no match of this game was played to its end on this device, as far as can be told. */
export async function neverFinished(game: string): Promise<boolean> {
  const held = heldSeats().filter((seat) => seat.game === game);
  const tables = held.slice(0, LOOKED_AT).map(({ match, token }) => ({ match, token }));
  if (tables.length === 0) return true;
  const found = await api.tables(tables).catch(() => []);
  return !found.some((table) => table?.phase === "over");
}

export async function join(match: string, name: string, seat?: number): Promise<void> {
  settings.name = name;
  const seating = await api.join(match, name, seat);
  if (seating.token) keepSeat(match, seating.token);
}

/** One press in the list of open tables. */
export async function joinOpen(match: string, game: string, name: string): Promise<void> {
  if (name) settings.name = name;
  sit(await api.join(match, name || t("name-default")), game);
}

/** The same table again. Whoever asks second gets the seat that waits for them there. */
export async function playAgain(match: string, game: string): Promise<void> {
  router.go(`/m/${await againHere(match, game)}`);
}
