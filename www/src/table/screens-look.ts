import { css } from "lit";

/** The screens that take the board's place: cover and score sheet; and the menu. */
export const screensLook = css`
  .cover { position: relative; min-height: 0; overflow: hidden; display: grid; grid-template-rows: minmax(0, 1fr) auto; justify-items: center; align-items: center; gap: 16px; padding: 8px 16px 20px; }
  .cover .closed { position: absolute; top: 24%; width: 330px; height: 240px; } .cover .closed.left { left: -90px; rotate: -6deg; } .cover .closed.right { right: -90px; rotate: 6deg; }
  .cover .closed svg { position: absolute; left: 90px; width: 150px; height: 202px; transform-origin: 50% 110%; transform: translateX(calc(var(--k) * 40px)) rotate(calc(var(--k) * 10deg)); filter: drop-shadow(0 5px 8px #0008); }
  .cover-card { position: relative; width: min(500px, 100%); padding: 14px 34px 20px; text-align: center; display: grid; justify-items: center; gap: 6px; border-radius: 16px; max-height: 100%; overflow: auto; box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet); }
  .cover-card::before { content: ""; position: absolute; inset: 9px; border: 1.5px solid color-mix(in srgb, var(--s) 45%, transparent); border-radius: 10px; pointer-events: none; }
  .pawn { position: relative; display: grid; place-items: center; } .pawn .meeple { color: var(--s); filter: drop-shadow(0 5px 4px #0006); }
  .cover .pawn .meeple { width: min(190px, 24cqh); height: min(196px, 25cqh); position: relative; } .pawn .glow { position: absolute; inset: -4px -50px -12px; background: radial-gradient(closest-side, #ffd9a099, transparent); }
  .cover-card p { font-size: 18px; color: var(--ink-2); } .cover-card h1 { font-size: clamp(34px, 6cqw, 48px); line-height: 1.1; font-weight: 800; display: flex; align-items: center; gap: 12px; } .cover-card h1 .seat { width: 40px; height: 40px; }
  .cover .open { width: min(400px, 100%); min-height: 68px; font-size: 21px; margin-top: 10px; border-radius: 14px; color: #fff !important; background: linear-gradient(color-mix(in srgb, var(--s) 84%, #241305), color-mix(in srgb, var(--s) 66%, #241305)) !important; box-shadow: 0 1px 0 #fff5 inset, 0 -4px 0 #0005 inset, 0 8px 14px #0006; }
  .cover-card .quiet { font-size: 15px; display: flex; gap: 8px; align-items: center; padding-top: 8px; }
  .since { width: min(784px, 100%); padding: 8px 18px 12px; } .since header { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; } .since h2 { font-size: 18px; flex: 1; } .since header .btn { min-height: 44px; } .since small { font: 400 14px var(--ui); color: var(--ink-2); }
  .since ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px; margin-top: 6px; max-height: 152px; overflow: auto; }
  .since li { display: flex; gap: 10px; align-items: center; background: var(--paper-2); border-radius: 10px; border-left: 6px solid var(--s); padding: 6px 10px; font-size: 15px; line-height: 1.25; }
  .table[data-size="phone"] .cover .closed { display: none; } .table[data-size="phone"] .cover { grid-row: 2 / -1; } .table[data-size="phone"] .since small { display: none; } .table[data-size="phone"] .since ol { grid-template-columns: 1fr; max-height: 130px; }
  .table[data-size="tall"] .cover, .table:is([data-size="tall"], [data-size="phone"]) .scores { grid-row: 2 / -1; }

  .scores { min-height: 0; display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); gap: 14px; justify-items: center; padding: 12px 18px 18px; }
  .pad { position: relative; width: min(640px, 100%); max-height: 100%; display: flex; flex-direction: column; padding: 26px 24px 16px; border-radius: 4px 4px 10px 10px; align-self: center;
    background: linear-gradient(var(--paper-hi), var(--paper-lo)); box-shadow: 0 0 0 1px color-mix(in srgb, var(--edge) 50%, transparent), 0 3px 0 var(--paper-2), 0 4px 0 var(--edge), 0 7px 0 var(--paper-2), 0 8px 0 var(--edge), 0 14px 24px #000a; }
  .pad::before { content: ""; position: absolute; inset: 0 0 auto; height: 14px; border-radius: 4px 4px 0 0; background: linear-gradient(#8c2f26, #6f221b); }
  .win { display: flex; align-items: center; gap: 18px; padding: 10px 0; } .win .meeple { width: 76px; height: 78px; } .win .crown { position: absolute; left: 19px; top: -16px; width: 38px; height: 26px; z-index: 1; }
  .win h1 { font-size: clamp(26px, 5cqw, 34px); line-height: 1.05; font-weight: 800; } .win p { color: var(--ink-2); font-size: 16px; }
  .pad-scroll { overflow: auto; min-height: 0; }
  .pad table, .standing { width: 100%; border-collapse: collapse; } .pad :is(th, td) { text-align: center; height: 40px; border-bottom: 1px solid var(--line); font-weight: 400; padding: 0 4px; }
  .pad thead th { height: 64px; border-bottom: 2px solid var(--ink-2); vertical-align: bottom; padding-bottom: 5px; } .pad thead td { border-bottom: 2px solid var(--ink-2); } .pad thead .seat { width: 30px; height: 30px; margin: 0 auto 2px; } .pad thead b { font-size: 17px; line-height: 1; }
  .pad th[scope="row"] { text-align: left; } .pad td { font: italic 500 22px/1 var(--title); color: var(--sea-ink); font-variant-numeric: lining-nums; } .pad td.none { color: var(--ink-2); }
  .pad .first { background: color-mix(in srgb, var(--s) 13%, transparent); } .pad thead .first { box-shadow: inset 0 4px 0 var(--s); }
  .pad .total :is(td, th) { height: 58px; border: 0; border-top: 3px double var(--ink-2); font-weight: 700; } .pad .total td { font: 800 30px/1 var(--title); color: var(--ink); } .pad .total th { font-size: 22px; }
  /* a long sheet has lower rows, and its totals stay in sight */
  .pad:has(tbody tr:nth-child(11)) tbody :is(th, td) { height: 25px; line-height: 1.1; } .pad:has(tbody tr:nth-child(11)) tbody td { font-size: 19px; } .pad:has(tbody tr:nth-child(11)) .win { padding: 0 0 4px; } .pad:has(tbody tr:nth-child(11)) .win .meeple { width: 56px; height: 58px; } .pad:has(tbody tr:nth-child(11)) .win .crown { left: 9px; } .pad:has(tbody tr:nth-child(11)) .total :is(td, th) { height: 44px; } .pad tfoot { position: sticky; bottom: 0; background: var(--paper-lo); }
  .amount { font: 400 13px/1 var(--ui); color: var(--ink-2); margin-right: 7px; } .amount::before { content: "×"; } .table[data-size="phone"] .amount { display: block; margin: 0; }
  .pad .place :is(td, th) { height: 32px; border: 0; font: 600 15px var(--ui); color: var(--ink-2); }
  .acts { display: flex; flex-wrap: wrap; gap: 10px; width: min(640px, 100%); } .acts .pri { margin-left: auto; font-size: 18px; min-width: 160px; min-height: 48px; }
  /* the match that follows: beside the sheet, or below it */
  .scores:has(> .sequel) { grid-template: auto auto auto / minmax(0, 1fr); overflow: auto; align-content: start; } .sequel { width: min(640px, 100%); }
  .table[data-size="wide"] .scores:has(> .sequel) { grid-template: minmax(0, 1fr) auto / minmax(0, 1.2fr) minmax(0, 1fr); overflow: visible; align-content: stretch; } .table[data-size="wide"] .sequel { align-self: center; max-height: 100%; overflow: auto; } .table[data-size="wide"] .scores:has(> .sequel) .acts { grid-column: 1 / -1; width: min(1000px, 100%); }
  .table[data-size="phone"] .pad { padding: 24px 14px 12px; } .table[data-size="phone"] .acts .btn { flex: 1 1 40%; }

  .menu { columns: 2 380px; column-gap: 22px; } .menu > * { break-inside: avoid; margin-bottom: 10px; } .menu h4 { margin: 6px 0 4px; font: 600 15px/1.2 var(--ui); } .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 8px 12px; }
  .menu-deeds { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px; } .menu-deeds .btn { padding: 4px 10px; justify-content: flex-start; text-align: left !important; } .menu-deeds .icon { width: 20px; height: 20px; }
  .menu-group { border-top: 1px solid var(--line); } .menu-group > div { display: grid; gap: 8px; padding: 2px 0 6px; }
  .menu-group summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; list-style: none; } .menu-group summary::-webkit-details-marker { display: none; } .menu-group summary h3 { font-size: 18px; flex: 1; }
  .menu-group summary::after { content: ""; width: 9px; height: 9px; margin: 0 8px 4px; border: solid var(--ink-2); border-width: 0 2px 2px 0; rotate: 45deg; } .menu-group[open] summary::after { rotate: 225deg; margin-bottom: -4px; }
  .menu-seats { display: grid; gap: 10px; } .menu-seats li { display: grid; grid-template-columns: 30px minmax(0, 1fr) auto; gap: 4px 8px; align-items: center; } .menu-seats b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .menu-seats .segments { grid-column: 1 / -1; grid-row: 2; }
  .menu-switch { width: 100%; padding: 4px 0; } .menu-switch span { display: grid; font-weight: 600; } .menu-switch small { font-weight: 400; font-size: 14px; color: var(--ink-2); line-height: 1.25; } .menu-volume { display: flex; gap: 12px; align-items: center; min-height: 44px; } .menu-volume input { flex: 1; height: 44px; accent-color: var(--sea); }
  .standing :is(th, td) { height: 32px; border-bottom: 1px solid var(--line); text-align: center; font-weight: 400; } .standing th[scope="row"] { text-align: left; } .standing tfoot :is(th, td) { font-weight: 700; } .standing .seat { margin: 0 auto; width: 24px; height: 24px; }
  p.quiet { color: var(--ink-2); font-size: 14px; }
  .sheet.wide { width: min(900px, calc(100vw - 24px)); }
`;
