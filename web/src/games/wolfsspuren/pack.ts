/** The order of the pack while a year is told. It knows no rules: an event says who goes where,
 *  and these functions only close the rows. */
import {
  FULL,
  letterOf,
  seatOf,
  type Row,
  type Sex,
  type View,
  type Wolf,
  wolvesOf,
} from "./model";

interface Order {
  females: Wolf[];
  males: Wolf[];
  omega: Wolf | null;
}

const orderOf = (view: View): Order => {
  const ranked = view.rows.filter(({ kind }) => kind !== "omega");
  const last = view.rows.find(({ kind }) => kind === "omega");
  return {
    females: ranked.flatMap(({ female }) => (female ? [female] : [])),
    males: ranked.flatMap(({ male }) => (male ? [male] : [])),
    omega: last ? (last.female ?? last.male) : null,
  };
};

/** The rows of the family picture: alphas, the beta, pairs, the omega. */
function rowsOf({ females, males, omega }: Order): Row[] {
  const [alphaMale, beta, ...otherMales] = males;
  const [alphaFemale, ...otherFemales] = females;
  const rows: Omit<Row, "points">[] = [
    { kind: "alpha", female: alphaFemale ?? null, male: alphaMale ?? null },
    { kind: "beta", female: null, male: beta ?? null },
    ...Array.from({ length: Math.max(otherMales.length, otherFemales.length) }, (_, at) => ({
      kind: "pair" as const,
      female: otherFemales[at] ?? null,
      male: otherMales[at] ?? null,
    })),
    {
      kind: "omega",
      female: omega?.sex === "female" ? omega : null,
      male: omega?.sex === "male" ? omega : null,
    },
  ];
  const filled = rows.filter(({ female, male }) => female ?? male);
  return filled.map((row, at) => numbered(row, at, filled.length - at));
}

function numbered(row: Omit<Row, "points">, at: number, points: number): Row {
  const place: Wolf["place"] = row.kind === "pair" ? "ordinary" : row.kind;
  const put = (wolf: Wolf | null) => wolf && { ...wolf, place, row: at, rank_points: points };
  return { ...row, points, female: put(row.female), male: put(row.male) };
}

const arrange = (view: View, order: Order): View => ({ ...view, rows: rowsOf(order) });

export function change(view: View, name: string, how: (wolf: Wolf) => Partial<Wolf>): View {
  const put = (wolf: Wolf | null) => (wolf?.name === name ? { ...wolf, ...how(wolf) } : wolf);
  const rows = view.rows.map((row) => ({ ...row, female: put(row.female), male: put(row.male) }));
  return { ...view, rows };
}

export const changeAll = (view: View, how: (wolf: Wolf) => Partial<Wolf>): View =>
  wolvesOf(view).reduce((now, { name }) => change(now, name, how), view);

export const weaken = (view: View, name: string, by: number): View =>
  change(view, name, ({ strength }) => ({ strength: Math.max(0, Math.min(FULL, strength - by)) }));

export function remove(view: View, name: string): View {
  const { females, males, omega } = orderOf(view);
  const others = (wolves: Wolf[]) => wolves.filter((wolf) => wolf.name !== name);
  return arrange(view, {
    females: others(females),
    males: others(males),
    omega: omega?.name === name ? null : omega,
  });
}

/** To the bottom of its sex, above an omega. */
export function add(view: View, wolf: Wolf): View {
  const order = orderOf(remove(view, wolf.name));
  const key = wolf.sex === "female" ? "females" : "males";
  return arrange(view, { ...order, [key]: [...order[key], wolf] });
}

export function makeOmega(view: View, wolf: Wolf): View {
  return arrange(view, { ...orderOf(remove(view, wolf.name)), omega: wolf });
}

export function swap(view: View, one: string, other: string): View {
  const { females, males, omega } = orderOf(view);
  const both = [...females, ...males];
  const trade = (wolf: Wolf): Wolf => {
    const name = wolf.name === one ? other : wolf.name === other ? one : wolf.name;
    return both.find((each) => each.name === name) ?? wolf;
  };
  return arrange(view, { females: females.map(trade), males: males.map(trade), omega });
}

/** The first order, from the top. */
export const form = (view: View, females: string[], males: string[]): View =>
  arrange(view, {
    females: females.map((name) => young(view, name, "female")),
    males: males.map((name) => young(view, name, "male")),
    omega: null,
  });

/** What a wolf has done this year, before it has done anything. */
export const RESTED = {
  token: null,
  tokens: [0, 0, 0, 0, 0],
  caught: null,
  meal: null,
  submitted: false,
  young: false,
  acting: false,
  waiting: null,
} satisfies Partial<Wolf>;

/** A wolf as it joins: full of strength, with one disc. */
export const young = (view: View, name: string, sex: Sex): Wolf => ({
  name,
  seat: seatOf(view, name),
  letter: letterOf(name),
  sex,
  strength: FULL,
  discs: 1,
  place: "ordinary",
  row: 0,
  rank_points: 0,
  ...RESTED,
});
