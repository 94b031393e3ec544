import { css } from "lit";

/** The frame around a board: bar, prompt, plates, choices, log, tabs, toast. */
export const frameLook = css`
  trapezi-match { display: block; height: 100%; container: frame / size; }
  .table { height: 100%; display: grid; grid-template: 52px minmax(0, 1fr) / minmax(0, 1fr); position: relative; overflow: hidden; isolation: isolate; }
  .table::after { content: ""; position: absolute; inset: 0; pointer-events: none; z-index: 20; border-radius: 0; transition: box-shadow .32s;
    box-shadow: inset 0 0 0 4px var(--s), inset 0 0 46px color-mix(in srgb, var(--s) 34%, transparent); }
  .bar { display: flex; align-items: center; gap: 2px; padding: 4px 8px 0; color: var(--on-table); min-width: 0; z-index: 6; }
  .what { min-width: 0; flex: 0 1 190px; line-height: 1.15; }
  .what h1 { font-size: 18px; } .what small { display: block; font-size: 13px; color: var(--on-table-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .bar-prompt { flex: 1; min-width: 0; display: flex; justify-content: center; padding: 0 6px; }
  .tool-log { display: none !important; } .tool em { position: absolute; right: 2px; top: 2px; min-width: 19px; height: 19px; border-radius: 99px; background: var(--paper); color: var(--ink); font: 700 12px/19px var(--ui); text-align: center; }
  .prompt { flex: 1; max-width: 660px; min-height: 44px; display: flex; align-items: center; gap: 9px; padding: 2px 4px 2px 10px; border-radius: 10px; font-size: 16px; line-height: 1.15; min-width: 0; }
  .prompt .seat { width: 26px; height: 26px; } .prompt > b { font-size: 18px; white-space: nowrap; min-width: 3em; max-width: 38%; flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; }
  .prompt-text { flex: 1; min-width: 0; } .prompt .tool { width: 44px; height: 44px; margin-block: -2px; }
  .prompt[data-mine] { box-shadow: 0 0 0 2px var(--go-ring), 0 0 14px var(--go-glow); }
  .chip { font-weight: 700; background: #a85f0c; color: #fff; border-radius: 99px; padding: 2px 10px; font-size: 14px; white-space: nowrap; }
  .stage { min-height: 0; min-width: 0; container-type: size; }
  .stage[hidden] { display: none; }
  .waiting { color: var(--on-table); display: grid; place-items: center; height: 100%; }

  .plate { display: grid; grid-template: minmax(20px, auto) minmax(20px, auto) minmax(0, auto) / 34px minmax(0, 1fr) 46px; align-items: center; align-content: center; gap: 0 6px; padding: 3px 8px 6px 8px; border-radius: 10px; position: relative; overflow: hidden; min-width: 0; min-height: 0; color: var(--ink);
    background: linear-gradient(color-mix(in srgb, var(--paper) 60%, var(--paper-2)), var(--paper-3)); box-shadow: 0 0 0 1px var(--card-edge), 0 2px 5px #0006; border-left: 7px solid var(--s); }
  .plate .seat { grid-row: 1 / 3; width: 30px; height: 30px; }
  .plate .who { display: flex; gap: 6px; align-items: baseline; white-space: nowrap; min-width: 0; } .plate .who b { font-size: 18px; line-height: 1.15; overflow: hidden; text-overflow: ellipsis; } .plate .who small { font-size: 13px; color: var(--ink-2); }
  .plate .points { grid-area: 1 / 3 / 3 / 4; position: relative; width: 44px; height: 44px; } .plate .points svg { width: 100%; height: 100%; }
  .plate .points b { position: absolute; inset: 0; display: grid; place-items: center; font-size: 21px; color: #3c2603; }
  .plate .counts { display: flex; gap: 10px; } .plate .counts span { display: flex; align-items: center; gap: 4px; font-weight: 600; } .plate .counts svg { height: 18px; width: 20px; }
  .plate .last { grid-column: 1 / -1; font-size: 13px; line-height: 1.15; color: var(--ink-2); max-height: 2.3em; min-height: 0; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
  .plate progress { width: 100%; height: 8px; accent-color: var(--s); }
  .plate .track { position: absolute; inset: auto 0 0; height: 5px; background: repeating-linear-gradient(90deg, transparent 0 calc(100% / var(--goal) - 1px), var(--paper) 0 calc(100% / var(--goal))), linear-gradient(90deg, var(--s) calc(100% * var(--v) / var(--goal)), #b9a57c88 0); }
  .plate.on { background: linear-gradient(var(--card-light), var(--paper)); box-shadow: 0 0 0 3px var(--s), 0 0 18px color-mix(in srgb, var(--s) 60%, #fff), 0 5px 12px #0008; }
  .plate.own .who b { font-size: 20px; }
  .plate-open { position: absolute; inset: 0; border-radius: 8px; } .plate-open:focus-visible { outline-offset: -4px; } .plate-open .icon { position: absolute; right: 3px; bottom: 6px; width: 16px; height: 16px; color: var(--ink-2); } .plate:has(.plate-open) .last { padding-right: 12px; } [data-size="phone"] .plate-open .icon { display: none; } @media (hover: hover) { .plate-open:hover { background: #ffffff26; } }

  .choice { position: relative; } .choice b { font-size: 20px; color: var(--card-level); }
  .choice[data-state="legal"] { outline: 3px dashed var(--go-ring); outline-offset: 1px; box-shadow: 0 0 0 1px var(--go-edge), 0 0 0 4px var(--go-ground), 0 0 14px 5px var(--go-glow); }
  .choice[data-state="legal"]:is(:hover, :focus-visible) { outline: 4px solid var(--go-ring); }
  [data-advised] { outline: 4px solid #2b80b5 !important; outline-offset: 2px !important; box-shadow: 0 0 0 7px #fff8, 0 0 22px 9px #59b4ec !important; border-radius: 8px; z-index: 6; }
  .choices { display: flex; flex-wrap: wrap; gap: 14px; justify-content: center; }
  .choices .btn { min-height: 52px; }
  .choices .choice:active { translate: 0 1px; }
  .hold { position: absolute; left: 16px; right: 262px; bottom: 26px; z-index: 14; min-height: 84px; padding: 10px 22px !important; display: flex; align-items: center; gap: 16px; border-radius: 16px; color: #fff !important; touch-action: none !important;
    background: linear-gradient(color-mix(in srgb, var(--s) 84%, #241305), color-mix(in srgb, var(--s) 60%, #241305)) !important; box-shadow: 0 1px 0 #fff5 inset, 0 -4px 0 #0005 inset, 0 8px 14px #0006, 0 0 0 3px #fff6; }
  .hold span { flex: 1; } .hold b { display: block; font-size: 22px; line-height: 1.15; } .hold small { font-size: 15px; } .hold .seat { width: 40px; height: 40px; } .hold .icon { width: 34px; height: 34px; }
  .table[data-size="tall"] .hold { right: 16px; bottom: 100px; } .table[data-size="phone"] .hold { left: 10px; right: 10px; bottom: 74px; padding: 8px 14px !important; min-height: 76px; }
  [data-peek] { cursor: pointer; touch-action: none; }
  .table { transition: rotate .32s ease-in-out; } .table[data-turned], .table[data-turned] dialog { rotate: 180deg; }
  .log-tab { width: 100%; justify-content: flex-start !important; font-weight: 400 !important; flex: none; }

  .log-drawer { position: absolute; right: 10px; top: 56px; bottom: 12px; width: min(340px, 92%); z-index: 16; display: flex; flex-direction: column; animation: slide .18s ease-out; box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet); }
  @keyframes slide { from { translate: 24px 0; opacity: 0; } }
  .log-drawer header { display: flex; align-items: center; padding: 4px 4px 0 16px; } .log-drawer h2 { font-size: 20px; margin-right: auto; }
  .log-drawer header .btn { margin-right: 4px; }
  .log-list { flex: 1; min-height: 0; overflow: auto; padding: 0 8px 14px; display: grid; gap: 2px; align-content: start; overscroll-behavior: contain; }
  .log-list ol { display: grid; } .log-list .seat { width: 22px; height: 22px; }
  .log-list li button { display: grid; min-height: 44px; align-content: center; grid-template-columns: 24px minmax(0, 1fr); gap: 8px; align-items: start; width: 100%; padding: 6px; border-radius: 8px; font-size: 15px; line-height: 1.3; }
  .log-list li button:hover { background: color-mix(in srgb, var(--sea) 14%, transparent); }
  .log-list h3 { position: sticky; top: 0; z-index: 1; font-size: 14px; line-height: 1.2; color: var(--ink-2); background: var(--paper-lo); border-bottom: 1px solid var(--line); padding: 8px 6px 3px; }
  .log-pane { margin: 6px 8px; display: flex; flex-direction: column; gap: 6px; min-height: 0; } .log-pane > .btn { margin: 8px 8px 0; }

  .toast { position: absolute; left: 50%; top: 60px; translate: -50% 0; z-index: 40; display: flex; align-items: center; gap: 12px; width: max-content; max-width: min(560px, 100% - 32px); padding: 10px 16px; border-radius: 12px; background: #3a1410; color: #ffe9df; box-shadow: 0 0 0 2px var(--warn), var(--shadow-sheet); animation: rise .18s ease-out; }
  .toast .tool { margin: -6px -10px -6px 0; color: inherit !important; } .toast .btn { white-space: nowrap; flex: none; }
  .problem { margin: 96px auto; width: min(480px, 92%); padding: 24px; display: grid; gap: 14px; }

  .table[data-size="wide"] .stage { padding: 0 10px; }
  .table[data-size="wide"] .stage > * { padding: 2px 0 6px; }

  .table[data-size="tall"] { grid-template-rows: 52px auto minmax(0, 1fr); }
  .table[data-size="tall"] .plate { grid-template-columns: 30px minmax(0, 1fr) 40px; padding: 3px 6px 6px 6px; } .table[data-size="tall"] .plate .seat { width: 28px; height: 28px; } .table[data-size="tall"] .plate .points { width: 40px; height: 40px; } .table[data-size="tall"] .plate .points b { font-size: 19px; } .table[data-size="tall"] .who small { display: none; } .table[data-size="tall"] .plate .counts { gap: 6px; }
  .table[data-size="tall"] .tool-log { display: grid !important; }
  .table[data-size="tall"] .stage > * { padding: 2px 10px 10px; }
  .table:is([data-size="tall"], [data-size="phone"]) .bar-prompt { display: none; }
  .table:is([data-size="tall"], [data-size="phone"]) .what { flex: 1; }
  .prompt-row { padding: 2px 10px 8px; display: grid; gap: 12px; z-index: 5; } .prompt-row .prompt { max-width: none; } .prompt-row .choices { padding: 4px 6px; }

  .table[data-size="phone"] { grid-template-rows: 48px auto minmax(0, 1fr) 62px; }
  .table[data-size="phone"] .bar { padding: 2px 4px 0; gap: 0; }
  .table[data-size="phone"] .prompt { flex-wrap: wrap; padding: 6px 6px 6px 12px; gap: 4px 8px; } .table[data-size="phone"] .prompt-text { flex: 1 1 180px; } .table[data-size="phone"] .prompt:has(.tool) .prompt-text { order: 2; flex-basis: 100%; } .table[data-size="phone"] .prompt .tool { margin-left: auto; }
  .table[data-size="phone"] .prompt-row { padding: 2px 8px 4px; gap: 8px; } .table[data-size="phone"] .choices { gap: 12px; } .table[data-size="phone"] .prompt-row .choices { max-height: 32cqh; overflow: auto; } .table[data-size="phone"] .choices .btn { min-height: 46px; padding: 4px 12px; }
  .table[data-size="phone"] .plate { grid-template: 44px / 30px minmax(0, 1fr) auto 40px; border-radius: 8px 8px 0 0; padding: 0 8px 4px 6px; } .table[data-size="phone"] .plate .seat { grid-row: 1; width: 28px; height: 28px; }
  .table[data-size="phone"] .plate .points { grid-area: 1 / 4; width: 38px; height: 38px; } .table[data-size="phone"] .plate .last { display: none; } .table[data-size="phone"] .plate .last:has(progress) { display: block; position: absolute; inset: auto 8px 4px 44px; padding: 0; }
  .table[data-size="phone"] .plate .points b { font-size: 18px; }
  .table > nav { z-index: 6; } .tabs { height: 100%; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; background: linear-gradient(#8a5f39, #63401f); box-shadow: 0 -2px 5px #0008, 0 1px 0 #d9ab77 inset; z-index: 6; padding: 0 4px 4px; }
  [data-theme="dark"] .tabs { background: linear-gradient(#4a3420, #2f2012); box-shadow: 0 -2px 5px #000a, 0 1px 0 #7d5f3d inset; }
  .tabs button { display: grid; place-items: center; align-content: center; gap: 2px; font-size: 14px; font-weight: 600; color: #fff2d8; position: relative; min-width: 0; }
  .tabs svg { height: 22px; width: 28px; } .tabs span { line-height: 1.1; }
  .tabs [aria-selected="true"] { background: linear-gradient(var(--card-light), var(--paper-2)); color: var(--ink); border-radius: 0 0 12px 12px; }
  .tabs i { position: absolute; right: 18%; top: 4px; width: 14px; height: 14px; border-radius: 50%; background: #2fd08a; box-shadow: 0 0 0 2px #0c3f2a, 0 0 8px #5ff0b0; }
  .tabs em { position: absolute; right: 14%; top: 4px; min-width: 20px; height: 20px; border-radius: 99px; background: var(--paper); color: var(--ink); font: 700 13px/20px var(--ui); text-align: center; }
  /* a phone that lies on its side, or a small window at 200 %: the tools beside the prompt, the tabs at the right */
  @container frame (orientation: landscape) {
    .table[data-size="phone"] { grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr) 76px; }
    .table[data-size="phone"] .bar { grid-area: 1 / 1; padding: 4px 0 0 4px; } .table[data-size="phone"] .what { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .table[data-size="phone"] .prompt-row { grid-area: 1 / 2 / 2 / -1; padding: 4px 10px 4px 4px; } .table[data-size="phone"] .prompt-row:has(.choices) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; } .table[data-size="phone"] .prompt-row .choices { flex-wrap: nowrap; gap: 10px; }
    .table[data-size="phone"] .prompt { flex-wrap: nowrap; padding: 2px 6px 2px 10px; font-size: 15px; } .table[data-size="phone"] .prompt:has(.tool) .prompt-text { order: 0; flex-basis: 0; } .table[data-size="phone"] .prompt > b { max-width: 5em; }
    .table[data-size="phone"] :is(.stage, .log-pane) { grid-area: 2 / 1 / 3 / 3; } .table[data-size="phone"] > nav { grid-area: 2 / 3; min-height: 0; }
    .table[data-size="phone"] .tabs { grid-auto-flow: row; grid-auto-rows: minmax(44px, 1fr); padding: 4px; } .table[data-size="phone"] .tabs button { font-size: 13px; } .table[data-size="phone"] .tabs [aria-selected="true"] { border-radius: 0 12px 12px 0; }
    .table[data-size="phone"] :is(.cover, .scores) { grid-area: 2 / 1 / -1 / -1; } .table[data-size="phone"]:has(.cover, .scores) .bar { grid-column: 1 / -1; }
  }
  /* too narrow for tools and prompt in one row */
  @container frame (orientation: landscape) and (max-width: 719px) {
    .table[data-size="phone"] { grid-template-rows: 48px auto minmax(0, 1fr); } .table[data-size="phone"] .bar { grid-area: 1 / 1 / 2 / -1; justify-content: flex-end; } .table[data-size="phone"] .bar > :first-child { margin-right: auto; }
    .table[data-size="phone"] .prompt-row { grid-area: 2 / 1 / 3 / -1; display: flex; flex-wrap: wrap; align-items: center; padding-left: 8px; } .table[data-size="phone"] .prompt-row > .prompt { flex: 1 1 260px; } .table[data-size="phone"] .prompt-row .choices { flex-wrap: wrap; }
    .table[data-size="phone"] :is(.stage, .log-pane) { grid-area: 3 / 1 / 4 / 3; } .table[data-size="phone"] > nav { grid-area: 3 / 3; } .table[data-size="phone"] .tabs { overflow: auto; }
  }
  .table[data-size="phone"] .toast { top: auto; bottom: 74px; width: calc(100% - 24px); max-width: none; }
`;
