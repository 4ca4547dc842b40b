/** What Jagdfieber sounds like. */
import type { Sounds } from "../../kit/sounds";
import type { Told } from "./events";

export const sounds: Sounds<Told> = { revealed: "card", took: "hunt", "season-closed": "howl" };
