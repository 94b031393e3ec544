/** Reads what a page remembers and shows: for the tests that look for secrets where nobody would see them. */
import type { Page } from "@playwright/test";

/** The accessibility tree, as a screen reader gets it. */
export async function accessibilityTree(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  return JSON.stringify(nodes.map(({ role, name, value, description }) => [role?.value, name?.value, value?.value, description?.value]));
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/**
 * Every string that the page's JavaScript can still reach, after a garbage collection: the properties of all components,
 * private ones too, and whatever they and closures lead to. The engine keeps its own memory, of which JavaScript sees
 * nothing but numbers.
 */
export async function reachableStrings(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await cdp.detach();
  const { snapshot, nodes, strings } = JSON.parse(chunks.join("")) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name] = [fields.indexOf("type"), fields.indexOf("name")];
  const text = new Set(["string", "concatenated string", "sliced string"].map((kind) => types[0].indexOf(kind)));
  const found: string[] = [];
  for (let at = 0; at < nodes.length; at += fields.length) if (text.has(nodes[at + type]!)) found.push(strings[nodes[at + name]!]!);
  return found;
}
