import type { Save } from "../engine/engine.js";

/** Hands a match to the person as a file. */
export function downloadSave(save: Save): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(save)], { type: "application/json" }));
  link.download = `${save.game}-${new Date().toISOString().slice(0, 10)}.trapezi.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the person choose a file and reads it; nothing if none was chosen. */
export function chooseFile(): Promise<string | null> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  return new Promise((resolve) => {
    input.onchange = () => resolve(input.files?.[0]?.text() ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}
