import { css } from "lit";

/** Edo's cards, slots and pegs, and the states of what can be touched beside the map. */
export const cardsLook = css`
  .edo, .edo-help { --washi: #f7eedb; }
  .edo .sign, .edo-help .sign { display: inline-block; overflow: visible; flex: none; }
  [data-colour="blue"] { --s: var(--seat-blue); } [data-colour="vermilion"] { --s: var(--seat-vermilion); } [data-colour="green"] { --s: var(--seat-green); }
  [data-colour="amber"] { --s: var(--seat-amber); } [data-colour="violet"] { --s: var(--seat-violet); } [data-colour="slate"] { --s: var(--seat-slate); }
  [data-colour] { --edo-dark: color-mix(in srgb, var(--s) 52%, #000); }
  :where(.edo, .edo-help) .sun { flex: none; display: inline-grid; place-items: center; width: 26px; height: 26px; font: 700 14px/1 var(--ui); color: #4a2c00; background: #f0c23c; clip-path: polygon(50% 0,62% 14%,79% 9%,82% 27%,99% 33%,90% 50%,99% 67%,82% 73%,79% 91%,62% 86%,50% 100%,38% 86%,21% 91%,18% 73%,1% 67%,10% 50%,1% 33%,18% 27%,21% 9%,38% 14%); }
  :where(.edo, .edo-help) .goods { display: inline-flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 1px 6px; } :where(.edo, .edo-help) .good { display: inline-flex; align-items: center; gap: 1px; font-weight: 700; } :where(.edo, .edo-help) .good svg { width: 20px; height: 20px; }

  .edo .target { position: relative; } .edo .look { display: contents; }
  .edo .number { position: absolute; left: -8px; top: -9px; z-index: 5; min-width: 24px; height: 24px; border-radius: 99px; background: #a85f0c; color: #fff; font: 700 14px/24px var(--ui); text-align: center; box-shadow: 0 0 0 2px #fff3d6; }
  .edo .number.hint { background: #1f6c9c; } .edo :is(.slot-card, .hand-card) .number:not(.hint) { display: none; }
  .edo .was { position: absolute; left: -6px; bottom: -5px; width: 20px; height: 20px; filter: drop-shadow(0 0 2px #fff); z-index: 3; }
  .edo .target[data-state="legal"]:not(.space, .figure) { outline: 3px dashed var(--go-ring); outline-offset: 1px; z-index: 2; box-shadow: 0 0 0 1px var(--go-edge), 0 0 0 4px var(--go-ground), 0 0 14px 5px var(--go-glow); }
  .edo .target[data-state="legal"]:not(.space, .figure):is(:hover, :focus-visible) { outline-style: solid; }
  .edo .target:is(.space, .figure):focus-visible { outline: 3px solid var(--sea); }

  /* an authorization card, small */
  :where(.edo, .edo-help) .auth { position: relative; display: block; width: 100%; height: 100%; border-radius: 8px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: inset 0 0 0 2px #caa15a, 0 2px 4px #0007; padding: 3px 4px 4px; }
  :where(.edo, .edo-help) .auth > i { position: absolute; left: 6px; top: 2px; font-style: normal; font-size: 15px; color: var(--sea-ink); }
  :where(.edo, .edo-help) .auth .acts { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; height: 100%; padding-top: 17px; }
  :where(.edo, .edo-help) .auth .act { display: flex; align-items: center; justify-content: center; gap: 1px; border-radius: 5px; min-width: 0; } :where(.edo, .edo-help) .auth .act .sign { width: 24px; height: 24px; } :where(.edo, .edo-help) .auth .act.on { background: color-mix(in srgb, var(--chosen-ring) 45%, transparent); }
  :where(.edo, .edo-help) .auth .mark, :where(.edo, .edo-help) .action-sign .mark { display: inline-flex; align-items: center; font-weight: 700; } :where(.edo, .edo-help) .auth .mark .sign { width: 15px; height: 15px; } :where(.edo, .edo-help) .auth .mark b { font-size: 14px; } :where(.edo, .edo-help) .for { display: inline-flex; align-items: center; font-size: 12px; opacity: .85; } :where(.edo, .edo-help) .for::before { content: "←"; }
  :where(.edo, .edo-help) .auth .for .sign { width: 10px; height: 13px; }
  :where(.edo, .edo-help) .auth.special { background: linear-gradient(#39556b, #2a4155); box-shadow: inset 0 0 0 2px #e9d6a4, 0 2px 4px #0007; } :where(.edo, .edo-help) .auth.special > i { color: #e9d6a4; font-size: 14px; }
  :where(.edo, .edo-help) .auth.special .acts { grid-template-columns: 1fr; } :where(.edo, .edo-help) .auth.special .act { background: #f7eedb; color: #2b2118; } :where(.edo, .edo-help) .auth.special .act.on { background: #ffd89a; }
  .edo .hand-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(76px, 1fr)); grid-auto-rows: minmax(74px, 1fr); gap: 9px; height: 100%; overflow: auto; padding: 4px; margin: -4px; } :where(.edo) .hand-card { min-width: 0; max-height: 130px; border-radius: 8px; }
  :where(.edo) .hand-card.laid .auth { filter: saturate(.5) brightness(.84); } :where(.edo) .in-slot { position: absolute; right: 4px; top: 2px; min-width: 20px; height: 18px; padding: 0 5px; border-radius: 99px; background: #a85f0c; color: #fff; font: 700 13px/18px var(--ui); text-align: center; }

  /* the planning board */
  .edo .slots { display: grid; grid-template: minmax(0, 1fr) / repeat(3, minmax(0, 1fr)); min-height: 0; gap: 10px; min-width: 0; }
  .edo .slot { container-type: inline-size; min-height: 0; position: relative; min-width: 0; border-radius: 10px; background: #3f2512; box-shadow: inset 0 3px 6px #000a, 0 1px 0 #b9835066; color: #f0dfbd; } [data-theme="dark"] .edo .slot { background: #241509; }
  :where(.edo) .slot-number { position: absolute; left: -5px; top: -6px; z-index: 4; width: 24px; height: 24px; border-radius: 50%; background: #e9d6a4; color: #4d2d13; font: 700 14px/24px var(--ui); text-align: center; box-shadow: 0 1px 3px #0008; pointer-events: none; }
  .edo .slot-card { width: 100%; height: 100%; padding: 7px; display: grid; grid-template-rows: minmax(0, 1fr) 40px; gap: 5px; border-radius: 10px; }
  :where(.edo) .slot-face { position: relative; display: flex; align-items: center; gap: 8px; padding: 4px 8px; border-radius: 8px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: 0 2px 4px #0008; min-width: 0; }
  :where(.edo) .slot-face > i { position: absolute; right: 6px; bottom: 3px; font-style: normal; font-size: 14px; padding: 0 5px; border-radius: 4px; background: #8a6f48; color: #fff; }
  :where(.edo, .edo-help) .action-sign { position: relative; flex: none; display: grid; place-items: center; width: 42px; } :where(.edo, .edo-help) .action-sign > .sign { width: 38px; height: 38px; filter: drop-shadow(0 1px 1px #0005); }
  :where(.edo, .edo-help) .action-sign .mark { font-size: 15px; min-height: 0; justify-content: center; } :where(.edo, .edo-help) .action-sign .mark .sign { width: 15px; height: 16px; }
  :where(.edo, .edo-help) .action-text { display: block; min-width: 0; line-height: 1.1; } :where(.edo, .edo-help) .action-text b { display: block; font-size: 17px; overflow-wrap: anywhere; } :where(.edo, .edo-help) .action-text small { font-size: 13px; color: var(--card-ink-2); }
  :where(.edo) .slot-back { grid-row: 1 / -1; display: grid; place-items: center; min-height: 0; } :where(.edo) .slot-back .sign { height: 100%; max-height: 130px; width: auto; } :where(.edo) .slot-empty { grid-row: 1 / -1; display: grid; place-items: center; border: 2px dashed #b98350; border-radius: 8px; color: #e0c79a; font-size: 14px; text-align: center; }
  :where(.edo) .pegs { display: flex; justify-content: center; align-items: flex-end; gap: 4px; min-width: 0; } :where(.edo) .pegs .peg { width: 25px; height: 38px; flex: 0 1 25px; min-width: 0; } :where(.edo) .hole { display: block; width: 20px; height: 9px; flex: 0 1 20px; border-radius: 50%; background: #1d0f06; box-shadow: 0 1px 0 #b98350; margin-bottom: 4px; }
  .edo .slot.now { background: #2c4a63; box-shadow: inset 0 2px 5px #0008, 0 0 0 3px #ffe2b0, 0 0 14px 4px #ffb648; } :where(.edo) .slot.done .slot-face { filter: saturate(.5) brightness(.86); } :where(.edo) .slot.done .pegs { opacity: .75; }

  @container (max-width: 150px) { .edo .slot .action-sign .mark { display: none; } .edo .slot .action-text small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; line-height: 1.05; } :where(.edo) .slot-face { flex-direction: column; justify-content: center; gap: 1px; padding: 4px 3px; text-align: center; } :where(.edo) .slot-card .action-text b { font-size: 15px; } :where(.edo) .slot-face > i { right: 3px; bottom: auto; top: 3px; } :where(.edo) .pegs { gap: 1px; } :where(.edo) .pegs .peg { width: 20px; } :where(.edo) .hole { width: 15px; flex-basis: 15px; } }

  /* the chosen card on the desk */
  .edo .quads { position: relative; display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: minmax(0, 1fr); gap: 10px; height: 100%; padding: 2px; }
  :where(.edo) .quad { display: flex; align-items: center; gap: 8px; padding: 4px 10px; border-radius: 10px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); min-height: 56px; min-width: 0; }
  :where(.edo) .hub { position: absolute; left: 50%; top: 50%; z-index: 3; translate: -50% -50%; min-width: 34px; height: 34px; padding: 0 5px; border-radius: 99px; background: #2f5d7c; color: #f7eedb; font-size: 17px; font-style: normal; line-height: 34px; text-align: center; box-shadow: 0 0 0 3px var(--card-hi), 0 2px 4px #0006; pointer-events: none; }
  :where(.edo) .muster { height: 100%; display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 6px; padding: 6px 8px; border-radius: 10px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); } :where(.edo) .muster p { font-size: 14px; line-height: 1.15; } :where(.edo) .muster p b { font-size: 17px; }
  :where(.edo) .counts { display: flex; gap: 9px; padding: 2px; min-height: 0; } :where(.edo) .muster-count { flex: 1 1 44px; min-width: 44px; border-radius: 10px; background: linear-gradient(#4e2f18, #5d3a20); color: #fbf0d8; display: grid; grid-template-rows: minmax(0, 1fr) auto; justify-items: center; padding: 5px 2px 3px; }
  :where(.edo) .muster-count b { font: 700 18px/1.1 var(--ui); } :where(.edo) .muster-pegs { display: flex; flex-wrap: wrap; align-content: center; justify-content: center; max-width: 62px; } :where(.edo) .muster-pegs .peg { width: 21px; height: 32px; margin: 0 -2px -4px; } :where(.edo) .muster-pegs .hole { align-self: center; }

  :where(.edo) .deals { height: 100%; display: grid; align-content: safe center; gap: 8px; padding: 3px; }
  :where(.edo) .deal { display: flex; align-items: center; gap: 8px; min-height: 46px; padding: 3px 10px; border-radius: 10px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); text-align: left; } :where(.edo) .deal .sign { width: 34px; height: 34px; flex: none; } :where(.edo) .deal .good .sign { width: 18px; height: 18px; } :where(.edo) .deal .goods { justify-content: flex-start; } :where(.edo) .deal .look > span:not(.goods) { flex: 1; min-width: 0; } :where(.edo) .deal b.t { display: block; font-size: 16px; line-height: 1.1; } :where(.edo) .deal b.t::first-letter { text-transform: uppercase; } :where(.edo) .deal em { font-style: normal; } :where(.edo) .deal[data-state="off"] { filter: saturate(.5) brightness(.84); }
  :where(.edo) .sale { padding: 3px 4px 3px 10px; } :where(.edo) .sale > small { display: inline-flex; align-items: center; gap: 2px; font-size: 14px; } :where(.edo) .sale > small .sign { width: 12px; height: 16px; } :where(.edo) .pieces { margin-left: auto; display: flex; gap: 8px; } :where(.edo) .piece { display: grid; place-items: center; width: 46px; height: 44px; border-radius: 8px; color: #fbf0d8; background: linear-gradient(#4e2f18, #5d3a20); } :where(.edo) .piece b { font: 700 18px/1 var(--ui); } :where(.edo) .piece[data-state="off"] { opacity: .5; }

  /* merchant, special cards, packages */
  .edo h2 { font-size: 15px; line-height: 1.2; color: var(--on-table); }
  :where(.edo, .edo-help) .merchant-card { display: grid; gap: 3px; width: 100%; color: var(--card-ink); } :where(.edo, .edo-help) .offer { display: flex; align-items: center; justify-content: center; flex-wrap: wrap; gap: 1px 4px; font-size: 16px; } :where(.edo, .edo-help) .offer .sign { width: 26px; height: 26px; } :where(.edo, .edo-help) .offer small { flex-basis: 100%; display: flex; justify-content: center; align-items: center; gap: 3px; font-size: 13px; } :where(.edo, .edo-help) .offer small .sign { width: 12px; height: 16px; }
  :where(.edo, .edo-help) .offer.power { border-top: 1px dashed var(--line); padding-top: 4px; } :where(.edo, .edo-help) .offer em { font-style: normal; } :where(.edo, .edo-help) .offer .good .sign { width: 18px; height: 18px; } :where(.edo, .edo-help) .offer .sun { width: 24px; height: 24px; }
  .edo .merchant-now { border-radius: 8px; padding: 6px 4px; background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: inset 0 0 0 3px #caa15a, 0 2px 5px #0007; }
  .edo .merchant-soon { display: flex; align-items: center; justify-content: center; gap: 4px; border-radius: 0 0 8px 8px; padding: 3px 4px; background: #cdb88c; color: #3d2d1b; box-shadow: 0 2px 4px #0006; }
  :where(.edo) .merchant-soon .merchant-card { color: #2b2118; } :where(.edo) .merchant-soon > small, :where(.edo) .merchant-soon .look > small { font-size: 13px; } :where(.edo) .merchant-last { font-size: 13px; color: var(--on-table-2); text-align: center; }
  :where(.edo) .special-card { border-radius: 8px; } :where(.edo) .package { border-radius: 8px; min-height: 44px; padding: 4px; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: inset 0 0 0 2px #caa15a, 0 2px 4px #0007; text-align: center !important; }
  .edo .row h2 { display: flex; align-items: center; justify-content: space-between; gap: 6px; } .edo .row h2 small { display: flex; align-items: center; gap: 4px; font: 600 14px var(--ui); color: var(--on-table-2); } :where(.edo) .row h2 .sign { width: 14px; height: 19px; }

  /* the other players */
  :where(.edo) .other { position: relative; border-radius: 12px; } :where(.edo) .first { position: absolute; right: -3px; top: -7px; z-index: 3; } :where(.edo) .first svg { width: 24px; height: 28px; filter: drop-shadow(0 1px 2px #0008); }
  :where(.edo) .small-slots { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px; }
  :where(.edo) .small-slot { min-height: 52px; border-radius: 6px; display: grid; place-items: center; align-content: center; gap: 1px; background: #0004; box-shadow: inset 0 1px 3px #0008; color: #2b2118; } :where(.edo) .small-slot:has(.small-open) { background: #fffaf0; box-shadow: 0 1px 3px #0006; } [data-theme="dark"] :where(.edo) .small-slot:has(.small-open) { background: #d9cdb4; }
  :where(.edo) .small-open { display: flex; align-items: center; gap: 1px; } :where(.edo) .small-open > .sign { width: 25px; height: 25px; } :where(.edo) .small-open .for { display: none; } :where(.edo) .small-open .mark { display: inline-flex; align-items: center; font-size: 13px; } :where(.edo) .small-open .mark .sign { width: 12px; height: 13px; }
  :where(.edo) .small-pegs { display: flex; align-items: center; gap: 1px; font-size: 13px; line-height: 1; } :where(.edo) .small-pegs .peg { width: 11px; height: 16px; } :where(.edo) .small-back { width: 32px; height: 44px; } :where(.edo) .small-slot.now { outline: 3px solid var(--s); outline-offset: 1px; }
  :where(.edo) .other-goods { display: flex; flex-wrap: wrap; gap: 2px 8px; } :where(.edo) .other-goods span { display: inline-flex; align-items: center; gap: 2px; font-weight: 650; font-size: 14px; } :where(.edo) .other-goods svg { width: 19px; height: 20px; }
  :where(.edo) .card-chip { background: #f7eedb; border-radius: 4px; padding: 1px 3px; box-shadow: 0 0 0 1.5px #4d7796; } :where(.edo) .other-goods .card-chip svg { width: 15px; height: 16px; } :where(.edo) .no-house { color: #fff3d6; background: #9c2f21; border-radius: 99px; padding: 0 6px; } :where(.edo) .no-house svg { width: 17px !important; height: 17px !important; } :where(.edo) .no-house b { font-size: 13px; }

  :where(.edo) .track-board { position: relative; padding: 4px 9px 7px; } :where(.edo) .track-board h2 { color: var(--ink); } :where(.edo) .track-svg { width: 100%; height: auto; }
  :where(.edo) .step { fill: var(--paper); stroke: #8a6f48; } :where(.edo) .step.goal { fill: #b5382a; } :where(.edo) .step-number { font: 600 12px var(--ui); text-anchor: middle; fill: var(--ink-2); } :where(.edo) .step-number.goal { fill: #fff; }
  :where(.edo) .track-disc { position: absolute; left: calc(9px + (100% - 18px) * var(--x) / 150); bottom: calc(7px + (100% - 32px) * (var(--rows) - var(--y)) / var(--rows)); translate: -50% 50%; width: 26px; height: 24px; } :where(.edo) .track-disc svg { width: 100%; height: 100%; }

  .edo-help h3 { font-size: 19px; margin: 14px 0 4px; } .edo-help h4::first-letter { text-transform: uppercase; } .edo-help h4 { margin: 0; font: 700 17px/1.2 var(--title); }
  .edo-help .entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 10px; margin-top: 8px; }
  .edo-help article { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; padding: 10px; border-radius: 10px; background: var(--paper-2); align-items: start; } .edo-help article > .sign { width: 40px; height: 40px; } .edo-help article.asked p { grid-column: 1 / -1; }
  .edo-help .auth { width: 92px; height: 84px; } .edo-help .merchant-card { grid-column: 1 / -1; }
`;
