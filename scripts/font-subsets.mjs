// webpack loader for the style sheets of @fontsource-variable: keeps the alphabets that the page
// writes in, so that no visitor's offline copy holds the others. (Text in them uses a system font.)
// Of the Greek letters a second family is made for the few words that a page in another language
// shows in Greek: "Alegreya Variable Names" beside "Alegreya Variable".
const kept = /-(latin|greek)-[a-z]+-(normal|italic)\.woff2/;

export default function fontSubsets(css) {
  return css.replace(/@font-face\s*{[^}]*}/g, (face) => (!kept.test(face) ? "" : /-greek-/.test(face) ? face + ofNames(face) : face));
}

const ofNames = (face) => face.replace(/(font-family: '[^']+)'/, "$1 Names'").replace(".woff2)", ".woff2?names)");
