/** Wolf & Hound at the table. */
export { script } from "./beats";
export { places } from "./places";
export { sounds } from "./sounds";
export { default as Table } from "./Table.svelte";
