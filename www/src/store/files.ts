import type { Save } from "../engine/engine.js";
import { MOST_SAVE_BYTES, refusal } from "./save-text.js";

/** Hands text to the person as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.trapezi.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const downloadSave = (save: Save): void => download(JSON.stringify(save), save.game);

/** Lets the person choose files; none if the person thinks better of it. */
export function chooseFiles(): Promise<File[]> {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = ".json,application/json";
  return new Promise((resolve) => {
    input.onchange = () => resolve([...(input.files ?? [])]);
    input.oncancel = () => resolve([]);
    input.click();
  });
}

/** The text of a file. One that is too large for `most` matches is refused unread. */
export async function textOf(file: File, most = 1): Promise<string> {
  if (file.size > MOST_SAVE_BYTES * most) throw refusal("save-too-large", { most: { number: (MOST_SAVE_BYTES * most) / 2 ** 20 } });
  try {
    return await file.text();
  } catch {
    throw refusal("file-gone"); // a folder, or a file that was removed meanwhile
  }
}
