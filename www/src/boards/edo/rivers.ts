/** The hand-drawn parts of the land: where the water runs on each side of the board, and a pine. */
export interface Rivers {
  streams: readonly { path: string; width: number }[];
  /** The bay: shallow water and deep. */
  bay: readonly [string, string];
}

const BAY = [
  "M560 700C590 640 640 668 690 650S780 676 830 640s90-26 180-40V710H560z",
  "M590 700C630 668 680 690 740 672S900 650 1000 636V710H590z",
] as const;

/** Each stream passes the river spaces of its side and ends in the bay. */
export const rivers: Readonly<Record<"A" | "B", Rivers>> = {
  A: {
    streams: [
      { path: "M150-10C190 90 250 150 300 210S330 270 351 292C390 340 390 440 500 466", width: 22 },
      { path: "M870-10C800 90 770 150 715 205S690 262 649 292C610 340 612 440 500 466", width: 22 },
      { path: "M500 466C560 500 590 520 596 570S580 660 620 720", width: 32 },
    ],
    bay: BAY,
  },
  B: {
    streams: [
      { path: "M720-10C700 50 735 110 690 150S622 210 601 256C592 320 640 420 500 466", width: 22 },
      { path: "M-10 300C60 312 110 330 160 336S280 350 336 386C380 420 400 452 500 466", width: 22 },
      { path: "M500 466C548 496 566 520 572 568S570 660 620 720", width: 32 },
    ],
    bay: BAY,
  },
};

export const PINE = `<path d="M15 39V28" stroke="#4a2f1a" stroke-width="3.5"/><path d="M15 1C12 8 8 11 5 13c3 0 4 0 5-.5C8 18 4 21 1.5 23c3 .5 5 .2 7-.4C7 26 4 29 2 31c8 2 18 2 26 0-2-2-5-5-6.5-8.400 2 .6 4 .9 7 .4-2.5-2-6.5-5-8.5-10.5 1 .5 2 .5 5 .5-3-2-7-5-10-12z" fill="#3f6a4a" stroke="#1d3826" stroke-width="1.200"/><path d="M14 7c-1 4-3 6-4 7m4 3c-2 5-4 7-6 9" stroke="#7fa57f" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
