import { PINE, rivers, type Rivers } from "./rivers.js";
import type { MapSide } from "./parts.js";

/**
 * The land under the board: washi paper, hills, water, woods and roads, as one picture. It is an image of its own, so
 * that the browser works its brush filters out once and not with every move.
 */
export function landscape(side: MapSide, name: "A" | "B"): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" width="2000" height="1400">${DEFS}
    <rect width="1000" height="700" fill="url(#washi)"/>${HILLS}${water(rivers[name])}${fields(side)}${MOUNDS}${CLOUDS}${roads(side)}${trees(side)}${SEAL}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

const DEFS = `<defs>
  <radialGradient id="washi" cx=".5" cy=".48" r=".75"><stop offset="0" stop-color="#fbf3df"/><stop offset=".7" stop-color="#f0e3c3"/><stop offset="1" stop-color="#dcc79b"/></radialGradient>
  <linearGradient id="wash" x2="0" y2="1"><stop stop-color="#33414a" stop-opacity=".85"/><stop offset=".45" stop-color="#5c6f78" stop-opacity=".45"/><stop offset="1" stop-color="#8fa0a3" stop-opacity="0"/></linearGradient>
  <filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence baseFrequency=".018" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="13"/></filter>
  <filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 .35" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .33 0 0 0 0 .14 0 0 0 -1.4 .8"/></filter>
  <symbol id="pine" viewBox="0 0 30 40">${PINE}</symbol></defs>`;

/** A range of hills: where the foot of each begins, how wide and high it is, how dark. */
const HILL_SHAPES: readonly (readonly [number, number, number, number, number])[] = [
  [-60, 150, 260, 126, 0.55], [60, 120, 240, 108, 0.75], [180, 60, 200, 64, 0.5], [330, 70, 150, 56, 0.4], [560, 62, 190, 58, 0.45],
  [720, 80, 240, 82, 0.55], [830, 120, 230, 118, 0.75], [-80, 640, 230, 98, 0.5], [20, 690, 260, 108, 0.6], [860, 660, 220, 108, 0.5],
];
const HILLS = `<rect width="1000" height="700" filter="url(#fibre)" opacity=".35"/><g filter="url(#soft)" opacity=".8">${HILL_SHAPES.map(
  ([x, foot, wide, high, dark]) => `<path d="M${x} ${foot}q${wide * 0.18} ${-high * 0.55} ${wide * 0.36} ${-high * 0.94}q${wide * 0.08} ${-high * 0.2} ${wide * 0.17} ${-high * 0.02}q${wide * 0.2} ${high * 0.46} ${wide * 0.47} ${high * 0.96}z" fill="url(#wash)" opacity="${dark}"/>`,
).join("")}</g>`;

const STROKES: readonly (readonly [string, number, number])[] = [["#c3d5d8", 24, 0.55], ["#7fa8be", 12, 0.6], ["#417aa2", 0, 0.75], ["#2a5f8a", -14, 0.5]];

/** Indigo washed out from the middle of the stream to its banks, and the bay in the corner. */
function water({ streams, bay }: Rivers): string {
  const strokes = STROKES.map(([colour, more, opacity]) =>
    streams.map(({ path, width }) => `<path d="${path}" stroke="${colour}" stroke-width="${width + more}" opacity="${opacity}"/>`).join(""),
  ).join("");
  const ripples = streams.map(({ path }) => `<path d="${path}"/>`).join("");
  return `<g filter="url(#soft)"><path d="${bay[0]}" fill="#7fa5bb" opacity=".55"/><path d="${bay[1]}" fill="#3f769c" opacity=".6"/>
    <g fill="none" stroke-linecap="round">${strokes}</g></g>
    <g fill="none" stroke="#f3f8f6" stroke-width="1.8" opacity=".8" stroke-dasharray="22 26 6 34" stroke-linecap="round">${ripples}
    <path d="M700 676q14-7 28 0t28 0 28 0M840 664q14-7 28 0t28 0M760 692q14-7 28 0t28 0"/></g>`;
}

