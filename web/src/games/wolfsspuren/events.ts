/** Wolfsspuren's events, as the server tells them. */
import type { Schemas } from "../../api/types";

export type Told = Schemas["WolfsspurenEvent"];
