import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Speech } from "../effects/speech.js";
import type { Refusal, Target } from "../engine/engine.js";
import { Hold, holdBar } from "../input/hold.js";
import { keyAction } from "../input/keys.js";
import { bringIntoSight, giveBack, keepFocus } from "../input/reach.js";
import { goToLegal, rove } from "../input/rove.js";
import type { Match } from "../match/match.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { ReplayDesk } from "../replay/desk.js";
import { downloadSave } from "../store/files.js";
import type { Settings } from "../store/settings.js";
import { tell } from "../words/message.js";
import { tellTrouble } from "../words/trouble.js";
import { say } from "../words/words.js";
import { bar } from "./bar.js";
import type { Touch } from "./board.js";
import { choiceButtons, choicesOf, confirmButtons } from "./choices.js";
import { cover } from "./cover.js";
import { frameLook } from "./frame-look.js";
import { Guided } from "./guided.js";
import { Insight } from "./insight.js";
import { logDrawer, logList, replayButton, type LogState } from "./log.js";
import { legalPanes, picksOnBoard } from "./marks.js";
import { promptLine } from "./prompt.js";
import { scores } from "./scores.js";
import { screensLook } from "./screens-look.js";
import type { Session, Source } from "./session.js";
import { Sheets } from "./sheets.js";
import { shownNow, shownThen, type Shown } from "./shown.js";
import { watchSize, type Size } from "./size.js";
import { Stage } from "./stage.js";
import { LOG_PANE, tabs } from "./tabs.js";
import { Toast } from "./toast.js";
import { Unread } from "./unread.js";

/** A match on the table: the board in its frame, and whatever lies over it. */
@customElement("trapezi-match")
export class TableScreen extends Part {
  static override look = [frameLook, screensLook];

  @property({ attribute: false }) source!: Source;
  /** The moment at which the table opens, in moves played; nothing for where the match stands. */
  @property({ type: Number }) moment: number | null = null;
  @state() private size: Size = "wide";
  @state() private logOpen = false;
  @state() private pane = "";
  /** After the end: the table once more instead of the score sheet. */
  @state() private lookBack = false;
  @state() private problem: string | null = null;

