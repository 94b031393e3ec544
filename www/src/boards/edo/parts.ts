/** The printed parts, as the engine's data file has them. */
export interface MapNode {
  id: string;
  kind: "edo" | "city" | "forest" | "quarry" | "rice_field" | "outpost" | "road" | "river";
  name: string;
  x: number;
  y: number;
  /** Towns only. */
  build_slots?: number;
}

export interface MapSide {
  nodes: readonly MapNode[];
  edges: readonly (readonly [string, string])[];
}

export type Goods = Readonly<Record<string, number>>;

export interface ActionPart {
  id: string;
  kind: "money" | "rice" | "recruit" | "travel" | "new_authorization" | "sell_authorization" | "harvest" | "build" | "trade";
  max_activations: number;
  officials_per_activation: number;
  cost: Goods;
  gain: Goods;
  resource?: string;
  bonus?: number;
  multiplier?: number;
  discount?: Goods;
}

export interface CardPart {
  id: string;
  actions: readonly ActionPart[];
}

export interface OfferPart {
  resource: string;
  max_pieces: number;
  price_each_ryo: number;
}

export interface MerchantPart {
  id: string;
  buy: OfferPart | readonly OfferPart[];
  power_point: { cost: Goods; gain_pp: number };
}

export interface TilePart {
  id: string;
  color: string;
  payout_by_builders: Readonly<Record<string, readonly number[]>>;
}

export interface Parts {
  maps: Readonly<Record<string, MapSide>>;
  basic_cards: readonly CardPart[];
  special_cards: readonly CardPart[];
  merchant_cards: readonly MerchantPart[];
  profit_tiles: readonly TilePart[];
  buildings: Readonly<Record<string, { cost: Goods; power_points: number; influence: number }>>;
  yield_table: { samurai_present_to_yield: Readonly<Record<string, number>> };
  city_slot_layout: { slots: number; first_slot_angle_deg: number; step_deg: number; radius: number; edo_radius: number };
  end_game: { power_points_trigger: number };
}

export const partsOf = (components: unknown): Parts => components as Parts;

export const cardsOf = (parts: Parts): readonly CardPart[] => [...parts.basic_cards, ...parts.special_cards];

export const actionsOf = (parts: Parts, card: string): readonly ActionPart[] => cardsOf(parts).find(({ id }) => id === card)?.actions ?? [];

export const actionOf = (parts: Parts, action: string): ActionPart | undefined => cardsOf(parts).flatMap(({ actions }) => actions).find(({ id }) => id === action);

export const merchantOf = (parts: Parts, id: string): MerchantPart | undefined => parts.merchant_cards.find((card) => card.id === id);

export const offersOf = ({ buy }: MerchantPart): readonly OfferPart[] => (Array.isArray(buy) ? (buy as readonly OfferPart[]) : [buy as OfferPart]);
