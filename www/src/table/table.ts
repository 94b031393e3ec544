import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { components, engineReady, refusalIn, restoreTable, type Refusal, type Target } from "../engine/engine.js";
import { Part } from "../part.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { downloadSave } from "../store/files.js";
import { Keeper, storedMatch, type StoredMatch } from "../store/matches.js";
import { settings } from "../store/settings.js";
import { tell, tellRefusal } from "../words/message.js";
import { say, words } from "../words/words.js";
import { bar } from "./bar.js";
import type { Board, BoardScene, Mark, Touch } from "./board.js";
import { loadBoard } from "./boards.js";
import { choiceButtons, choicesOf } from "./choices.js";
import { cover } from "./cover.js";
import { frameLook } from "./frame-look.js";
import { keyAction } from "./keys.js";
import { logDrawer, logList } from "./log.js";
import { Match } from "./match.js";
import { menu } from "./menu.js";
import { namePlate } from "./plate.js";
import { goToLegal, rove } from "./rove.js";
import { scores } from "./scores.js";
import { screensLook } from "./screens-look.js";
import { sheet } from "./sheet.js";
import { sizeOf, watchSize } from "./size.js";

const TOAST_MS = 5000;
const LOG_PANE = "log";

type Picture = HTMLElement & { scene: BoardScene<unknown> };

/** A match on the table: the board in its frame, and whatever lies over it. */
@customElement("trapezi-table")
export class TableScreen extends Part {
  static override look = [frameLook, screensLook];

  @property() matchId = "";
  @state() size = sizeOf();
  @state() sheet: { kind: "menu" } | { kind: "help"; target: Target | null } | null = null;
  @state() logOpen = false;
  @state() pane = "";
  @state() lookBack = false;
  @state() toast: { refusal: Refusal } | null = null;
  @state() problem: { text: string } | null = null;

