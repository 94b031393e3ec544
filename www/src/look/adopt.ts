import type { CSSResult } from "lit";

/** Gives a style sheet to the document or shadow root that `node` lives in, once. */
export function adopt(node: Node, looks: readonly CSSResult[]): void {
  const root = node.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  for (const look of looks) {
    const sheet = look.styleSheet;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Puts SVG symbols into the same root, once per id, so that `<use href="#...">` finds them. */
export function adoptSprite(node: Node, id: string, markup: string): void {
  const root = node.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot) || root.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = `<svg width="0" height="0">${markup}</svg>`;
  (root instanceof Document ? root.body : root).append(holder);
}
