/** Wolfsspuren at the table. */
export { script } from "./beats";
export { default as Table } from "./Table.svelte";
