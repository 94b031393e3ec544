import type { TemplateResult } from "lit";
import { tell } from "../words/message.js";
import type { BoardScene } from "./board.js";
import { namePlate } from "./plate.js";
import type { Session } from "./session.js";
import type { Shown } from "./shown.js";

type Picture = HTMLElement & { scene: BoardScene<unknown> };

/** The board on the table: one element that draws whatever is shown. */
export class Stage {
  readonly #session: Omit<Session, "match">;
  readonly #showArea: (seat: number) => void;
  #picture: Picture | undefined;

  /** `showArea` opens what lies before a seat, large. */
  constructor(session: Omit<Session, "match">, showArea: (seat: number) => void) {
    this.#session = session;
    this.#showArea = showArea;
  }

  /** Takes the picture away, with all that was drawn for one person. */
  clear(): void {
    this.#picture = undefined;
  }

  /** What the picture shows. */
  get scene(): BoardScene<unknown> | undefined {
    return this.#picture?.scene;
  }

  /** The picture of what is shown. */
  draw(shown: Shown, corner: TemplateResult, pane: string): HTMLElement {
    const { board, components, settings } = this.#session;
    const picture = (this.#picture ??= document.createElement(board.tag) as Picture);
    picture.scene = {
      view: shown.reply.view,
      viewer: shown.viewer,
      near: shown.near,
      toAct: shown.reply.to_act,
      seats: shown.seats,
      components,
      marks: shown.marks,
      deciding: shown.deciding,
      recent: shown.recent,
      journal: shown.journal,
      plate: (seat) => this.#plate(shown, seat),
      corner,
      animate: settings.pace !== "instant",
      pane,
    };
    return picture;
  }

  #plate({ reply, viewer, seats, journal, thinking }: Shown, seat: number): TemplateResult {
    const { board, components } = this.#session;
    const lastMove = journal.findLast((entry) => entry.seat === seat)?.no;
    const last = journal.find((entry) => entry.seat === seat && entry.no === lastMove);
    return namePlate({
      open: board.area && (() => this.#showArea(seat)),
      seat,
      setup: seats[seat]!,
      plate: board.plate(reply.view, seat, components),
      active: reply.to_act.includes(seat),
      own: viewer === seat,
      thinking: thinking?.seat === seat ? thinking.fraction : null,
      last: last ? tell(last.message, seats) : "",
    });
  }
}
