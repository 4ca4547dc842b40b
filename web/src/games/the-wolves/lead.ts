/** Who leads a region now, and by how much. */
import type { RegionView, Terrain } from "./model";

interface Lead {
  /** The packs that are first: several where they are level; none where nobody is. */
  packs: Terrain[];
  /** More control than the next pack has; 0 where alphas alone decide, or where they are level. */
  by: number;
  kind: "control" | "alphas" | "level" | "nobody";
}

export function leadOf({ control }: Pick<RegionView, "control">): Lead {
  const first = control.filter(({ place }) => place === 1);
  const packs = first.map(({ pack }) => pack);
  const [leader] = first;
  if (!leader) return { packs, by: 0, kind: "nobody" };
  if (packs.length > 1) return { packs, by: 0, kind: "level" };
  const second = control.find(({ place }) => place > 1);
  const by = leader.control - (second?.control ?? 0);
  return { packs, by, kind: by > 0 ? "control" : "alphas" };
}

/** The lead as a sign on the map: `+2`, `=` where packs are level, `α` where alphas decide. */
export const leadSign = ({ by, kind }: Lead): string =>
  kind === "control" ? `+${by}` : kind === "alphas" ? "α" : kind === "level" ? "=" : "";
