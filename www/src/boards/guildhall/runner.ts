import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say, words } from "../../words/words.js";
import { cardFace, vpFace } from "./cards.js";
import { partsOf, vpOf } from "./parts.js";
import { cardName, colourOf, vpName, type Scene } from "./view.js";

/** The paper runner in the middle: deck, discard pile, the centre row of VP cards, the VP deck. */
export function runner(scene: Scene): TemplateResult {
  const { view } = scene;
  return html`<section class="runner" aria-label=${say("guildhall-centre")}>
    <figure class="pile" data-origin="deck">
      <span class="stack ${view.deck ? "" : "empty"}">${view.deck ? html`<svg class="face" viewBox="0 0 46 62"
          aria-hidden="true"><use href="#card-back"></use></svg>` : nothing}</span>
      <figcaption>${say("guildhall-deck")} <b>${view.deck}</b></figcaption>
    </figure>
    <figure class="pile" data-rove>
      <span class="stack ${view.discard.top ? "" : "empty"}">${view.discard.top ? discardTop(scene, view.discard.top) : nothing}</span>
      <figcaption>${say("guildhall-discard")} <b>${view.discard.size}</b></figcaption>
    </figure>
    <div class="row" data-rove role="group" aria-label=${say("guildhall-row")}>${view.row.map((vp, i) => vpCard(scene, vp, view.row.slice(0, i).filter((other) => other === vp).length))}</div>
    <figure class="pile" data-origin="vp-deck">
      <span class="stack ${view.vp_deck ? "" : "empty"}">${view.vp_deck ? html`<svg class="face" viewBox="0 0 46 62"
          aria-hidden="true"><use href="#vpback"></use></svg>` : nothing}</span>
      <figcaption>${say("guildhall-vp-deck")} <b>${view.vp_deck}</b></figcaption>
    </figure>
  </section>`;
}

const discardTop = (scene: Scene, card: string) =>
  targetButton(scene, "discard", {
    name: say("guildhall-discard-top", { card: cardName(card) }),
    className: `card ${colourOf(card)}`,
    content: cardFace(card),
    piece: card,
    place: `discard/${scene.view.discard.size}`,
  });

function vpCard(scene: Scene, vp: string, copy: number): TemplateResult {
  const card = vpOf(partsOf(scene.components), vp);
  return targetButton(scene, `row/${vp}`, {
    name: say("guildhall-vp-label", { name: vpName(vp), points: card.value, cost: card.cost }),
    className: "vp",
    content: vpFace(card, words.has(`guildhall-vp-short-${vp}`) ? say(`guildhall-vp-short-${vp}`) : ""),
    piece: vp,
    place: `row/${copy}`,
    from: "vp-deck",
  });
}

/** What the active player has played and bought this turn, and the actions that are left. */
export function turnTray(scene: Scene): TemplateResult {
  const { view } = scene;
  const active = scene.seats[view.active]!;
  const parts = partsOf(scene.components);
  const current = view.stage.card ?? view.stage.vp;
  return html`<section class="turn tray" aria-label=${say("guildhall-area-of", { name: active.name })} .style=${`--s:var(--seat-${active.colour})`}>
    <h2>${say("guildhall-area")}</h2>
    <div class="played" data-rove>
      ${view.area.cards.map((card) => targetButton(scene, `area/${card}`, { name: say("guildhall-in-area", { card: cardName(card) }), className: `card ${colourOf(card)} ${card === current ? "current" : ""}`, content: cardFace(card), piece: card, place: "area", from: `plate/${view.active}` }))}
      ${view.area.vp.map((vp, i) => targetButton(scene, `bought/${vp}`, { name: say("guildhall-in-area", { card: vpName(vp) }), className: `mini-vp ${vp === current ? "current" : ""}`, content: html`<b class="t">${vpOf(parts, vp).value}</b>`, piece: vp, place: `area/${i}` }))}
    </div>
    ${view.stage.kind.startsWith("setup") ? nothing : html`<p class="actions" .style=${`color:var(--seat-${active.colour})`}>
      ${Array.from({ length: Math.min(view.actions_left, 6) }, () => html`<svg class="peg" viewBox="0 0 30 30"
          aria-hidden="true"><use href="#peg"></use></svg>`)}
      <span>${say("guildhall-actions-left", { count: view.actions_left })}</span>
    </p>`}
  </section>`;
}
