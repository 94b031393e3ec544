/** The three frames of the table: a landscape tablet or larger, a portrait tablet, a phone. */
export type Size = "wide" | "tall" | "phone";

function sizeOf({ width, height }: Pick<DOMRectReadOnly, "width" | "height">): Size {
  if (Math.min(width, height) < 560) return "phone";
  return width >= 960 && height >= 620 ? "wide" : "tall";
}

/** Tells which frame fits the room that an element has, now and whenever that changes; returns how to stop. */
export function watchSize(element: Element, tell: (size: Size) => void): () => void {
  tell(sizeOf(element.getBoundingClientRect()));
  const observer = new ResizeObserver(([entry]) => tell(sizeOf(entry!.contentRect)));
  observer.observe(element);
  return () => observer.disconnect();
}
