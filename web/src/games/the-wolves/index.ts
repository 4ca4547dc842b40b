/** The Wolves at the table. */
export { guide } from "./guide";
export { script } from "./beats";
export { places } from "./places";
export { sounds } from "./sounds";
export { teller } from "./words";
export { default as Table } from "./Table.svelte";
