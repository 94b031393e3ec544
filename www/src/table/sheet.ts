import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { icon } from "../pieces/draw.js";
import { say } from "../words/words.js";

/** A sheet over the table. It is a modal dialog: it keeps the focus, and Escape or a tap beside it closes it. */
export function sheet(title: string, content: TemplateResult, close: () => void, className = ""): TemplateResult {
  // the element is made before it is put into the page: it opens right after
  const open = (element?: Element) =>
    queueMicrotask(() => {
      if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
    });
  // closed before it is taken out of the page: that gives the focus back to whatever opened it
  const shut = (event: Event) => (event.currentTarget as Element).closest("dialog")!.close();
  const beside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) shut(event);
  };
  return html`<dialog class="sheet ${className}" aria-labelledby="sheet-title" ${ref(open)} @close=${close} @click=${beside}>
    <div class="sheet-head"><h2 id="sheet-title">${title}</h2><button class="tool" @click=${shut}
        aria-label=${say("table-close")}>${icon("x")}</button></div>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="sheet-title">${content}</div>
  </dialog>`;
}

/** CSS would take the accent off a Greek capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One of a few values, as a row of buttons. */
export function segments<T extends string>(label: string, values: readonly T[], chosen: T, text: (value: T) => string, choose: (value: T) => void, lang?: (value: T) => string): TemplateResult {
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (values.indexOf(chosen) + step + values.length) % values.length;
    choose(values[next]!);
    ((event.currentTarget as Element).children[next] as HTMLElement).focus();
  };
  return html`<div class="segments" role="radiogroup" aria-label=${label} @keydown=${keys}>
    ${values.map((value) => html`<button role="radio" aria-checked=${value === chosen} tabindex=${value === chosen ? 0 : -1} data-value=${value} lang=${lang?.(value) ?? nothing}
        @click=${() => choose(value)}>${capital(text(value))}</button>`)}
  </div>`;
}
