import { css } from "lit";

/** Where Edo's things lie, on three sizes of screen. */
export const boardLook = css`
  trapezi-edo { display: block; width: 100%; height: 100%; }
  .edo { height: 100%; position: relative; min-height: 0; }
  .edo .mine { border-radius: 12px; background: linear-gradient(#8d5f38, #6d4526); box-shadow: inset 0 0 0 2px #4d2d13, inset 0 2px 0 2px #b98350, 0 3px 8px #0007; min-width: 0; min-height: 0; }
  [data-theme="dark"] .edo .mine { background: linear-gradient(#4a3220, #362314); box-shadow: inset 0 0 0 2px #1c1008, inset 0 2px 0 2px #6d4d2f, 0 3px 8px #0009; }
  .own-plate { position: relative; } .purse { min-width: 0; min-height: 0; } .desk { min-width: 0; min-height: 0; position: relative; }
  .stock { display: grid; grid-template-columns: repeat(auto-fill, minmax(56px, 1fr)); gap: 4px; } .stock .cell { display: flex; align-items: center; justify-content: center; gap: 4px; min-height: 30px; border-radius: 8px; color: #fbf0d8; background: linear-gradient(#4e2f18, #5d3a20); box-shadow: inset 0 2px 4px #0008, 0 1px 0 #b9835066; }
  [data-theme="dark"] .stock .cell { background: linear-gradient(#2a190d, #38230f); } .stock .cell svg { width: 22px; height: 26px; filter: drop-shadow(0 1px 1px #0007); } .stock .cell b { font: 700 17px var(--ui); } .stock .no-house { display: flex; align-items: center; justify-content: center; gap: 3px; border-radius: 8px; }

  /* a landscape tablet */
  [data-size="wide"] .edo { display: grid; grid-template: minmax(0, 1fr) clamp(186px, 26cqh, 230px) / minmax(0, 1fr) clamp(184px, 18cqw, 240px); gap: 8px; padding-bottom: 2px; }
  [data-size="wide"] .country { grid-area: 1 / 1; display: grid; grid-template-columns: clamp(112px, 11cqw, 150px) minmax(0, 1fr); gap: 10px; min-height: 0; }
  [data-size="wide"] .shop { grid-area: 1 / 1; display: flex; flex-direction: column; gap: 6px; min-height: 0; }
  [data-size="wide"] .merchant-cards { display: grid; gap: 0; } [data-size="wide"] .merchant-soon .offer.power, [data-size="wide"] .merchant-soon .offer small { display: none; } [data-size="wide"] .merchant-soon .offer .sign { width: 20px; height: 20px; } [data-size="wide"] .merchant-soon .merchant-card { width: auto; }
  [data-size="wide"] .row { flex: 1; min-height: 0; display: grid; grid-auto-rows: minmax(0, 1fr); grid-template-rows: auto; gap: 7px; } [data-size="wide"] .row .auth .acts { padding-top: 0; } [data-size="wide"] .row .auth > i { display: none; } [data-size="wide"] .row .auth .act .sign { width: 19px; height: 19px; } [data-size="wide"] .row .auth .mark .sign { width: 13px; height: 14px; }
  [data-size="wide"] .land { grid-area: 1 / 2; padding: 7px; }
  [data-size="wide"] .edo .mine { grid-area: 2 / 1; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr) 214px; gap: 12px; padding: 12px; }
  [data-size="wide"] .edo .mine:has(.choosing) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 196px; } [data-size="wide"] .edo .desk:not(.choosing) { display: none; }
  [data-size="wide"] .purse { display: flex; flex-direction: column; gap: 5px; } [data-size="wide"] .stock .cell svg { width: 18px; height: 21px; } [data-size="wide"] .stock { grid-template-columns: repeat(4, 1fr); } [data-size="wide"] .purse .plate :is(.last, .counts), [data-size="wide"] .stock .cell:first-child { display: none; } .purse .plate { grid-template: auto / 30px minmax(0, 1fr) auto 42px; padding: 2px 6px 6px; } .purse .plate .seat { grid-row: 1; width: 28px; height: 28px; } .purse .plate .points { grid-area: 1 / 4; width: 40px; height: 40px; } .purse .plate .points b { font-size: 18px; } .other .plate .who small { display: none; } .purse .plate .counts { gap: 6px; }
  [data-size="wide"] .purse .side { margin-top: auto; } [data-size="wide"] .purse .stock .cell { min-height: 27px; gap: 2px; } [data-size="wide"] .purse .stock .cell b { font-size: 15px; }
  [data-size="wide"] .rail { grid-area: 1 / 2 / 3 / 3; display: flex; flex-direction: column; gap: 9px; min-height: 0; } [data-size="wide"] .others { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: 9px; overflow: auto; padding: 8px 5px 2px 3px; margin: -8px -5px 0 -3px; }
  .other { background: linear-gradient(#2d1b0f99, #3f281799); padding-bottom: 6px; } .other .small-slots { padding: 6px 8px 4px; } .other .other-goods { padding: 0 9px; color: #f4e6c8; }
  [data-size="wide"] .other .plate .last { -webkit-line-clamp: 2; }
  .table[data-size="wide"]:has(.edo) .strip { left: 140px; right: 214px; bottom: clamp(206px, 27cqh, 260px); }

  /* a portrait tablet */
  [data-size="tall"] .edo { display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr); gap: 8px; }
  [data-size="tall"] .country { order: 2; display: grid; gap: 8px; } [data-size="tall"] .land { height: min(70cqw, 100cqh - 506px); padding: 6px; }
  [data-size="tall"] .rail { order: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; } [data-size="tall"] .others { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; padding-top: 6px; } [data-size="tall"] .track-board { display: none; } [data-size="tall"] .other .plate .last { display: none; }
  [data-size="tall"] .small-slot { min-height: 44px; } [data-size="tall"] .small-back { height: 36px; }
  [data-size="tall"] .shop { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 10px; } [data-size="tall"] .shop h2 { display: none; } [data-size="tall"] .merchant-cards { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; }
  [data-size="tall"] .row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; } [data-size="tall"] .edo .merchant-soon { border-radius: 8px; flex-direction: column; } [data-size="tall"] .row .auth { min-height: 72px; } [data-size="tall"] .row .auth .acts { padding-top: 0; } [data-size="tall"] .row .auth > i { display: none; } [data-size="tall"] .row .act .sign { width: 20px; height: 20px; } [data-size="tall"] .merchant-cards .offer { font-size: 14px; } [data-size="tall"] .merchant-cards .offer .sign { width: 19px; height: 19px; } [data-size="tall"] .merchant-cards .offer .sun { width: 20px; height: 20px; }
  [data-size="tall"] .edo .mine { order: 3; display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1.15fr) minmax(0, 1fr); gap: 9px 10px; padding: 10px; } [data-size="tall"] .edo .mine:not(:has(.choosing)) .slots { grid-column: 1 / -1; } [data-size="tall"] .edo .desk:not(.choosing) { display: none; } [data-size="tall"] .merchant-soon > small { display: none; } [data-size="tall"] .purse { grid-column: 1 / -1; display: grid; grid-template-columns: 170px minmax(0, 1fr) auto; gap: 8px; align-items: center; } [data-size="tall"] .purse .plate .last { display: none; } [data-size="tall"] .stock { grid-template-columns: repeat(5, 1fr); } [data-size="tall"] .stock .cell:first-child { display: none; } [data-size="tall"] .purse .choices .btn { max-width: 190px; }
  [data-size="tall"] .action-sign { width: 30px; } [data-size="tall"] .slot-face { flex-direction: column; gap: 2px; justify-content: center; padding: 4px; text-align: center; } [data-size="tall"] .slot-card .action-text b { font-size: 15px; }

  /* a phone: one pane at a time */
  [data-size="phone"] .edo { overflow: auto; padding: 6px 8px 12px; overscroll-behavior: contain; }
  [data-size="phone"] .edo:not([data-pane="map"]) .country, [data-size="phone"] .edo:not([data-pane="mine"]) .mine, [data-size="phone"] .edo:not([data-pane="others"]) .rail { display: none; }
  [data-size="phone"] .country { display: flex; flex-direction: column; gap: 12px; } [data-size="phone"] .country.shopping .shop { order: -1; }
  [data-size="phone"] .edo .land { display: block; container-type: inline-size; overflow: auto; overscroll-behavior: contain; margin: 0 -8px; padding: 8px; } [data-size="phone"] .sheet-of-washi { --u: .8px; }
  [data-size="phone"] .shop { display: grid; gap: 10px; } [data-size="phone"] .merchant-cards { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; } [data-size="phone"] .merchant-cards h2 { grid-column: 1 / -1; } [data-size="phone"] .edo .merchant-soon { border-radius: 8px; flex-direction: column; }
  [data-size="phone"] .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(100px, 1fr)); gap: 10px; } [data-size="phone"] .row h2 { grid-column: 1 / -1; } [data-size="phone"] .special-card { height: 92px; } [data-size="phone"] .package { min-height: 52px; }
  [data-size="phone"] .edo .mine { display: flex; flex-direction: column; gap: 12px; padding: 14px 10px 12px; } [data-size="phone"] .slots { height: 164px; gap: 8px; } [data-size="phone"] .slot-face { flex-direction: column; justify-content: center; gap: 1px; padding: 4px 3px; text-align: center; } [data-size="phone"] .slot-card .action-text b { font-size: 16px; } [data-size="phone"] .pegs .peg { width: 22px; } [data-size="phone"] .hole { width: 17px; }
  [data-size="phone"] .hand { flex-wrap: wrap; } [data-size="phone"] .hand-card { flex: 1 1 78px; height: 104px; } [data-size="phone"] .quad { min-height: 68px; } [data-size="phone"] .muster-count { min-height: 96px; }
  [data-size="phone"] .purse { display: grid; gap: 8px; order: -1; } [data-size="phone"] .stock { grid-template-columns: repeat(5, 1fr); } [data-size="phone"] .stock .cell:first-child { display: none; }
  [data-size="phone"] .others { display: grid; gap: 12px; } [data-size="phone"] .rail { display: grid; gap: 12px; } [data-size="phone"] .track-board { max-width: 330px; width: 100%; }
`;
