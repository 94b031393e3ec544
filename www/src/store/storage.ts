/** Why the browser does not keep what it is given: it lets us keep nothing, it is full, or an older page holds the door. */
export type Trouble = "denied" | "full" | "busy";

const ASKED = "trapezi-persist-asked";

/**
 * How safe things are in this browser. It speaks up ("change") when something could not be kept (it then lives as long
 * as the page), and when the browser has answered whether it may clear our things away.
 */
class Storage extends EventTarget {
  trouble: Trouble | null = null;
  /** Whether the browser has promised not to clear our things away; null while that is not known. */
  lasting: boolean | null = null;

  failed(thrown: unknown): void {
    const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : "";
    this.#say(() => (this.trouble = name === "QuotaExceededError" ? "full" : name === "BlockedError" ? "busy" : "denied"));
  }

  /** Everything is kept again. */
  recovered(): void {
    if (this.trouble !== null) this.#say(() => (this.trouble = null));
  }

  /** Finds out whether our things are to last. */
  async look(): Promise<void> {
    const lasting = await navigator.storage?.persisted?.().catch(() => null);
    this.#say(() => (this.lasting = lasting ?? null));
  }

  /** Asks that our things are to last: by itself once in the life of this browser, since some browsers ask the person. */
  async ask(again = false): Promise<void> {
    await this.look();
    if (this.lasting !== false || (!again && wasAsked())) return;
    const lasting = await navigator.storage.persist().catch(() => false);
    this.#say(() => (this.lasting = lasting));
  }

  #say(change: () => void): void {
    change();
    this.dispatchEvent(new Event("change"));
  }
}

function wasAsked(): boolean {
  try {
    const before = localStorage.getItem(ASKED) !== null;
    localStorage.setItem(ASKED, "yes");
    return before;
  } catch {
    return true; // a browser that keeps nothing has nothing that could last
  }
}

export const storage = new Storage();
