import { html, nothing, type TemplateResult } from "lit";
import { fullscreen } from "../effects/comfort.js";
import { handManners, type Manner } from "../match/manner.js";
import type { Match } from "../match/match.js";
import { paces, type Pace } from "../match/pace.js";
import { players } from "../match/players.js";
import { icon, seatDisc } from "../pieces/draw.js";
import type { Settings } from "../store/settings.js";
import { tellRefusal } from "../words/message.js";
import { languages, say } from "../words/words.js";
import { standing } from "./scores.js";
import { segments } from "./sheet.js";

export interface MenuActions {
  rules(): void;
  help(): void;
  replay(): void;
  analyse(): void;
  save(): void;
  leave?: (() => void) | undefined;
  undo(): void;
  undoTurn(): void;
  redo(): void;
  playTurn(): void;
}

/** The menu of a match, in groups: what can be done, taking back, who plays and how fast, one screen, this device. */
export function menu(match: Match, settings: Settings, actions: MenuActions): TemplateResult {
  return html`<div class="menu">
    ${deeds(match, actions)} ${takingBack(match, settings, actions)} ${seats(match, settings)} ${match.shared ? oneScreen(match) : nothing} ${device(settings)}
    ${group("standing", standing(match.reply.tally, match.seats))}
  </div>`;
}

function deeds(match: Match, actions: MenuActions): TemplateResult {
  return html`<div class="menu-deeds">
    ${deed("replay", actions.replay, match.journal.length === 0 || match.waitingFor !== null)} ${deed("analysis", actions.analyse, match.journal.length === 0 || (match.viewer === null && !match.reply.over))} ${deed("help", actions.help)} ${deed("rules", actions.rules)}
    ${deed("play-turn", actions.playTurn, match.deciding === null)} ${deed("save", actions.save)} ${actions.leave ? deed("leave", actions.leave) : nothing}
  </div>`;
}

const SYMBOLS: Record<string, string> = { analysis: "chart", rules: "log", "play-turn": "bot", leave: "back", "undo-turn": "first" };

const deed = (name: string, act: () => void, disabled = false) => html`<button class="btn" data-action="menu-${name}" @click=${act}
    ?disabled=${disabled} title=${say(`menu-${name}`)}>${icon(SYMBOLS[name] ?? name)}<span>${say(`menu-${name}`)}</span></button>`;

function takingBack(match: Match, settings: Settings, actions: MenuActions): TemplateResult {
  const { reply } = match;
  const closed = match.viewer === null;
  const none = closed || reply.undo !== null;
  const why = closed ? say("menu-undo-closed") : reply.undo ? tellRefusal(reply.undo, match.seats) : say("menu-undo-can");
  return group("undo", html`
    <div class="menu-deeds">${deed("undo", actions.undo, none)} ${deed("undo-turn", actions.undoTurn, none)} ${deed("redo", actions.redo, closed || !reply.redo)}</div>
    <p class="quiet" data-why-undo>${why}</p>
    ${flip("free-undo", match.freeUndo, (on) => match.setFreeUndo(on))}
    ${flip("confirm", settings.confirmTurns, (confirmTurns) => settings.choose({ confirmTurns }))}`);
}

function seats(match: Match, settings: Settings): TemplateResult {
  const pace = (seat: number) => html`<select class="select" data-action="pace-${seat}" aria-label=${say("menu-pace-of", { name: match.seats[seat]!.name })}
      @change=${(event: Event) => match.setManner({ paces: paced(match.manner, seat, (event.target as HTMLSelectElement).value) })}>
    <option value="" .selected=${match.manner.paces[seat] === undefined}>${say("menu-pace-as-all")}</option>
    ${paces.map((one) => html`<option value=${one} .selected=${match.manner.paces[seat] === one}>${say(`table-pace-${one}`)}</option>`)}
  </select>`;
  return group("players", html`
    <ol class="menu-seats">${match.seats.map((seat, i) => html`<li>${seatDisc(seat.colour)}<b class="t">${seat.name}</b>
      ${segments(say("table-who-plays", { name: seat.name }), players, seat.player, (player) => say(`table-player-${player}`), (player) => match.setPlayer(i, player))}
      ${seat.player === "person" ? nothing : pace(i)}</li>`)}</ol>
    <h4>${say("table-pace")}</h4>
    ${segments(say("table-pace"), paces, settings.pace, (one) => say(`table-pace-${one}`), (one) => settings.choose({ pace: one }))}`);
}

