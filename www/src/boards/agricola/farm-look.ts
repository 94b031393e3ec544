import { css } from "lit";

/** Farms, large and small, goods and what the family will eat. */
export const farmLook = css`
  .agricola .homestead { border-radius: 12px; background: linear-gradient(#8d5f38, #6d4526); box-shadow: inset 0 0 0 2px #4d2d13, inset 0 2px 0 2px #b98350, 0 3px 8px #0007; min-width: 0; min-height: 0; }
  [data-theme="dark"] .agricola .homestead { background: linear-gradient(#4a3220, #362314); box-shadow: inset 0 0 0 2px #1c1008, inset 0 2px 0 2px #6d4d2f, 0 3px 8px #0009; }
  .agricola .farmyard { position: relative; aspect-ratio: 520 / 320; min-width: 0; min-height: 0; filter: drop-shadow(0 2px 3px #0007); } .agricola .farmyard > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .agricola .farm-picture { display: block; width: 100%; overflow: visible; } [data-theme="dark"] .agricola .farm-picture { filter: brightness(.8) saturate(.9); }
  .agricola .fresh { fill: #fff3; stroke: var(--warn); stroke-width: 5; stroke-dasharray: 3 9; stroke-linecap: round; }
  .agricola .herd-count circle { fill: #f7eedb; stroke: #4d2d13; stroke-width: 2; } .agricola .herd-count text { font: 700 20px var(--ui); text-anchor: middle; fill: #2b2118; }
  .agricola .cells { position: absolute; inset: 3.125% 1.92%; display: grid; grid-template: repeat(3, minmax(0, 1fr)) / repeat(5, minmax(0, 1fr)); }
  .agricola .cell { margin: 5%; border-radius: 10px; display: grid; } .agricola .cell.target[data-state="legal"] { background: #d9ffe94d; }
  .agricola .ghost { grid-area: 1 / 1; place-self: center; opacity: .62; pointer-events: none; } .agricola .ghost .sign { width: 54px; height: 54px; }
  .agricola .cell.drafted { background: #f39a2b66; } .agricola .cell.drafted.target[data-state="picked"] { outline-width: 1px; box-shadow: none; } .agricola .cell .number:not(.hint) { display: none; } .agricola .draft { pointer-events: none; z-index: 4; overflow: visible; } .agricola .ghost-rail { opacity: .9; filter: hue-rotate(-12deg) brightness(1.25) drop-shadow(0 0 4px #ffb84f); }
  .agricola .at-home { grid-area: 1 / 1; align-self: end; justify-self: end; display: flex; margin: 0 6% 8%; } .agricola .at-home .man + .man { margin-left: -10px; } .agricola .pets { grid-area: 1 / 1; align-self: end; justify-self: start; display: flex; } .agricola .pets .sign { width: 34px; height: 28px; }

  .agricola .larder { display: grid; align-content: space-between; gap: 6px; min-width: 0; min-height: 0; color: #fbf0d8; }
  .agricola .own-plate, .agricola .rival { position: relative; } .agricola .first-mark { position: absolute; right: 46px; top: -9px; z-index: 3; width: 28px; height: 28px; pointer-events: none; }
  .agricola .stock { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 5px; }
  .agricola .stock-cell { display: flex; align-items: center; gap: 4px; min-height: 38px; padding: 0 7px; border-radius: 8px; color: #fbf0d8; background: linear-gradient(#4e2f18, #5d3a20); box-shadow: inset 0 2px 4px #0008, 0 1px 0 #b9835066; } [data-theme="dark"] .agricola .stock-cell { background: linear-gradient(#2a190d, #38230f); }
  .agricola .stock-cell .sign { width: 28px; height: 28px; } .agricola .stock-cell b { font: 700 20px var(--ui); } .agricola .stock-cell.none :is(.sign, b) { opacity: .5; } .agricola .stock-cell.pieces { gap: 2px; padding: 0 3px; justify-content: center; } .agricola .stock-cell.pieces .sign { width: 18px; height: 18px; } .agricola .stock-cell.pieces b { font-size: 15px; margin-right: 2px; }
  .agricola .feed { border-radius: 8px; padding: 4px 8px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: 0 2px 4px #0006; } .agricola .feed p { display: flex; align-items: center; gap: 4px; font-size: 13px; line-height: 1.1; } .agricola .feed .sign { width: 18px; height: 18px; } .agricola .feed p span { flex: 1; }
  .agricola .meter { display: flex; gap: 2px; margin-top: 4px; } .agricola .meter i { flex: 1; height: 13px; border-radius: 3px; border: 1.5px dashed var(--warn); } .agricola .meter .has { border: 1px solid #7a4310; background: linear-gradient(#e8b25a, #c98327); } .agricola .meter .could { border: 1px solid #b98327; background: repeating-linear-gradient(45deg, #f0d59a 0 4px, #fff3d4 4px 8px); }
  .agricola .owned { display: flex; flex-wrap: wrap; align-content: start; gap: 4px; min-width: 0; min-height: 0; overflow: auto; } .agricola .owned-card { display: flex; flex-wrap: wrap; align-items: center; flex: 0 1 auto; gap: 1px 5px; padding: 2px 3px 2px 6px; border-radius: 7px; color: #fff4dc; background: linear-gradient(#c4472c, #a23119); box-shadow: 0 2px 4px #0006; font-size: 13px; line-height: 20px; min-height: 26px; } [data-theme="dark"] .agricola .owned-card { background: linear-gradient(#8f3522, #742514); }
  :where(.agricola, .agricola-help) .rates { display: flex; gap: 5px; padding: 1px 5px; border-radius: 4px; color: #2b2118; background: #f7eedb; } :where(.agricola, .agricola-help) .rate { display: inline-flex; align-items: center; font-weight: 700; } :where(.agricola, .agricola-help) .rate .sign { width: 18px; height: 18px; }

  .agricola .own-plate .plate { grid-template: auto / 30px minmax(0, 1fr) auto 42px; padding: 2px 6px 2px 8px; } .agricola .own-plate .plate .seat { grid-row: 1; width: 28px; height: 28px; } .agricola .own-plate .plate .points { grid-area: 1 / 4; width: 38px; height: 38px; } .agricola .own-plate .plate .points b { font-size: 18px; } .agricola .own-plate .plate .last { display: none; } .agricola :is(.rival, .own-plate) .who small { display: none; }

  .agricola .own-plate .counts span + span { display: none; } .agricola .own-plate .plate:has(.plate-open) { padding-right: 26px; }
  /* all of another farm opens it large, not its name plate alone */
  .agricola .rival .plate { position: static; overflow: visible; } .agricola .rival .plate-open { z-index: 2; }

  .agricola .rivals { display: flex; gap: 8px; min-width: 0; min-height: 0; }
  .agricola .rival { display: flex; flex-direction: column; gap: 3px; min-width: 0; min-height: 0; padding-bottom: 4px; border-radius: 10px; background: linear-gradient(#2d1b0f99, #3f281799); color: #f4e6c8; }
  .agricola .rival-farm { position: relative; --person: 20px; min-height: 0; padding: 0 4px; display: grid; } .agricola .rival-farm .farm-picture { min-height: 0; max-height: 100%; height: 100%; } .agricola .rival-farm .at-home { position: absolute; left: 8px; bottom: 4px; margin: 0; }
  .agricola .rival-goods { display: flex; flex-wrap: wrap; gap: 0 5px; padding: 0 5px !important; font-size: 14px; line-height: 18px; } .agricola .rival-goods .good { gap: 0; min-width: 27px; } .agricola .rival-goods .sign { width: 16px; height: 16px; } .agricola .rival-majors { display: flex; gap: 3px; padding: 0 7px !important; font-size: 13px; line-height: 1.15; } .agricola :is(.rival-majors, .rival-cards) .sign { width: 16px; height: 16px; }
  .agricola .rival-cards { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; flex: none; padding: 0 7px !important; font-size: 13px; line-height: 1.2; } .agricola .rival-cards span { display: inline-flex; align-items: center; gap: 1px; vertical-align: bottom; } .agricola .rival-cards .sign { margin: -1px 0; }
`;
