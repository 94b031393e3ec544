/** Where the eye and the keyboard are led after something has changed. */
import { goToLegal } from "./rove.js";

/** Brings what is to be chosen into sight, if none of it is. */
export function bringIntoSight(root: ParentNode): void {
  const stage = root.querySelector(".stage")?.getBoundingClientRect();
  const legal = [...root.querySelectorAll<HTMLElement>('.stage [data-state="legal"]')].filter((target) => target.checkVisibility());
  if (!stage?.height || legal.length === 0) return;
  const isSeen = (target: HTMLElement) => {
    const { top, bottom } = target.getBoundingClientRect();
    return (top + bottom) / 2 < stage.bottom && (top + bottom) / 2 > stage.top;
  };
  if (!legal.some(isSeen)) legal[0]!.scrollIntoView({ block: "center" });
}

/** The focus must not fall back to the top of the page when what had it is gone: it goes on to what can be done. */
export function keepFocus(root: HTMLElement, deciding: boolean): void {
  const main = root.querySelector<HTMLElement>("main:not([hidden])");
  const focused = (root.getRootNode() as Document | ShadowRoot).activeElement;
  // in a shadow root the focus may be elsewhere on the page: there it stays
  if (focused === null && document.activeElement !== null && document.activeElement !== document.body) return;
  if (focused !== null && focused !== document.body && focused !== main) return;
  if (deciding && goToLegal(root)) return;
  const next = root.querySelector<HTMLElement>("[data-action=ready]") ?? main;
  if (!next || next === focused) return;
  if (next === main) next.tabIndex = -1;
  next.focus();
}

/** Gives the focus to what opened something that is about to go, if it is in there. */
export function giveBack(root: ParentNode, closing: string, opener: string): void {
  if (!root.querySelector(`${closing} :focus`)) return;
  [...root.querySelectorAll<HTMLElement>(opener)].find((element) => element.checkVisibility())?.focus();
}
