import { css } from "lit";

/** The analysis: a drawer beside the board, or under it where there is no room beside. */
export const analysisLook = css`
  .analysis { position: absolute; right: 10px; top: 56px; bottom: 12px; width: min(400px, 46%); z-index: 17; display: flex; flex-direction: column; box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet); animation: slide .18s ease-out; }
  .table[data-size="wide"][data-past] .analysis { bottom: 76px; }
  @media (min-width: 1180px) { .table[data-size="wide"]:has(.analysis) { padding-right: 410px; } }
  .table:is([data-size="tall"], [data-size="phone"]) .analysis { left: 6px; right: 6px; top: auto; bottom: 6px; width: auto; max-height: 52%; }
  .analysis header { display: flex; align-items: center; padding: 4px 4px 0 16px; } .analysis h2 { font-size: 20px; margin-right: auto; }
  .analysis-scroll { overflow: auto; padding: 2px 16px 14px; display: grid; gap: 10px; align-content: start; overscroll-behavior: contain; }
  .analysis-run { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; } .analysis-run .segments { flex: 1 1 180px; } .analysis-run .btn { flex: none; } .analysis-run p { flex: 1 1 100%; }
  .analysis progress { flex: 1 1 100%; height: 12px; accent-color: var(--sea); }
  .analysis .quiet { color: var(--ink-2); font-size: 14px; }
  .chart { display: block; touch-action: pan-y; cursor: crosshair; border-radius: 8px; } .chart svg { width: 100%; height: auto; overflow: visible; }
  .chart text { font: 12px var(--ui); fill: var(--ink-2); font-variant-numeric: tabular-nums; } .chart .grid { stroke: var(--line); stroke-width: 1; }
  .chart .course { fill: none; stroke: var(--s); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
  .chart path.chosen { stroke: var(--chosen); stroke-width: 2; } .chart circle.chosen { fill: none; stroke: var(--chosen); stroke-width: 3; }
  .chart-told { text-align: center; font-size: 14px; min-height: 1.3em; color: var(--ink-2); }
  .costly-head { display: flex; align-items: center; } .costly-head h3 { font-size: 17px; margin-right: auto; }
  .costly { display: grid; gap: 6px; } .costly button { width: 100%; display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 10px; align-items: start; padding: 8px 10px; border-radius: 10px; background: var(--card-light); box-shadow: inset 0 0 0 1px var(--line), inset 5px 0 0 var(--s); padding-left: 14px; line-height: 1.3; }
  .costly button[aria-current] { box-shadow: inset 0 0 0 3px var(--chosen-ring); } .costly .seat { width: 22px; height: 22px; } .costly button > span { display: grid; gap: 1px; }
  .costly em { font-style: normal; font-size: 18px; color: var(--warn); } .costly .better { color: var(--go); font-weight: 600; }
  .figures summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--sea-ink); font-weight: 600; } .figures .wide-table { max-height: 260px; overflow: auto; } .figures table { width: 100%; border-collapse: collapse; font-size: 14px; } .figures :is(th, td) { text-align: left; padding: 3px 8px 3px 0; border-bottom: 1px solid var(--line); }
`;
