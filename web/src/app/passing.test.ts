import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import type { LiveMatch } from "../api/live.svelte";
import { keepPeople, loseSeat, peopleHere, tokenOf } from "../api/tokens";
import type { Snapshot } from "../api/types";
import { nextPerson, Passing } from "./passing.svelte";

const seat = (number: number) => ({
  seat: number,
  kind: "human" as const,
  name: `${number}`,
  bot: null,
  host: false,
  stand_in: null as string | null,
  confirmed: true,
  run_by: null,
});
const PEOPLE = [0, 2].map((number) => ({ seat: number, token: `t${number}` }));
const owing = (...to_act: number[]) => ({ to_act, seats: [0, 1, 2].map(seat) });

beforeEach(() => {
  localStorage.clear();
  keepPeople("m", PEOPLE, "jagdfieber");
});

test("whoever owes a decision keeps the device; then the next one after them has it", () => {
  expect(nextPerson(owing(0, 1, 2), PEOPLE, 0)).toBeNull();
  expect(nextPerson(owing(1, 2), PEOPLE, 0)).toBe(2);
  expect(nextPerson(owing(0, 1), PEOPLE, 2)).toBe(0);
  expect(nextPerson(owing(1), PEOPLE, 2)).toBeNull();
  expect(nextPerson(owing(0, 2), PEOPLE, null)).toBe(0);
});

test("nobody is handed the device whose seat a bot plays", () => {
  const now = owing(1, 2);
  if (now.seats[2]) now.seats[2].stand_in = "pup";
  expect(nextPerson(now, PEOPLE, 0)).toBeNull();
});

/** The server says who sits where. */
async function sitting(match: LiveMatch, secrets = true, seats = [0, 2]): Promise<Passing> {
  const answers = seats.map((you) => ({ you })) as Awaited<ReturnType<typeof api.tables>>;
  vi.spyOn(api, "tables").mockResolvedValueOnce(answers);
  const passing = new Passing(match, () => secrets);
  expect([passing.curtain, passing.ready]).toEqual([null, false]);
  await vi.waitFor(() => {
    expect(passing.curtain !== null || passing.ready).toBe(true);
  });
  return passing;
}

/** A match that shows what the token of the moment opens, as soon as one says hello with it. */
function live(first: Partial<Snapshot>): LiveMatch {
  const match = {
    match: "m",
    snapshot: { phase: "playing", number: 1, you: 0, ...owing(0, 2), ...first } as Snapshot,
    reconnect: () => {
      match.snapshot = { ...match.snapshot, you: Number(tokenOf("m")?.slice(1)) };
    },
  };
  return match as unknown as LiveMatch;
}
const goOn = (match: LiveMatch, number: number, ...to_act: number[]): void => {
  match.snapshot = { ...match.snapshot, number, to_act } as Snapshot;
};

test("the curtain hangs at first and between two people, and is asked for once", async () => {
  const match = live({});
  const passing = await sitting(match);
  expect([passing.curtain, passing.ready]).toEqual([0, false]);
  passing.lift();
  expect([passing.curtain, passing.ready]).toEqual([null, true]);
  goOn(match, 2, 2);
  expect(passing.curtain).toBe(2);
  passing.lift();
  expect([match.snapshot?.you, passing.curtain, passing.ready]).toEqual([2, null, true]);
  goOn(match, 3, 1);
  expect(passing.curtain).toBeNull();
});

test("somebody may look again before the next one decides, until something happens", async () => {
  const match = live({ to_act: [2] });
  const passing = await sitting(match);
  passing.lift();
  expect(match.snapshot?.you).toBe(2);
  passing.ask(0);
  expect(passing.curtain).toBe(0);
  passing.lift();
  expect([match.snapshot?.you, passing.curtain]).toEqual([0, null]);
  goOn(match, 2, 2);
  expect(passing.curtain).toBe(2);
});

test("at the curtain the one before may ask for the device again", async () => {
  const match = live({});
  const passing = await sitting(match);
  passing.lift();
  expect(passing.others).toEqual([2]);
  goOn(match, 2, 2);
  expect([passing.curtain, passing.others]).toEqual([2, [0]]);
  passing.ask(0);
  expect([passing.curtain, passing.ready]).toEqual([null, true]);
});

test("whose seat went to another device is asked for no more, and the rest is not shown", async () => {
  const match = live({});
  const passing = await sitting(match);
  passing.lift();
  loseSeat("m");
  match.reconnect();
  expect(passing.ready).toBe(false);
  passing.recount();
  expect([passing.curtain, passing.others]).toEqual([2, []]);
  passing.lift();
  expect([match.snapshot?.you, passing.curtain, passing.ready]).toEqual([2, null, true]);
  goOn(match, 2, 0);
  passing.recount();
  expect([passing.curtain, passing.ready]).toEqual([null, true]);
});

test("where nothing is hidden the next one plays without a curtain", async () => {
  const match = live({ to_act: [2] });
  const passing = await sitting(match, false);
  expect([passing.curtain, passing.ready]).toEqual([null, true]);
  passing.follow();
  expect(match.snapshot?.you).toBe(2);
});

test("when all is over everyone may look", async () => {
  const passing = await sitting(live({ phase: "over", to_act: [] }));
  expect([passing.curtain, passing.ready]).toEqual([null, true]);
});

test("who changed places before the match began is found where they sit now", async () => {
  const passing = await sitting(live({ to_act: [1] }), true, [1, 2]);
  expect(passing.curtain).toBe(1);
  expect(peopleHere("m").map(({ seat }) => seat)).toEqual([1, 2]);
});