/** What happens to hands between several people, and to whom a flat tablet turns. */
function oneScreen(match: Match): TemplateResult {
  const { hands, opposite } = match.manner;
  const side = (seat: number) => (opposite.includes(seat) ? "there" : "here");
  const put = (seat: number, to: "here" | "there") =>
    match.setManner({ opposite: to === "there" ? [...opposite, seat] : opposite.filter((other) => other !== seat) });
  return group("one-screen", html`
    ${segments(say("menu-one-screen"), handManners, hands, (one) => say(`menu-hands-${one}`), (one) => match.setManner({ hands: one }))}
    <p class="quiet">${say(`menu-hands-${hands}-why`)}</p>
    ${hands !== "flat" ? nothing : html`<ol class="menu-seats">${match.seats.map((seat, i) => seat.player !== "person" ? nothing : html`<li>${seatDisc(seat.colour)}<b class="t">${seat.name}</b>
      ${segments(say("menu-side-of", { name: seat.name }), ["here", "there"] as const, side(i), (one) => say(`menu-side-${one}`), (one) => put(i, one))}</li>`)}</ol>`}`);
}

function device(settings: Settings): TemplateResult {
  return group("device", html`
    <div class="two">
      <div><h4>${say("table-language")}</h4>
        ${segments(say("table-language"), languages, settings.language, (language) => say(`table-language-${language}`), (language) => settings.choose({ language }), (language) => language)}</div>
      <div><h4>${say("table-theme")}</h4>
        ${segments(say("table-theme"), ["light", "dark"] as const, settings.theme, (theme) => say(`table-theme-${theme}`), (theme) => settings.choose({ theme }))}</div>
    </div>
    ${flip("sound", settings.sound, (sound) => settings.choose({ sound }))}
    ${settings.sound ? html`<label class="menu-volume"><span>${say("menu-volume")}</span><input type="range" min="0.1" max="1" step="0.1" data-action="volume"
        .value=${String(settings.volume)} @change=${(event: Event) => settings.choose({ volume: Number((event.target as HTMLInputElement).value) })} /></label>` : nothing}
    ${"wakeLock" in navigator ? flip("awake", settings.awake, (awake) => settings.choose({ awake })) : nothing}
    ${document.fullscreenEnabled ? html`<button class="btn" data-action="fullscreen" @click=${fullscreen}>${icon("full")}${say("menu-fullscreen")}</button>` : nothing}`);
}

const group = (name: string, content: TemplateResult) => html`<details class="menu-group" data-group=${name} ?open=${innerWidth >= 700}>
  <summary><h3>${say(`menu-${name}`)}</h3></summary><div>${content}</div></details>`;

const flip = (name: string, on: boolean, choose: (on: boolean) => void) => html`<button class="switch menu-switch" role="switch" aria-checked=${on} data-action=${name}
    @click=${() => choose(!on)} aria-describedby="why-${name}"><i></i><span>${say(`menu-${name}`)}<small id="why-${name}">${say(`menu-${name}-why`)}</small></span></button>`;

/** The paces with another one for a seat; an empty pace is that of all. */
function paced({ paces: known }: Manner, seat: number, pace: string): Manner["paces"] {
  const { [seat]: _, ...others } = known;
  return pace === "" ? others : { ...others, [seat]: pace as Pace };
}
