import { html, nothing, type TemplateResult } from "lit";
import type { Save } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import { icon } from "../pieces/draw.js";
import { linkOf } from "../store/links.js";
import type { Size } from "../table/size.js";
import type { Notice } from "../table/toast.js";
import { say } from "../words/words.js";
import { Replay, replayPaces, type ReplayPace } from "./replay.js";

export { Replay };
export { replayLook } from "./look.js";

export interface DockState {
  match: Match;
  size: Size;
  branch(save: Save): void;
  notice(notice: Notice): void;
}

/** What stands in the place of the prompt: that this is the past, and the way back. */
export function replayNote(replay: Replay, close: () => void): TemplateResult {
  return html`<div class="prompt paper replay-note" role="status">${icon("replay")}
    <span class="prompt-text">${say("replay-moment", { number: replay.number, last: replay.last })}</span>
    <button class="btn pri" data-action="close-replay" @click=${close}>${say("replay-back")}</button></div>`;
}

/** The controls of the replay: to and fro, by step and by turn, and what can be made of a moment. */
export function replayDock(replay: Replay, { match, size, branch, notice }: DockState): TemplateResult {
  const tool = (name: string, symbol: string, act: () => void, disabled: boolean) => html`<button class="tool" data-action="replay-${name}"
      @click=${act} ?disabled=${disabled} aria-label=${say(`replay-${name}`)} title=${say(`replay-${name}`)}>${icon(symbol)}</button>`;
  const atStart = replay.number === 0;
  const atEnd = replay.number === replay.last;
  return html`<section class="replay paper" aria-label=${say("replay-title")}>
    <div class="replay-steps">
      ${tool("turn-back", "first", () => replay.stepTurn(-1), atStart)}
      ${tool("step-back", "step-back", () => replay.step(-1), atStart)}
      <button class="tool play" data-action="replay-play" @click=${() => replay.toggle()} aria-label=${say(replay.playing ? "replay-pause" : "replay-play")}
          title=${say(replay.playing ? "replay-pause" : "replay-play")}>${icon(replay.playing ? "pause" : "play")}</button>
      ${tool("step-on", "step-on", () => replay.step(1), atEnd)}
      ${tool("turn-on", "last", () => replay.stepTurn(1), atEnd)}
    </div>
    <input type="range" class="replay-slider" min="0" max=${replay.last} .value=${String(replay.number)} aria-label=${say("replay-slider")}
        aria-valuetext=${say("replay-moment", { number: replay.number, last: replay.last })}
        @input=${(event: Event) => replay.show(Number((event.target as HTMLInputElement).value))} />
    <div class="replay-choices">${turnChoice(replay)}${paceChoice(replay)}${match.reply.over && match.hidden ? eyesChoice(replay, match) : nothing}</div>
    <div class="replay-deeds">
      <button class="btn" data-action="replay-branch" @click=${() => branch(match.branch(replay.number))}
          title=${say("replay-branch-why")}>${icon("branch")}${size === "phone" ? say("replay-branch-short") : say("replay-branch")}</button>
      <button class="btn" data-action="replay-share" @click=${() => void share(match.save(), replay.number, notice)}
          title=${say("replay-share-why")}>${icon("share")}${size === "phone" ? say("replay-share-short") : say("replay-share")}</button>
    </div>
  </section>`;
}

/** The turns, to go to the start of one. */
function turnChoice(replay: Replay): TemplateResult {
  const { turns, number } = replay;
  const here = turns.findLast(({ start }) => start <= number);
  return html`<select class="select" data-action="replay-turn" aria-label=${say("replay-turn")}
      @change=${(event: Event) => replay.show(Number((event.target as HTMLSelectElement).value))}>
    ${turns.map((mark) => html`<option value=${mark.start} .selected=${mark === here}>${mark.turn === 0 ? say("replay-set-up") : say("table-log-turn", { turn: mark.turn })}</option>`)}
  </select>`;
}

function paceChoice(replay: Replay): TemplateResult {
  return html`<select class="select" data-action="replay-pace" aria-label=${say("replay-pace")}
      @change=${(event: Event) => replay.choosePace((event.target as HTMLSelectElement).value as ReplayPace)}>
    ${replayPaces.map((pace) => html`<option value=${pace} .selected=${pace === replay.pace}>${say(`table-pace-${pace}`)}</option>`)}
  </select>`;
}

/** Once the match is over no hand decides anything any more: it can be seen with every seat's eyes. */
function eyesChoice(replay: Replay, { seats }: Match): TemplateResult {
  return html`<select class="select" data-action="replay-eyes" aria-label=${say("replay-eyes")}
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        replay.look(value === "" ? null : Number(value));
      }}>
    <option value="" .selected=${replay.viewer === null}>${say("replay-eyes-watcher")}</option>
    ${seats.map(({ name }, seat) => html`<option value=${seat} .selected=${replay.viewer === seat}>${say("replay-eyes-of", { name })}</option>`)}
  </select>`;
}

/** Hands a link to this moment to whatever the device shares with, else to the clipboard. */
async function share(save: Save, number: number, notice: (notice: Notice) => void): Promise<void> {
  const url = await linkOf(save, number);
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ title: "Trapezi", url });
    else {
      await navigator.clipboard.writeText(url);
      notice({ key: "replay-link-copied" });
    }
  } catch (thrown) {
    // who closes the device's own sheet has not failed
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) notice({ key: "replay-link-failed" });
  }
}
