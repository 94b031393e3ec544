import { recall, remember } from "./small.js";

const KEY = "trapezi-told";

/** What was explained on this device already: each thing is explained once. */
function told(): string[] {
  const known = recall(KEY);
  return Array.isArray(known) ? known.filter((one): one is string => typeof one === "string") : [];
}

export const wasTold = (thing: string): boolean => told().includes(thing);

export const setTold = (thing: string): void => remember(KEY, [...new Set([...told(), thing])]);
