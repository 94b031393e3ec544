import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { components, engineReady, restoreTable, type Refusal, type Target } from "../engine/engine.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { downloadSave } from "../store/files.js";
import { Keeper, storedMatch, type StoredMatch } from "../store/matches.js";
import { settings } from "../store/settings.js";
import { tell, tellRefusal } from "../words/message.js";
import { tellTrouble } from "../words/trouble.js";
import { say, words } from "../words/words.js";
import { bar } from "./bar.js";
import type { Board, BoardScene, Touch } from "./board.js";
import { loadBoard } from "./boards.js";
import { choiceButtons, choicesOf } from "./choices.js";
import { cover } from "./cover.js";
import { frameLook } from "./frame-look.js";
import { keyAction } from "./keys.js";
import { logDrawer, logList } from "./log.js";
import { legalPanes, marksOf, picksOnBoard } from "./marks.js";
import { Match } from "./match.js";
import { menu } from "./menu.js";
import { namePlate } from "./plate.js";
import { promptLine } from "./prompt.js";
import { goToLegal, rove } from "./rove.js";
import { scores } from "./scores.js";
import { screensLook } from "./screens-look.js";
import { sheet } from "./sheet.js";
import { sizeOf, watchSize } from "./size.js";
import { Speech } from "./speech.js";
import { LOG_PANE, tabs } from "./tabs.js";

const TOAST_MS = 5000;

/** What can be opened over the table. */
type Sheet = { kind: "menu" } | { kind: "help"; target: Target | null } | { kind: "rules"; clause: string };
type Picture = HTMLElement & { scene: BoardScene<unknown> };

/** A match on the table: the board in its frame, and whatever lies over it. */
@customElement("trapezi-match")
export class TableScreen extends Part {
  static override look = [frameLook, screensLook];

  @property() matchId = "";
  @state() private size = sizeOf();
  @state() private sheet: Sheet | null = null;
  @state() private logOpen = false;
  @state() private pane = "";
  /** After the end: the table once more instead of the score sheet. */
  @state() private lookBack = false;
  @state() private toast: Refusal | null = null;
  @state() private problem: string | null = null;

