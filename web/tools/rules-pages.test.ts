import { expect, test } from "vitest";
import { renderRules } from "./rules-pages.ts";

const SOURCE = "# Title\n\nHello.\n\n## Début du jour\n\n| a |\n| - |\n| 1 |\n\n<b>raw</b>\n";

test("rules become HTML with a list of their sections", () => {
  const { html, headings } = renderRules(SOURCE);
  expect(headings).toEqual([{ id: "rules-debut-du-jour", level: 2, text: "Début du jour" }]);
  expect(html).toContain('<h2 id="rules-debut-du-jour">Début du jour</h2>');
});

test("the document's own title is left to the page around it", () => {
  expect(renderRules(SOURCE).html).toMatch(/^<p>Hello/);
});

test("tables can scroll, and raw HTML stays text", () => {
  const { html } = renderRules(SOURCE);
  expect(html).toContain('<div class="scroll" tabindex="0"><table>');
  expect(html).toContain("&lt;b&gt;raw");
});
