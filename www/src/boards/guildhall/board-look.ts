import { css } from "lit";

/** Guildhall's places: runner, halls as shelves, hand; laid out for three sizes of screen. */
export const boardLook = css`
  trapezi-guildhall { display: block; width: 100%; height: 100%; }
  .guildhall { height: 100%; position: relative; }
  .guildhall h2 { font-size: 15px; line-height: 1.2; }
  .guildhall p.empty { font-size: 13px; color: #cdb78f; align-self: center; }

  .runner { display: flex; align-items: center; gap: 8px; padding: 0 12px; border-radius: 6px; min-width: 0;
    background: repeating-linear-gradient(90deg, transparent 0 6px, #b08a4a0d 6px 7px), linear-gradient(var(--runner-hi), var(--runner-lo));
    box-shadow: 0 0 0 1px var(--runner-edge), 0 3px 8px #0007; border-block: 5px double var(--runner-band); }
  .pile { margin: 0; text-align: center; font-size: 13px; line-height: 1.2; color: var(--ink-2); flex: none; }
  .pile b { color: var(--ink); }
  .pile .stack { display: block; margin: 0 auto 4px; height: var(--pile-h); width: calc(var(--pile-h) * .742); border-radius: 6px; position: relative;
    box-shadow: 1px 1px 0 #d9c79d, 2px 2px 0 #8d7143, 3px 3px 0 #d9c79d, 4px 4px 0 #8d7143, 5px 6px 8px #0006; }
  .pile .stack.empty { box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--edge) 60%, transparent); }
  .pile .card { --h: var(--pile-h); }
  .runner .row { display: flex; gap: 10px; justify-content: center; flex: 1; min-width: 0; }
  .runner .vp { flex: 0 1 var(--vp-w); min-width: 0; }

  .turn { padding: 7px 10px; display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); gap: 3px; min-width: 0; }
  .turn .played { display: flex; gap: 6px; align-items: center; min-height: 0; }
  .turn .card { --h: 66px; } .turn h2 { line-height: 1; }
  .turn .actions { display: flex; align-items: center; gap: 4px; font-size: 14px; }
  .turn .actions span { color: #e3cfa6; }
  .turn .peg { width: 22px; height: 22px; flex: none; }

  .hall { display: flex; align-items: flex-end; padding: 0 14px; border-radius: 6px; position: relative; min-width: 0; height: 100%;
    background: linear-gradient(#2d1b0f99, #3f281799 calc(100% - 26px), transparent calc(100% - 26px)); }
  .hall::after { content: ""; position: absolute; inset: auto 0 0; height: 22px; border-radius: 3px 3px 6px 6px;
    background: linear-gradient(#c3925f, #9a6c42 22%, #7d5535 80%, #553722); box-shadow: 0 3px 5px #0007, 0 1px 0 #e0b483 inset; }
  [data-theme="dark"] .hall::after { background: linear-gradient(#8a6440, #6b4a2d 22%, #563a23 80%, #382514); box-shadow: 0 3px 5px #0009, 0 1px 0 #a57d52 inset; }
  .hall.near { background: linear-gradient(color-mix(in srgb, var(--s) 34%, #1b1108aa), color-mix(in srgb, var(--s) 28%, transparent) calc(100% - 26px), transparent calc(100% - 26px)); box-shadow: inset 0 2px 0 color-mix(in srgb, var(--s) 70%, transparent); }
  .hall.wanted { background: linear-gradient(#123b29cc, #1c4a34cc calc(100% - 26px), transparent calc(100% - 26px)); }
  .chapter { position: relative; z-index: 1; display: flex; flex-direction: column; align-items: center; gap: 4px; padding-bottom: 3px; flex: none; }
  /* cards stand side by side while there is room, else each covers a part of the one before */
  .hall { --space: 3px; --gap: 14px; gap: var(--gap); --room: calc(var(--hall-w) - var(--chapters) * var(--gap) - 4px);
    --w: min(calc(var(--hall-h) * .742), max(calc(var(--room) / (var(--chapters) + var(--strips)) - 3px), min(54px, calc(var(--room) / (var(--chapters) + var(--strips) * .45))))); --h: calc(var(--w) / .742);
    --strip: min(calc(var(--w) + var(--space)), calc((var(--room) - var(--chapters) * var(--w)) / var(--strips))); }
  .hall.wanted { --space: 9px; }
  .fan { display: flex; align-items: flex-end; }
  .fan .slot { display: block; width: var(--strip); }
  .fan .slot:not(.ghosts):is(:last-child, :has(+ .ghosts)) { width: max(var(--w), var(--strip)); }
  .fan .slot.ghosts { width: clamp(0px, calc((var(--strip) - var(--w)) * 999), var(--w)); overflow: hidden; }
  .whole { padding: 2px; border-radius: 8px; }
  .hall.crowded .engraved { display: none; }
  .notches { width: 60px; height: 15px; margin: 0 -8px; flex: none; }
  .hole { fill: #1d1109; stroke: #d8ac7a66; stroke-width: .8; } .lit { fill: #ffd978; stroke: #6e480c; stroke-width: .9; }
  .engraved { position: absolute; max-width: min(40%, 12em); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; right: 12px; bottom: 2px; z-index: 1; font: 700 14px/17px var(--title); letter-spacing: .05em; color: #2f1c0d; text-shadow: 0 1px 0 #d9ab77; }
  [data-theme="dark"] .engraved { color: #e2c69a; text-shadow: 0 1px 0 #000; }

  .hand { display: flex; justify-content: center; min-width: 0; align-items: flex-start; }
  /* a large hand gets smaller cards, and then cards that cover each other */
  .hand { --hw: min(calc(var(--hand-h) * .655 - 16px), max(104px, calc(var(--hand-w) / (1 + (var(--count) - 1) * .76)))); --hh: calc(var(--hw) / .655); }
  .hand .slot { flex: none; width: min(calc(var(--hw) - 4px), calc((var(--hand-w) - var(--hw)) / max(1, var(--count) - 1))); transform: translateY(calc(var(--k) * var(--k) * .8px)) rotate(calc(var(--k) * 1.1deg)); transform-origin: 50% 120%; }
  .hand .slot:last-of-type { width: var(--hw); }
  .hand .slot:has(:hover, :focus-visible, [data-state="picked"]) { z-index: 3; position: relative; }
  .hand .back { width: var(--hw); height: var(--hh); filter: drop-shadow(0 3px 5px #0007); }
  .hand p.empty { margin: auto; color: var(--on-table-2); font-size: 15px; }

  .kept { padding: 6px 10px 8px; min-width: 0; }
  .kept-things { display: flex; gap: 8px; align-items: center; padding: 4px 0; min-width: 0; }
  /* cards of a kind to look at only: they give way to what can be touched */
  .scored { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(9px, 36px); flex: 0 1 auto; min-width: 42px; padding-right: 8px; }
  .scored .mini-vp { width: 34px; height: 46px; }
  .bundle { position: relative; width: 44px; height: 52px; flex: none; }
  .bundle .cloth { width: 100%; height: 100%; }
  .bundle .emblem { position: absolute; inset: 12px 8px auto 7px; width: 25px; height: 27px; color: #fff6dc; --cut: #2a5273; }
  .tokens { position: relative; display: block; width: 38px; height: 38px; }
  .tokens svg { width: 38px; height: 38px; } .tokens b { position: absolute; inset: 0; text-align: center; line-height: 37px; color: #3c2603; }

  .panel { position: absolute; z-index: 12; display: flex; flex-direction: column; box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet); }
  .panel header { display: flex; align-items: center; gap: 12px; padding: 6px 8px 6px 16px; } .panel header h2 { font-size: 18px; margin-right: auto; }
  .panel .cards { --h: 78px; display: flex; flex-wrap: wrap; gap: 14px; padding: 12px 18px 18px; overflow: auto; align-content: flex-start; }

  /* a landscape tablet: everything in two columns, plates beside their halls */
  [data-size="wide"] .guildhall { --runner-h: clamp(118px, 17cqh, 160px); --hand-h: clamp(182px, 26cqh, 280px);
    --halls: calc(100cqh - var(--runner-h) - var(--hand-h) - 6px * (var(--n) + 1) - 8px); --unit: calc(var(--halls) / (var(--n) + .18));
    display: grid; grid-template: var(--runner-h) repeat(calc(var(--n) - 1), var(--unit)) calc(var(--unit) * 1.18) minmax(0, 1fr) / minmax(0, 1fr) 226px; gap: 6px 10px; }
  [data-size="wide"] .guildhall[data-seats="2"] { --n: 2; --runner-h: clamp(118px, 21cqh, 180px); --hand-h: clamp(190px, 34cqh, 330px); }
  [data-size="wide"] .guildhall[data-seats="3"] { --n: 3; --runner-h: clamp(118px, 18cqh, 170px); --hand-h: clamp(190px, 30cqh, 300px); }
  [data-size="wide"] .guildhall[data-seats="4"] { --n: 4; }
  [data-size="wide"] .guildhall :is(.centre, .others, .mine, .player) { display: contents; }
  [data-size="wide"] .guildhall :is(.runner, .hall, .hand) { grid-column: 1; }
  [data-size="wide"] .guildhall :is(.turn, .plate, .side) { grid-column: 2; }
  [data-size="wide"] .guildhall { --hall-w: calc(100cqw - 256px); --hand-w: calc(100cqw - 248px); --hall-h: min(calc(var(--unit) - 28px), 118px); --pile-h: min(calc(var(--runner-h) - 46px), 92px); --vp-h: calc(var(--runner-h) - 22px); --vp-w: calc(var(--vp-h) * .86); }
  [data-size="wide"] .guildhall .near { --hall-h: min(calc(var(--unit) * 1.18 - 30px), 126px); }
  [data-size="wide"] .guildhall :is(.runner, .turn) { grid-row: 1; }
  [data-size="wide"] .guildhall :is(.plate, .hall) { grid-row: var(--row); }
  [data-size="wide"] .guildhall :is(.hand, .side) { grid-row: calc(var(--n) + 2); }
  [data-size="wide"] .hand { padding-top: 12px; align-items: center; }
  [data-size="wide"] .turn .card { --h: max(60px, calc(var(--runner-h) - 66px)); }
  [data-size="wide"] .side { display: flex; flex-direction: column; gap: 6px; min-height: 0; padding-bottom: 8px; justify-content: flex-end; }
  [data-size="wide"] .side .kept { flex: 0 1 auto; overflow: hidden; min-height: 0; padding-block: 3px; }
  [data-size="wide"] .side .choices { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 11px; flex: none; padding: 4px; }
  [data-size="wide"] .side .choice { min-height: 46px; padding: 2px 6px; font-size: 14px; gap: 6px; } [data-size="wide"] .side .choice:last-child:nth-child(odd) { grid-column: 1 / -1; }
  /* many buttons take the room of what has no part in the decision */
  [data-size="wide"] .side:has(.choice:nth-child(5)) :is(.kept, .log-tab) { display: none; }
  [data-size]:not([data-size="phone"]) .kept h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  [data-size="wide"] .panel { left: 0; right: 236px; top: calc(var(--runner-h) + 10px); max-height: calc(100cqh - var(--runner-h) - var(--hand-h) - 90px); }
  [data-size="wide"] .panel.shut { left: auto; }

  /* a portrait tablet */
  [data-size="tall"] .guildhall { --runner-h: 126px; --hand-h: clamp(170px, 22cqh, 240px); --hall-h: clamp(48px, calc(var(--unit) - 28px), 110px);
    --unit: calc((100cqh - var(--runner-h) - 74px - var(--hand-h) - 82px - 8px * (var(--n) + 4)) / (var(--n) + .15));
    --hall-w: calc(100cqw - 206px); --pile-h: 78px; --vp-h: 106px; --vp-w: 88px; --hand-w: calc(100cqw - 48px); display: flex; flex-direction: column; gap: 8px; }
  [data-size="tall"] .guildhall[data-seats="2"] { --n: 2; } [data-size="tall"] .guildhall[data-seats="3"] { --n: 3; } [data-size="tall"] .guildhall[data-seats="4"] { --n: 4; }
  [data-size="tall"] :is(.centre, .others, .mine) { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
  [data-size="tall"] .runner { height: var(--runner-h); gap: 6px; padding: 0 8px; }
  [data-size="tall"] .turn { grid-template: minmax(0, 1fr) / auto minmax(0, 1fr) auto; align-items: center; gap: 14px; height: 74px; }
  [data-size="tall"] .turn .card { --h: 60px; }
  [data-size="tall"] .player { display: grid; grid-template: var(--unit) / 176px minmax(0, 1fr); gap: 8px; }
  [data-size="tall"] .mine .player { grid-template-rows: calc(var(--unit) * 1.15); }
  [data-size="tall"] .hall { padding: 0 10px; --gap: 10px; }
  [data-size="tall"] .hand { height: var(--hand-h); padding-top: 8px; }
  [data-size="tall"] .side { display: flex; gap: 18px; height: 76px; align-items: flex-end; padding-right: 6px; } [data-size="tall"] .kept { flex: 1 1 150px; height: 72px; overflow: hidden; } [data-size="tall"] .side .choices { max-width: 76%; justify-content: flex-end; padding-bottom: 8px; position: relative; z-index: 6; }
  [data-size="tall"] .panel { left: 12px; right: 12px; top: calc(var(--runner-h) + 90px); max-height: 46cqh; }
  [data-size="tall"] .panel.shut { left: auto; }

  /* a phone: one pane at a time */
  [data-size="phone"] .guildhall { --hall-w: 9999px; --hall-h: 62px; --pile-h: 84px; --vp-h: 118px; --vp-w: 102px; --hand-h: 190px; --hand-w: 9999px; overflow: auto; padding: 6px 8px 12px; overscroll-behavior: contain; }
  [data-size="phone"] .guildhall:not([data-pane="centre"]) :is(.centre, .panel),
  [data-size="phone"] .guildhall:not([data-pane="mine"]) .mine, [data-size="phone"] .guildhall:not([data-pane="others"]) .others { display: none; }
  [data-size="phone"] :is(.centre, .others, .mine) { display: flex; flex-direction: column; gap: 10px; }
  [data-size="phone"] .runner { flex-wrap: wrap; justify-content: space-around; padding: 12px 8px; gap: 14px 10px; }
  [data-size="phone"] .runner .row { order: 3; flex: 0 0 100%; flex-wrap: wrap; gap: 12px; }
  [data-size="phone"] .runner .vp { flex: 0 0 var(--vp-w); }
  [data-size="phone"] .player { border-radius: 10px; box-shadow: 0 2px 6px #0006; }
  [data-size="phone"] .hall { flex-wrap: wrap; height: auto; min-height: 92px; gap: 0 14px; padding: 0 10px; border-radius: 0 0 8px 8px;
    background: repeating-linear-gradient(#2d1b0faa 0, #3f2817aa 68px, #c3925f 70px, #9a6c42 75px, #7d5535 88px, #553722 92px); align-content: flex-start; }
  [data-theme="dark"] [data-size="phone"] .hall { background: repeating-linear-gradient(#1a100955 0, #22160d99 68px, #8a6440 70px, #6b4a2d 75px, #563a23 88px, #382514 92px); }
  [data-size="phone"] .hall.wanted { box-shadow: 0 0 0 2px var(--go-ring), 0 0 16px var(--go-glow); }
  [data-size="phone"] .hall::after { display: none; } [data-size="phone"] .engraved { display: none; }
  [data-size="phone"] .chapter { height: 92px; justify-content: flex-end; }
  [data-size="phone"] .hand { display: grid; grid-template-columns: repeat(auto-fill, minmax(108px, 1fr)); justify-items: center; gap: 14px 8px; padding: 6px 0; }
  [data-size="phone"] .hand .slot { transform: none; width: var(--hw); }
  [data-size="phone"] .side { display: grid; gap: 8px; }
  [data-size="phone"] .panel { position: static; margin-bottom: 10px; }
  @container frame (orientation: landscape) {
    [data-size="phone"] .centre { display: grid; grid-template-columns: minmax(0, 1fr) 190px; } [data-size="phone"] .guildhall:not([data-pane="centre"]) .centre { display: none; }
    [data-size="phone"] .guildhall { --vp-w: 84px; --vp-h: 100px; --pile-h: 76px; } [data-size="phone"] .runner { flex-wrap: nowrap; padding: 6px 8px; gap: 8px; } [data-size="phone"] .runner .row { order: 0; flex: 1; flex-wrap: nowrap; gap: 8px; } [data-size="phone"] .runner .vp { flex: 0 1 var(--vp-w); }
    [data-size="phone"] .hand { grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); --hand-h: 176px; }
  }
  [data-size="phone"] .turn { grid-template-rows: auto auto auto; } [data-size="phone"] .turn .played { min-height: 72px; }

  /* beside its name plate an area has little room; in a sheet of its own it has all it needs */
  .area-sheet { display: grid; gap: 8px; --vp-w: 84px; --vp-h: 100px; } .area-sheet h3 { font-size: 19px; margin-top: 6px; }
  .area-sheet .hall { --hall-w: 9999px; --hall-h: 88px; --gap: 18px; --space: 8px; flex-wrap: wrap; height: auto; gap: 10px var(--gap); padding: 14px 12px 8px; border-radius: 10px; background: linear-gradient(#21130a, #3a2415); }
  .area-sheet .hall::after, .area-sheet .engraved { display: none; }
  .area-sheet .chapter { height: auto; padding: 0; align-items: flex-start; } .area-sheet .notches { margin: 2px 0 0; width: 84px; height: 21px; }
  .caption { display: none; } .area-sheet .caption { display: block; font-size: 14px; color: var(--on-table); }
  .area-sheet .kept-things { flex-wrap: wrap; align-items: flex-start; gap: 12px; } .area-sheet figure { margin: 0; width: 84px; font-size: 13px; line-height: 1.2; text-align: center; display: grid; justify-items: center; gap: 4px; } .area-sheet .picture { width: 54px; height: 66px; }

  .card-help .notch-help { display: flex; align-items: center; gap: 16px; } .notch-help .notches { width: 96px; height: 24px; margin: 0; background: #7d5535; border-radius: 4px; padding: 3px; }
  .card-help h3 { font-size: 19px; margin: 12px 0 2px; } .card-help h4 { margin: 0; font: 700 17px/1.2 var(--title); }
  .card-help .entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr)); gap: 10px; margin-top: 8px; }
  .card-help article { display: grid; grid-template-columns: 52px minmax(0, 1fr); gap: 10px; padding: 10px; border-radius: 10px; background: var(--paper-2); align-items: start; }
  .card-help article.asked { outline: 3px solid var(--sea); grid-column: 1 / -1; }
  .card-help .emblem { width: 44px; height: 44px; color: var(--ink); --cut: var(--paper-2); }
  .card-help dl { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 2px 4px; margin: 2px 0 0; } .card-help dt { font-weight: 700; color: var(--card-level); } .card-help dd { margin: 0; }
  .card-help .vp.small { position: relative; display: grid; grid-template-rows: 22px 40px; width: 50px; height: 66px; border-radius: 6px; background: var(--card-hi); box-shadow: 0 0 0 1px #9a7a3f; }
  .card-help .vp.small b { width: 38px; height: 38px; font-size: 23px; } .card-help .vp.small .cost { padding: 4px 0 0 5px; } .card-help .vp.small .cost svg { width: 12px; height: 15px; } .card-help .vp.small i { display: none; }
`;
