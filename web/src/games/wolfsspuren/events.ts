/** Wolfsspuren's events, as the server tells them (docs/protocol.md). */
import type { LargeName, PhaseName, SmallName } from "./model";

interface OfWolf {
  seat: number;
  wolf: string;
}
interface Bout extends OfWolf {
  target: string;
  target_seat: number;
}

export type Told =
  | { name: "chose"; seat: number; stage: "pick" | "vote" | "consent" | "strike" | "depart" }
  | { name: "picked"; wolves: string[] }
  | { name: "picked-again"; wolves: string[] }
  | { name: "pack-formed"; males: string[]; females: string[] }
  | { name: "year-began"; year: number }
  | { name: "births-drawn"; number: number; order: number[] }
  | { name: "pup-added"; seat: number }
  | { name: "prey-turned"; prey: LargeName; reshuffled: boolean }
  | { name: "votes-revealed"; votes: LargeName[] }
  | { name: "prey-chosen"; prey: LargeName; seat: number | null }
  | ({ name: "asked" } & OfWolf)
  | { name: "asked-not"; seat: number }
  | { name: "answered"; answers: (boolean | null)[]; agreed: boolean }
  | ({ name: "joined-by-consent" } & OfWolf)
  | { name: "planned"; seat: number }
  | { name: "readied"; seat: number }
  | { name: "reconsidered"; seat: number }
  | {
      name: "phase-began";
      phase: PhaseName;
      sum: number;
      tokens: { wolf: string; token: number; spirals: number }[];
    }
  | ({ name: "died"; cause: "spirals" | "hunger" | "wound" | "age" } & OfWolf)
  | { name: "pups-died"; wolves: string[]; cause: "rearing" | "hunger" }
  | ({ name: "disc-won"; discs: number; full: boolean } & OfWolf)
  | ({ name: "disc-lost"; discs: number } & OfWolf)
  | ({ name: "omega-accepted" } & OfWolf)
  | ({ name: "omega-made" } & OfWolf)
  | ({ name: "omega-excluded" } & OfWolf)
  | ({ name: "alpha-alone" } & OfWolf)
  | { name: "small-prey-turned"; face_up: SmallName[] }
  | ({ name: "caught"; prey: SmallName; gained: number } & OfWolf)
  | { name: "hunt-over" }
  | { name: "went-hungry"; wolves: string[]; lost: number; phase: PhaseName }
  | {
      name: "hunted";
      prey: LargeName;
      sum: number;
      result: "killed" | "killed-hurt" | "escaped-hurt" | "escaped";
    }
  | ({ name: "wounded"; card: number } & OfWolf)
  | { name: "fed"; meals: { wolf: string; food: number }[]; pups: number }
  | { name: "howled"; sum: number; result: "few" | "enough" | "many" }
  | { name: "prey-released"; prey: LargeName; seat: number }
  | ({ name: "attacked" } & Bout)
  | ({ name: "refrained" } & OfWolf)
  | ({ name: "submitted"; target: string; forced: boolean } & OfWolf)
  | ({
      name: "fight-began";
      cards: number;
      target_cards: number;
      score: number;
      target_score: number;
    } & Bout)
  | {
      name: "struck";
      card: number;
      target_card: number;
      loss: number;
      target_loss: number;
      score: number;
      target_score: number;
      rout: boolean;
    }
  | ({ name: "fight-drawn"; target: string } & OfWolf)
  | ({ name: "fight-won"; loser: string; loser_seat: number } & OfWolf)
  | ({ name: "swapped"; other: string } & OfWolf)
  | {
      name: "marked";
      year: number;
      wolves: { wolf: string; rank: number; discs: number }[];
      points: number[];
    }
  | { name: "aged"; wolves: { wolf: string; change: number }[] }
  | ({ name: "pup-joined" } & OfWolf)
  | { name: "departures-revealed"; wolves: string[] }
  | { name: "pair-left"; male: string; female: string }
  | ({ name: "left-alone" } & OfWolf)
  | { name: "year-scored"; year: number; points: number[]; totals: number[] }
  | { name: "pack-died-out" }
  | { name: "ended"; winners: number[] };
