import { css } from "lit";

/** The tokens of the look: the light table is the default, `data-theme="dark"` turns the lamp down. */
export const theme = css`
  :root, :host {
    --table: #6a4a2f; --table-2: #4b3220; --table-hi: #80593a; --table-lo: #3b2718;
    --paper: #f7eedb; --paper-hi: #fbf4e4; --paper-lo: #f3e7cd; --paper-2: #ecdfc2; --paper-3: #e2d0a8;
    --ink: #2b2118; --ink-2: #655440; --line: #c9b48e; --edge: #b79b6b;
    --on-table: #f4e6c8; --on-table-2: #dcc59c;
    --sea: #1f6c9c; --sea-hi: #2b80b5; --sea-lo: #1a5d88; --sea-edge: #0f4263; --sea-ink: #1a5f8a;
    --go: #1f8a5b; --go-ring: #2fd08a; --go-glow: #5ff0b0a0; --go-ground: #2b6e52; --go-edge: #0c4a30;
    --chosen: #b26a12; --chosen-ring: #f39a2b; --chosen-glow: #ffb84fb0; --chosen-edge: #5b3104;
    --warn: #b23a2c;
    --card-hi: #fdf7e8; --card-lo: #f6ead0; --card-edge: #8d7143; --card-ink: #2b2118; --card-ink-2: #6b5331;
    --card-light: #fffaf0; --card-level: #8a5a12;
    --runner-hi: #efe3c8; --runner-lo: #e4d3ae; --runner-edge: #9c7c48; --runner-band: #9b3b2e;
    --seat-blue: #2f7fc1; --seat-vermilion: #d1512d; --seat-green: #2e8b57; --seat-amber: #e0a11b;
    --seat-violet: #8a5aa8; --seat-slate: #51606b;
    --ribbon-r: #b3372c; --ribbon-b: #2b6aa6; --ribbon-g: #2f7a4b; --ribbon-y: #d79a1c; --ribbon-p: #75488f;
    --shadow-piece: 0 1px 1.5px #0006; --shadow-card: 0 2px 5px #0006; --shadow-sheet: 0 10px 30px #000a;
    --title: "Alegreya Variable", Alegreya, "Iowan Old Style", Georgia, serif;
    --ui: "Commissioner Variable", Commissioner, "Segoe UI", Roboto, sans-serif;
    --grain: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='512' height='384'%3E%3Cfilter id='g' x='0' y='0' width='100%25' height='100%25'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.004 .11' numOctaves='3' seed='7' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .1 0 0 0 0 .05 0 0 0 0 .02 0 0 0 -2.2 1.25'/%3E%3C/filter%3E%3Crect width='512' height='384' filter='url(%23g)' opacity='.4'/%3E%3C/svg%3E");
    color-scheme: light;
  }
  :root[data-theme="dark"], :host([data-theme="dark"]) {
    --table: #2a1d13; --table-2: #1f150d; --table-hi: #38281b; --table-lo: #140d08;
    --paper: #2f2a24; --paper-hi: #37312a; --paper-lo: #2c2721; --paper-2: #3f382f; --paper-3: #453d33;
    --ink: #f1e7d3; --ink-2: #d3c5aa; --line: #574c3e; --edge: #6b5c47;
    --on-table: #f1e3c6; --on-table-2: #c9b48c;
    --sea: #6db7e3; --sea-hi: #2f82b4; --sea-lo: #1e618c; --sea-edge: #0d3049; --sea-ink: #96d2f4;
    --go: #5fd3a0; --go-ring: #3fdc98; --go-glow: #4fe6a470; --go-ground: #1c5540; --go-edge: #06301f;
    --chosen: #f0a848; --chosen-ring: #f0a848; --chosen-glow: #f0a84880; --chosen-edge: #4a2a05;
    --warn: #f08476;
    --card-hi: #463e33; --card-lo: #332d25; --card-edge: #85704e; --card-ink: #f4ead6; --card-ink-2: #d6c6a6;
    --card-light: #5b5142; --card-level: #f0c36a;
    --runner-hi: #3d342a; --runner-lo: #332b22; --runner-edge: #6b5636; --runner-band: #8c3a2f;
    --ribbon-r: #b54336; --ribbon-b: #2f70ad; --ribbon-g: #317d4e; --ribbon-y: #c98d18; --ribbon-p: #7d4f98;
    color-scheme: dark;
  }
  @media (prefers-contrast: more) {
    :root, :host { --ink-2: var(--ink); --line: var(--ink); --edge: #5c4522; --card-ink-2: var(--card-ink); --on-table-2: var(--on-table); --table: #3b2718; --table-hi: #3b2718; --table-2: #2c1d11; --table-lo: #2c1d11; }
    :root[data-theme="dark"], :host([data-theme="dark"]) { --edge: #e0cfa8; --table: #140d08; --table-hi: #140d08; --paper: #1c1814; --paper-hi: #1c1814; --paper-lo: #1c1814; }
  }
`;
