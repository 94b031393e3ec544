import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { infoOf } from "../engine/games.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { say, words } from "../words/words.js";
import { homeLook } from "./home-look.js";

/** Whose games these are. */
const AUTHORS = [
  { game: "Guildhall", author: "Hope S. Hwang", publisher: "Alderac Entertainment Group" },
  { game: "Edo", author: "Louis Malz, Stefan Malz", publisher: "Queen Games" },
  { game: "Keyflower", author: "Sebastian Bleasdale, Richard Breese", publisher: "R&D Games" },
  { game: "Agricola", author: "Uwe Rosenberg", publisher: "Lookout Games" },
  { game: "Patchistory", author: "Jun-Hyup Kim, Yeon-Min Jung", publisher: "Deinko" },
] as const;

const NOTES = ["unofficial", "uncertain", "privacy", "fonts", "icons", "code"] as const;

/** What is not known of each game, if there are words for it. */
const uncertain = (): TemplateResult[] =>
  AUTHORS.flatMap(({ game }) => {
    const text = `about-uncertain-${game.toLowerCase()}`;
    return words.has(text) ? [html`<p><b>${game}.</b> ${say(text)}</p>`] : [];
  });

/** Credits, licences, and what the project does not know for certain. */
@customElement("trapezi-about")
export class About extends Part {
  static override look = [homeLook];

  @state() private ready = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void words.need("about").then(() => (this.ready = true));
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.ready) return nothing;
    return html`<div class="about-page">
      <header class="home-bar"><a class="tool" href="#/" aria-label=${say("table-leave")}>${icon("back")}</a><h1 class="brand"><b class="t">${say("home-about")}</b></h1></header>
      <main class="paper" tabindex="0" aria-label=${say("home-about")}>
        <p>${say("about-what")}</p>
        <h2>${say("about-authors")}</h2>
        <table><thead><tr><th scope="col">${say("about-game")}</th><th scope="col">${say("about-author")}</th><th scope="col">${say("about-publisher")}</th></tr></thead>
        <tbody>${AUTHORS.map(({ game, author, publisher }) => html`<tr><th scope="row">${title(game)}</th><td>${author}</td><td>${publisher}</td></tr>`)}</tbody></table>
        ${NOTES.map((note) => html`<h2>${say(`about-${note}`)}</h2>${note === "uncertain" ? uncertain() : nothing}<p>${say(`about-${note}-text`)}</p>`)}
      </main>
    </div>`;
  }
}

/** A game's name, and the way to its rules if they can be read here. */
function title(game: string): TemplateResult {
  const id = game.toLowerCase();
  return infoOf(id) ? html`<a href="#/rules/${id}">${game}</a>` : html`${game}`;
}