  #match: Match | undefined;
  #board: Board | undefined;
  #picture: Picture | undefined;
  #components: unknown;
  #stored: StoredMatch | undefined;
  readonly #keeper = new Keeper();
  #read = 0;
  #toastTimer = 0;
  #spoken = "";
  #stopWatching: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWatching = watchSize((size) => (this.size = size));
    document.addEventListener("keydown", this.#onKey);
    settings.addEventListener("change", this.#redraw);
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    document.removeEventListener("keydown", this.#onKey);
    settings.removeEventListener("change", this.#redraw);
    this.#match?.close();
  }

  async #open(): Promise<void> {
    try {
      const stored = await storedMatch(this.matchId);
      if (!stored) throw { code: "table-no-such-match", clause: null, args: {} } satisfies Refusal;
      await Promise.all([engineReady(), words.need(stored.save.game)]);
      this.#board = await loadBoard(stored.save.game);
      this.#components = components(stored.save.game);
      this.#picture = document.createElement(this.#board.tag) as Picture;
      this.#stored = stored;
      const match = new Match(restoreTable(JSON.stringify(stored.save)), {
        coverHands: stored.coverHands,
        pace: () => settings.pace,
        keep: () => this.#keep(),
      });
      this.#match = match;
      this.pane = this.#board.panes[0]?.id ?? "";
      this.#read = match.journal.length;
      match.addEventListener("change", this.#onChange);
      match.addEventListener("refused", (event) => this.#showToast((event as CustomEvent<Refusal>).detail));
      match.start();
      this.requestUpdate();
    } catch (thrown) {
      const refusal = refusalIn(thrown);
      this.problem = { text: refusal ? tellRefusal(refusal, []) : String(thrown) };
    }
  }

  override render(): TemplateResult {
    if (this.problem) return this.#problemPage(this.problem.text);
    const match = this.#match;
    if (!match || !this.#board || !this.#picture) return html`<p class="waiting" role="status">${say("table-loading")}</p>`;
    const { reply } = match;
    const shown = match.waitingFor ?? match.viewer ?? reply.to_act[0];
    const colour = match.seats[reply.to_act[0] ?? reply.tally.winners[0] ?? 0]!.colour;
    const edge = match.waitingFor === null ? colour : match.seats[shown ?? 0]!.colour;
    const top = bar({
      title: say(`${reply.game}-title`),
      headline: tell(reply.headline, match.seats),
      prompt: this.#isPlain() ? this.#prompt() : nothing,
      match,
      playing: this.#isPlain() && !reply.over,
      logOpen: this.logOpen,
      unread: this.#unread(),
      actions: this.#actions,
    });
    return html`<div class="table" data-size=${this.size} data-deciding=${match.deciding ?? nothing} style="--s:var(--seat-${edge})">
      ${top} ${this.#screen(match)} ${this.#overlays(match)}
    </div>`;
  }

  override updated(): void {
    const match = this.#match;
    if (!match) return;
    const list = this.renderRoot.querySelector(".log-list");
    if (list && (list as HTMLElement).dataset["seen"] !== String(match.journal.length)) {
      (list as HTMLElement).dataset["seen"] = String(match.journal.length);
      list.scrollTop = list.scrollHeight;
    }
    this.#keepFocus(match);
  }

  /** Whether the board itself is on show. */
  #isPlain(): boolean {
    const match = this.#match!;
    return match.waitingFor === null && (!match.reply.over || this.lookBack);
  }

  #screen(match: Match): TemplateResult {
    if (match.waitingFor !== null) return cover(match.waitingFor, match.seats, match.sinceLastAct(match.waitingFor), () => match.ready());
    if (match.reply.over && !this.lookBack)
      return scores(match.reply.tally, match.seats, {
        again: () => this.dispatchEvent(new CustomEvent("again", { detail: { setup: match.save(), coverHands: this.#stored!.coverHands }, bubbles: true })),
        home: this.#actions.leave,
        save: () => downloadSave(match.save()),
        table: () => (this.lookBack = true),
      });
    return this.#plain(match);
  }

  #plain(match: Match): TemplateResult {
    const board = this.#board!;
    const marks = this.#marks(match);
    const choices = choicesOf(board, marks, match);
    // one button stands beside the player's own things; more of them lie over the hand, which then has no part in it
    const inCorner = this.size === "tall" || (this.size === "wide" && choices.length <= 1);
    const buttons = choiceButtons(choices, match.seats, this.#pick);
    this.#picture!.scene = {
      view: match.reply.view,
      viewer: match.viewer,
      toAct: match.reply.to_act,
      seats: match.seats,
      components: this.#components,
      marks,
      deciding: match.deciding !== null,
      recent: match.recent(),
      plate: (seat) => this.#plate(match, seat),
      corner: html`${inCorner && choices.length ? html`<div class="choices">${buttons}</div>` : nothing}${this.size === "wide" ? this.#logTab() : nothing}`,
      animate: settings.pace !== "instant",
      pane: this.size === "phone" ? this.pane : "",
    };
    const phone = this.size === "phone";
    return html`${this.size === "wide" ? nothing : html`<section class="prompt-row" aria-label=${say("table-to-do")}>${this.#prompt()}${phone && choices.length ? html`<div class="choices">${buttons}</div>` : nothing}</section>`}
      <main class="stage" aria-label=${say(`${match.reply.game}-title`)} ?hidden=${phone && this.pane === LOG_PANE}
        @pick=${(event: CustomEvent<Touch>) => this.#touch(event.detail)} @help=${(event: CustomEvent<Target | null>) => this.#help(event.detail)}
        @click=${() => match.deciding === null && match.skip()}>${this.#picture}</main>
      ${phone && this.pane === LOG_PANE ? html`<main class="log-pane paper">${logList(match.journal, match.seats)}</main>` : nothing}
      ${this.size === "wide" && !inCorner && choices.length > 0 ? html`<section class="choices strip" aria-label=${say("table-to-do")}>${buttons}</section>` : nothing}
      ${phone ? this.#tabs(match, marks) : nothing}`;
  }

  #overlays(match: Match): TemplateResult {
    const close = () => (this.sheet = null);
    return html`
      ${this.logOpen && this.size !== "phone" && this.#isPlain() ? logDrawer(match.journal, match.seats, this.#actions.log) : nothing}
      ${this.sheet?.kind === "menu"
        ? sheet(say("table-menu"), menu(match.seats, match.reply.tally, {
            setPlayer: (seat, player) => match.setPlayer(seat, player),
            save: () => downloadSave(match.save()),
            leave: this.#actions.leave,
          }), close)
        : nothing}
      ${this.sheet?.kind === "help" ? sheet(say("table-help"), this.#board!.help(this.#components, this.sheet.target), close, "wide") : nothing}
      ${this.toast ? html`<div class="toast" role="alert"><span>${tellRefusal(this.toast.refusal, match.seats)}</span>
        ${this.toast.refusal.clause ? html`<small>${say("table-clause", { clause: this.toast.refusal.clause })}</small>` : nothing}</div>` : nothing}
      ${match.failure ? html`<div class="toast" role="alert"><span>${say("table-bot-failed")}</span><button class="btn" @click=${() => match.retry()}>${say("table-retry")}</button></div>` : nothing}
      <div class="vh" aria-live="polite">${this.#speech(match)}</div>`;
  }

  /** The prompt line: who must do what, and a way to take the last pick back. */
  #prompt(): TemplateResult {
    const match = this.#match!;
    const { reply } = match;
    const seat = match.deciding ?? match.thinking?.seat ?? reply.to_act[0];
    const text = reply.over ? say("table-over") : reply.prompt ? tell(reply.prompt, match.seats) : "";
    const canTakeBack = match.deciding !== null && match.picked.length > 0;
    return html`<div class="prompt paper" data-mine=${match.deciding ?? nothing}>
      ${seat === undefined ? nothing : html`${seatDisc(match.seats[seat]!.colour)}<b class="t">${match.seats[seat]!.name}</b>`}
      ${this.#chips(match)}<span class="prompt-text">${text}</span>
      ${match.deciding === null && !reply.over && settings.pace !== "instant" ? html`<button class="tool" @click=${() => match.skip()} aria-label=${say("table-skip")}>${icon("skip")}</button>` : nothing}
      ${canTakeBack ? html`<button class="tool" data-action="take-back" @click=${() => match.takeBack()} aria-label=${say("table-take-back")}>${icon("x")}</button>` : nothing}
    </div>`;
  }

  /** What was chosen with buttons in this decision. */
  #chips(match: Match): TemplateResult[] {
    const { view } = match.reply;
    return match.picked.flatMap((target) => {
      const choice = this.#board!.choice(target, view);
      return choice?.chip ? [html`<span class="chip">${tell(choice.chip, match.seats)}</span>`] : [];
    });
  }

  #plate(match: Match, seat: number): TemplateResult {
    const { reply } = match;
    const lastMove = match.journal.findLast((entry) => entry.seat === seat)?.no;
    const last = match.journal.find((entry) => entry.seat === seat && entry.no === lastMove);
    return namePlate({
      seat,
      setup: match.seats[seat]!,
      plate: this.#board!.plate(reply.view, seat, this.#components),
      active: reply.to_act.includes(seat),
      own: match.viewer === seat,
      thinking: match.thinking?.seat === seat ? match.thinking.fraction : null,
      last: last ? tell(last.message, match.seats) : "",
    });
  }

  #logTab(): TemplateResult {
    const unread = this.#unread();
    return html`<button class="btn log-tab" aria-expanded=${this.logOpen} @click=${this.#actions.log}>${icon("log")}<span><b>${say("table-log")}</b>${unread ? ` · ${say("table-log-new", { count: unread })}` : ""}</span></button>`;
  }

  #tabs(match: Match, marks: ReadonlyMap<Target, Mark>): TemplateResult {
    const board = this.#board!;
    const legal = new Set<string>();
    for (const [target, mark] of marks) if (mark.legal && !board.choice(target, match.reply.view)) legal.add(board.paneOf(target, match.viewer));
    const unread = this.#unread();
    const tab = (id: string, label: string, picture: TemplateResult, badge: TemplateResult | typeof nothing) => html`<button role="tab" data-pane=${id}
      aria-selected=${this.pane === id} @click=${() => this.#showPane(id)}>${picture}<span>${label}</span>${badge}</button>`;
    return html`<nav aria-label=${say("table-panes")}><div class="tabs" role="tablist">
      ${board.panes.map((pane) => tab(pane.id, say(pane.label), html`<svg viewBox=${pane.viewBox} aria-hidden="true"><use href="#${pane.symbol}"></use></svg>`,
        legal.has(pane.id) && this.pane !== pane.id ? html`<i><span class="vh">${say("table-pane-legal")}</span></i>` : nothing))}
      ${tab(LOG_PANE, say("table-log"), icon("log"), unread && this.pane !== LOG_PANE ? html`<em>${unread}</em>` : nothing)}
    </div></nav>`;
  }

  #problemPage(text: string): TemplateResult {
    return html`<main class="problem paper" role="alert"><h1>${say("table-problem")}</h1><p>${text}</p>
      <button class="btn pri" @click=${this.#actions.leave}>${say("table-leave")}</button></main>`;
  }

  /** What each target of the decision looks like. */
  #marks(match: Match): Map<Target, Mark> {
    const marks = new Map<Target, Mark>();
    if (match.deciding === null) return marks;
    for (const target of match.picks.legal()) marks.set(target, { legal: true, picked: [] });
    this.#onBoard(match).forEach((target, i) => {
      const mark = marks.get(target) ?? { legal: false, picked: [] };
      marks.set(target, { ...mark, picked: [...mark.picked, i + 1] });
    });
    if (match.advice && "opinions" in match.advice)
      match.advice.opinions.forEach((opinion, i) => {
        const target = opinion.picks[match.picks.path.length];
        const mark = target === undefined ? undefined : marks.get(target);
        if (mark && mark.hint === undefined) marks.set(target!, { ...mark, hint: i + 1 });
      });
    return marks;
  }

