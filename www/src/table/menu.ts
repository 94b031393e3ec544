import { html, type TemplateResult } from "lit";
import type { Player, SeatSetup, Tally } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { settings } from "../store/settings.js";
import { languages, say } from "../words/words.js";
import { paces } from "./pace.js";
import { standing } from "./scores.js";
import { segments } from "./sheet.js";

/** Who can sit at a seat. */
export const players: readonly Player[] = ["person", "easy", "medium", "hard"];

export interface MenuActions {
  setPlayer(seat: number, player: Player): void;
  rules(): void;
  save(): void;
  leave(): void;
}

/** The menu of a match: how it runs and looks, who plays, the standing, and the way out. */
export function menu(seats: readonly SeatSetup[], tally: Tally, actions: MenuActions): TemplateResult {
  return html`<div class="menu">
    <h3>${say("table-pace")}</h3>
    ${segments(say("table-pace"), paces, settings.pace, (pace) => say(`table-pace-${pace}`), (pace) => settings.choose({ pace }))}
    <div class="two">
      <div><h3>${say("table-language")}</h3>
        ${segments(say("table-language"), languages, settings.language, (language) => say(`table-language-${language}`), (language) => settings.choose({ language }))}</div>
      <div><h3>${say("table-theme")}</h3>
        ${segments(say("table-theme"), ["light", "dark"] as const, settings.theme, (theme) => say(`table-theme-${theme}`), (theme) => settings.choose({ theme }))}</div>
    </div>
    <h3>${say("table-seats")}</h3>
    <ol class="menu-seats">${seats.map((seat, i) => html`<li>${seatDisc(seat.colour)}<b class="t">${seat.name}</b>
      ${segments(say("table-who-plays", { name: seat.name }), players, seat.player, (player) => say(`table-player-${player}`), (player) => actions.setPlayer(i, player))}</li>`)}</ol>
    <h3>${say("table-standing")}</h3>
    ${standing(tally, seats)}
    <h3>${say("table-keys")}</h3>
    <p class="quiet">${say("table-keys-text")}</p>
    <div class="two">
      <button class="btn" @click=${actions.rules}>${icon("help")}${say("table-rules")}</button>
      <button class="btn" @click=${actions.save}>${icon("save")}${say("table-save-file")}</button>
      <button class="btn" @click=${actions.leave}>${icon("back")}${say("table-leave")}</button>
    </div>
  </div>`;
}
