/** Which sign a seat has. Usually that of its number; where people choose a colour, that of it. */
import { getContext, setContext } from "svelte";

type SignOf = (seat: number) => number;

const KEY = Symbol("signs of seats");

/** For all that is drawn inside this component. */
export const giveSigns = (signOf: SignOf): SignOf => setContext(KEY, signOf);

export const signsHere = (): SignOf => getContext<SignOf | undefined>(KEY) ?? ((seat) => seat);
