import { html, type TemplateResult } from "lit";
import { infoOf } from "../engine/games.js";
import { say } from "../words/words.js";

/** The boxes on the shelf in their order; a game can be played once the engine knows it. */
export const boxOrder = ["guildhall", "edo", "keyflower", "agricola", "patchistory"] as const;
const TITLES: Record<(typeof boxOrder)[number], string> = { guildhall: "Guildhall", edo: "Edo", keyflower: "Keyflower", agricola: "Agricola", patchistory: "Patchistory" };

export const boxPicture = (game: string): TemplateResult => html`<svg class="box" viewBox="0 0 170 214"
    aria-hidden="true"><use href="#box-${game}"></use></svg>`;

/** The shelf of game boxes. */
export function shelf(chosen: string, choose: (game: string) => void): TemplateResult {
  return html`<ul class="shelf" aria-label=${say("home-games")}>
    ${boxOrder.map((game) => {
      const info = infoOf(game);
      const tag = info
        ? html`<span>${say("home-players", { min: info.min_seats, max: info.max_seats })}</span><span>${say("home-minutes", { minutes: info.minutes })}</span>`
        : html`<span>${say("home-coming")}</span>`;
      return html`<li class="game ${game === chosen ? "on" : ""} ${info ? "" : "coming"}">
        <button ?disabled=${!info} aria-pressed=${game === chosen} data-game=${game} @click=${() => choose(game)}>
          ${boxPicture(game)}<span class="vh">${TITLES[game]}</span><span class="tag">${tag}</span>
        </button></li>`;
    })}
  </ul>`;
}
