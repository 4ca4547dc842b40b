/** How each animal card is drawn: a head, its coat, eyes and mouth, and what it wears. */

export type Head = "wolf" | "hound" | "sheep" | "blanket";
export type Coat = "grey" | "old" | "red" | "pup" | "brown" | "spotted" | "cream" | "wool";
export type Eyes =
  "keen" | "left" | "right" | "sleepy" | "shut" | "wide" | "round" | "soft" | "dizzy" | "tears";
export type Mouth = "grin" | "smile" | "tongue" | "flat" | "small" | "wail";
export type Extra =
  | "napkin" | "spyglass-left" | "spyglass-right" | "headband" | "bandage" | "binoculars"
  | "nightcap" | "cap-back" | "collar" | "goggles" | "curl" | "dummy" | "zzz" | "no-three"
  | "hound-mask" | "wolf-mask" | "medal" | "bow" | "beard" | "glasses" | "question" | "map"
  | "horns" | "flames" | "magnifier" | "teddy" | "plaster"; // prettier-ignore

export interface Look {
  head: Head;
  coat: Coat;
  eyes: Eyes;
  mouth: Mouth;
  /** Ears that hang, stand, or fly. */
  ears?: "fly" | "long" | "odd";
  /** Behind the head, then before it. */
  behind?: Extra[];
  wears?: Extra[];
}

const wolf = (look: Partial<Look>): Look => ({
  head: "wolf",
  coat: "grey",
  eyes: "keen",
  mouth: "grin",
  ...look,
});
const hound = (look: Partial<Look>): Look => ({
  head: "hound",
  coat: "brown",
  eyes: "round",
  mouth: "tongue",
  ...look,
});
const sheep = (look: Partial<Look>): Look => ({
  head: "sheep",
  coat: "wool",
  eyes: "soft",
  mouth: "small",
  ...look,
});

type Sides = readonly [front: Look, back?: Look];

const LOOKS: Record<string, Sides> = {
  "wolf-01": [wolf({ wears: ["napkin"] })],
  "wolf-02": [wolf({ eyes: "left", wears: ["spyglass-left"] })],
  "wolf-03": [wolf({ eyes: "wide", mouth: "tongue", wears: ["headband"] })],
  "wolf-04": [wolf({ eyes: "sleepy", mouth: "flat", wears: ["bandage", "plaster"] })],
  "wolf-05": [wolf({ mouth: "smile", wears: ["binoculars"] })],
  "wolf-06": [wolf({ eyes: "shut", mouth: "smile", wears: ["nightcap"] })],
  "wolf-07": [wolf({ eyes: "right", wears: ["spyglass-right"] })],
  "wolf-08": [wolf({ eyes: "sleepy", mouth: "smile", wears: ["cap-back"] })],
  "hound-01": [hound({ wears: ["collar"] })],
  "hound-02": [hound({ coat: "spotted", ears: "long", eyes: "sleepy", mouth: "flat" })],
  "hound-03": [hound({ ears: "fly", wears: ["goggles"] })],
  "hound-04": [hound({ coat: "cream", eyes: "wide", mouth: "small", wears: ["curl", "dummy"] })],
  "sheep-01": [sheep({ eyes: "shut", wears: ["nightcap", "zzz"] })],
  "sheep-02": [sheep({ eyes: "keen", mouth: "flat", wears: ["glasses", "no-three"] })],
  "metamorphic-01": [wolf({ wears: ["hound-mask"] }), hound({ wears: ["wolf-mask"] })],
  "metamorphic-02": [
    hound({ coat: "spotted", wears: ["wolf-mask"] }),
    wolf({ coat: "old", wears: ["hound-mask"] }),
  ],
  "metamorphic-03": [
    wolf({ eyes: "wide", mouth: "smile", wears: ["hound-mask", "bow"] }),
    hound({ eyes: "wide", wears: ["wolf-mask", "bow"] }),
  ],
  "metamorphic-04": [
    hound({ coat: "cream", eyes: "sleepy", mouth: "smile", wears: ["wolf-mask", "medal"] }),
    wolf({ eyes: "sleepy", mouth: "smile", wears: ["hound-mask", "medal"] }),
  ],
  "extra-01": [wolf({ coat: "old", eyes: "soft", mouth: "smile", wears: ["beard", "glasses"] })],
  "extra-02": [
    hound({ eyes: "dizzy", ears: "odd", wears: ["question"] }),
    hound({ eyes: "dizzy", ears: "odd", mouth: "wail", wears: ["map"] }),
  ],
  "designer-01": [wolf({ coat: "red", behind: ["flames"], wears: ["horns"] })],
  "designer-02-1": [{ head: "blanket", coat: "grey", eyes: "keen", mouth: "flat" }],
  "designer-02-2": [{ head: "blanket", coat: "cream", eyes: "round", mouth: "flat" }],
  "designer-02-3": [
    wolf({ coat: "pup", eyes: "shut", mouth: "small", wears: ["teddy", "zzz"] }),
    wolf({ coat: "pup", eyes: "tears", mouth: "wail", wears: ["magnifier"] }),
  ],
};

export function lookOf(animal: string, back: boolean): Look {
  const sides = LOOKS[animal] ?? LOOKS["wolf-01"];
  const [front, reverse] = sides as Sides;
  return back ? (reverse ?? front) : front;
}

export const DRAWN: readonly string[] = Object.keys(LOOKS);
