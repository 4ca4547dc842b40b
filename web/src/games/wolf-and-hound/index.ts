/** Wolf & Hound at the table. */
export { default as Table } from "./Table.svelte";
