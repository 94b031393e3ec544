import { css } from "lit";

/** The home screen and the about page. */
export const homeLook = css`
  trapezi-home, trapezi-about, trapezi-new-match { display: block; min-height: 0; }
  trapezi-home, trapezi-about { height: 100%; }
  .home { height: 100%; display: grid; grid-template-rows: 58px minmax(0, 1fr); padding: 0 20px 16px; max-width: 1240px; margin: 0 auto; }
  .home-bar { display: flex; align-items: center; gap: 6px; color: var(--on-table); margin: 0 -8px; }
  .brand { display: flex; align-items: baseline; gap: 12px; margin-right: auto !important; } .brand svg { width: 44px; height: 44px; align-self: center; } .brand b { font-size: 32px; font-weight: 800; line-height: 1; } .brand i { font: italic 500 20px var(--title); color: var(--on-table-2); }
  .ready { display: flex; align-items: center; gap: 6px; font-size: 14px; color: #dcebcf; padding: 0 10px; } .ready .icon { width: 18px; height: 18px; stroke: #8fd6a8; stroke-width: 3; }
  :root:not(:lang(el)) .brand i { font-family: "Alegreya Variable Names", var(--title); } :root:not(:lang(el)) .languages [lang="el"] { font-family: "Commissioner Variable Names", var(--ui); }
  .languages { display: flex; background: #2a190dcc; border-radius: 10px; padding: 2px; box-shadow: inset 0 1px 3px #000a, 0 1px 0 #a97c5466; }
  .languages button { min-width: 56px; height: 44px; padding: 0 10px; border-radius: 8px; text-align: center; font-weight: 600; color: #f0dfba; }
  .languages [aria-pressed="true"] { background: linear-gradient(#fdf6e6, #ecdfc2); color: #2b2118; box-shadow: 0 1px 3px #0008; }

  .home main { min-height: 0; display: grid; grid-template: clamp(200px, 31vh, 290px) minmax(0, 1fr) / minmax(250px, 322px) minmax(0, 1fr); gap: 16px; }
  .shelf { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); align-items: end; justify-items: center; padding: 14px 22px 44px !important; position: relative; border-radius: 8px; min-height: 0; margin-top: 5px !important;
    background: linear-gradient(90deg, #0008, transparent 6% 94%, #0008), linear-gradient(#20120a 0, #3a2414 84%); box-shadow: inset 0 8px 18px #000a, 0 0 0 5px #7b5434, 0 0 0 6px #3b2413, 0 6px 14px 4px #0007; }
  [data-theme="dark"] .shelf { box-shadow: inset 0 8px 18px #000a, 0 0 0 5px #4a321f, 0 0 0 6px #22150b, 0 6px 14px 4px #0009; }
  .shelf::after { content: ""; position: absolute; inset: auto -5px -5px; height: 44px; border-radius: 2px 2px 8px 8px; background: linear-gradient(#c9986a, #a5764a 10%, #8a6240 70%, #5a3a22); box-shadow: 0 1px 0 #e8bf8c inset, 0 -5px 10px #0006; }
  [data-theme="dark"] .shelf::after { background: linear-gradient(#7d5a3a, #65462b 10%, #533822 70%, #352214); box-shadow: 0 1px 0 #9a7550 inset, 0 -5px 10px #0008; }
  .game { position: relative; z-index: 1; height: 100%; min-height: 0; display: grid; }
  .game button { position: relative; height: 100%; display: grid; justify-items: center; align-items: end; }
  .box-paper { --cut: #f3e2b8; }
  .box { height: 100%; width: auto; aspect-ratio: 170 / 214; filter: drop-shadow(3px 4px 3px #000b); min-height: 0; }
  .tag { position: absolute; bottom: -33px; left: 50%; transform: translateX(-50%); white-space: nowrap; display: flex; gap: 10px; font-size: 14px; line-height: 24px; color: #2b1a0c; font-weight: 600; background: #efdfba; border-radius: 5px; padding: 2px 12px; box-shadow: 0 1px 2px #0007, inset 0 0 0 1px #b08a4a; }
  .game.on { scale: 1.05; transform-origin: 50% 100%; } .game.on .box { outline: 4px solid #5fb4ea; outline-offset: 3px; border-radius: 4px; filter: drop-shadow(4px 8px 8px #000) drop-shadow(0 0 14px #5fb4ea88); } .game.on .tag { background: #1f6c9c; color: #fff; box-shadow: 0 1px 2px #0007; }
  .game.coming button { cursor: default; } .game.coming .box { filter: saturate(.35) brightness(.62) drop-shadow(3px 4px 3px #000b); }

  .saved { display: flex; flex-direction: column; gap: 10px; min-height: 0; } .saved h2 { font-size: 22px; color: var(--on-table); text-shadow: 0 1px 2px #000a; }
  .saved ul { display: grid; gap: 10px; overflow: auto; min-height: 0; align-content: start; padding: 1px; flex: 0 1 auto; } .saved li { display: flex; align-items: flex-start; } .saved li.none { color: var(--on-table-2); font-size: 15px; }
  .saved a { flex: 1; min-width: 0; display: flex; gap: 12px; padding: 10px; color: inherit; text-decoration: none; border-radius: 12px; } .saved .box { width: 74px; height: 93px; filter: drop-shadow(1px 2px 2px #0008); flex: none; }
  .about { display: grid; gap: 2px; align-content: center; min-width: 0; } .about b { font-size: 20px; line-height: 1.1; } .about small { font-size: 13px; color: var(--ink-2); } .about em { font-style: normal; font-size: 14px; font-weight: 600; color: var(--sea-ink); min-height: 18px; }
  .standing-row { display: flex; gap: 5px; margin: 4px 0 2px; flex-wrap: wrap; } .standing-row span { display: flex; align-items: center; gap: 3px; font-weight: 600; padding: 1px 6px 1px 2px; border-radius: 99px; } .standing-row .on { box-shadow: 0 0 0 2px var(--sea); } .standing-row .seat { width: 22px; height: 22px; }
  .bring { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; flex: none; } .bring .btn { justify-content: flex-start; padding: 4px 12px; line-height: 1.1; }

  .right { min-height: 0; overflow: auto; }
  .new-match { padding: 8px 18px 14px; display: grid; gap: 8px; }
  .new-match header { display: flex; align-items: center; min-height: 44px; gap: 12px; flex-wrap: wrap; } .new-match h2 { font-size: 26px; line-height: 1.15; } .new-match header span { color: var(--ink-2); }
  .new-seats { display: grid; gap: 6px; }
  .new-seats li { display: grid; grid-template-columns: 48px minmax(84px, 1fr) minmax(0, 372px) 44px; align-items: center; gap: 6px; background: color-mix(in srgb, var(--paper-2) 70%, transparent); border-radius: 10px; border-left: 7px solid var(--s); padding: 1px 0 1px 4px; }
  .new-match header h2 { margin-right: auto; }
  .colour { width: 46px; height: 46px; display: grid !important; place-items: center; } .colour .seat { width: 38px; height: 38px; }
  .new-match input { font: inherit; color: var(--ink); background: transparent; border: 0; border-bottom: 1px dashed var(--ink-2); height: 44px; width: 100%; min-width: 0; } .new-seats input { font: 700 20px var(--title); }
  .remove:disabled { opacity: .35; cursor: default; }
  .agreed { display: flex; flex-wrap: wrap; gap: 8px 22px; align-items: center; }
  .option { display: flex; align-items: center; gap: 10px; }
  .seed { display: flex; align-items: center; gap: 10px; } .seed input { width: 168px; background: var(--card-light); border: 0; border-radius: 10px; box-shadow: inset 0 1px 3px #0004, inset 0 0 0 1px var(--line); padding: 0 12px; height: 44px; font-weight: 600; letter-spacing: .03em; }
  .new-match footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 22px; } .new-match [role="alert"]:not(:empty) { width: 100%; color: var(--warn); font-weight: 600; } .new-match footer .pri { font-size: 18px; min-width: 150px; min-height: 50px; margin-left: auto; }
  .toasts { position: fixed; inset: auto 12px max(20px, env(safe-area-inset-bottom)); z-index: 9; display: grid; justify-items: center; pointer-events: none; }
  .toasts .toast { pointer-events: auto; position: static; inset: auto; translate: none; max-width: min(620px, 100%); display: flex; align-items: center; gap: 12px; padding: 8px 8px 8px 18px; border-radius: 12px; background: #1d2a20; color: #eaf6ea; box-shadow: var(--shadow-sheet), inset 0 0 0 1px #ffffff2e; animation: rise .18s ease-out; }
  .toasts .toast.trouble { background: #3a1410; color: #ffe9df; } .toasts p { white-space: pre-line; overflow-wrap: anywhere; max-height: 40vh; overflow: auto; } .toasts .tool { color: inherit !important; }
  .dropping::after { content: ""; position: fixed; inset: 8px; border: 4px dashed #5fb4ea; border-radius: 16px; background: #5fb4ea22; pointer-events: none; z-index: 8; }
  .new-match input[aria-invalid="true"] { color: var(--warn); border-bottom: 2px solid var(--warn); }

  .about-page { height: 100%; display: grid; grid-template-rows: 58px minmax(0, 1fr); padding: 0 20px 20px; max-width: 860px; margin: 0 auto; } .about-page main { overflow: auto; padding: 20px 26px; display: grid; gap: 10px; align-content: start; font-size: 16px; line-height: 1.45; }
  .about-page h2 { font-size: 21px; margin-top: 8px; } .about-page table { border-collapse: collapse; } .about-page :is(th, td) { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); }

  @media (max-width: 959px), (max-height: 619px) {
    .home { height: 100%; overflow: auto; display: block; padding-bottom: 24px; } .home-bar { min-height: 58px; }
    .home main { grid-template: auto auto auto / minmax(0, 1fr); } .shelf { height: 200px; } .right { overflow: visible; order: 2; min-height: 440px; } .saved { order: 3; } .saved ul { overflow: visible; }
  }
  @media (max-width: 620px) {
    .home { padding: 0 10px 24px; } .home-bar { margin: 0; flex-wrap: wrap; padding: 6px 0; } .ready { order: 9; width: 100%; padding: 0 4px; } .home .brand svg { display: none; } .brand b { font-size: 26px; } .brand i { display: none; } .brand { gap: 6px; }
    .languages button { padding: 0 7px; font-size: 14px; }
    .shelf { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: 132px; overflow-x: auto; overflow-y: hidden; height: 226px; gap: 14px; justify-items: center; scroll-snap-type: x proximity; padding: 14px 14px 50px !important; } .shelf::after { display: none; } .tag { font-size: 13px; padding: 1px 7px; gap: 6px; bottom: -36px; }
    .new-match { padding: 12px; } .new-seats li { grid-template-columns: 48px minmax(0, 1fr) 44px; padding: 2px 0 4px 4px; } .new-seats .segments { grid-column: 1 / -1; grid-row: 2; margin-right: 6px; } .new-seats .segments button { font-size: 14px; }
    .new-match footer { flex-wrap: wrap; } .new-match footer .pri { width: 100%; } .option { flex-wrap: wrap; } .seed { flex-wrap: wrap; }
    .about-page { padding: 0 8px 8px; } .about-page main { padding: 14px; }
  }
`;
