/** How a game's first match is set up, for games with a guide: `games/<id>/lesson.ts`. */
import type { GameInfo } from "../api/types";
import type { Lesson } from "./types";

const lessons = import.meta.glob<Lesson>("./*/lesson.ts", { eager: true, import: "lesson" });

/** The first match of a game with a guide; null for a game without one. */
export function firstMatch({ id, options }: GameInfo): Lesson | null {
  const lesson = lessons[`./${id}/lesson.ts`];
  if (!lesson) return null;
  const known = new Set(options.map(({ name }) => name));
  const entries = Object.entries(lesson.options).filter(([name]) => known.has(name));
  return { ...lesson, options: Object.fromEntries(entries) };
}
