import { css } from "lit";

/** The replay's controls: a strip under the board, on small screens in two rows or three. */
export const replayLook = css`
  .replay-note { box-shadow: 0 0 0 2px var(--chosen-ring), 0 0 14px var(--chosen-glow); } .replay-note .icon { color: var(--chosen); }
  .replay-note .btn { white-space: nowrap; }
  .replay { grid-column: 1; display: grid; grid-template: auto / auto minmax(90px, 1fr) auto auto; gap: 6px 10px; align-items: center; margin: 0 10px 10px; padding: 6px 10px; z-index: 7; }
  .replay-steps, .replay-choices, .replay-deeds { display: flex; gap: 6px; align-items: center; min-width: 0; }
  .replay .tool { color: var(--ink) !important; } .replay .tool.play { background: linear-gradient(var(--sea-hi), var(--sea-lo)); color: #fff !important; border-radius: 50%; }
  .replay .select { max-width: 150px; padding: 0 8px; } .replay .btn { padding: 4px 12px; }
  .replay-slider { width: 100%; height: 44px; margin: 0; accent-color: var(--sea); cursor: pointer; }
  .table[data-past] { grid-template-rows: 52px minmax(0, 1fr) auto; }
  .table[data-past] .stage { filter: sepia(.22); }
  .table[data-size="tall"][data-past] { grid-template-rows: 52px auto minmax(0, 1fr) auto; }
  .table[data-size="tall"] .replay { grid-template: auto auto / auto minmax(90px, 1fr); } .table[data-size="tall"] .replay-deeds { justify-content: flex-end; }
  .table[data-size="phone"][data-past] { grid-template-rows: 48px auto minmax(0, 1fr) auto 62px; }
  .table[data-size="phone"] .replay { grid-template: auto auto auto / minmax(0, 1fr); margin: 0 6px 6px; padding: 4px 8px 6px; gap: 2px; justify-items: stretch; }
  .table[data-size="phone"] .replay-steps { justify-content: space-around; } .table[data-size="phone"] .replay-slider { grid-row: 1; }
  .table[data-size="phone"] .replay :is(.replay-choices, .replay-deeds) > * { flex: 1 1 0; min-width: 0; max-width: none; }
  @container frame (orientation: landscape) {
    .table[data-size="phone"][data-past] { grid-template-rows: auto minmax(0, 1fr) auto; }
    .table[data-size="phone"] .replay { grid-area: 3 / 1 / 4 / -1; grid-template: auto auto / auto minmax(90px, 1fr); gap: 2px 12px; } .table[data-size="phone"] .replay-steps { grid-area: 1 / 1; } .table[data-size="phone"] .replay-slider { grid-area: 1 / 2; }
  }
  @container frame (orientation: landscape) and (max-width: 719px) {
    .table[data-size="phone"][data-past] { grid-template-rows: 48px auto minmax(0, 1fr) auto; } .table[data-size="phone"] .replay { grid-row: 4 / 5; }
  }
  .table[data-size="wide"][data-past] .log-drawer { bottom: 84px; } .table[data-size="tall"][data-past] .log-drawer { bottom: 132px; }
  .log-list button[data-later] { opacity: .5; } .log-list button[aria-current] { background: color-mix(in srgb, var(--chosen-ring) 26%, transparent); box-shadow: inset 3px 0 0 var(--chosen-ring); }
`;
