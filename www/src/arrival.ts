/** Tells whoever does not see the page where it has come to, whenever its main part is another one. */

const MAIN = "main:not([hidden])";

/** Follows the main part of a page: its title says what is shown, and a focus that was lost goes there. Returns how to stop. */
export function followMain(page: HTMLElement): () => void {
  let before = page.querySelector<HTMLElement>(MAIN);
  const look = (): void => {
    const main = page.querySelector<HTMLElement>(MAIN);
    if (!main) return;
    const title = titleOf(nameOf(main));
    if (document.title !== title) document.title = title;
    if (main === before) return;
    // where the page was opened the browser's own place is right: a reader starts at the top
    if (before) takeFocus(main);
    before = main;
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["aria-label", "hidden"] });
  return () => observer.disconnect();
}

function nameOf(main: HTMLElement): string {
  const labels = (main.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => (id ? main.querySelector(`#${id}`)?.textContent?.trim() : ""));
  return main.getAttribute("aria-label") ?? labels.join(" ").trim();
}

const titleOf = (name: string): string => (name === "" ? "Trapezi" : name.includes("Trapezi") ? name : `${name} · Trapezi`);

function takeFocus(main: HTMLElement): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
