import { html, type TemplateResult } from "lit";
import type { Target } from "../engine/engine.js";
import { adopt } from "../look/adopt.js";
import { icon } from "../pieces/draw.js";
import type { Settings } from "../store/settings.js";
import { loadGame } from "../table/boards.js";
import { frameLook } from "../table/frame-look.js";
import { watchSize, type Size } from "../table/size.js";
import { Stage } from "../table/stage.js";
import { tell, tellRefusal } from "../words/message.js";
import { say, words } from "../words/words.js";
import { storyOf, type Frame, type Story } from "./scenario.js";

/** Where a scenario is told. */
interface Place {
  settings: Settings;
  room: HTMLElement;
  show(content: TemplateResult): void;
}

/** Tells a scenario in pictures and captions. */
export class Telling {
  readonly #story: Story;
  readonly #stage: Stage;
  readonly #place: Place;
  #stopWatching: (() => void) | undefined;
  #size: Size = "wide";
  #at = 0;

  /** Plays the scenario as a viewer sees it. Throws the engine's refusal. */
  static async of(scenario: unknown, viewer: number | null, place: Place): Promise<Telling> {
    const story = await storyOf(scenario as Parameters<typeof storyOf>[0], viewer);
    const { engine, board } = await loadGame(story.game);
    const stage = new Stage({ board, components: engine.components(story.game), settings: place.settings, close: () => undefined }, () => undefined);
    return new Telling(story, stage, place);
  }

  private constructor(story: Story, stage: Stage, place: Place) {
    this.#story = story;
    this.#stage = stage;
    this.#place = place;
  }

  open(): void {
    adopt(this.#place.room, [frameLook]);
    this.#stopWatching = watchSize(this.#place.room, (size) => {
      this.#size = size;
      this.#draw();
    });
    words.addEventListener("change", this.#draw);
  }

  close(): void {
    this.#stopWatching?.();
    words.removeEventListener("change", this.#draw);
  }

  readonly #draw = (): void => this.#place.show(words.speaking(this.#place.settings.language, () => this.#picture()));

  #picture(): TemplateResult {
    const { title, seats, frames } = this.#story;
    const frame = frames[this.#at]!;
    const { reply, viewer, entries } = frame;
    const recent = new Map<Target, number>(entries.flatMap((entry) => entry.subjects.map((target) => [target, entry.seat ?? viewer] as const)));
    const picture = this.#stage.draw({ reply, viewer, near: viewer, seats, journal: entries, marks: new Map(), deciding: false, recent, thinking: null }, html``, "");
    return html`<div class="diagram" role="group" aria-label=${title} @keydown=${this.#onKey}>
      <div class="table" data-size=${this.#size === "phone" ? "tall" : this.#size}><div class="stage" inert>${picture}</div></div>
      <div class="telling paper" ?data-refused=${frame.refusal !== null}>
        <button class="tool" data-action="step-back" ?disabled=${this.#at === 0} @click=${() => this.#go(-1)} aria-label=${say("embed-back")}>${icon("back")}</button>
        <p class="telling-words" aria-live="polite"><small>${this.#at === 0 ? say("embed-start") : say("embed-step", { number: this.#at, count: frames.length - 1 })}</small>${this.#caption(frame)}</p>
        <button class="btn pri" data-action="step-on" ?disabled=${this.#at === frames.length - 1} @click=${() => this.#go(+1)}
            aria-label=${say("embed-on")}>${icon("play")}</button>
      </div>
    </div>`;
  }

  #caption({ refusal, note, entries, reply }: Frame): string {
    const { seats, title } = this.#story;
    if (note !== null) return note;
    if (refusal) return say("embed-refused", { reason: tellRefusal(refusal, seats) });
    if (entries.length > 0) return entries.map((entry) => tell(entry.message, seats)).join(". ");
    return reply.prompt ? tell(reply.prompt, seats) : title;
  }

  #go(by: number): void {
    const to = this.#at + by;
    if (!this.#story.frames[to]) return;
    this.#at = to;
    this.#draw();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: +1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    this.#go(by);
  };
}
