import { html, nothing, type TemplateResult } from "lit";
import { icon, seatDisc } from "../pieces/draw.js";
import type { StoredMatch } from "../store/matches.js";
import { tell } from "../words/message.js";
import { say, words } from "../words/words.js";
import { boxPicture } from "./shelf.js";

export interface SavedActions {
  forget(id: string): void;
  open(): void;
}

/** The matches that wait to be continued. */
export function saved(matches: readonly StoredMatch[], actions: SavedActions): TemplateResult {
  return html`<section class="saved" aria-labelledby="saved-title">
    <h2 id="saved-title">${say("home-continue")}</h2>
    <ul tabindex="0" aria-labelledby="saved-title">
      ${matches.map((match) => card(match, actions))}
      ${matches.length === 0 ? html`<li class="none">${say("home-none-saved")}</li>` : nothing}
    </ul>
    <button class="btn ghost" @click=${actions.open} data-action="open-file">${icon("file")}${say("home-open")}</button>
  </section>`;
}

function card(match: StoredMatch, actions: SavedActions): TemplateResult {
  const next = match.toAct.map((seat) => match.seats[seat]?.name ?? "");
  return html`<li class="paper">
    <a href="#/match/${match.id}">
      ${boxPicture(match.save.game)}
      <span class="about"><b class="t">${say(`${match.save.game}-title`)}</b><small>${tell(match.headline, match.seats)} · ${when(match.updated)}</small>
        <span class="standing-row">${match.seats.map((seat, i) => html`<span class=${match.toAct.includes(i) ? "on" : ""} title=${seat.name}>${seatDisc(seat.colour)}${match.points[i] ?? 0}</span>`)}</span>
        <em>${match.over ? say("table-over") : next.length ? say("home-to-play", { names: words.list(next) }) : ""}</em></span>
    </a>
    <button class="tool" @click=${() => actions.forget(match.id)} aria-label=${say("home-forget")}>${icon("bin")}</button>
  </li>`;
}

function when(time: number): string {
  const date = new Date(time);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(words.language, today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" }).format(date);
}
