/**
 * The page in a frame: one element, as the address asks, and a conversation with the page around it. That page names
 * itself in the address (`parent`); nothing is sent to another one, and nothing of another one is heard.
 */
import "./embed.js";
import "./frame.css";
import type { TrapeziTable } from "./table.js";

type Order = { trapezi: "new"; attributes?: Record<string, string> } | { trapezi: "load"; save: string } | { trapezi: "look" };

/** What the address and an order may set; an address of a scenario is of this site alone. */
const ATTRIBUTES = ["lang", "theme", "pace", "game", "options", "seats", "seed", "moves", "position", "scenario", "viewer"];

const query = new URLSearchParams(location.search);
const home = originOf(query.get("parent"));
/** Where a browser tells whose page is around: what it would refuse to send, with a complaint, is not tried. */
const isAtHome = home !== null && parent !== window && (location.ancestorOrigins?.[0] ?? home) === home;
const element = document.createElement(query.get("element") === "diagram" ? "trapezi-diagram" : "trapezi-table");

function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) && new URL(address).origin === address ? address : null;
}

function set(attributes: Iterable<readonly [string, string]>): void {
  for (const [name, value] of attributes) if (ATTRIBUTES.includes(name)) element.setAttribute(name, value);
}

function post(kind: string, detail: object = {}): void {
  if (home !== null && isAtHome) parent.postMessage({ trapezi: kind, ...detail }, home);
}

function obey(order: Order): void {
  const table = element as TrapeziTable;
  if (order.trapezi === "new") {
    const before = JSON.stringify(ATTRIBUTES.map((name) => element.getAttribute(name)));
    set(Object.entries(order.attributes ?? {}).map(([name, value]) => [name, String(value)] as const));
    if (element.localName === "trapezi-table" && before === JSON.stringify(ATTRIBUTES.map((name) => element.getAttribute(name)))) void table.reset();
  } else if (element.localName !== "trapezi-table") return;
  else if (order.trapezi === "load") void table.load(order.save);
  else if (order.trapezi === "look") post("look", { reply: table.look() });
}

addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
  if (home === null || origin !== home || source !== parent) return;
  if (typeof data === "object" && data !== null && "trapezi" in data) obey(data as Order);
});
for (const kind of ["move", "over", "problem"])
  element.addEventListener(`trapezi-${kind}`, (event) => post(kind, { detail: (event as CustomEvent<unknown>).detail }));

set(query);
document.body.append(element);
new ResizeObserver(() => post("height", { height: Math.ceil(element.getBoundingClientRect().height) })).observe(element);
post("ready");
