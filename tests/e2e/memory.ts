/** Reads what a page remembers and shows: for the tests that look for secrets where nobody would see them. */
import type { CDPSession, Page } from "@playwright/test";

/** The accessibility tree, as a screen reader gets it. */
export async function accessibilityTree(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  return JSON.stringify(nodes.map(({ role, name, value, description }) => [role?.value, name?.value, value?.value, description?.value]));
}

/**
 * The state of all components: every property of each custom element, private fields too, and of all that can be
 * reached from there, as paths with their values. Elements that are no component are followed only into what Lit keeps on
 * them; the engine's own memory is a number to JavaScript and is not looked at.
 */
export async function componentState(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: `[...document.querySelectorAll("*")].filter((element) => element.localName.includes("-"))`,
  });
  const found = await walk(cdp, result.objectId!);
  await cdp.detach();
  return found;
}

const MOST_OBJECTS = 60_000;
/** Where the page's own objects end. */
const OUTSIDE = /^(Window|Document|HTMLDocument|Memory|Instance|Module|Worker|CSS|Promise|Animation|AbortSignal|FinalizationRegistry|Map Iterator)/;

async function walk(cdp: CDPSession, root: string): Promise<string[]> {
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId: root,
    functionDeclaration: `function () { return this; }`,
  });
  const found: string[] = [];
  const seen = new Set<string>();
  const queue: { id: string; path: string }[] = [{ id: result.objectId!, path: "" }];
  for (let i = 0; i < queue.length; i++) {
    if (i > MOST_OBJECTS) throw new Error("the state of the components has no end");
    const { id, path } = queue[i]!;
    const { result: own, privateProperties = [], internalProperties = [] } = await cdp.send("Runtime.getProperties", { objectId: id, ownProperties: true });
    const entries = internalProperties.filter(({ name }) => name === "[[Entries]]" || name === "[[TargetFunction]]");
    for (const { name, value } of [...own, ...privateProperties, ...entries]) {
      const here = `${path}.${name}`;
      if (!value || name === "__proto__") continue;
      if (value.type === "string") found.push(`${here} = ${value.value}`);
      if (value.type !== "object" || !value.objectId || OUTSIDE.test(value.className ?? "")) continue;
      if (/^(HTML|SVG)/.test(value.className ?? "") && !(value.description ?? "").includes("-")) continue;
      const identity = await identify(cdp, value.objectId);
      if (seen.has(identity)) continue;
      seen.add(identity);
      queue.push({ id: value.objectId, path: here });
    }
  }
  return found;
}

/** A number that is the same for the same object. */
async function identify(cdp: CDPSession, objectId: string): Promise<string> {
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration: `function () {
      const known = (globalThis.__identities ??= new WeakMap());
      if (!known.has(this)) known.set(this, (globalThis.__identity = (globalThis.__identity ?? 0) + 1));
      return String(known.get(this));
    }`,
    returnByValue: true,
  });
  return String(result.value);
}
