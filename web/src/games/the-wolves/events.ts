/** The Wolves' events, as the server tells them. */
import type { Schemas } from "../../api/types";

export type Told = Schemas["TheWolvesEvent"];
