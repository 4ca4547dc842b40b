// Runs before the first paint, so that a chosen theme never flashes. Reads what
// src/kit/settings.svelte.ts writes; the content policy forbids it to be inline.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("wolfden:settings") || "{}") || {};
  } catch {
    /* a blocked or broken store: the system's choice holds */
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme =
    stored.theme === "light" || stored.theme === "dark" ? stored.theme : dark ? "dark" : "light";
})();
