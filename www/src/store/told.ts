const KEY = "trapezi-told";

/** What was explained on this device already: each thing is explained once. */
function told(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const wasTold = (thing: string): boolean => told().includes(thing);

export function setTold(thing: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...told(), thing])]));
  } catch {
    // a browser that keeps nothing explains again
  }
}
