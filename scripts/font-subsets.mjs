// webpack loader for the style sheets of @fontsource-variable: keeps the alphabets that the page
// writes in, so that no visitor's offline copy holds the others. (Text in them uses a system font.)
// A browser fetches a file when a letter of its range is written: signs that people's names alone
// have are a file of their own, and so are the few Greek words that a page in another language
// shows, in a second family ("Alegreya Variable Names" beside "Alegreya Variable").
const kept = /-(latin|greek)-[a-z]+-(normal|italic)\.woff2/;
const plain = "U+0020-007E,U+00A0,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00BD,U+00D7,U+2000-206F,U+20AC,U+2190-2193,U+2212";
const rare = "U+00A1-00AA,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00FF,U+0152-0153,U+0178";

export default function fontSubsets(css) {
  return css.replace(/@font-face\s*{[^}]*}/g, (face) => facesOf(face).join("\n"));
}

function facesOf(face) {
  const [, alphabet] = kept.exec(face) ?? [];
  if (alphabet === "latin") return [ranged(face, plain), part(ranged(face, rare), "rare")];
  if (alphabet === "greek") return [face, part(face.replace(/(font-family: '[^']+)'/, "$1 Names'"), "names")];
  return [];
}

const ranged = (face, range) => face.replace(/unicode-range: [^;]+/, `unicode-range: ${range}`);
const part = (face, name) => face.replace(".woff2)", `.woff2?${name})`);
