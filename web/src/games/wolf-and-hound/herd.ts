/** Where each animal stands, and where it would stand: spots for tokens and trails between them. */
import { type Layout, type Point, stand, way } from "./geometry";
import { type AnimalView, clockwise, type Preview, SHIFT, sideOf } from "./model";

interface Standing extends Point {
  key: string;
  animal: AnimalView;
  size: number;
  /** Where its target lies, in degrees from above; nothing when it is where it stands. */
  aim: number | null;
  /** It would come to stand here. */
  ghost: boolean;
}

export interface Trail {
  key: string;
  animal: AnimalView;
  points: Point[];
  steps: number;
  /** Not by the card, but at the end of the turn. */
  late: boolean;
}

/** The animals that a preview moves or turns, as they would be. */
export function changed(now: readonly AnimalView[], preview: Preview | null): AnimalView[] {
  if (!preview) return [];
  return preview.animals.filter((then) => {
    const one = now.find(({ animal }) => animal === then.animal);
    return one?.place !== then.place || one.back !== then.back;
  });
}

export function standings(
  now: readonly AnimalView[],
  preview: Preview | null,
  layout: Layout,
  you: number | null,
): Standing[] {
  const all = [
    ...now.map((animal) => ({ animal, ghost: false })),
    ...changed(now, preview).map((animal) => ({ animal, ghost: true })),
  ];
  const found = [0, 1, 2, 3].flatMap((side) => {
    const here = all.filter(({ animal }) => sideOf(animal.place, you) === side);
    const { size, spots } = stand(here.length, layout, side);
    return here.map(({ animal, ghost }, index): Standing => ({
      key: `${ghost ? "ghost-" : ""}${animal.animal}`,
      animal,
      ghost,
      size: size * 0.92,
      aim: aimOf(animal, side),
      ...(spots[index] ?? { x: 0, y: 0 }),
    }));
  });
  // Always in the same order: an element that is moved loses its focus and starts its motion anew.
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/** Sheep cards aim at nobody; self is where the animal stands. */
function aimOf({ kind, target }: AnimalView, side: number): number | null {
  if (kind === "sheep" || target === "self") return null;
  const from = clockwise(side, 0);
  const to = clockwise(side, SHIFT[target]);
  // Seen from a station, the other three lie across the table.
  const at = [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ];
  const [a, b] = [at[from] ?? { x: 0, y: 0 }, at[to] ?? { x: 0, y: 0 }];
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

export function trails(
  now: readonly AnimalView[],
  preview: Preview | null,
  layout: Layout,
  you: number | null,
): Trail[] {
  if (!preview) return [];
  const found = now.flatMap((animal): Omit<Trail, "points">[] => {
    const move = preview.moves.find((one) => one.animal === animal.animal);
    const end = preview.animals.find((one) => one.animal === animal.animal)?.place ?? animal.place;
    const steps = move?.steps ?? 0;
    const between = move?.place ?? animal.place;
    const byCard = steps ? [{ key: animal.animal, animal, steps, late: false }] : [];
    // Whatever moves late moves counter-clockwise.
    const more = -clockwise(between, -end);
    return more === 0
      ? byCard
      : [
          ...byCard,
          {
            key: `${animal.animal}-late`,
            animal: { ...animal, place: between },
            steps: more,
            late: true,
          },
        ];
  });
  return found.map((trail, index) => ({
    ...trail,
    points: way(
      layout,
      sideOf(trail.animal.place, you),
      trail.steps,
      laneOf(index, found.length, layout),
    ),
  }));
}

const laneOf = (index: number, count: number, { token }: Layout): number =>
  count === 1 ? 0 : (index / (count - 1) - 0.5) * Math.min(token * 0.5, count * 9);
