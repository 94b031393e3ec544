import { engineReady, newTable, freshSeed, type Save, type Setup } from "../engine/engine.js";
import { keepMatch, newMatchId } from "../store/matches.js";

/** Sets up a match, stores it, and goes to its table. */
export async function begin(setup: Setup, coverHands: boolean): Promise<void> {
  await engineReady();
  const table = newTable(setup);
  try {
    await store(table.save(), coverHands);
  } finally {
    table.free();
  }
}

/** The same people once more, with other luck. */
export async function playAgain({ setup, coverHands }: { setup: Save; coverHands: boolean }): Promise<void> {
  await engineReady();
  const { game, options, seats, free_undo } = setup;
  await begin({ game, options, seats, free_undo, seed: freshSeed() }, coverHands);
}

/** Stores a match that is there already, for example from a file, and goes to its table. */
export async function store(save: Save, coverHands: boolean): Promise<void> {
  const id = newMatchId();
  await keepMatch({
    id,
    save,
    coverHands,
    updated: Date.now(),
    headline: { key: `${save.game}-title`, args: {} },
    over: false,
    toAct: [],
    points: [],
    seats: save.seats.map(({ name, colour }) => ({ name, colour })),
  });
  location.hash = `#/match/${id}`;
}