  /** The picks that can be seen on the board; those made with buttons stand in the prompt. */
  #onBoard(match: Match): Target[] {
    return match.picked.filter((target) => !this.#board!.choice(target, match.reply.view));
  }

  #unread(): number {
    const news = new Set(this.#match!.news());
    return this.#match!.journal.slice(this.#read).filter((entry) => news.has(entry)).length;
  }

  /** What a screen reader hears: new lines of the log, then the prompt. */
  #speech(match: Match): string {
    if (match.waitingFor !== null) return say("table-cover-ready", { name: match.seats[match.waitingFor]!.name });
    const prompt = match.deciding !== null && match.reply.prompt ? tell(match.reply.prompt, match.seats) : "";
    const news = match.journal.slice(this.#heard).map((entry) => tell(entry.message, match.seats));
    if (news.length > 0 || prompt !== this.#spokenPrompt) {
      this.#spoken = [...news.slice(-4), prompt].filter(Boolean).join(". ");
      this.#spokenPrompt = prompt;
    }
    this.#heard = match.journal.length;
    return this.#spoken;
  }
  #heard = 0;
  #spokenPrompt = "";

  /** After a key press that made the focused card go away, the focus goes on to the next legal target. */
  #keepFocus(match: Match): void {
    const decides = match.deciding !== null;
    const root = this.getRootNode() as Document | ShadowRoot;
    const lost = root.activeElement === null || root.activeElement === document.body;
    if (decides && lost && this.#byKeyboard && !this.sheet) goToLegal(this);
  }
  #byKeyboard = false;

