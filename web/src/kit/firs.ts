/** Fir trees as paths: the same wood on every visit, in a few bytes. */

/** Small repeatable chance for drawings only. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One fir standing at (x, y): tiers that droop a little and never quite match. */
export function fir(x: number, y: number, height: number, chance: () => number): string {
  const tiers = 4 + Math.round(height / 70);
  const width = height * (0.17 + chance() * 0.05);
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const reach = (width * tier) / tiers;
    const foot = y - height + (height * 0.95 * tier) / tiers;
    const notch = foot - height * 0.035;
    const [a, b] = [reach * (0.85 + chance() * 0.3), reach * (0.85 + chance() * 0.3)];
    right.push(`L${round(x + a)} ${round(foot)}L${round(x + a * 0.5)} ${round(notch)}`);
    left.unshift(`L${round(x - b * 0.5)} ${round(notch)}L${round(x - b)} ${round(foot)}`);
  }
  const trunk = round(Math.max(1.5, height * 0.02));
  return (
    `M${round(x)} ${round(y - height)}${right.join("")}` +
    `L${round(x + trunk)} ${round(y - height * 0.08)}V${round(y)}H${round(x - trunk)}` +
    `V${round(y - height * 0.08)}${left.join("")}Z`
  );
}

interface Wood {
  seed: number;
  from: number;
  to: number;
  step: number;
  height: [number, number];
  ground: (x: number) => number;
}

/** A row of firs along a slope. */
export function wood({ seed, from, to, step, height, ground }: Wood): string {
  const chance = scatter(seed);
  let path = "";
  for (let x = from; x < to; x += step * (0.6 + chance() * 0.8)) {
    const tall = height[0] + (height[1] - height[0]) * chance() ** 1.5;
    path += fir(x, ground(x) + 4, tall, chance);
  }
  return path;
}

/** Points of a sky, denser above. */
export function stars(seed: number, count: number, width: number, height: number) {
  const chance = scatter(seed);
  return Array.from({ length: count }, () => ({
    x: round(chance() * width),
    y: round(chance() ** 1.6 * height),
    r: round(0.6 + chance() ** 3 * 1.6),
  }));
}
