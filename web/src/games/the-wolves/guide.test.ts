import { expect, test } from "vitest";
import type { ToldEvent } from "../../kit/told";
import type { Told } from "./events";
import { learned, LESSONS, lessonOf } from "./guide";

const ME = 1;
const done = (name: Told["name"], seat: number | null = ME): ToldEvent<Told> => ({
  key: name,
  event: (seat === null ? { name } : { name, seat }) as Told,
});

test("a first match begins with the first lesson", () => {
  expect(lessonOf(learned([], ME))).toBe("arrange");
});

test("each lesson is learned by doing it, and after the last none is left", () => {
  const deeds = [
    done("arranged"),
    done("placed"),
    done("placed"),
    done("moved"),
    done("den-built"),
    done("turn-ended"),
    done("howled"),
  ];
  const told = deeds.map((_, count) => lessonOf(learned(deeds.slice(0, count), ME)));
  expect(told).toEqual(["arrange", "place", "place", "move", "den", "end", "howl"]);
  expect(lessonOf(learned(deeds, ME))).toBe("score");
  const all = learned([...deeds, done("region-scored", null)], ME);
  expect(lessonOf(all)).toBeNull();
  expect(all.size).toBe(LESSONS.length);
});

test("what others do teaches nothing", () => {
  expect(learned([done("moved", 0)], ME).size).toBe(0);
});