  #session: Session | undefined;
  #stage: Stage | undefined;
  #byKeyboard = false;
  /** The decision for which the eye was led to what can be chosen. */
  #led = "";
  /** The seat whose things lie nearest, and to which a flat tablet is turned. */
  #near = 0;
  #viewer: number | null = null;
  #stopWatching: (() => void) | undefined;
  /** Where keys are heard. On another site's page they belong to the table only while the focus is inside it. */
  #ears: HTMLElement | undefined;
  #settings: Settings | undefined;
  #comfort: { close(): void } | undefined;
  readonly #redraw = (): void => this.requestUpdate();
  readonly #speech = new Speech();
  readonly #unread = new Unread();
  readonly #toast = new Toast(this.#redraw);
  readonly #sheets = new Sheets(this.#redraw);
  readonly #hold = new Hold((open) => this.#session?.match.peek(open));
  readonly #past = new ReplayDesk({
    element: this,
    changed: this.#redraw,
    branch: (save) => this.#tell("branch", { save, coverHands: this.#session!.match.manner.hands !== "open" }),
    notice: (notice) => this.#toast.show(notice),
  });

  readonly #insight = new Insight(this, this.#redraw);
  readonly #guided = new Guided();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWatching = watchSize(this, this.#resize);
    this.#ears = this.getRootNode() instanceof ShadowRoot ? this : document.body;
    this.#ears.addEventListener("keydown", this.#onKey);
    this.#ears.addEventListener("pointerdown", this.#onPointer);
    this.addEventListener("show-move", this.#onShowMove);
    this.addEventListener("guide-moved", this.#redraw);
    this.addEventListener("open-rules", this.#onOpenRules);
    this.#settings = this.settings;
    this.#settings.addEventListener("change", this.#redraw);
    this.source.update?.addEventListener("change", this.#redraw);
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#ears?.removeEventListener("keydown", this.#onKey);
    this.#ears?.removeEventListener("pointerdown", this.#onPointer);
    this.removeEventListener("show-move", this.#onShowMove);
    this.removeEventListener("guide-moved", this.#redraw);
    this.removeEventListener("open-rules", this.#onOpenRules);
    this.#settings?.removeEventListener("change", this.#redraw);
    this.source.update?.removeEventListener("change", this.#redraw);
    this.#hold.release();
    this.#past.close();
    this.#session?.match.close();
    this.#session?.close();
    this.#comfort?.close();
  }

  override render(): TemplateResult {
    if (this.problem !== null) return this.#problemPage(this.problem);
    if (!this.#session) return html`<p class="waiting" role="status">${say("table-loading")}</p>`;
    const { match } = this.#session;
    const { replay } = this.#past;
    const { reply } = replay ?? match;
    const edge = match.waitingFor ?? reply.to_act[0] ?? reply.tally.winners[0] ?? 0;
    const turned = match.manner.hands === "flat" && match.manner.opposite.includes(this.#near);
    return html`<div class="table" data-size=${this.size} data-deciding=${match.deciding ?? nothing} ?data-past=${replay !== null} ?data-turned=${turned}
        .style=${`--s:var(--seat-${match.seats[edge]!.colour})`}>
      ${bar({
        title: say(`${reply.game}-title`),
        headline: tell(reply.headline, match.seats),
        prompt: this.#isPlain() ? this.#prompt(this.#session) : nothing,
        match,
        playing: this.#isPlain() && !replay,
        logOpen: this.logOpen,
        unread: this.#unread.count(match),
        leave: this.source.leave,
        actions: this.#actions,
      })}
      ${this.#screen(this.#session)}
      ${this.logOpen && this.size !== "phone" && this.#isPlain() ? logDrawer(this.#log(), this.#actions.replay, this.#actions.log) : nothing}
      ${this.#isPlain() ? this.#insight.drawer(this.#session, this.source.id) : nothing}
      ${this.#sheets.draw(this.#session, this.#stage!.scene, (touch) => this.#touch(touch), { ...this.#menuActions, leave: this.source.leave })}
      ${this.#toast.draw(match.seats, this.#openRules)}
      ${match.failure ? html`<div class="toast" role="alert"><span>${say("table-bot-failed")}</span><button class="btn"
          @click=${() => match.retry()}>${say("table-retry")}</button></div>` : nothing}
      ${replay ? html`<div class="vh" aria-live="polite">${this.#past.spoken()}</div>` : this.#speech.region(match)}
    </div>`;
  }

  override updated(): void {
    if (!this.#session) return;
    const { match } = this.#session;
    this.#scrollLog(this.#past.replay?.number ?? null);
    if (this.#byKeyboard && !this.#sheets.open) keepFocus(this, match.deciding !== null);
    const decision = match.deciding === null ? "" : `${match.reply.moves_played}/${match.picks.path.length}`;
    if (decision !== this.#led) {
      this.#led = decision;
      if (decision) bringIntoSight(this);
    }
  }

  async #open(): Promise<void> {
    try {
      const [session] = await Promise.all([this.source.open(this.settings), this.#guided.open(this.source.id ?? "")]);
      const { match, board, settings } = session;
      match.script = await this.#guided.script(match.reply.game);
      if (!this.isConnected) return match.close();
      this.#session = session;
      this.#stage = new Stage(session, this.#sheets.area);
      this.pane = board.panes[0]?.id ?? "";
      this.#unread.readAll(match.journal);
      this.#speech.hush(match);
      match.addEventListener("change", this.#onChange);
      match.addEventListener("progress", this.#onProgress);
      match.addEventListener("refused", (event) => this.#toast.show({ refusal: (event as CustomEvent<Refusal>).detail }));
      match.start();
      this.requestUpdate();
      void import("../effects/comfort.js").then(({ Comfort }) => {
        if (this.isConnected) this.#comfort = new Comfort(match, settings);
      });
      if (this.moment !== null) await this.#past.open(match, this.moment);
    } catch (thrown) {
      this.problem = await tellTrouble(thrown);
    }
  }

  /** Whether the board itself is on show. */
  #isPlain(): boolean {
    const { match } = this.#session!;
    return match.waitingFor === null && (!match.reply.over || this.lookBack || this.#past.replay !== null);
  }

  #screen(session: Session): TemplateResult {
    const { match } = session;
    const seat = match.waitingFor;
    if (seat !== null) return cover(seat, match.seats, match.sinceLastAct(seat), (replay) => {
      const since = match.lastAct(seat);
      match.ready();
      if (replay) void this.#past.open(match, since, true);
    });
    if (this.#isPlain()) return this.#plain(session);
    return scores(match.reply.tally, match.seats, session.board.sequel?.(match.reply.view) ?? nothing, {
      again: () => this.#again(),
      goOn: (options) => this.#again(options),
      home: this.source.leave,
      save: () => downloadSave(match.save()),
      table: () => (this.lookBack = true),
      replay: () => void this.#past.open(match, 0),
      analyse: this.#actions.analyse,
      update: this.source.update?.newer ? () => void this.#update() : undefined,
    });
  }

  /** The same people play once more, with what is agreed anew. */
  #again(options: Readonly<Record<string, string>> = {}): void {
    const { match } = this.#session!;
    const save = match.save();
    this.#tell("again", { setup: { ...save, options: { ...save.options, ...options } }, coverHands: match.manner.hands !== "open" });
  }

  async #update(): Promise<void> {
    if (!(await this.source.update!.update(this.source.id))) this.#toast.show({ key: "home-update-later" });
  }

  #plain(session: Session): TemplateResult {
    const { match, board } = session;
    const { size } = this;
    const phone = size === "phone";
    const { replay } = this.#past;
    const shown = replay ? shownThen(replay, this.#near) : shownNow(match, board, this.#near);
    const buttons = this.#buttons(session, shown);
    // beside the player's own things, so that they cover nothing
    const corner = html`${phone ? nothing : buttons}${size === "wide" ? this.#logTab() : nothing}`;
    const logPane = phone && this.pane === LOG_PANE;
    const isClosed = match.closed !== null && match.viewer === null && !replay && !match.reply.over;
    return html`
      ${size === "wide" ? nothing : html`<section class="prompt-row"
          aria-label=${say("table-to-do")}>${this.#prompt(session)}${phone ? buttons : nothing}${this.#hint(session)}${this.#guide(match)}</section>`}
      ${size === "wide" ? html`${this.#hint(session)}${this.#guide(match)}` : nothing}
      <main class="stage" aria-label=${say(`${match.reply.game}-title`)} ?hidden=${logPane}
        @pick=${(event: CustomEvent<Touch>) => this.#touch(event.detail)} @help=${(event: CustomEvent<Target | null>) => this.#sheets.help(event.detail)}
        @pointerdown=${(event: PointerEvent) => isClosed && (event.target as Element).closest("[data-peek]") && this.#hold.down(event)}
        @click=${() => match.deciding === null && match.skip()}>${this.#stage!.draw(shown, corner, phone ? this.pane : "")}</main>
      ${logPane ? html`<main class="log-pane paper" aria-label=${say("table-log")}><h2 class="vh">${say("table-log")}</h2>${replayButton(this.#log(), this.#actions.replay)}${logList(this.#log())}</main>` : nothing}
      ${isClosed ? holdBar(match.seats[match.closed!]!, this.#hold) : nothing}
      ${this.#past.dock(match, size)}
      ${phone ? tabs({ board, pane: this.pane, legal: replay ? new Set() : legalPanes(match, board), unread: this.#unread.count(match), show: (pane) => this.#showPane(pane) }) : nothing}`;
  }

  /** The buttons of the decision. */
  #buttons({ match, board }: Session, shown: Shown): TemplateResult | typeof nothing {
    if (match.unconfirmed && !this.#past.replay) return html`<div class="choices">${confirmButtons(match, match.unconfirmed)}</div>`;
    const choices = choicesOf(board, shown);
    return choices.length === 0 ? nothing : html`<div class="choices">${choiceButtons(choices, match.seats, this.#pick)}</div>`;
  }

  #guide(match: Match): TemplateResult | typeof nothing {
    return this.#past.replay ? nothing : this.#guided.draw(match, this.source.id ?? "");
  }

  #hint(session: Session): TemplateResult | typeof nothing {
    return this.#past.replay || session.match.deciding === null ? nothing : this.#insight.hint(session);
  }

  #prompt({ match, board }: Session): TemplateResult | typeof nothing {
    return this.#past.replay ? this.#past.note() : promptLine(match, board);
  }

  #log(): LogState {
    const { match } = this.#session!;
    const { replay } = this.#past;
    return {
      journal: replay?.journal ?? match.journal,
      seats: match.seats,
      moment: replay?.number ?? null,
      show: (number) => void this.#past.open(match, number),
    };
  }

  #logTab(): TemplateResult {
    const unread = this.#unread.count(this.#session!.match);
    return html`<button class="btn log-tab" aria-expanded=${this.logOpen}
        @click=${this.#actions.log}>${icon("log")}<span><b>${say("table-log")}</b>${unread ? ` · ${say("table-log-new", { count: unread })}` : ""}</span></button>`;
  }

  #problemPage(text: string): TemplateResult {
    return html`<main class="problem paper" role="alert" aria-labelledby="problem-title"><h1 id="problem-title">${say("table-problem")}</h1><p>${text}</p>
      ${this.source.leave ? html`<button class="btn pri" @click=${this.source.leave}>${say("table-leave")}</button>` : nothing}</main>`;
  }

  /** Keeps the newest line of the log in sight, or the one that is looked at. */
  #scrollLog(moment: number | null): void {
    const list = this.renderRoot.querySelector<HTMLElement>(".log-list");
    const seen = `${moment ?? ""}/${this.#session!.match.journal.length}`;
    if (!list || list.dataset["seen"] === seen) return;
    list.dataset["seen"] = seen;
    const line = moment === null ? null : [...list.querySelectorAll<HTMLElement>("[data-move]:not([data-later])")].at(-1);
    if (line) line.scrollIntoView({ block: "center" });
    else list.scrollTop = moment === null ? list.scrollHeight : 0;
  }

  #showPane(pane: string): void {
    this.pane = pane;
    if (pane === LOG_PANE) this.#unread.readAll(this.#session!.match.journal);
  }

  #touch({ target, picked }: Touch): void {
    if (!this.#session || this.#past.replay) return;
    const { match, board } = this.#session;
    if (picked === undefined) this.#pick(target);
    else {
      const number = picksOnBoard(match, board)[picked - 1];
      // the path holds what was chosen with buttons too: count in it, not on the board
      if (number !== undefined) match.takeBack(match.picked.lastIndexOf(number) + 1);
    }
  }

  readonly #pick = (target: Target): void => {
    this.#toast.dismiss();
    this.#session?.match.touch(target);
  };

  readonly #openRules = (clause: string): void => {
    this.#toast.dismiss();
    this.#sheets.rules(clause);
  };

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  readonly #actions = {
    undo: (): void => this.#session?.match.undo(),
    undoTurn: (): void => this.#session?.match.undoTurn(),
    redo: (): void => this.#session?.match.redo(),
    hint: (): void => {
      if (this.#session) void this.#insight.advise(this.#session.match);
    },
    /** The analysis speaks of moments: the board shows them while it is open. */
    analyse: (): void => {
      const { match } = this.#session!;
      if (match.reply.over) this.lookBack = true;
      void this.#insight.analyse(match);
    },
    help: (): void => this.#sheets.help(null),
    menu: this.#sheets.menu,
    log: (): void => {
      this.logOpen = !this.logOpen;
      if (!this.logOpen) giveBack(this, ".log-drawer", ".log-tab, .tool-log");
      this.#unread.readAll(this.#session!.match.journal);
    },
    results: (): void => {
      this.lookBack = false;
    },
    replay: (): void => {
      const { match } = this.#session!;
      void this.#past.open(match, match.reply.moves_played);
    },
  };

  /** From the menu: it is closed first, so that what happens can be seen. */
  readonly #menuActions = {
    rules: (): void => this.#sheets.rules(""),
    help: (): void => this.#sheets.help(null),
    save: (): void => downloadSave(this.#session!.match.save()),
    replay: (): void => this.#leaving(this.#actions.replay),
    analyse: (): void => this.#leaving(this.#actions.analyse),
    undo: (): void => this.#leaving(this.#actions.undo),
    undoTurn: (): void => this.#leaving(this.#actions.undoTurn),
    redo: (): void => this.#leaving(this.#actions.redo),
    playTurn: (): void => this.#leaving(() => this.#session!.match.playTurn()),
  };

  #leaving(act: () => void): void {
    this.#sheets.close();
    act();
  }

  readonly #resize = (size: Size): void => {
    this.size = size;
    if (this.#session) this.#showLegalPane();
  };

  readonly #onChange = (): void => {
    const { match } = this.#session!;
    const { asked } = match;
    if (match.viewer !== this.#viewer || match.waitingFor !== null) this.#clearTable();
    this.#viewer = match.viewer;
    this.#near = match.viewer ?? asked ?? this.#near;
    this.#past.follow(match);
    this.#insight.follow(match);
    this.#unread.follow(match.journal);
    if (this.logOpen || this.pane === LOG_PANE) this.#unread.readAll(match.journal);
    if (!match.reply.over) this.lookBack = false;
    this.#showLegalPane();
    this.requestUpdate();
  };

  /** A bot's thinking got further: its bar alone is new, on the plate or with the hint, and drawing all of the table would make the page stutter. */
  readonly #onProgress = (): void => {
    const { thinking, advice } = this.#session!.match;
    const show = (place: string, fraction: number): void => {
      const bar = this.renderRoot.querySelector<HTMLProgressElement>(`${place} progress`);
      if (bar) bar.value = fraction;
    };
    if (thinking) show(`.plate[data-seat="${thinking.seat}"]`, thinking.fraction);
    if (advice && "thinking" in advice) show(".hint-panel", advice.thinking);
  };

  /** When other eyes look at the table, nothing may be left that was drawn or said for those before. */
  #clearTable(): void {
    this.#stage!.clear();
    this.#toast.dismiss();
    this.#speech.hush(this.#session!.match);
  }

  #showLegalPane(): void {
    const { match, board } = this.#session!;
    if (this.size !== "phone" || match.deciding === null || this.pane === LOG_PANE || this.#past.replay) return;
    const panes = legalPanes(match, board);
    const [first] = panes;
    if (first !== undefined && !panes.has(this.pane)) this.#showPane(first);
  }

  readonly #onShowMove = (event: Event): void => {
    if (this.#session) void this.#past.open(this.#session.match, (event as CustomEvent<number>).detail);
  };

  readonly #onOpenRules = (event: Event): void => this.#openRules((event as CustomEvent<string>).detail);

  readonly #onPointer = (): void => {
    this.#byKeyboard = false;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    this.#byKeyboard = true;
    if (!this.#session || this.#sheets.open || !this.#isPlain() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#past.obey(event) || rove(this, event) || this.#obey(event)) event.preventDefault();
  };

  /** Carries out what a key means; false if it means nothing. */
  #obey(event: KeyboardEvent): boolean {
    const { match } = this.#session!;
    const action = keyAction(event);
    switch (action) {
      case "take-back":
        if (this.logOpen) this.#actions.log();
        else match.takeBack();
        return true;
      case "undo":
      case "undoTurn":
      case "redo":
      case "hint":
        if (this.#past.replay) return false;
        this.#actions[action]();
        return true;
      case "log":
        if (this.size === "phone") this.#showPane(LOG_PANE);
        else this.#actions.log();
        return true;
      case "help":
        this.#sheets.help((event.target as Element).closest<HTMLElement>("[data-target]")?.dataset["target"] ?? null);
        return true;
      case "next":
        return goToLegal(this);
      case undefined:
        return false;
    }
  }
}
