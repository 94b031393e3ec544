import { Workbox } from "workbox-window";
import { enginesSettled } from "./engine/engine.js";
import { heldMatches } from "./store/holding.js";
import { allKept } from "./store/keeper.js";

declare const process: { env: { NODE_ENV?: string } };

/** On a first visit the offline copy waits until the page has been there for so long, and no game is on its way. */
const FIRST_AFTER_MS = 3000;
/** A page that is left open asks now and then whether there is something new. */
const ASK_EVERY_MS = 60 * 60 * 1000;

const atTable = (): boolean => location.hash.startsWith("#/match/");

/**
 * The offline copy. It says ("change") when everything is at hand without a network, and when a new version waits.
 * The home screen and the score sheet offer the new version, and no tab changes over in the middle of a match: no turn
 * is torn in two.
 */
class Offline extends EventTarget {
  ready = false;
  newer = false;
  #workbox: Workbox | undefined;
  #asked = Date.now();
  /** Whether the person in this tab has asked for the new version. */
  #agreed = false;

  start(): void {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const workbox = new Workbox("./sw.js");
    this.#workbox = workbox;
    workbox.addEventListener("waiting", () => this.#say(() => (this.newer = true)));
    workbox.addEventListener("controlling", (event) => {
      // on a first visit there was nothing before to be updated, but a newer one may have come since
      if (!event.isUpdate && !this.newer) return;
      if (this.#agreed) location.reload();
      else reloadAtHome();
    });
    void navigator.serviceWorker.ready.then(() => this.#say(() => (this.ready = true)));
    void calm()
      .then(() => workbox.register())
      .catch(() => undefined); // without an offline copy the page works all the same
    document.addEventListener("visibilitychange", () => this.#ask());
  }

  /**
   * Changes over to the new version; false if a match is on the table of some tab, which would lose its page under it.
   * `done` is a match on this tab's table that has come to its end.
   */
  async update(done: string | null = null): Promise<boolean> {
    if ((await heldMatches()).some((id) => id !== done)) return false;
    await allKept();
    this.#agreed = true;
    this.#workbox?.messageSkipWaiting();
    return true;
  }

  #ask(): void {
    if (document.hidden || Date.now() - this.#asked < ASK_EVERY_MS) return;
    this.#asked = Date.now();
    void this.#workbox?.update().catch(() => undefined);
  }

  #say(change: () => void): void {
    change();
    this.dispatchEvent(new Event("change"));
  }
}

/** Whoever comes for the first time should not have to share the line with the copy of games that nobody has opened. */
async function calm(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => setTimeout(resolve, FIRST_AFTER_MS));
  await enginesSettled();
}

/** Takes up the new version: at once, or as soon as this tab's table is left. */
function reloadAtHome(): void {
  if (!atTable()) return location.reload();
  addEventListener("hashchange", () => {
    if (!atTable()) location.reload();
  });
}

export const offline = new Offline();
