// webpack loader for the style sheets of @fontsource-variable: keeps the alphabets that the page
// writes in, so that no visitor's offline copy holds the others. (Text in them uses a system font.)
const kept = /-(latin|greek)-[a-z]+-(normal|italic)\.woff2/;

export default function fontSubsets(css) {
  return css.replace(/@font-face\s*{[^}]*}/g, (face) => (kept.test(face) ? face : ""));
}
