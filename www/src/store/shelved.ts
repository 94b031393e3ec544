import { mannerOf } from "../match/manner.js";
import type { Match } from "../match/match.js";
import { offline } from "../offline.js";
import { loadGame } from "../table/boards.js";
import { lay, type Session, type Source } from "../table/session.js";
import { Keeper } from "./keeper.js";
import { courseOf, storedMatch, type Sitting } from "./matches.js";
import { refusal } from "./save-text.js";
import type { Settings } from "./settings.js";

/** A match that lies on this device's shelf, and goes back to it with each change. */
export class Shelved implements Source {
  readonly id: string;
  readonly update = offline;
  readonly #onOvertaken: () => void;
  #keeper: Keeper | undefined;

  /** `onOvertaken` is called when another tab has written the match. */
  constructor(id: string, onOvertaken: () => void) {
    this.id = id;
    this.#onOvertaken = onOvertaken;
  }

  async open(settings: Settings): Promise<Session> {
    const stored = await storedMatch(this.id);
    if (!stored) throw refusal("table-no-such-match");
    const { engine } = await loadGame(stored.save.game);
    const keeper = (this.#keeper = new Keeper(stored));
    keeper.addEventListener("overtaken", this.#onOvertaken);
    return lay(engine.Table.restore(JSON.stringify(stored.save)), {
      manner: stored.manner ?? mannerOf(stored.coverHands),
      shared: stored.shared,
      settings,
      keep: (match) => keeper.keep(() => courseOf(match.watched(), match.save(), sittingAt(match))),
      close: () => void keeper.close(),
    });
  }

  readonly leave = (): void => {
    void Promise.resolve(this.#keeper?.done()).then(() => (location.hash = "#/"));
  };
}

const sittingAt = ({ manner, shared }: Match): Sitting => ({ coverHands: manner.hands !== "open", shared, manner });
