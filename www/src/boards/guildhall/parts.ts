/** The printed parts, as the engine's data file has them: which levels a profession prints, what a VP card is worth. */
export interface Parts {
  professions: { code: string; levels: { min: number }[] }[];
  vp_cards: { id: string; value: number; cost: number }[];
  constants: { victory_points_to_win: number };
}

export const partsOf = (components: unknown): Parts => components as Parts;

export const levelsOf = (parts: Parts, profession: string): number[] =>
  parts.professions.find(({ code }) => code === profession)?.levels.map(({ min }) => min) ?? [];

export const vpOf = (parts: Parts, id: string): { value: number; cost: number } =>
  parts.vp_cards.find((card) => card.id === id) ?? { value: 0, cost: 0 };
