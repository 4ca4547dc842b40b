/** Turns a game's pages/<lang>.md into HTML while building: no markdown reader in the browser. */
import MarkdownIt from "markdown-it";
import type { Plugin } from "vite";

export interface Heading {
  id: string;
  level: number;
  text: string;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function renderRules(source: string): { html: string; headings: Heading[] } {
  const markdown = new MarkdownIt({ html: false });
  // The page and the panel have their own heading; the document's title would be a second one.
  const all = markdown.parse(source, {});
  const tokens = all[0]?.tag === "h1" ? all.slice(3) : all;
  const headings: Heading[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open") return;
    const text = tokens[index + 1]?.content ?? "";
    const id = `rules-${slug(text)}`;
    token.attrSet("id", id);
    headings.push({ id, level: Number(token.tag.slice(1)), text });
  });
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  return { html, headings };
}

export function rulesPages(): Plugin {
  return {
    name: "wolfden-rules-pages",
    enforce: "pre",
    transform(source, id) {
      if (!id.split("?")[0]?.endsWith(".md")) return null;
      const { html, headings } = renderRules(source);
      return {
        code: `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`,
        map: null,
        moduleType: "js",
      };
    },
  };
}
