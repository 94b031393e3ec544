import { css } from "lit";

/** The map and what stands on it, in the data's units: one unit is a thousandth of the map's width. */
export const mapLook = css`
  .edo .land { position: relative; display: grid; place-items: center; min-width: 0; min-height: 0; container-type: size; }
  :where(.edo) .sheet-of-washi { --u: calc(min(100cqw, 100cqh * 10 / 7) / 1000); position: relative; width: calc(1000 * var(--u)); height: calc(700 * var(--u)); border-radius: 6px; flex: none;
    box-shadow: 0 0 0 3px #2b1a0d, 0 0 0 6px #8d5a30, 0 0 0 7px #2b1a0d, 0 4px 10px #0008; }
  :where(.edo) .washi { width: 100%; height: 100%; display: block; border-radius: 5px; user-select: none; -webkit-user-select: none; pointer-events: none; }
  [data-theme="dark"] :where(.edo) .washi { filter: brightness(.58) sepia(.12) saturate(.9); }
  :where(.edo) .space-place, :where(.edo) .figure-place, :where(.edo) .building { position: absolute; left: calc(var(--x) * var(--u)); top: calc(var(--y) * var(--u)); translate: -50% -50%; display: block; }
  :where(.edo) .space-place { width: max(44px, 2 * var(--r) * var(--u)); height: max(44px, 2 * var(--r) * var(--u)); }
  .edo .space { width: 100%; height: 100%; display: grid; place-items: center; border-radius: 50%; position: relative; }
  .edo .space .look { display: grid; place-items: center; position: relative; width: calc(2 * var(--r) * var(--u)); height: calc(2 * var(--r) * var(--u)); border-radius: 50%; }
  :where(.edo) .site { position: absolute; left: 50%; top: calc(50% + 2 * var(--u)); translate: -50% -50%; width: calc(64 * var(--u)); height: calc(68 * var(--u)); }
  :where(.edo) .covered svg { position: absolute; left: 50%; top: 50%; translate: -50% -50%; width: calc(64 * var(--u)); height: calc(68 * var(--u)); }
  :where(.edo) .space:has(.covered) .site { filter: saturate(.2) brightness(.8); }
  :where(.edo) .yield { position: absolute; left: 50%; bottom: calc(-7 * var(--u)); translate: -50% 0; min-width: 17px; height: 17px; border-radius: 99px; background: #fffaf0; color: #2b2118; font: 700 12px/17px var(--ui); text-align: center; box-shadow: 0 0 0 1px #6b5a45, 0 1px 2px #0006; }
  :where(.edo) .price { position: absolute; left: 50%; bottom: calc(-9 * var(--u)); translate: -50% 0; display: flex; align-items: center; gap: 2px; height: 20px; padding: 0 6px; border-radius: 99px; background: #0c4a30; color: #fff; font: 700 13px/20px var(--ui); box-shadow: 0 0 0 1.5px #7ff0bd, 0 1px 3px #0008; z-index: 3; }
  :where(.edo) .space:is(.capital, .city) .price { bottom: auto; top: calc(-8 * var(--u)); }
  :where(.edo) .price svg { width: 10px; height: 14px; }

  :where(.edo) .seal { position: absolute; left: 50%; top: 50%; translate: -50% -50%; width: calc((2 * var(--r) + 8) * var(--u)); height: calc((2 * var(--r) + 8) * var(--u)); overflow: visible; }
  :where(.edo) .seal .ground { fill: #f2e6c8; stroke: #b5382a; stroke-width: 4; } :where(.edo) .seal.capital .ground { fill: #f3d7c4; } :where(.edo) .seal .rim { fill: none; stroke: #b5382a; stroke-width: 1.5; }
  :where(.edo) .seal .lane { fill: none; stroke: #c9a878; opacity: .55; }
  :where(.edo) .seal .plot { fill: #fbf4e2; stroke: #a88752; stroke-width: 1.5; stroke-dasharray: 4 3; } :where(.edo) .seal .plot.next { fill: #fffdf6; stroke: #b5382a; stroke-width: 2.5; stroke-dasharray: none; }
  :where(.edo) .seal .plot-number { font: 600 17px var(--ui); fill: #6f5026; text-anchor: middle; }
  :where(.edo) .seal.shut { filter: saturate(.15) brightness(.86); } :where(.edo) .seal.shut .plot-number { opacity: .5; }
  :where(.edo) .shut-sign { position: relative; width: calc(80 * var(--u)); height: calc(80 * var(--u)); } :where(.edo) .shut-sign svg { width: 100%; height: 100%; }
  [data-theme="dark"] .edo :is(.seal, .site) { filter: brightness(.84); } [data-theme="dark"] .edo .seal.shut { filter: saturate(.15) brightness(.66); }
  :where(.edo) .profit { position: relative; display: flex; align-items: center; justify-content: center; gap: 1px; min-width: calc(58 * var(--u)); height: calc(42 * var(--u)); min-height: 27px; padding: 0 3px; border-radius: 6px; background: #c3beb4; box-shadow: 0 0 0 1.5px #3b2f22, 0 1px 3px #0006; }
  :where(.edo) .profit.capital { background: #e9a0a8; translate: 0 calc(-10 * var(--u)); }
  :where(.edo) .share { position: relative; display: grid; place-items: center; width: 19px; height: 25px; } :where(.edo) .share svg { width: 100%; height: 100%; }
  :where(.edo) .share b { position: absolute; font: 800 13px/1 var(--ui); color: #2b1a00; text-shadow: 0 0 3px #f6d77c, 0 0 3px #f6d77c, 0 0 3px #f6d77c; }
  :where(.edo) .share[data-colour]::after { content: ""; position: absolute; left: 2px; right: 2px; bottom: -3px; height: 4px; border-radius: 2px; background: var(--s); }
  :where(.edo) .profit:has(.share:nth-child(3)) .share { width: 16px; } :where(.edo) .profit:has(.share:nth-child(4)) .share { width: 14px; height: 22px; }
  :where(.edo) .town-name { position: absolute; top: calc(100% - 2 * var(--u)); left: 50%; translate: calc(-50% + var(--shift, 0) * var(--u)) 0; padding: 0 8px; line-height: 1.25; font-size: max(13px, 19 * var(--u)); color: #f7eedb; background: #2b2118; white-space: nowrap; clip-path: polygon(6px 0, calc(100% - 6px) 0, 100% 50%, calc(100% - 6px) 100%, 6px 100%, 0 50%); }
  :where(.edo) .space.capital .town-name { top: calc(var(--r) * 1.22 * var(--u)); }
  :where(.edo) .building { width: calc(38 * var(--u)); height: calc(38 * var(--u)); pointer-events: none; } :where(.edo) .building.capital { width: calc(45 * var(--u)); height: calc(45 * var(--u)); }
  :where(.edo) .building svg, :where(.edo) .man svg { width: 100%; height: 100%; overflow: visible; filter: drop-shadow(0 1.5px 1px #0007); }

  :where(.edo) .figures, :where(.edo) .spaces { display: contents; }
  .edo .figure { position: relative; display: grid; place-items: center; min-width: 40px; min-height: 44px; }
  .edo .figure .look { display: flex; align-items: flex-end; justify-content: center; position: relative; }
  :where(.edo) .man { display: block; width: calc(38 * var(--u)); height: calc(54 * var(--u)); min-width: 23px; min-height: 33px; position: relative; } :where(.edo) .man + .man { margin-left: calc(-27 * var(--u)); }
  :where(.edo) .merchant .man { width: calc(54 * var(--u)); height: calc(57 * var(--u)); min-width: 34px; min-height: 36px; }
  :where(.edo) .man.used { filter: saturate(.35) brightness(.8); }
  :where(.edo) .count { position: absolute; right: -5px; top: -3px; min-width: 17px; height: 17px; border-radius: 99px; background: #2b2118; color: #fff; font: 700 12px/17px var(--ui); text-align: center; box-shadow: 0 0 0 1px #f7eedb; }
  :where(.edo) .to-space .figure:not([data-state="legal"]) { pointer-events: none; } :where(.edo) .to-space .figure:not([data-state="legal"], .lifted) { opacity: .62; }
  :where(.edo) .lifted .look { translate: 0 -5px; filter: drop-shadow(0 0 5px var(--chosen-ring)) drop-shadow(0 5px 3px #0006); }

  /* what may be touched on the map: a ring, for a place as large as the place */
  :where(.edo) .space-place:has(.seal) { z-index: 1; } .edo .space[data-state="legal"] { z-index: 2; } .edo .space-place:has([data-state="legal"]) { z-index: 3; } :where(.edo) .figure-place { z-index: 3; } :where(.edo) .building { z-index: 2; }
  .edo .space[data-state="legal"] .look::after { content: ""; position: absolute; inset: max(-5px, -7 * var(--u)); border-radius: 50%; border: 3px dashed #2fd08a; background: #5ff0b026; box-shadow: 0 0 0 1px #0c4a30, 0 0 14px 5px var(--go-glow), inset 0 0 12px #5ff0b066; animation: none; }
  .edo .space[data-state="legal"]:is(:hover, :focus-visible) .look::after { border-style: solid; background: #5ff0b055; }
  .edo .figure[data-state="legal"] .look::before { content: ""; position: absolute; z-index: -1; left: 50%; top: 50%; translate: -50% -50%; width: max(100% + 8px, 44px); height: max(100% + 4px, 44px); border-radius: 99px; border: 3px dashed #2fd08a; background: #8ff5c48c; box-shadow: 0 0 0 1px #0c4a30, 0 0 12px 4px var(--go-glow); }
  .edo .figure[data-state="legal"]:is(:hover, :focus-visible) .look::before { border-style: solid; }
  .edo .figure[data-state="picked"] .look::before { content: ""; position: absolute; z-index: -1; left: 50%; top: 50%; translate: -50% -50%; width: max(100% + 8px, 44px); height: max(100% + 4px, 44px); border-radius: 99px; border: 4px solid var(--chosen-ring); background: #ffcf7d99; box-shadow: 0 0 12px 4px var(--chosen-glow); }
  .edo .figure .number:not(.hint) { display: none; }
  .edo .space[data-recent] .look::before { content: ""; position: absolute; inset: -3px; border-radius: 50%; box-shadow: 0 0 0 2.5px #fff8, 0 0 10px 4px #fff9; }
`;
