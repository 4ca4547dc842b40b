// Makes the two faces of the app from their packages: only the letters that we need, as woff2.
// `npm run build` and `npm run dev` call it; what it writes is not kept in git.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { convert } from "fontverter";
import subset from "subset-font";

const letters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LATIN = letters(0x20, 0x7e) + letters(0xa0, 0xff) + "ŒœŸẞ–—‘’‚“”„•…‹›€−";
/** Names of people from all over Europe are written in the text face, and the signs of the tables. */
const TEXT = LATIN + letters(0x100, 0x17f) + "ȘșȚț≈≠≤≥←→↑↓↔✓✗♥●Σα⁸\u2009\u202f";
const COMMON = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"];

export const FACES = {
  title: {
    file: "@fontsource/grenze/files/grenze-latin-600-normal.woff2",
    letters: LATIN,
    features: [...COMMON, "calt", "lnum", "tnum"],
  },
  text: {
    file: "source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2",
    letters: TEXT,
    features: [...COMMON, "case", "pnum"],
    // Its licence reserves the name for the whole font.
    renamed: ["Source", "Hearth"],
  },
};

/** Names stand in a font in two encodings; the new name is as long, so that nothing moves. */
function rename(font, [from, to]) {
  let bytes = font.toString("latin1");
  for (const spaced of ["", "\0"]) {
    const wide = (word) => [...word].join(spaced);
    for (const rest of [" Sans", "Sans"])
      bytes = bytes.replaceAll(wide(from + rest), wide(to + rest));
  }
  return Buffer.from(bytes, "latin1");
}

async function make({ file, letters: text, features, renamed }) {
  const whole = await readFile(new URL(`../node_modules/${file}`, import.meta.url));
  const font = await subset(whole, text, {
    targetFormat: "sfnt",
    keepFeatures: features,
    noHinting: true,
  });
  return convert(renamed ? rename(font, renamed) : font, "woff2");
}

async function main() {
  const folder = new URL("../fonts/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, face] of Object.entries(FACES))
    await writeFile(new URL(`${name}.woff2`, folder), await make(face));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
