import { allKept } from "./keeper.js";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("trapezi-matches") : undefined;
const lockOf = (id: string) => `trapezi-match-${id}`;

/** How long another tab may take to finish writing before the match is taken from it. */
const PATIENCE_MS = 3000;

/** A match that this tab has at its table; no other tab of this browser has it at the same time. */
export interface Held {
  release(): void;
}

/**
 * Takes a match to this tab's table, or tells that another tab has it (null). `onLost` is called when another tab
 * takes it over. A browser without locks cannot know of other tabs: there the match is simply taken.
 */
export function hold(id: string, onLost: () => void): Promise<Held | null> {
  return request(id, onLost, { ifAvailable: true });
}

/** Takes a match over from the tab that has it, after that tab has written its last move. */
export async function takeOver(id: string, onLost: () => void): Promise<Held> {
  channel?.postMessage({ take: id });
  try {
    return (await request(id, onLost, { signal: AbortSignal.timeout(PATIENCE_MS) }))!;
  } catch {
    return (await request(id, onLost, { steal: true }))!; // a frozen tab does not answer
  }
}

/** Whether some tab has this match at its table. */
export async function isHeld(id: string): Promise<boolean> {
  return (await heldMatches()).includes(id);
}

/** The matches that are at a table in any tab of this browser. */
export async function heldMatches(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.flatMap(({ name = "" }) => (name.startsWith(lockOf("")) ? name.slice(lockOf("").length) : []));
}

async function request(id: string, onLost: () => void, options: LockOptions): Promise<Held | null> {
  if (!navigator.locks) return { release: () => undefined };
  return new Promise((resolve, reject) => {
    const whileHeld = (lock: Lock | null): Promise<void> | void => {
      if (!lock) return resolve(null);
      return new Promise((end) => {
        const heard = ({ data }: MessageEvent<{ take: string }>): void => {
          if (data.take === id) void allKept().then(lose);
        };
        const release = (): void => {
          channel?.removeEventListener("message", heard);
          end();
        };
        const lose = (): void => {
          onLost();
          release();
        };
        channel?.addEventListener("message", heard);
        resolve({ release });
      });
    };
    let had = false;
    const grant = (lock: Lock | null) => {
      had = lock !== null;
      return whileHeld(lock);
    };
    navigator.locks.request(lockOf(id), options, grant).catch((thrown: unknown) => {
      if (had) onLost(); // it was stolen
      else if (thrown instanceof DOMException && thrown.name === "SecurityError") resolve({ release: () => undefined });
      else reject(thrown);
    });
  });
}
