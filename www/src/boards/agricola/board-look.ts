import { css } from "lit";

/** Where Agricola's things lie, on three sizes of screen. */
export const boardLook = css`
  trapezi-agricola { display: block; width: 100%; height: 100%; }
  .agricola { height: 100%; position: relative; min-height: 0; }

  /* a landscape tablet: everything of the work phase at once */
  [data-size="wide"] .agricola { display: grid; grid-template: minmax(0, 1.4fr) minmax(0, 1fr) / minmax(0, 1fr) clamp(164px, 16.5cqw, 230px); gap: 8px; }
  [data-size="wide"] .agricola .boards { grid-area: 1 / 1; } [data-size="wide"] .agricola .homestead { grid-area: 2 / 1; display: grid; grid-template: minmax(0, 1fr) / auto minmax(0, 1fr); gap: 10px; padding: 7px 10px 7px 7px; }
  [data-size="wide"] .agricola .rivals { grid-area: 1 / 2 / 3 / 3; flex-direction: column; }  [data-size="wide"] .agricola .rival { flex: 0 1 auto; } [data-size="wide"] .agricola .rival-farm { flex: 0 1 auto; }
  [data-size="wide"] .agricola .farmyard { height: 100%; }
  [data-size="wide"] .agricola .larder { grid-template: auto auto minmax(0, 1fr) / minmax(214px, 1fr) minmax(0, auto); gap: 7px 6px; } [data-size="wide"] .agricola .stock { grid-area: 2 / 1 / 3 / -1; } [data-size="wide"] .agricola .foot { grid-area: 3 / 1 / 4 / -1; } [data-size="wide"] .agricola .feed { align-self: start; }
  [data-size="wide"] .agricola .corner { grid-area: 1 / 2; display: grid; min-height: 0; } [data-size="wide"] .agricola .log-tab { padding: 2px 6px; gap: 4px; font-size: 13px; max-width: 134px; } [data-size="wide"] .agricola .log-tab .icon { width: 18px; }
  /* buttons of the decision take the room of what has no part in it */
  [data-size="wide"] .agricola .larder:has(.choice) { grid-template-rows: auto auto minmax(0, auto) minmax(0, 1fr); } [data-size="wide"] .agricola .larder:has(.choice) .corner { grid-area: 4 / 1 / 5 / -1; align-content: start; overflow: auto; padding: 5px; margin: -3px -5px -5px; } [data-size="wide"] .agricola .larder:has(.choice) .log-tab { display: none; } [data-size="wide"] .agricola .larder:has(.choice) .own-plate { display: none; } [data-size="wide"] .agricola .larder:has(.choice) .stock-cell { min-height: 34px; }
  /* with a hand below, goods lie in two rows */
  [data-size="wide"] .agricola[data-variant="full"] { grid-template-rows: minmax(0, 1.13fr) minmax(0, 1fr); } [data-size="wide"] .agricola[data-variant="full"] .homestead { grid-template-rows: minmax(0, 1fr) auto; } [data-size="wide"] .agricola[data-variant="full"] .farmyard { max-height: max(27cqh, 47cqh - 155px); }
  [data-size="wide"] .agricola[data-variant="full"] .larder:has(.choice) { grid-template-rows: auto auto minmax(0, 1fr) auto; } [data-size="wide"] .agricola[data-variant="full"] .foot { overflow: auto; padding-bottom: 2px; }
  [data-size="wide"] .agricola[data-variant="full"] .stock { grid-template-columns: repeat(6, minmax(0, 1fr)); } [data-size="wide"] .agricola[data-variant="full"] .stock-cell { gap: 2px; padding: 0 4px; } [data-size="wide"] .agricola[data-variant="full"] .stock-cell > .look > .sign { width: 24px; height: 24px; } [data-size="wide"] .agricola[data-variant="full"] .stock-cell b { font-size: 18px; }
  [data-size="wide"] .agricola[data-variant="full"] .stock-cell.pieces { flex-wrap: wrap; padding: 0; } [data-size="wide"] .agricola[data-variant="full"] .stock-cell.pieces :is(.sign, b) { width: auto; height: 16px; font-size: 13px; line-height: 16px; } [data-size="wide"] .agricola[data-variant="full"] .stock-cell.pieces .sign { width: 16px; }
  /* many ways to use a card: they have a row of their own, for which the hand makes room */
  .agricola .homestead { position: relative; }
  :is([data-size="wide"], [data-size="tall"]) .agricola[data-variant="full"] .homestead:has(.choice:nth-child(4)) .corner { position: absolute; inset: auto 7px 6px; z-index: 2; display: block; overflow: auto; padding: 5px 3px; margin: 0; } :is([data-size="wide"], [data-size="tall"]) .agricola[data-variant="full"] .homestead:has(.choice:nth-child(4)) .choices { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(110px, 1fr); }
  :is([data-size="wide"], [data-size="tall"]) .agricola[data-variant="full"] .homestead:has(.choice:nth-child(4)) .cards-in-hand { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(96px, 1fr); overflow: auto hidden; padding: 4px; margin: -4px -4px 52px; }
  [data-size="wide"] .agricola .cards-in-hand { grid-column: 1 / -1; }
  [data-size="wide"] .agricola .rival .plate { grid-template: 38px / 30px minmax(0, 1fr) auto 38px; padding: 2px 6px 2px 8px; } [data-size="wide"] .agricola .rival .plate .seat { grid-row: 1; } [data-size="wide"] .agricola .rival .plate .points { grid-area: 1 / 4; width: 36px; height: 36px; } [data-size="wide"] .agricola .rival .plate .points b { font-size: 18px; } [data-size="wide"] .agricola .rival .counts { display: none; } [data-size="wide"] .agricola[data-seats="5"] .rival .last { display: none; }
  .agricola .corner .choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(108px, 1fr)); gap: 9px; } .agricola .corner .choices .btn { min-height: 44px; padding: 2px 8px; font-size: 14px; margin: 0; }
  [data-size="wide"] .agricola:is([data-seats="2"], [data-seats="3"]) { grid-template-columns: minmax(0, 1fr) clamp(190px, 19cqw, 280px); } [data-size="wide"] .agricola[data-seats="2"] { grid-template-columns: minmax(0, 1fr) clamp(200px, 22cqw, 320px); }
  [data-size="wide"] .agricola[data-seats="1"] { grid-template-columns: minmax(0, 1fr); }

  /* a portrait tablet */
  [data-size="tall"] .agricola { display: grid; grid-template: minmax(0, 1.35fr) auto minmax(0, 1fr) / minmax(0, 1fr); gap: 8px; }
  [data-size="tall"] .agricola .rivals { grid-row: 2; } [data-size="tall"] .agricola .rival { flex: 1 1 0; } [data-size="tall"] .agricola .rival-farm { height: 92px; } [data-size="tall"] .agricola .rival :is(.last, .rival-majors) { display: none; } [data-size="tall"] .agricola .homestead { grid-row: 3; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 58%) minmax(0, 1fr); gap: 8px; padding: 8px; }
  [data-size="tall"] .agricola .farmyard { align-self: center; } [data-size="tall"] .agricola .stock { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-size="tall"] .agricola[data-variant="full"] { grid-template-rows: minmax(0, .95fr) auto minmax(0, 1fr); } [data-size="tall"] .agricola[data-variant="full"] .homestead { grid-template: minmax(0, 1fr) auto / minmax(0, 45%) minmax(0, 1fr); } [data-size="tall"] .agricola .cards-in-hand { grid-column: 1 / -1; } [data-size="tall"] .agricola[data-variant="full"] .stock { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  /* a phone: one pane at a time */
  [data-size="phone"] .agricola { overflow: auto; padding: 6px 8px 12px; overscroll-behavior: contain; }
  [data-size="phone"] .agricola:not([data-pane="board"]) .boards, [data-size="phone"] .agricola:not([data-pane="mine"]) .homestead, [data-size="phone"] .agricola:not([data-pane="others"]) .rivals { display: none; }
  [data-size="phone"] .agricola .boards { grid-template: none / repeat(auto-fill, minmax(78px, 1fr)); gap: 3px 6px; padding: 10px; } [data-size="phone"] .agricola .spaces > * { grid-area: auto !important; } [data-size="phone"] .agricola .spaces .space { height: 84px; } [data-size="phone"] .agricola .spaces .round-back { order: 2; height: 50px; } [data-size="phone"] .agricola .scenery { display: none; } [data-size="phone"] .agricola .of-round-card .title { margin-top: 9px; } [data-size="phone"] .agricola .print:is(.of-3, .of-4, :has(> .sign ~ .sign ~ .sign)) { --icon: 18px; }
  [data-size="phone"] .agricola .majors { order: 1; grid-area: auto / 1 / auto / -1; margin: 6px 0; grid-template: none / repeat(5, minmax(0, 1fr)); grid-auto-rows: 54px; gap: 8px; } [data-size="phone"] .agricola .round-back > b { font-size: 16px; }
  [data-size="phone"] .agricola .homestead { padding: 10px; } [data-size="phone"] .agricola .larder { margin-top: 10px; }
  [data-size="phone"] .agricola .harvest { position: static; width: auto; margin-bottom: 8px; } [data-size="phone"] .agricola[data-pane="others"] .harvest { display: none; } [data-size="phone"] .agricola .cards-in-hand { grid-template-columns: repeat(3, minmax(0, 1fr)); margin-top: 10px; }
  /* what is chosen in the hand lies on top */
  [data-size="phone"] .agricola .homestead:has(.cards-in-hand [data-state="legal"]) .cards-in-hand { order: -1; margin: 0 0 10px; } [data-size="phone"] .agricola[data-pane="mine"] .homestead { display: flex; flex-direction: column; }
  [data-size="phone"] .agricola .first-mark { right: 118px; top: -12px; }
  [data-size="phone"] .agricola .rivals { flex-direction: column; gap: 12px; }
`;
