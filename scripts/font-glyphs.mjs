// webpack loader for the font files: keeps the letters, weights and features that the page uses. A third of
// what a visitor loads were fonts. Whatever else somebody writes (a name in Cyrillic) uses a system font.
import subsetFont from "subset-font";

const between = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const alphabets = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€→←−`,
  greek: between(0x384, 0x3ce),
};
/** What a page in another language says in Greek: its name and that of the language. */
const names = "τραπέζι Ελληνικά";
const weights = { wght: { min: 400, max: 800 } };
/** Kerning, marks and ligatures; figures that stand in columns and on the line. */
const keepFeatures = ["kern", "liga", "rlig", "mark", "mkmk", "ccmp", "locl", "rvrn", "tnum", "lnum"];

export const raw = true;

export default function fontGlyphs(font) {
  const [, alphabet] = /-(latin|greek)-/.exec(this.resourcePath);
  const done = this.async();
  const isNames = this.resourceQuery === "?names";
  const options = { targetFormat: "woff2", keepFeatures, noHinting: true, variationAxes: isNames ? { wght: 550 } : weights };
  subsetFont(font, isNames ? names : alphabets[alphabet], options).then(
    (small) => done(null, small),
    done,
  );
}
