// webpack loader for the font files: keeps the letters, weights and features that the page uses. A third of
// what a visitor loads were fonts. Whatever else somebody writes (a name in Cyrillic) uses a system font.
import subsetFont from "subset-font";

const between = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** The letters of each file of a font, by the query of its address in font-subsets.mjs. */
const letters = {
  latin: `${between(0x20, 0x7e)}\u00a0\u00ad«»°·½×–—‘’‚“”„†•…‹›€→←−`,
  "latin?rare": `${between(0xa1, 0xff)}ŒœŸ`,
  greek: between(0x384, 0x3ce),
  // what a page in another language says in Greek: its name and that of the language
  "greek?names": "τραπέζι Ελληνικά",
};
const weights = { min: 400, max: 800 };
/** Kerning, marks and ligatures; figures that stand in columns and on the line. */
const keepFeatures = ["kern", "liga", "rlig", "mark", "mkmk", "ccmp", "locl", "rvrn", "tnum", "lnum"];

export const raw = true;

export default function fontGlyphs(font) {
  const [, alphabet] = /-(latin|greek)-/.exec(this.resourcePath);
  const part = `${alphabet}${this.resourceQuery}`;
  const wght = part === "greek?names" ? 550 : weights;
  const done = this.async();
  subsetFont(font, letters[part], { targetFormat: "woff2", keepFeatures, noHinting: true, variationAxes: { wght } }).then(
    (small) => done(null, small),
    done,
  );
}
