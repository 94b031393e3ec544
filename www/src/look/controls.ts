import { css } from "lit";

/**
 * What all screens share: the tabletop, paper, buttons, seat discs, focus. The outermost element is `trapezi-app` on the
 * page and `trapezi-room` in the shadow of an embedded element.
 */
export const controls = css`
  *, *::before, *::after { box-sizing: border-box; }
  html { height: 100%; background: var(--table-2); }
  body { margin: 0; height: 100%; overflow: hidden; }
  :is(trapezi-app, trapezi-room) { display: block; height: 100%; font: 400 15px/1.3 var(--ui); color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums; -webkit-tap-highlight-color: transparent; touch-action: manipulation;
    background: var(--grain), radial-gradient(120% 90% at 30% 0, var(--table-hi) 0, var(--table) 38%, var(--table-2) 78%, var(--table-lo) 100%);
    background-blend-mode: multiply, normal; }
  :is(trapezi-app, trapezi-room) :is(h1, h2, h3, p, ol, ul, dl, dd, fieldset) { margin: 0; padding: 0; border: 0; min-width: 0; }
  :is(trapezi-app, trapezi-room) :is(h1, h2, h3), .t { font-family: var(--title); font-weight: 700; font-variant-numeric: lining-nums; }
  :is(trapezi-app, trapezi-room) :is(ol, ul) { list-style: none; }
  :is(trapezi-app, trapezi-room) button { font: inherit; color: inherit; border: 0; background: none; padding: 0; cursor: pointer; text-align: inherit;
    touch-action: manipulation; user-select: none; -webkit-user-select: none; }
  :is(trapezi-app, trapezi-room) svg { display: block; }
  :focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; border-radius: 6px; }
  main[tabindex="-1"]:focus-visible { outline: none; }
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  .paper { color: var(--ink); background: linear-gradient(var(--paper-hi), var(--paper-lo)); border-radius: 12px;
    box-shadow: 0 1px 0 #fff3 inset, 0 0 0 1px color-mix(in srgb, var(--edge) 45%, transparent), 0 4px 12px #0006; }
  .tray { background: linear-gradient(#21130a, #3a2415); border-radius: 10px; color: #f4e6c8;
    box-shadow: inset 0 3px 7px #000b, inset 0 0 0 1px #0006, 0 1px 0 #b98a5c55; }
  .btn { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 4px 16px;
    border-radius: 10px; font-weight: 600; line-height: 1.15; text-align: center !important; color: var(--ink) !important;
    background: linear-gradient(var(--card-light), var(--paper-2)) !important; box-shadow: 0 0 0 1px var(--edge) inset, 0 2px 3px #0004; }
  .btn.pri { background: linear-gradient(var(--sea-hi), var(--sea-lo)) !important; color: #fff !important;
    box-shadow: 0 1px 0 #8fd0f577 inset, 0 -3px 0 var(--sea-edge) inset, 0 4px 8px #0005; }
  .btn.ghost { background: #2a190d99 !important; color: var(--on-table) !important; box-shadow: inset 0 0 0 1px #a97c5499; }
  .btn:disabled { opacity: .5; cursor: default; }
  .btn:active:not(:disabled) { translate: 0 1px; }
  .icon { width: 22px; height: 22px; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .tool { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 10px; flex: none; color: var(--on-table) !important; position: relative; }
  .tool .icon { width: 24px; height: 24px; }
  .tool:disabled, .tool[aria-disabled="true"] { opacity: .4; } .tool:disabled { cursor: default; }
  .tool[aria-pressed="true"] { background: #fff3; }
  .paper .tool, .sheet .tool { color: var(--ink-2) !important; }
  .seat { width: 28px; height: 28px; flex: none; filter: drop-shadow(0 1px 1.5px #0006); }

  .segments { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; min-height: 48px; padding: 2px; border-radius: 10px;
    background: color-mix(in srgb, var(--paper-3) 80%, var(--edge)); box-shadow: inset 0 1px 3px #0005; }
  .segments button { text-align: center; font-size: 15px; line-height: 1.1; border-radius: 8px; color: var(--ink); min-height: 44px; min-width: 44px; padding: 0 4px; }
  .segments [aria-checked="true"] { background: var(--card-light); font-weight: 700; box-shadow: 0 1px 3px #0006, inset 0 -3px 0 var(--sea); }
  .select { font: inherit; font-weight: 600; color: var(--ink); min-height: 44px; padding: 0 12px; border: 0; border-radius: 10px; background: var(--card-light); box-shadow: inset 0 1px 3px #0004, inset 0 0 0 1px var(--line); }
  .switch { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; text-align: start; }
  .switch i { flex: none; width: 52px; height: 30px; border-radius: 99px; background: #8d7a5c; box-shadow: inset 0 1px 3px #0006; position: relative; }
  .switch i::after { content: ""; position: absolute; left: 3px; top: 3px; width: 24px; height: 24px; border-radius: 50%; background: #fffaf0; box-shadow: 0 1px 2px #0008; transition: translate .18s ease-out; }
  .switch[aria-checked="true"] i { background: #1f8a5b; }
  .switch[aria-checked="true"] i::before { content: ""; position: absolute; left: 12px; top: 6px; width: 6px; height: 12px; border: solid #fff; border-width: 0 3px 3px 0; rotate: 42deg; }
  .switch[aria-checked="true"] i::after { translate: 22px 0; }

  .warning { position: fixed; inset: auto 12px max(12px, env(safe-area-inset-bottom)); margin: 0 auto; z-index: 20; max-width: 640px; display: flex; align-items: center; gap: 14px; padding: 10px 10px 10px 18px; border-radius: 12px; background: #3a1410; color: #ffe9df; box-shadow: var(--shadow-sheet), inset 0 0 0 1px #ffffff2e; }
  .warning .btn { flex: none; }

  .sheet { border: 0; padding: 0; color: var(--ink); width: min(640px, calc(100vw - 24px)); max-height: min(720px, calc(100dvh - 24px));
    border-radius: 16px; background: linear-gradient(var(--paper-hi), var(--paper-lo)); box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet);
    font: 400 15px/1.35 var(--ui); overflow: hidden; }
  .sheet[open] { display: flex; flex-direction: column; animation: rise .18s ease-out; }
  .sheet::backdrop { background: #140c06a0; }
  .sheet-head { display: flex; align-items: center; gap: 8px; padding: 8px 8px 4px 18px; }
  .sheet-head h2 { font-size: 22px; margin-right: auto; }
  .sheet > .scroll { overflow: auto; padding: 4px 18px 18px; overscroll-behavior: contain; }
  @keyframes rise { from { translate: 0 12px; opacity: 0; } }
  .skip { position: absolute !important; left: 8px; top: -80px; z-index: 99; } .skip:focus { top: 8px; }
  /* where the system paints, backgrounds and shadows are gone: borders tell what is what */
  @media (forced-colors: active) {
    :is(trapezi-app, trapezi-room), html { background: Canvas; }
    /* the things of a game keep their own paint: on it they tell themselves apart */
    .faces :is(.card, .hand-card, .vp), .faces svg, .points, .tokens, .mini-vp { forced-color-adjust: none; }
    .btn, .select, .segments, .paper, .tray, .sheet, .plate, .chip, .number, .switch i, .choice { border: 1px solid ButtonBorder; }
    [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"] { outline: 3px solid Highlight; outline-offset: -3px; }
    .switch[aria-checked="true"] i { background: Highlight; forced-color-adjust: none; } .switch i::after { background: ButtonText; } .switch[aria-checked="true"] i::after { background: HighlightText; }
    .target[data-state="legal"], .choice[data-state="legal"] { outline-color: Highlight !important; } .target[data-state="picked"] { outline-color: LinkText !important; }
    .plate.on { outline: 4px solid Highlight; outline-offset: -4px; } .number, .chip { background: Canvas; color: CanvasText; }
    .seat, .was, .face, .ribbon { forced-color-adjust: none; }
    :disabled { color: GrayText !important; }
  }
  @media (prefers-contrast: more) {
    .tool:disabled, .tool[aria-disabled="true"], .btn:disabled { opacity: .7; } .paper, .plate, .btn, .segments { outline: 1px solid var(--ink); outline-offset: -1px; }
  }
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
`;