  #showLegalPane(match: Match): void {
    const board = this.#board!;
    const panes = [...match.picks.legal()].filter((target) => !board.choice(target, match.reply.view)).map((target) => board.paneOf(target, match.viewer));
    if (panes.length > 0 && !panes.includes(this.pane)) this.#showPane(panes[0]!);
  }

  #showPane(id: string): void {
    this.pane = id;
    if (id === LOG_PANE) this.#read = this.#match!.journal.length;
  }

  #touch({ target, picked }: Touch): void {
    if (picked === undefined) this.#pick(target);
    else if (this.#match) {
      const { picked: path } = this.#match;
      const onBoard = this.#onBoard(this.#match);
      // the path holds the buttons too: count from its end
      this.#match.takeBack(path.lastIndexOf(onBoard[picked - 1]!) + 1);
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
    if (this.#read > match.journal.length || this.logOpen || this.pane === LOG_PANE) this.#read = match.journal.length;
    if (this.#heard > match.journal.length) this.#heard = match.journal.length;
    if (!match.reply.over) this.lookBack = false;
    if (this.size === "phone" && match.deciding !== null) this.#showLegalPane(match);
    this.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    this.#byKeyboard = true;
    addEventListener("pointerdown", () => (this.#byKeyboard = false), { once: true });
    const match = this.#match;
    if (!match || this.sheet || !this.#isPlain() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (rove(this, event)) return event.preventDefault();
    switch (keyAction(event)) {
      case "take-back":
        if (this.logOpen) this.#actions.log();
        else match.takeBack();
        break;
      case "undo":
        return this.#actions.undo();
      case "redo":
        return this.#actions.redo();
      case "log":
        return this.size === "phone" ? this.#showPane(LOG_PANE) : this.#actions.log();
      case "hint":
        return this.#actions.hint();
      case "help":
        return this.#help((event.target as Element).closest<HTMLElement>("[data-target]")?.dataset["target"] ?? null);
      case "next":
        goToLegal(this);
        break;
      case undefined:
        return;
    }
    event.preventDefault();
  };

  #showToast(refusal: Refusal): void {
    this.toast = { refusal };
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
