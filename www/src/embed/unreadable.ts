/** Thrown when an attribute says nothing that an element understands. */
export class Unreadable extends Error {
  constructor(
    readonly attribute: string,
    readonly value: string,
  ) {
    super(`${attribute}: ${value}`);
  }
}

/** The JSON in an attribute. */
export function jsonIn(attribute: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(attribute, text.slice(0, 40));
  }
}
