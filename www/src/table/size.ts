/** The three frames of the table: a landscape tablet or larger, a portrait tablet, a phone. */
export type Size = "wide" | "tall" | "phone";

export function sizeOf(): Size {
  if (Math.min(innerWidth, innerHeight) < 560) return "phone";
  return innerWidth >= 960 && innerHeight >= 620 ? "wide" : "tall";
}

/** Tells when the frame changes; returns how to stop. */
export function watchSize(tell: (size: Size) => void): () => void {
  const onResize = () => tell(sizeOf());
  addEventListener("resize", onResize);
  return () => removeEventListener("resize", onResize);
}
