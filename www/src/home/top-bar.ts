import { html, nothing, type TemplateResult } from "lit";
import { offline } from "../offline.js";
import { icon } from "../pieces/draw.js";
import { settings } from "../store/settings.js";
import { languages, say, words } from "../words/words.js";

/** The top of the home screen: what this is, whether it works offline, and how it speaks and looks. */
export function topBar(update: () => void): TemplateResult {
  const other = settings.theme === "dark" ? "light" : "dark";
  return html`<header class="home-bar">
    <h1 class="brand">${table()}<b class="t">Trapezi</b><i lang="el">τραπέζι</i></h1>
    ${offline.newer ? html`<button class="btn" data-action="update" @click=${update}>${say("home-update")}</button>` : nothing}
    ${offline.ready ? html`<span class="ready" data-offline-ready>${icon("ok")}${say("home-offline-ready")}</span>` : nothing}
    <div class="languages" role="group" aria-label=${say("table-language")}>${languages.map((language) => html`<button lang=${language}
        aria-pressed=${words.language === language} data-language=${language}
        @click=${() => settings.choose({ language })}>${say(`table-language-${language}`)}</button>`)}</div>
    <button class="tool" @click=${() => settings.choose({ theme: other })} data-action="theme"
        aria-label=${say(`home-theme-${other}`)}>${icon(other === "dark" ? "moon" : "sun")}</button>
    <a class="tool" href="#/statistics" data-action="statistics" aria-label=${say("home-statistics")}>${icon("chart")}</a>
    <a class="tool" href="#/about" aria-label=${say("home-about")}>${icon("info")}</a>
  </header>`;
}

const table = () => html`<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M3 13h38v7H3z" fill="#d9a86a" /><path d="M3 13h38v2.5H3z" fill="#f4cf97" /><path d="M9 20h5l-4 20H5zM30 20h5l4 20h-5zM11 28h22v4H11z" fill="#a9754a" /><g color="#5fb4ea"><use href="#meeple" x="12" y="-4" width="19" height="19"></use></g></svg>`;
