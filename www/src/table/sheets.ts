import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../engine/engine.js";
import { say } from "../words/words.js";
import { areaSheet } from "./area.js";
import type { BoardScene, Touch } from "./board.js";
import { Lazy } from "./lazy.js";
import type { MenuActions } from "./menu.js";
import type { Session } from "./session.js";
import { sheet } from "./sheet.js";

type Open = { kind: "menu" } | { kind: "area"; seat: number } | { kind: "help"; target: Target | null } | { kind: "rules"; clause: string };

/** The sheets that can lie over the table, one at a time. */
export class Sheets {
  open: Open | null = null;
  readonly #changed: () => void;
  readonly #menu = new Lazy("menu", () => import("./menu.js"));

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  readonly close = (): void => this.#show(null);

  readonly menu = (): void => {
    void this.#menu.ready().then(() => this.#show({ kind: "menu" }));
  };

  readonly area = (seat: number): void => this.#show({ kind: "area", seat });

  help(target: Target | null): void {
    void import("./signs.js");
    this.#show({ kind: "help", target });
  }

  readonly rules = (clause: string): void => {
    void import("../rules/rules.js");
    this.#show({ kind: "rules", clause });
  };

  draw({ match, board, components, settings }: Session, scene: BoardScene<unknown> | undefined, touch: (touch: Touch) => void, actions: MenuActions): TemplateResult | typeof nothing {
    switch (this.open?.kind) {
      case "menu":
        return sheet(say("table-menu"), this.#menu.now!.menu(match, settings, actions), this.close, "wide");
      case "area":
        return scene ? areaSheet(board, scene, this.open.seat, touch, this.close) : nothing;
      case "help":
        return sheet(say("table-help"), html`${board.help(components, this.open.target)}<trapezi-signs></trapezi-signs>`, this.close, "wide");
      case "rules":
        return sheet(say("table-rules"), html`<trapezi-rules .game=${match.reply.game} .clause=${this.open.clause}></trapezi-rules>`, this.close, "wide");
      case undefined:
        return nothing;
    }
  }

  #show(open: Open | null): void {
    this.open = open;
    this.#changed();
  }
}
