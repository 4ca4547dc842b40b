/** The words of the Wolfsspuren view, from the server's document, and how wolves are named. */
import { componentsOf } from "../../api/components";
import type { Schemas } from "../../api/types";

export type View = Schemas["WolfsspurenView"];
export type Player = View["players"][number];
export type Row = View["rows"][number];
export type Wolf = NonNullable<Row["female"]>;
export type Phase = View["timeline"][number];
export type PhaseName = Phase["phase"];
export type StageName = View["stage"];
export type LargePrey = View["prey"]["face_up"][number];
export type LargeName = LargePrey["kind"];
export type SmallName = View["small_prey"]["face_up"][number];
export type Plan = NonNullable<View["plan"]>;
export type PlanRow = Plan["rows"][number];
export type Fight = NonNullable<View["fight"]>;
export type Fighter = Fight["attacker"];
export type Strike = Fight["strikes"][number];
export type Marking = NonNullable<View["marking"]>;
export type Score = Marking["players"][number];
export type Letter = Wolf["letter"];
export type Sex = Wolf["sex"];
export type Colour = Player["colour"];

export const COLOURS = ["green", "blue", "black", "yellow", "orange", "grey"] as const;
export const LETTERS = ["a", "b", "c"] as const;
/** The columns of a plan. */
export const PHASES = ["rearing", "lone-hunt", "pack-hunt", "howling", "rank-fights"] as const;
export type ActionPhase = (typeof PHASES)[number];
export const PARTS = ["rank", "discs", "dead", "excluded", "departed"] as const;
export const FULL = 12;

export const columnOf = (phase: PhaseName): number => PHASES.indexOf(phase as ActionPhase);

export type Seated = Pick<View, "players">;

/** A wolf's colour and letter, from a name such as "green-a". */
export const colourOf = (wolf: string): Colour => (wolf.split("-")[0] ?? "green") as Colour;
export const letterOf = (wolf: string): Letter => (wolf.split("-")[1] ?? "a") as Letter;
/** Whose it is, and the other way round. */
export const seatOf = ({ players }: Seated, wolf: string): number =>
  players.findIndex(({ colour }) => colour === colourOf(wolf));
export const wolfOf = ({ players }: Seated, seat: number, letter: string): string =>
  `${players[seat]?.colour ?? "green"}-${letter}`;
export const sexIn = (view: Seated, wolf: string): Sex =>
  view.players[seatOf(view, wolf)]?.sexes[LETTERS.indexOf(letterOf(wolf))] ?? "female";

/** The number of a colour: so its mark and its paint are numbered, wherever its player sits. */
export const signOf = (colour: Colour): number => COLOURS.indexOf(colour);
export const paintOf = (colour: Colour): string => `var(--seat-${signOf(colour)})`;

export const wolvesOf = (view: Pick<View, "rows">): Wolf[] =>
  view.rows.flatMap(({ female, male }) => [female, male].filter((wolf) => wolf !== null));

export const findWolf = (view: Pick<View, "rows">, name: string): Wolf | undefined =>
  wolvesOf(view).find((wolf) => wolf.name === name);

export const phaseOf = (view: Pick<View, "timeline">, phase: PhaseName): Phase | undefined =>
  view.timeline.find((each) => each.phase === phase);

interface Box {
  wolves: { strength: number; most_discs: number; males: Record<Colour, readonly Letter[]> };
  tokens: { spirals: readonly number[] };
  births: { cards: readonly number[] };
  fights: { cards: number };
  lifespan: { green: number; yellow: number };
  small_prey: Record<SmallName, { count: number; strength: number }>;
  large_prey: Record<LargeName, Pick<LargePrey, "count" | "black" | "green" | "red" | "food">>;
}

/** The figures of the box. */
export const box = (): Box => componentsOf("wolfsspuren");

export const sexOf = (wolf: string): Sex =>
  box().wolves.males[colourOf(wolf)].includes(letterOf(wolf)) ? "male" : "female";

/** A card of large prey that has just been turned up; its figures are the box's. */
export function largePrey(kind: LargeName): LargePrey {
  const { black, green, red, food } = box().large_prey[kind];
  return { kind, count: 1, black, green, red, food, hungry: 0, hunted: false };
}

export { signed } from "../../kit/points";

/** So many steps, to draw something as often. */
export const times = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, step) => step);
