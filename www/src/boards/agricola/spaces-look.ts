import { css } from "lit";

/** Agricola's boards: spaces as cards, rounds to come, major improvements; and the states of all that can be touched. */
export const spacesLook = css`
  .agricola { --person: 30px; --meadow: radial-gradient(60% 70% at 20% 110%, #7b8a50 0 60%, #0000 61%), radial-gradient(70% 80% at 80% 120%, #6c7c46 0 60%, #0000 61%), linear-gradient(#b9b67c, #8f9a5c); --frame: inset 0 0 0 2px #4d2d13, inset 0 0 0 5px #8d5a30, inset 0 0 0 6px #4d2d13, 0 3px 8px #0007;
    --green-hi: #f3f5dc; --green-lo: #dbe3b4; --round-hi: #fff6dd; --round-lo: #f3deae; --worn-hi: #dfd2b4; --worn-lo: #cfc09d; }
  [data-theme="dark"] .agricola { --meadow: linear-gradient(#4c5238, #353d26); --frame: inset 0 0 0 2px #1c1008, inset 0 0 0 5px #5b3d22, inset 0 0 0 6px #1c1008, 0 3px 8px #0009;
    --green-hi: #474d36; --green-lo: #363c28; --round-hi: #544830; --round-lo: #3f3521; --worn-hi: #332e27; --worn-lo: #2b2721; }
  :where(.agricola, .agricola-help) .sign { display: inline-block; flex: none; width: 22px; height: 22px; overflow: visible; filter: drop-shadow(0 1px 1px #0004); }
  :where(.agricola, .agricola-help) .goods { display: inline-flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0 5px; } :where(.agricola, .agricola-help) .good { display: inline-flex; align-items: center; gap: 1px; font-weight: 700; }
  :where(.agricola, .agricola-help) .points-disc { flex: none; display: inline-block; min-width: 19px; height: 19px; border-radius: 99px; background: #f0c23c; color: #4d2d13; font: 700 13px/19px var(--ui); text-align: center; box-shadow: 0 1px 2px #0007; }
  .agricola .person { width: var(--person); height: var(--person); filter: drop-shadow(0 3px 1px #0007); } .agricola .person.newborn { width: calc(var(--person) * .68); height: calc(var(--person) * .68); }
  .agricola .man { display: block; }

  .agricola .boards { position: relative; display: grid; grid-template: repeat(12, minmax(0, 1fr)) / repeat(var(--columns), minmax(0, 1fr)); gap: 0 6px; padding: 10px; border-radius: 12px; background: var(--meadow); box-shadow: var(--frame); min-width: 0; min-height: 0; }
  .agricola .spaces { display: contents; }
  .agricola .scenery { grid-area: 5 / -2 / 9 / -1; pointer-events: none; } .agricola .scenery .sign { width: 100%; height: 100%; opacity: .95; } [data-theme="dark"] .agricola .scenery { filter: brightness(.7); }
  .agricola .turns { grid-area: 8 / -2 / 9 / -1; align-self: end; z-index: 1; display: flex; justify-content: center; --person: 17px; margin: 0 -4px 2px; } .agricola .turns .person:first-child { --person: 21px; }

  .agricola .target { position: relative; text-align: center; }
  .agricola .look { display: contents; }
  .agricola .space { min-width: 0; min-height: 0; margin: 3px 0; border-radius: 8px; padding: 4px 3px 2px; display: flex; flex-direction: column; color: var(--card-ink); background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: 0 1px 0 #fff6 inset, 0 2px 4px #0006; }
  .agricola .of-action-card { background: linear-gradient(var(--green-hi), var(--green-lo)); } .agricola .of-round-card { background: linear-gradient(var(--round-hi), var(--round-lo)); }
  .agricola .title { display: block; font-size: 13px; line-height: 13px; font-weight: 600; hyphens: auto; overflow-wrap: break-word; text-wrap: balance; }
  .agricola .of-round-card .title { margin: 15px -2px 0; letter-spacing: -.2px; } .agricola .low .title { font-size: 12.5px; letter-spacing: -.2px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .agricola .print { flex: 1; min-height: 0; display: flex; align-items: center; justify-content: center; flex-wrap: wrap; align-content: center; gap: 1px; --icon: 38px; }
  .agricola .print .sign { width: var(--icon); height: var(--icon); } .agricola .print em { font: 600 15px/1 var(--ui); color: var(--card-ink-2); }
  .agricola .print.of-2 { --icon: 28px; } .agricola .print:is(.of-3, .of-4) { --icon: 21px; } .agricola .low .print { --icon: 27px; } .agricola .low .print:is(.of-2, .of-3) { --icon: 22px; }
  .agricola .low .print:has(em):has(.heap) { --icon: 17px; flex-wrap: nowrap; gap: 0; }
  .agricola .count { font: 700 20px/1 var(--ui); } .agricola .low .count { font-size: 18px; } .agricola .print:is(.of-3, .of-4) .count { font-size: 15px; }
  .agricola .heap { display: flex; } .agricola .heap .sign { margin-left: calc(var(--icon) * -.62); } .agricola .heap .sign:first-child { margin-left: 0; } .agricola .heap.none { opacity: .35; filter: grayscale(.5); }
  .agricola .quad { display: grid; grid-template-columns: auto auto; } .agricola .quad .sign { width: calc(var(--icon) * .56); height: calc(var(--icon) * .56); }
  .agricola .adds { position: absolute; left: 0; bottom: 0; padding: 0 5px 0 4px; border-radius: 0 8px; background: #9c5a2a; color: #fff7e4; font: 600 12px/15px var(--ui); }
  .agricola .round-number { position: absolute; left: -4px; top: -4px; z-index: 2; min-width: 21px; height: 21px; border-radius: 99px; background: #2f5d7c; color: #fff; font: 700 13px/21px var(--ui); box-shadow: 0 1px 2px #0007; text-align: center; }
  .agricola .space.new { box-shadow: 0 0 0 2px #e0a11b, 0 4px 8px #0007; }
  .agricola .space.taken { background: linear-gradient(var(--worn-hi), var(--worn-lo)); } .agricola .space.taken .print { opacity: .5; } .agricola .space.taken .title { color: var(--card-ink-2); }
  .agricola .standers { position: absolute; left: 50%; bottom: 3px; translate: -50% 0; display: flex; align-items: flex-end; z-index: 2; } .agricola .standers .man + .man { margin-left: -8px; }
  .agricola .space.here { outline: 3px solid var(--chosen-ring); outline-offset: -1px; box-shadow: 0 0 14px 5px var(--chosen-glow); z-index: 3; }

  .agricola .round-back { position: relative; margin: 3px 0; border-radius: 8px; display: grid; place-items: center; align-content: center; gap: 2px; min-height: 0; background: repeating-linear-gradient(45deg, #2f5d7c 0 6px, #2a5472 6px 12px); box-shadow: inset 0 0 0 3px #f1e4c6, inset 0 0 0 4px #1b3a50, 0 2px 4px #0006; color: #e9d6a4; }
  [data-theme="dark"] .agricola .round-back { filter: brightness(.82); } .agricola .round-back > b { font-size: 22px; line-height: 1; opacity: .9; } .agricola .round-back .round-number { background: #e9d6a4; color: #1b3a50; } .agricola .round-back.next { box-shadow: inset 0 0 0 3px #f1e4c6, inset 0 0 0 4px #1b3a50, 0 0 0 2px #e9d6a4aa, 0 2px 4px #0006; }
  .agricola .promised { display: inline-flex; align-items: center; gap: 2px; padding: 0 4px; border-radius: 99px; background: #f7eedb; color: #2b2118; font-size: 13px; --person: 13px; } .agricola .promised .sign { width: 15px; height: 15px; }
  .agricola .harvest-mark { position: absolute; right: -5px; top: -6px; z-index: 3; width: 23px; height: 23px; border-radius: 50%; background: #f7eedb; box-shadow: 0 1px 3px #0008; display: grid; place-items: center; } .agricola .harvest-mark .sign { width: 17px; height: 17px; }

  .agricola .majors { grid-area: 9 / calc(var(--lead) + 5) / 13 / -1; margin: 10px 0 3px; display: grid; grid-template: repeat(2, minmax(0, 1fr)) / repeat(5, minmax(0, 1fr)); gap: 6px 5px; min-width: 0; min-height: 0; }
  .agricola .major { border-radius: 7px; padding: 1px 3px 3px; display: grid; grid-template-rows: auto minmax(0, 1fr); color: #fff4dc; background: linear-gradient(#c4472c, #a23119); box-shadow: 0 2px 3px #0006; min-width: 0; min-height: 0; }
  [data-theme="dark"] .agricola .major { background: linear-gradient(#8f3522, #742514); } .agricola .major .title { font-size: 12px; line-height: 15px; letter-spacing: -.2px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .agricola .cost { display: flex; align-items: center; justify-content: center; gap: 3px; border-radius: 4px; background: #f7eedb; color: #2b2118; font-size: 13px; min-height: 0; } .agricola .cost .goods { flex-wrap: nowrap; gap: 0 3px; } .agricola .cost .sign { width: 15px; height: 15px; } .agricola .cost .seat { width: 20px; height: 20px; }
  .agricola .major .points-disc { position: absolute; right: -3px; bottom: -4px; } .agricola .major.sold { filter: saturate(.5); opacity: .75; }

  /* what can be touched, what was touched, what others have done */
  .agricola .target[data-state="legal"] { outline: 3px dashed var(--go-ring); outline-offset: -1px; z-index: 2; box-shadow: 0 0 0 1px var(--go-edge), 0 0 10px 3px var(--go-glow), 0 2px 4px #0006; }
  .agricola .target[data-state="legal"]:is(:hover, :focus-visible) { outline-style: solid; } .agricola .target[data-state="legal"]:focus-visible { outline-width: 4px; outline-color: var(--sea); }
  .agricola .target[data-state="off"]:focus-visible { outline: 3px solid var(--sea); outline-offset: 0; z-index: 4; }
  .agricola .target[data-state="picked"] { outline: 4px solid var(--chosen-ring); outline-offset: -1px; z-index: 3; box-shadow: 0 0 14px 5px var(--chosen-glow); }
  .agricola .number { position: absolute; left: -6px; top: -7px; z-index: 5; min-width: 24px; height: 24px; border-radius: 99px; background: #a85f0c; color: #fff; font: 700 14px/24px var(--ui); text-align: center; box-shadow: 0 0 0 2px #fff3d6; } .agricola .number.hint { background: #1f6c9c; }
  .agricola .was { display: none; } .agricola .space[data-recent]::after { content: ""; position: absolute; inset: 2px; border-radius: 6px; border: 2px dotted var(--warn); pointer-events: none; }
`;
