import type { AnyReply, Save, Table, Tally } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import { remember } from "../store/small.js";
import type { Session, Source } from "../table/session.js";
import { Embedded } from "./embedded.js";

/** What `trapezi-move` tells. The move is told of the seat alone whose hand is on show; the reply is what all may see. */
export interface Moved {
  seat: number | null;
  move: string | null;
  reply: AnyReply;
}

const keyOf = (name: string) => `trapezi:${name}`;

function keptAs(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** `<trapezi-table game="guildhall" seats="person,hard">`: a match on another site's page. */
export class TrapeziTable extends Embedded {
  static override observedAttributes = [...Embedded.observedAttributes, "game", "options", "seats", "seed", "moves", "position", "save"];

  #session: Session | undefined;
  /** Grows with each match that is to be laid, so that a slower one from before is left out. */
  #course = 0;

  /** The match as a save, which holds every secret of it. A match that began from a position has none. */
  save(): Save {
    if (!this.#session) throw new Error("there is no match on the table yet");
    return this.#session.match.save();
  }

  /** Puts a match from a save on the table. */
  load(save: Save | string): Promise<void> {
    return this.#lay(async () => {
      const [{ tableOfSave }, { readSave }] = await Promise.all([import("./given.js"), import("../store/save-text.js")]);
      return tableOfSave(typeof save === "string" ? readSave(save) : save);
    });
  }

  /** Begins the match of the attributes anew. */
  reset(): Promise<void> {
    return this.#lay(this.#asked);
  }

  /** The match as somebody sees it who has no seat; nothing if there is none yet. */
  look(): AnyReply | null {
    return this.#session?.match.watched() ?? null;
  }

  undo(): void {
    this.#session?.match.undo();
  }

  protected override async furnishRoom(): Promise<void> {
    const name = this.getAttribute("save");
    const kept = name === null ? null : keptAs(name);
    if (kept === null) await this.#lay(this.#asked);
    else await this.load(kept);
  }

  readonly #asked = async (): Promise<Table> => {
    const { tableOf } = await import("./given.js");
    return tableOf({
      game: this.getAttribute("game") ?? "guildhall",
      options: this.getAttribute("options"),
      seats: this.getAttribute("seats"),
      seed: this.getAttribute("seed"),
      moves: this.getAttribute("moves"),
      position: this.getAttribute("position"),
    });
  };

  async #lay(table: () => Promise<Table>): Promise<void> {
    const course = ++this.#course;
    try {
      const [{ lay }, { mannerOf }, laid] = await Promise.all([import("../table/session.js"), import("../match/manner.js"), table(), import("../table/table.js"), this.speak()]);
      if (course !== this.#course || !this.isConnected) return;
      const source: Source = {
        id: null,
        open: async (settings) => {
          let heard = laid.look(null).moves_played;
          return (this.#session = await lay(laid, { manner: mannerOf(true), settings, keep: (match) => (heard = this.#tell(match, heard)), close: () => undefined }));
        },
      };
      const screen = Object.assign(document.createElement("trapezi-match"), { source });
      screen.addEventListener("again", (event) => void this.#again((event as CustomEvent<{ setup: Save }>).detail.setup));
      screen.addEventListener("branch", (event) => void this.load((event as CustomEvent<{ save: Save }>).detail.save));
      this.show(screen);
    } catch (thrown) {
      if (course !== this.#course) return;
      this.#session = undefined;
      await this.complain(thrown);
    }
  }

  #again(setup: Save): Promise<void> {
    return this.#lay(async () => {
      const [{ engineReady }, { sameAgain }] = await Promise.all([import("../engine/engine.js"), import("../engine/luck.js")]);
      const { Table } = await engineReady(setup.game);
      return new Table(sameAgain(setup));
    });
  }

  /** Tells the page what was played since it was told last; returns how far that is. */
  #tell(match: Match, heard: number): number {
    const reply = match.watched();
    const name = this.getAttribute("save");
    const save = saveOf(match);
    if (name !== null && save) remember(keyOf(name), save);
    if (reply.moves_played > heard) {
      const [seat, move] = save?.moves.at(-1) ?? [null, null];
      this.#say<Moved>("trapezi-move", { seat, move: seat === match.viewer ? move : null, reply });
      if (reply.over) this.#say<Tally>("trapezi-over", reply.tally);
    }
    return reply.moves_played;
  }

  #say<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true, composed: true }));
  }
}

/** A match that began from a position has no save. */
function saveOf(match: Match): Save | null {
  try {
    return match.save();
  } catch {
    return null;
  }
}

customElements.define("trapezi-table", TrapeziTable);
