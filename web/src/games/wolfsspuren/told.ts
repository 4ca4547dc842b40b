/** The events of docs/protocol.md, with what they carry. */
import type { LargeName, Letter, PhaseName, SmallName } from "./model";

interface OfWolf {
  seat: number;
  wolf: string;
}
interface Bout extends OfWolf {
  target: string;
  target_seat: number;
}

export interface Facts {
  chose: { seat: number; stage: "pick" | "vote" | "consent" | "strike" | "depart" };
  picked: { wolves: string[] };
  "picked-again": { wolves: string[] };
  "pack-formed": { males: string[]; females: string[] };
  "year-began": { year: number };
  "births-drawn": { number: number; order: number[] };
  "pup-added": { seat: number };
  "prey-turned": { prey: LargeName; reshuffled: boolean };
  "votes-revealed": { votes: LargeName[] };
  "prey-chosen": { prey: LargeName; seat: number | null };
  asked: OfWolf;
  "asked-not": { seat: number };
  answered: { answers: (boolean | null)[]; agreed: boolean };
  "joined-by-consent": OfWolf;
  planned: { seat: number };
  readied: { seat: number };
  reconsidered: { seat: number };
  "phase-began": {
    phase: PhaseName;
    sum: number;
    tokens: { wolf: string; token: number; spirals: number }[];
  };
  died: OfWolf & { cause: "spirals" | "hunger" | "wound" | "age" };
  "pups-died": { wolves: string[]; cause: "rearing" | "hunger" };
  "disc-won": OfWolf & { discs: number; full: boolean };
  "disc-lost": OfWolf & { discs: number };
  "omega-accepted": OfWolf;
  "omega-made": OfWolf;
  "omega-excluded": OfWolf;
  "alpha-alone": OfWolf;
  "small-prey-turned": { face_up: SmallName[] };
  caught: OfWolf & { prey: SmallName; gained: number };
  "hunt-over": Record<string, never>;
  "went-hungry": { wolves: string[]; lost: number; phase: PhaseName };
  hunted: {
    prey: LargeName;
    sum: number;
    result: "killed" | "killed-hurt" | "escaped-hurt" | "escaped";
  };
  wounded: OfWolf & { card: number };
  fed: { meals: { wolf: string; food: number }[]; pups: number };
  howled: { sum: number; result: "few" | "enough" | "many" };
  "prey-released": { prey: LargeName; seat: number };
  attacked: Bout;
  refrained: OfWolf;
  submitted: OfWolf & { target: string; forced: boolean };
  "fight-began": Bout & {
    cards: number;
    target_cards: number;
    score: number;
    target_score: number;
  };
  struck: {
    card: number;
    target_card: number;
    loss: number;
    target_loss: number;
    score: number;
    target_score: number;
    rout: boolean;
  };
  "fight-drawn": OfWolf & { target: string };
  "fight-won": OfWolf & { loser: string; loser_seat: number };
  swapped: OfWolf & { other: string };
  marked: {
    year: number;
    wolves: { wolf: string; rank: number; discs: number }[];
    points: number[];
  };
  aged: { wolves: { wolf: string; change: number }[] };
  "pup-joined": OfWolf;
  "departures-revealed": { wolves: string[] };
  "pair-left": { male: string; female: string };
  "left-alone": OfWolf;
  "year-scored": { year: number; points: number[]; totals: number[] };
  "pack-died-out": Record<string, never>;
  ended: { winners: number[] };
}

export type EventName = keyof Facts;
export type Told = { [Name in EventName]: { name: Name; data: Facts[Name] } }[EventName];
export type { Letter };

/** Events that pass without a word at the table; the log has them. */
export const SILENT: readonly EventName[] = ["chose", "planned", "readied", "reconsidered"];
