import { css } from "lit";

/** The rules: contents beside or above the text, the search, the clauses. */
export const rulesLook = css`
  trapezi-rules { display: block; container: rules / inline-size; }
  .rules-bar { position: sticky; top: -4px; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 0; background: var(--paper-hi); border-bottom: 1px solid var(--line); }
  .rules-bar input { font: inherit; flex: 1 1 190px; min-width: 0; min-height: 44px; padding: 0 14px; border: 0; border-radius: 10px; color: var(--ink); background: var(--card-light); box-shadow: inset 0 1px 3px #0004, inset 0 0 0 1px var(--line); }
  .rules-bar .btn { padding: 4px 12px; } .rules-bar :is(a, .tool) { color: var(--ink-2) !important; }
  .rules-body { display: grid; gap: 8px 24px; align-items: start; }
  .rules-contents ol { display: grid; gap: 0 16px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
  .rules-contents a { display: block; color: var(--ink); padding: 7px 8px; border-radius: 8px; text-decoration: none; line-height: 1.2; min-height: 32px; } .rules-contents a:hover { background: var(--paper-3); } .rules-contents .sub { padding-left: 22px; font-size: 14px; }
  .rules a { color: var(--sea-ink); } .rules { display: grid; gap: 8px; font-size: 16px; line-height: 1.45; min-width: 0; }
  .rules .title { display: none; } .rules h3 { font-size: 20px; margin-top: 14px; } .rules h4 { margin: 8px 0 0; font: 700 17px/1.2 var(--title); }
  .rules ul { display: grid; gap: 6px; min-width: 0; } .rules li { padding: 3px 8px; border-left: 3px solid var(--line); min-width: 0; } .rules :is(li, h3, h4) { scroll-margin: 74px; } .rules li li { border: 0; padding: 0 8px; }
  .rules :is(li, h3, h4).asked { background: color-mix(in srgb, var(--chosen-ring) 22%, transparent); border-color: var(--chosen-ring); } .rules :is(li, h3, h4):focus-visible { outline-offset: -2px; }
  .rules li > b:first-child a { text-decoration: none; }
  .wide-table { overflow-x: auto; margin: 6px 0; } .rules table { border-collapse: collapse; font-size: 14px; } .rules :is(th, td) { text-align: left; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  .rules-found { display: grid; gap: 6px; } .rules-found p { color: var(--ink-2); }
  .rules-found a { display: grid; gap: 1px; padding: 8px 12px; border-radius: 10px; color: var(--ink); text-decoration: none; background: var(--card-light); box-shadow: inset 0 0 0 1px var(--line); line-height: 1.4; } .rules-found a:hover { box-shadow: inset 0 0 0 2px var(--sea); }
  .rules-found b { color: var(--sea-ink); } .rules-found small { color: var(--ink-2); font-size: 13px; }
  .rules-found mark { color: inherit; background: color-mix(in srgb, var(--chosen-ring) 42%, transparent); border-radius: 3px; font-weight: 700; }
  .rules-sources { margin-top: 14px !important; padding: 10px 14px !important; border-radius: 10px; background: var(--paper-2); font-size: 15px; } .rules-sources h3 { margin: 0 0 2px; font-size: 17px; }
  @container rules (max-width: 480px) {
    .rules-bar input { flex-basis: 100%; order: 2; }
    .rules-bar [data-action="rules-copy"] { width: 44px; padding: 0; overflow: hidden; background: none !important; box-shadow: none; } .rules-bar [data-action="rules-copy"] span { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; white-space: nowrap; }
    .rules :is(li, h3, h4) { scroll-margin: 124px; }
  }
  @container rules (min-width: 780px) {
    .rules-body { grid-template-columns: 216px minmax(0, 1fr); }
    .rules-contents { display: block !important; position: sticky; top: 60px; max-height: calc(100dvh - 190px); overflow: auto; overscroll-behavior: contain; padding: 4px 3px; }
    .rules-page .rules-contents { max-height: calc(100dvh - 160px); } .rules-contents ol { grid-template-columns: 1fr; } .rules-contents-open { display: none; }
  }
  .rules-page { height: 100%; display: grid; grid-template-rows: 58px minmax(0, 1fr); padding: 0 20px 16px; max-width: 1100px; margin: 0 auto; }
  .rules-page main { overflow: auto; padding: 4px 20px 18px; }
  @media (max-width: 560px) { .rules-page { padding: 0 8px 8px; } .rules-page main { padding: 4px 12px 14px; } .rules-page .brand b { font-size: 24px; } }
`;
