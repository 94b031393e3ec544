/**
 * Moves through targets with the arrow keys: each element with `data-rove` is one stop for the tab key, and the
 * arrows go from target to target inside it, from row to row, and on to the next group beyond the last row. Home and
 * End lead to the ends of the row, and from there to the ends of the group.
 */
const groups = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-rove]")].filter((group) => stops(group).length > 0);
const stops = (group: Element) => [...group.querySelectorAll<HTMLElement>("[data-target]")].filter((stop) => stop.checkVisibility());
const isLegal = (stop: HTMLElement) => stop.dataset["state"] === "legal";

/** Sees to it that each group has exactly one tab stop: the one that has the focus, else the first legal one. */
export function setTabStops(root: Element): void {
  const focused = (root.getRootNode() as Document | ShadowRoot).activeElement;
  for (const group of root.querySelectorAll("[data-rove]")) {
    const all = [...group.querySelectorAll<HTMLElement>("[data-target]")];
    const stop = all.find((one) => one === focused) ?? all.find(isLegal) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** Answers an arrow, Home or End key; false if it was none or there is nowhere to go. */
export function rove(root: Element, event: KeyboardEvent): boolean {
  const here = (event.target as Element).closest<HTMLElement>("[data-target]");
  const group = here?.closest<HTMLElement>("[data-rove]");
  if (!here || !group || !root.contains(group)) return false;
  const line = stops(group);
  const at = line.indexOf(here);
  switch (event.key) {
    case "ArrowRight":
      return go(line[(at + 1) % line.length]);
    case "ArrowLeft":
      return go(line[(at - 1 + line.length) % line.length]);
    case "ArrowDown":
      return go(nextRow(here, line, +1) ?? nearest(here, neighbours(root, group, +1)));
    case "ArrowUp":
      return go(nextRow(here, line, -1) ?? nearest(here, neighbours(root, group, -1)));
    case "Home":
      return go(rowEnd(here, line) ?? line[0]);
    case "End":
      return go(rowEnd(here, [...line].reverse()) ?? line.at(-1));
    default:
      return false;
  }
}

/** Puts the focus on the next legal target after the focused one, round and round. */
export function goToLegal(root: Element): boolean {
  const all = [...root.querySelectorAll<HTMLElement>("[data-target]")].filter((stop) => isLegal(stop) && stop.checkVisibility());
  const focused = (root.getRootNode() as Document | ShadowRoot).activeElement;
  return go(all[(all.findIndex((one) => one === focused) + 1) % all.length]);
}

function neighbours(root: Element, group: HTMLElement, step: number): HTMLElement[] {
  const all = groups(root);
  const next = all[(all.indexOf(group) + step + all.length) % all.length];
  return next ? stops(next) : [];
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest(here: HTMLElement, candidates: HTMLElement[]): HTMLElement | undefined {
  const { x } = middle(here);
  return candidates.sort((a, b) => Math.abs(middle(a).x - x) - Math.abs(middle(b).x - x))[0];
}

/** How far below the other one an element lies; those of a row differ by less than half their height. */
const drop = (from: HTMLElement, to: HTMLElement) => middle(to).y - middle(from).y;
const inRow = (here: HTMLElement, other: HTMLElement) => Math.abs(drop(here, other)) < here.offsetHeight / 2;

function nextRow(here: HTMLElement, line: HTMLElement[], step: number): HTMLElement | undefined {
  const beyond = line.filter((one) => !inRow(here, one) && drop(here, one) * step > 0);
  const first = beyond.sort((a, b) => Math.abs(drop(here, a)) - Math.abs(drop(here, b)))[0];
  return first && nearest(here, beyond.filter((one) => inRow(first, one)));
}

/** The first one of the row; nothing if that is where we are. */
function rowEnd(here: HTMLElement, line: HTMLElement[]): HTMLElement | undefined {
  const end = line.find((one) => inRow(here, one));
  return end === here ? undefined : end;
}

function go(stop: HTMLElement | undefined): boolean {
  if (!stop) return false;
  stop.tabIndex = 0;
  stop.focus();
  return true;
}
