import { Workbox } from "workbox-window";

declare const process: { env: { NODE_ENV?: string } };

/**
 * The offline copy. It says ("change") when everything is at hand without a network, and when a new version waits:
 * the person decides when to change over, so that no turn is ever torn in two.
 */
class Offline extends EventTarget {
  ready = false;
  newer = false;
  #workbox: Workbox | undefined;

  start(): void {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const workbox = new Workbox("./sw.js");
    this.#workbox = workbox;
    workbox.addEventListener("waiting", () => this.#say(() => (this.newer = true)));
    workbox.addEventListener("controlling", (event) => {
      if (event.isUpdate) location.reload();
    });
    void navigator.serviceWorker.ready.then(() => this.#say(() => (this.ready = true)));
    workbox.register().catch(() => undefined); // without an offline copy the page works all the same
  }

  /** Changes over to the new version. */
  update(): void {
    this.#workbox?.messageSkipWaiting();
  }

  #say(change: () => void): void {
    change();
    this.dispatchEvent(new Event("change"));
  }
}

export const offline = new Offline();
