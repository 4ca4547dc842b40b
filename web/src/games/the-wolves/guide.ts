/** The lessons of a first match: what to do next, seen from what I have done. */
import type { Snapshot } from "../../api/types";
import type { ToldEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Deed, View } from "./model";

export const LESSONS = ["arrange", "place", "move", "den", "end", "howl", "score"] as const;
export type Lesson = (typeof LESSONS)[number];

const DONE: Record<Lesson, Told["name"]> = {
  arrange: "arranged",
  place: "placed",
  move: "moved",
  den: "den-built",
  end: "turn-ended",
  howl: "howled",
  score: "region-scored",
};
/** A pair is placed twice. */
const OFTEN: Partial<Record<Lesson, number>> = { place: 2 };

/** The lessons I have behind me. */
export function learned(story: readonly ToldEvent<Told>[], you: number): Set<Lesson> {
  const counts = new Map<string, number>();
  for (const { event } of story)
    if (!("seat" in event) || event.seat === you)
      counts.set(event.name, (counts.get(event.name) ?? 0) + 1);
  return new Set(
    LESSONS.filter((lesson) => (counts.get(DONE[lesson]) ?? 0) >= (OFTEN[lesson] ?? 1)),
  );
}

/** The first lesson that is still open; null when all are learned. */
export const lessonOf = (done: ReadonlySet<Lesson>): Lesson | null =>
  LESSONS.find((lesson) => !done.has(lesson)) ?? null;

/** The button a lesson points at. */
export function pointer(lesson: Lesson | null, snapshot: Snapshot<View>): Deed | "end" | null {
  const { you, to_act, view, legal } = snapshot;
  if (you === null || !to_act.includes(you) || view?.phase !== "act") return null;
  if (lesson === "end") return legal.some(({ text }) => text === "end") ? "end" : null;
  if (lesson !== "move" && lesson !== "den" && lesson !== "howl") return null;
  const able = (deed: Deed) => legal.some(({ verb }) => verb === deed);
  if (able(lesson)) return lesson;
  return able("move") ? "move" : null;
}

/** Whether the lesson can be done with the next action. */
export const within = (lesson: Lesson, { legal }: Snapshot): boolean =>
  legal.some(({ verb }) => verb === lesson);