const GROUND: Readonly<Record<string, readonly [string, number]>> = { forest: ["#6f8f62", 0.34], quarry: ["#8a8f92", 0.35], rice_field: ["#b9b24e", 0.32] };

/** A wash of green, grey or straw around each site. */
function fields({ nodes }: MapSide): string {
  const washes = nodes.flatMap(({ kind, x, y }, i) => {
    const [colour, opacity] = GROUND[kind] ?? [];
    return colour ? [`<ellipse cx="${x + ((i * 7) % 19) - 9}" cy="${y + 8}" rx="${82 + ((i * 5) % 14)}" ry="54" fill="${colour}" opacity="${opacity}"/>`] : [];
  });
  return `<g filter="url(#soft)">${washes.join("")}</g>`;
}

const MOUNDS = `<g fill="#8aa0843a" stroke="#4a5a52" stroke-width="2" opacity=".5">${[
  [150, 410, 35], [196, 414, 28], [806, 398, 30], [378, 545, 27], [640, 528, 25], [586, 190, 28], [386, 196, 25], [430, 640, 30], [30, 420, 30], [930, 590, 30], [70, 560, 35],
].map(([x, y, r]) => `<path d="M${x} ${y}q${r! / 2}-26 ${r}-27t${r} 27"/>`).join("")}</g>`;

const CLOUDS = `<g fill="#fffaf0" opacity=".78" stroke="#cfae62" stroke-width="1.2">${[[20, 96, 120], [840, 70, 130], [560, 30, 110], [-20, 590, 130], [330, 30, 70], [20, 260, 50], [950, 250, 70]].map(
  ([x, y, w]) => `<path d="M${x} ${y}h${w}a9 9 0 0 1 0 18h${-w! * 0.3}a7 7 0 0 0 0 14h${-w! * 0.45}a7 7 0 0 1 0-14h${-w! * 0.12}a9 9 0 0 1 0-18z"/>`,
).join("")}</g>`;

/** The roads: each bends a little, as if drawn by hand. */
function roads({ nodes, edges }: MapSide): string {
  const at = new Map(nodes.map((node) => [node.id, node]));
  const path = edges
    .map(([from, to], i) => {
      const [a, b] = [at.get(from)!, at.get(to)!];
      const bend = (i % 2 === 0 ? 1 : -1) * 0.07;
      const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend];
      return `M${a.x} ${a.y}Q${Math.round(x)} ${Math.round(y)} ${b.x} ${b.y}`;
    })
    .join("");
  return `<g fill="none"><path d="${path}" stroke="#3b2f22" stroke-width="11" opacity=".55"/><path d="${path}" stroke="#efdcae" stroke-width="8"/><path d="${path}" stroke="#a88752" stroke-width="1.5" stroke-dasharray="3 7" opacity=".8"/></g>`;
}

/** Lone pines where nothing else stands. */
function trees({ nodes }: MapSide): string {
  const spots = [[180, 330], [820, 330], [405, 604], [225, 552], [768, 552], [594, 122], [384, 125], [55, 600], [935, 560], [420, 262], [590, 405], [300, 470], [700, 480], [610, 50]] as const;
  const free = spots.filter(([x, y]) => nodes.every((node) => Math.hypot(node.x - x, node.y - y) > (node.build_slots ? 96 : 52)));
  return free.map(([x, y]) => `<g opacity=".55"><use href="#pine" x="${x - 12}" y="${y - 15}" width="24" height="30"/><use href="#pine" x="${x + 4}" y="${y + 1}" width="24" height="30"/></g>`).join("");
}

const SEAL = `<g transform="translate(26 640)"><rect width="36" height="36" rx="4" fill="#b5382a"/><path d="M8 9h20M18 9v19M9 18h18M8 28h20M11 13v10M25 13v10" stroke="#fbf3df" stroke-width="2.5" fill="none"/></g>`;
