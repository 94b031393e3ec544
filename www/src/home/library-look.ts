import { css } from "lit";

/** The sheets about matches on the shelf, opened links, and results. */
export const libraryLook = css`
  .match-sheet { display: grid; gap: 12px; } .match-sheet h3 { font-size: 18px; margin-top: 4px; }
  .match-sheet :is(input, textarea) { font: inherit; color: var(--ink); width: 100%; min-width: 0; border: 0; border-radius: 10px; padding: 8px 12px; background: var(--card-light); box-shadow: inset 0 1px 3px #0004, inset 0 0 0 1px var(--line); }
  .match-sheet input { height: 44px; } .match-sheet textarea { resize: vertical; word-break: break-all; }
  .match-sheet ::placeholder { color: var(--ink-2); opacity: 1; }
  .rename { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 10px; } .rename label { grid-column: 1 / -1; font-weight: 600; }
  .link-row { display: flex; flex-wrap: wrap; gap: 10px; } .link-row input { flex: 1 1 200px; color: var(--ink-2); text-overflow: ellipsis; }
  .doings { display: flex; flex-wrap: wrap; gap: 10px; } .doings .btn { text-decoration: none; }
  .match-sheet .doings { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); }
  .quiet { color: var(--ink-2); font-size: 14px; }
  .problem-text { color: var(--warn); font-weight: 600; } .problem-text:empty { display: none; }

  .link-page { gap: 16px !important; align-self: start; } .linked { display: flex; gap: 22px; align-items: flex-start; } .linked > div { flex: 1; min-width: 0; display: grid; gap: 10px; } .linked .box { width: 128px; height: auto; flex: none; filter: drop-shadow(2px 3px 3px #0008); }
  .linked h2, .link-page h2 { font-size: 26px; line-height: 1.15; margin: 0; }
  .linked-seats { display: grid; gap: 6px; } .linked-seats li { display: flex; align-items: center; gap: 10px; padding: 4px 10px 4px 4px; border-radius: 99px; background: color-mix(in srgb, var(--paper-2) 70%, transparent); }
  .linked-seats b { font-size: 18px; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .linked-seats span { color: var(--ink-2); } .linked-seats .points { margin-left: auto; color: var(--ink); font-weight: 700; }

  .statistics { gap: 14px !important; } .statistics section { display: grid; gap: 8px; } .counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: 10px 28px; align-items: start; }
  .counts table { width: 100%; } .counts :is(th, td):not(:first-child) { text-align: right; padding-right: 0; padding-left: 12px; } .counts thead th { font-size: 13px; color: var(--ink-2); font-weight: 600; vertical-align: bottom; } .counts tbody th { font-weight: 600; word-break: break-word; } .counts td { font-variant-numeric: tabular-nums; }
  @media (max-width: 620px) { .linked .box { width: 84px; } .linked { gap: 14px; } .doings .btn { flex: 1 1 auto; } }
`;