  #match: Match | undefined;
  #board: Board | undefined;
  #picture: Picture | undefined;
  #components: unknown;
  #stored: StoredMatch | undefined;
  #toastTimer = 0;
  #byKeyboard = false;
  /** How many lines of the log have been on show. */
  #read = 0;
  #stopWatching: (() => void) | undefined;
  readonly #keeper = new Keeper();
  readonly #speech = new Speech();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWatching = watchSize((size) => (this.size = size));
    document.addEventListener("keydown", this.#onKey);
    document.addEventListener("pointerdown", this.#onPointer);
    settings.addEventListener("change", this.#redraw);
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    document.removeEventListener("keydown", this.#onKey);
    document.removeEventListener("pointerdown", this.#onPointer);
    settings.removeEventListener("change", this.#redraw);
    this.#match?.close();
  }

  override render(): TemplateResult {
    if (this.problem !== null) return this.#problemPage(this.problem);
    const match = this.#match;
    if (!match || !this.#board) return html`<p class="waiting" role="status">${say("table-loading")}</p>`;
    const { reply } = match;
    const edge = match.waitingFor ?? reply.to_act[0] ?? reply.tally.winners[0] ?? 0;
    return html`<div class="table" data-size=${this.size} data-deciding=${match.deciding ?? nothing}
        .style=${`--s:var(--seat-${match.seats[edge]!.colour})`}>
      ${bar({
        title: say(`${reply.game}-title`),
        headline: tell(reply.headline, match.seats),
        prompt: this.#isPlain() ? promptLine(match, this.#board, settings.pace !== "instant") : nothing,
        match,
        playing: this.#isPlain() && !reply.over,
        logOpen: this.logOpen,
        unread: this.#unread(match),
        actions: this.#actions,
      })}
      ${this.#screen(match, this.#board)} ${this.#overlays(match, this.#board)}
    </div>`;
  }

  override updated(_changed: PropertyValues): void {
    const match = this.#match;
    if (!match) return;
    const list = this.renderRoot.querySelector<HTMLElement>(".log-list");
    const length = String(match.journal.length);
    if (list && list.dataset["seen"] !== length) {
      list.dataset["seen"] = length;
      list.scrollTop = list.scrollHeight;
    }
    // a key press may have made the focused card go away: the focus goes on to the next legal target
    const focused = (this.getRootNode() as Document | ShadowRoot).activeElement;
    const lost = focused === null || focused === document.body;
    if (lost && this.#byKeyboard && match.deciding !== null && !this.sheet) goToLegal(this);
  }

  async #open(): Promise<void> {
    try {
      const stored = await storedMatch(this.matchId);
      if (!stored) throw { code: "table-no-such-match", clause: null, args: {} } satisfies Refusal;
      this.#stored = stored;
      const { game } = stored.save;
      await Promise.all([engineReady(), words.need(game)]);
      const board = await loadBoard(game);
      const match = new Match(restoreTable(JSON.stringify(stored.save)), {
        coverHands: stored.coverHands,
        pace: () => settings.pace,
        keep: () => this.#keep(),
      });
      this.#components = components(game);
      this.#board = board;
      this.#match = match;
      this.pane = board.panes[0]?.id ?? "";
      this.#read = match.journal.length;
      this.#speech.hush(match);
      match.addEventListener("change", this.#onChange);
      match.addEventListener("refused", (event) => this.#showToast((event as CustomEvent<Refusal>).detail));
      match.start();
      this.requestUpdate();
    } catch (thrown) {
      this.problem = await tellTrouble(thrown, this.#stored?.save);
    }
  }

  /** Whether the board itself is on show. */
  #isPlain(): boolean {
    const match = this.#match!;
    return match.waitingFor === null && (!match.reply.over || this.lookBack);
  }

  #screen(match: Match, board: Board): TemplateResult {
    if (match.waitingFor !== null) return cover(match.waitingFor, match.seats, match.sinceLastAct(match.waitingFor), () => match.ready());
    if (this.#isPlain()) return this.#plain(match, board);
    return scores(match.reply.tally, match.seats, {
      again: () => this.dispatchEvent(new CustomEvent("again", { detail: { setup: match.save(), coverHands: this.#stored!.coverHands }, bubbles: true })),
      home: this.#actions.leave,
      save: () => downloadSave(match.save()),
      table: () => (this.lookBack = true),
    });
  }

  #plain(match: Match, board: Board): TemplateResult {
    const { size } = this;
    const phone = size === "phone";
    const marks = marksOf(match, board);
    const choices = choicesOf(board, marks, match);
    const buttons = html`<div class="choices">${choiceButtons(choices, match.seats, this.#pick)}</div>`;
    // beside the player's own things, so that they cover nothing
    const corner = html`${!phone && choices.length > 0 ? buttons : nothing}${size === "wide" ? this.#logTab(match) : nothing}`;
    const picture = (this.#picture ??= document.createElement(board.tag) as Picture);
    picture.scene = {
      view: match.reply.view,
      viewer: match.viewer,
      toAct: match.reply.to_act,
      seats: match.seats,
      components: this.#components,
      marks,
      deciding: match.deciding !== null,
      recent: match.recent(),
      plate: (seat) => this.#plate(match, board, seat),
      corner,
      animate: settings.pace !== "instant",
      pane: phone ? this.pane : "",
    };
    const prompt = promptLine(match, board, settings.pace !== "instant");
    return html`
      ${size === "wide" ? nothing : html`<section class="prompt-row"
          aria-label=${say("table-to-do")}>${prompt}${phone && choices.length > 0 ? buttons : nothing}</section>`}
      <main class="stage" aria-label=${say(`${match.reply.game}-title`)} ?hidden=${phone && this.pane === LOG_PANE}
        @pick=${(event: CustomEvent<Touch>) => this.#touch(event.detail)} @help=${(event: CustomEvent<Target | null>) => this.#help(event.detail)}
        @click=${() => match.deciding === null && match.skip()}>${picture}</main>
      ${phone && this.pane === LOG_PANE ? html`<main class="log-pane paper">${logList(match.journal, match.seats)}</main>` : nothing}
      ${phone ? tabs({ board, pane: this.pane, legal: legalPanes(match, board), unread: this.#unread(match), show: (pane) => this.#showPane(pane) }) : nothing}`;
  }

  #overlays(match: Match, board: Board): TemplateResult {
    const { toast } = this;
    return html`
      ${this.logOpen && this.size !== "phone" && this.#isPlain() ? logDrawer(match.journal, match.seats, this.#actions.log) : nothing}
      ${this.sheet ? this.#openSheet(this.sheet, match, board) : nothing}
      ${toast ? html`<div class="toast" role="alert"><span>${tellRefusal(toast, match.seats)}</span>
        ${toast.clause ? html`<button class="btn" data-action="rules"
            @click=${() => this.#openRules(toast.clause ?? "")}>${say("table-clause", { clause: toast.clause })}</button>` : nothing}</div>` : nothing}
      ${match.failure ? html`<div class="toast" role="alert"><span>${say("table-bot-failed")}</span><button class="btn"
          @click=${() => match.retry()}>${say("table-retry")}</button></div>` : nothing}
      <div class="vh" aria-live="polite">${this.#speech.of(match)}</div>`;
  }

  #openSheet(open: Sheet, match: Match, board: Board): TemplateResult {
    const close = () => (this.sheet = null);
    switch (open.kind) {
      case "menu":
        return sheet(say("table-menu"), menu(match.seats, match.reply.tally, {
          setPlayer: (seat, player) => match.setPlayer(seat, player),
          rules: () => this.#openRules(""),
          save: () => downloadSave(match.save()),
          leave: this.#actions.leave,
        }), close);
      case "help":
        return sheet(say("table-help"), board.help(this.#components, open.target), close, "wide");
      case "rules":
        return sheet(say("table-rules"), html`<trapezi-rules .game=${match.reply.game} .clause=${open.clause}></trapezi-rules>`, close, "wide");
    }
  }

  #openRules(clause: string): void {
    void import("../rules/rules.js");
    this.toast = null;
    this.sheet = { kind: "rules", clause };
  }

  #plate(match: Match, board: Board, seat: number): TemplateResult {
    const { reply, journal } = match;
    const lastMove = journal.findLast((entry) => entry.seat === seat)?.no;
    const last = journal.find((entry) => entry.seat === seat && entry.no === lastMove);
    return namePlate({
      seat,
      setup: match.seats[seat]!,
      plate: board.plate(reply.view, seat, this.#components),
      active: reply.to_act.includes(seat),
      own: match.viewer === seat,
      thinking: match.thinking?.seat === seat ? match.thinking.fraction : null,
      last: last ? tell(last.message, match.seats) : "",
    });
  }

  #logTab(match: Match): TemplateResult {
    const unread = this.#unread(match);
    return html`<button class="btn log-tab" aria-expanded=${this.logOpen}
        @click=${this.#actions.log}>${icon("log")}<span><b>${say("table-log")}</b>${unread ? ` · ${say("table-log-new", { count: unread })}` : ""}</span></button>`;
  }

  #problemPage(text: string): TemplateResult {
    return html`<main class="problem paper" role="alert"><h1>${say("table-problem")}</h1><p>${text}</p>
      <button class="btn pri" @click=${this.#actions.leave}>${say("table-leave")}</button></main>`;
  }

  /** Lines of the log about others that were not on show yet. */
  #unread(match: Match): number {
    const news = new Set(match.news());
    return match.journal.slice(this.#read).filter((entry) => news.has(entry)).length;
  }

  #showPane(pane: string): void {
    this.pane = pane;
    if (pane === LOG_PANE) this.#read = this.#match!.journal.length;
  }

  #touch({ target, picked }: Touch): void {
    const match = this.#match;
    if (picked === undefined) this.#pick(target);
    else if (match) {
      const number = picksOnBoard(match, this.#board!)[picked - 1];
      // the path holds what was chosen with buttons too: count in it, not on the board
      if (number !== undefined) match.takeBack(match.picked.lastIndexOf(number) + 1);
    }
  }

  readonly #pick = (target: Target): void => {
    this.toast = null;
    this.#match?.touch(target);
  };

  #help(target: Target | null): void {
    this.sheet = { kind: "help", target };
  }

  readonly #actions = {
    leave: (): void => {
      void this.#keeper.done().then(() => (location.hash = "#/"));
    },
    undo: (): void => this.#match?.undo(),
    redo: (): void => this.#match?.redo(),
    hint: (): void => {
      const match = this.#match;
      if (match?.advice) match.dismissAdvice();
      else void match?.advise();
    },
    help: (): void => this.#help(null),
    menu: (): void => {
      this.sheet = { kind: "menu" };
    },
    log: (): void => {
      this.logOpen = !this.logOpen;
      this.#read = this.#match!.journal.length;
    },
    results: (): void => {
      this.lookBack = false;
    },
  };

  readonly #redraw = (): void => this.requestUpdate();

  readonly #onChange = (): void => {
    const match = this.#match!;
    if (match.waitingFor !== null) this.#clearTable(match);
    if (this.#read > match.journal.length || this.logOpen || this.pane === LOG_PANE) this.#read = match.journal.length;
    if (!match.reply.over) this.lookBack = false;
    if (this.size === "phone" && match.deciding !== null && this.pane !== LOG_PANE) this.#showLegalPane(match);
    this.requestUpdate();
  };

  /** Between two people nothing may be left that was drawn or said for the one before. */
  #clearTable(match: Match): void {
    this.#picture = undefined;
    this.toast = null;
    this.#speech.hush(match);
  }

  #showLegalPane(match: Match): void {
    const panes = legalPanes(match, this.#board!);
    const [first] = panes;
    if (first !== undefined && !panes.has(this.pane)) this.#showPane(first);
  }

  readonly #onPointer = (): void => {
    this.#byKeyboard = false;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    this.#byKeyboard = true;
    const match = this.#match;
    if (!match || this.sheet || !this.#isPlain() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (rove(this, event) || this.#obey(event, match)) event.preventDefault();
  };

  /** Carries out what a key means; false if it means nothing. */
  #obey(event: KeyboardEvent, match: Match): boolean {
    switch (keyAction(event)) {
      case "take-back":
        if (this.logOpen) this.#actions.log();
        else match.takeBack();
        return true;
      case "undo":
        match.undo();
        return true;
      case "redo":
        match.redo();
        return true;
      case "log":
        if (this.size === "phone") this.#showPane(LOG_PANE);
        else this.#actions.log();
        return true;
      case "hint":
        this.#actions.hint();
        return true;
      case "help":
        this.#help((event.target as Element).closest<HTMLElement>("[data-target]")?.dataset["target"] ?? null);
        return true;
      case "next":
        return goToLegal(this);
      case undefined:
        return false;
    }
  }

  #showToast(refusal: Refusal): void {
    this.toast = refusal;
    clearTimeout(this.#toastTimer);
    this.#toastTimer = window.setTimeout(() => (this.toast = null), TOAST_MS);
  }

  #keep(): void {
    const match = this.#match;
    const stored = this.#stored;
    if (!match || !stored) return;
    const { reply } = match;
    this.#keeper.keep({
      ...stored,
      save: match.save(),
      updated: Date.now(),
      headline: reply.headline,
      over: reply.over,
      toAct: reply.to_act,
      points: reply.tally.totals,
      seats: match.seats.map(({ name, colour }) => ({ name, colour })),
    });
  }
}
