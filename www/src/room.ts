import { settings, type Settings } from "./store/settings.js";

/**
 * What was chosen where a piece of the page stands. The page itself is one room; on another site's page each element
 * is a room of its own, with its own language, light and pace.
 */
const rooms = new WeakMap<Node, Settings>();

/** Makes a shadow root a room of its own. */
export function furnish(root: ShadowRoot, choices: Settings): void {
  rooms.set(root, choices);
}

export const settingsOf = (node: Node): Settings => rooms.get(node.getRootNode()) ?? settings;
