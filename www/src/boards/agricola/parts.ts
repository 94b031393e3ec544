/** The printed parts, as the engine's data file has them. */
export type Goods = Readonly<Record<string, number>>;

export interface SpacePart {
  do: string;
  max?: number | null;
  goods?: Goods;
  cost?: Goods;
  cost_each?: Goods;
  count?: number;
  of?: readonly string[];
  fields?: number;
  variants?: readonly string[];
}

export interface SpaceData {
  id: string;
  kind: "printed" | "action_card" | "round_card";
  board?: { column: number; unit_row: number; height_units: number };
  semantics: "single" | "all" | "either" | "and_or" | "mandatory_then_optional";
  accumulates_per_round?: Goods;
  parts: readonly SpacePart[];
}

export interface MajorData {
  id: string;
  costs: readonly Readonly<Record<string, unknown>>[];
  vp: number;
  cooking?: Goods;
  bake?: { food_per_grain: number; max_grain: number | null };
  harvest?: { in: Goods; out: Goods };
  end_bonus?: { good: string; steps: readonly (readonly [number, number])[] };
}

export interface Parts {
  spaces: readonly SpaceData[];
  major_improvements: readonly MajorData[];
  scoring: { table: Readonly<Record<string, readonly (readonly [number, number])[]>> };
}

export const partsOf = (components: unknown): Parts => components as Parts;

export const spaceData = (parts: Parts, id: string): SpaceData | undefined => parts.spaces.find((space) => space.id === id);

export const majorData = (parts: Parts, id: string): MajorData | undefined => parts.major_improvements.find((major) => major.id === id);
