import { html, nothing, type TemplateResult } from "lit";
import { icon, seatDisc } from "../pieces/draw.js";
import type { StoredMatch } from "../store/matches.js";
import { tell } from "../words/message.js";
import { say, words } from "../words/words.js";
import { boxPicture } from "./shelf.js";

export interface SavedActions {
  more(match: StoredMatch): void;
  openFile(): void;
  openLink(): void;
}

/** What a match is called: by its people, or after its game. */
export const titleOf = (match: StoredMatch): string => match.name || say(`${match.save.game}-title`);

/** The matches that wait to be continued. */
export function saved(matches: readonly StoredMatch[], actions: SavedActions): TemplateResult {
  return html`<section class="saved" aria-labelledby="saved-title">
    <h2 id="saved-title">${say("home-continue")}</h2>
    <ul tabindex="0" aria-labelledby="saved-title">
      ${matches.map((match) => card(match, actions))}
      ${matches.length === 0 ? html`<li class="none">${say("home-none-saved")}</li>` : nothing}
    </ul>
    <div class="bring">
      <button class="btn ghost" @click=${actions.openFile} data-action="open-file">${icon("file")}${say("home-open")}</button>
      <button class="btn ghost" @click=${actions.openLink} data-action="open-link">${icon("link")}${say("home-open-link")}</button>
    </div>
  </section>`;
}

function card(match: StoredMatch, actions: SavedActions): TemplateResult {
  const title = titleOf(match);
  const facts = [match.name ? say(`${match.save.game}-title`) : "", tell(match.headline, match.seats), when(match.updated)];
  return html`<li class="paper" data-match=${match.id}>
    <a href="#/match/${match.id}">
      ${boxPicture(match.save.game)}
      <span class="about"><b class="t">${title}</b><small>${facts.filter(Boolean).join(" · ")}</small>
        <span class="standing-row">${match.seats.map((seat, i) => html`<span class=${match.toAct.includes(i) ? "on" : ""}
            title=${seat.name}>${seatDisc(seat.colour)}${match.points[i] ?? 0}</span>`)}</span>
        <em>${next(match)}</em></span>
    </a>
    <button class="tool" data-action="more" aria-haspopup="dialog" @click=${() => actions.more(match)}
        aria-label=${say("home-more", { match: title })}>${icon("more")}</button>
  </li>`;
}

/** Who is to play, or how it ended. */
function next({ over, winners, toAct, seats }: StoredMatch): string {
  const names = (of: readonly number[]) => words.list(of.map((seat) => seats[seat]?.name ?? ""));
  if (over) return winners.length > 0 ? say("table-scores-winner", { count: winners.length, names: names(winners) }) : say("table-over");
  return toAct.length > 0 ? say("home-to-play", { names: names(toAct) }) : "";
}

function when(time: number): string {
  const date = new Date(time);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(words.language, today ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { day: "numeric", month: "short" }).format(date);
}
