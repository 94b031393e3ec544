/** A small thing that this browser keeps under a name; null if there is none, or none that can be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a small thing, or forgets it (null). A browser that keeps nothing still lets people play. */
export function remember(key: string, thing: unknown): void {
  try {
    if (thing === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(thing));
  } catch {
    // it lives as long as the page
  }
}
