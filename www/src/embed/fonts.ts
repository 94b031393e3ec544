import alegreya from "@fontsource-variable/alegreya/index.css?sheet";
import commissioner from "@fontsource-variable/commissioner/index.css?sheet";

/** Makes the fonts known to the page. Browsers look for them in the document alone, even for what a shadow root shows. */
export function adoptFonts(): void {
  const missing = [alegreya, commissioner].filter((sheet) => !document.adoptedStyleSheets.includes(sheet));
  document.adoptedStyleSheets.push(...missing);
}
