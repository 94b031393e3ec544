export type KeyAction = "take-back" | "undo" | "undoTurn" | "redo" | "log" | "hint" | "help" | "next";

/** Keys by the place on the keyboard, so that they work with a Greek layout too. */
const BY_CODE: Record<string, KeyAction> = { KeyU: "undo", KeyR: "redo", KeyL: "log", KeyH: "hint", KeyN: "next", Escape: "take-back" };

/** What a key means at the table, if anything. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  if ((event.target as Element).matches("input, textarea, select")) return undefined;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "help";
  if (event.code === "KeyU" && event.shiftKey) return "undoTurn";
  return BY_CODE[event.code];
}
