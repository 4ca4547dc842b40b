/** Who came and who went, between two looks at the people of a table. Pure. */
import type { Where } from "../../api/people";

export interface Present {
  name: string;
  where: Where;
}

interface Coming {
  name: string;
  where: Where | "joined" | "left";
}

/** People are told apart by their names, which differ at a table; seats may be changed. */
export function comings(before: readonly Present[], now: readonly Present[]): Coming[] {
  const known = new Map(before.map(({ name, where }) => [name, where]));
  const here = new Set(now.map(({ name }) => name));
  const gone = before.filter(({ name }) => !here.has(name));
  return [
    ...gone.map(({ name }): Coming => ({ name, where: "left" })),
    ...now.flatMap(({ name, where }): Coming[] => {
      if (!known.has(name)) return [{ name, where: "joined" }];
      return known.get(name) === where ? [] : [{ name, where }];
    }),
  ];
}
