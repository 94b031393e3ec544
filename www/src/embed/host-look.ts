import { css } from "lit";

/** The element itself, as the page around it sees it; whatever that page says about it weighs more. */
export const hostLook = css`
  :host { display: block; height: 720px; overflow: hidden; border-radius: 14px; position: relative; contain: content; }
  :host([hidden]) { display: none; }
  trapezi-room { overflow: hidden; }
  .diagram { height: 100%; display: grid; grid-template-rows: minmax(0, 1fr) auto; }
  .diagram .table { height: auto; }
  .diagram .stage { grid-row: 1 / -1; }
  .diagram .table[data-size] { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
  .diagram .table::after { content: none; }
  .diagram .target { cursor: default; }
  .telling { display: flex; align-items: center; gap: 10px; margin: 0 10px 10px; padding: 6px 8px; min-height: 64px; }
  .telling-words { flex: 1; min-width: 0; font-size: 16px; line-height: 1.3; }
  .telling-words small { display: block; color: var(--ink-2); font-size: 14px; }
  .telling .btn { flex: none; }
  .telling[data-refused] { box-shadow: 0 0 0 2px var(--warn); }
`;
