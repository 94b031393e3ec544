import { allKept } from "./keeper.js";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("trapezi-matches") : undefined;
const lockOf = (id: string) => `trapezi-match-${id}`;

/** A page that has just been left or loaded anew lets its match go a moment later. */
const MOMENT_MS = 1000;
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
export async function hold(id: string, onLost: () => void): Promise<Held | null> {
  try {
    return await request(id, onLost, { signal: AbortSignal.timeout(MOMENT_MS) });
  } catch {
    return null;
  }
}

/** Takes a match over from the tab that has it, after that tab has written its last move. */
export async function takeOver(id: string, onLost: () => void): Promise<Held> {
  channel?.postMessage({ take: id });
  try {
    return await request(id, onLost, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return await request(id, onLost, { steal: true }); // a frozen tab does not answer
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

/** Resolves when this tab has the lock; rejects if it does not get it in time. */
async function request(id: string, onLost: () => void, options: LockOptions): Promise<Held> {
  const free: Held = { release: () => undefined };
  if (!navigator.locks) return free;
  return new Promise((resolve, reject) => {
    let had = false;
    const whileHeld = (): Promise<void> =>
      new Promise((end) => {
        had = true;
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
    navigator.locks.request(lockOf(id), options, whileHeld).catch((thrown: unknown) => {
      if (had) onLost(); // it was stolen
      else if (thrown instanceof DOMException && thrown.name === "SecurityError") resolve(free);
      else reject(thrown);
    });
  });
}
