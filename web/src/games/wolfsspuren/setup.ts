/** Wolfsspuren on the set-up page: the usual fields, and the players' colours. */
import "./art/seats.css";
import type { GameSetUp } from "../types";

export const fields: GameSetUp["fields"] = {};
