// The page's manifest: a shortcut with {game} in it becomes one for each game on the shelf.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./steps.mjs";

export function manifestOf(text) {
  const games = JSON.parse(readFileSync(path.join(root, "pkg/games.json"), "utf8"));
  const manifest = JSON.parse(text);
  manifest.shortcuts = manifest.shortcuts.flatMap((shortcut) =>
    shortcut.url.includes("{game}") ? games.map(({ id }) => ({ ...shortcut, name: shortcut.name.replace("{title}", titleOf(id)), url: shortcut.url.replace("{game}", id) })) : [shortcut]);
  return JSON.stringify(manifest);
}

const titleOf = (game) => /-title = (.+)/.exec(readFileSync(path.join(root, `www/locales/en/${game}-box.ftl`), "utf8"))[1];
