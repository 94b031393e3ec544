import type { Match } from "../match/match.js";
import type { Settings } from "../store/settings.js";
import { Sounds } from "./sounds.js";

/** Fills the screen with the page, or gives it back. */
export function fullscreen(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined); // a browser that refuses has told the person
}

/** Keeps the screen awake during a match, and makes its few sounds, as the person has chosen. */
export class Comfort {
  readonly #match: Match;
  readonly #settings: Settings;
  readonly #sounds: Sounds;
  #lock: Promise<WakeLockSentinel | null> | undefined;
  #closed = false;

  constructor(match: Match, settings: Settings) {
    this.#match = match;
    this.#settings = settings;
    this.#sounds = new Sounds(settings);
    match.addEventListener("change", this.#onChange);
    settings.addEventListener("change", this.#onChange);
    document.addEventListener("visibilitychange", this.#keepAwake);
    this.#onChange();
  }

  close(): void {
    this.#closed = true;
    this.#match.removeEventListener("change", this.#onChange);
    this.#settings.removeEventListener("change", this.#onChange);
    document.removeEventListener("visibilitychange", this.#keepAwake);
    this.#keepAwake();
    this.#sounds.close();
  }

  readonly #onChange = (): void => {
    this.#keepAwake();
    this.#sounds.follow(this.#match);
  };

  /** Takes the lock, or gives it back. The browser takes it away whenever the page is out of sight. */
  readonly #keepAwake = (): void => {
    const wanted = this.#settings.awake && !this.#closed && !this.#match.reply.over && document.visibilityState === "visible";
    if (wanted) this.#lock ??= this.#take();
    else {
      void this.#lock?.then((lock) => lock?.release());
      this.#lock = undefined;
    }
  };

  async #take(): Promise<WakeLockSentinel | null> {
    try {
      const lock = await navigator.wakeLock?.request("screen");
      lock?.addEventListener("release", () => (this.#lock = undefined));
      return lock ?? null;
    } catch {
      return null; // low on power: the browser decides
    }
  }
}
