import type { MapNode, Parts } from "./parts.js";

/** Where things lie on the map, in the 1000 by 700 units of the data file. */
export interface Spot {
  x: number;
  y: number;
}

const isTown = ({ kind }: MapNode) => kind === "edo" || kind === "city";

/** How large a space is drawn. */
export const radiusOf = (node: MapNode): number => (node.kind === "edo" ? 88 : node.kind === "city" ? 72 : node.kind === "road" ? 16 : 29);

/** The middle of a building space, from 0. */
export function buildingSpot(node: MapNode, index: number, { city_slot_layout: layout }: Parts): Spot {
  const angle = ((layout.first_slot_angle_deg + index * layout.step_deg) * Math.PI) / 180;
  const radius = (node.kind === "edo" ? layout.edo_radius : layout.radius) + (node.kind === "edo" ? 12 : 9);
  return { x: node.x + radius * Math.cos(angle), y: node.y + radius * Math.sin(angle) };
}

/** Directions in which groups of figures stand around a space, the first group first. */
const AROUND_SITE = [-40, -140, 25, 155, -90, 90];
const AROUND_TOWN = [-24, -156, 24, 156, -62, -118];

/** Where the group of figures with this number stands: beside the space, so that the space itself can be seen and touched. */
export function figureSpot(node: MapNode, group: number): Spot {
  const around = isTown(node) ? AROUND_TOWN : AROUND_SITE;
  const angle = (around[group % around.length]! * Math.PI) / 180;
  const distance = radiusOf(node) + (isTown(node) ? 26 : 22);
  const inside = (value: number, most: number, margin: number) => Math.min(Math.max(value, margin), most - margin);
  return { x: inside(node.x + distance * Math.cos(angle), 1000, 22), y: inside(node.y + distance * Math.sin(angle), 700, 30) };
}

/** A place as style: the middle of the thing. */
export const at = ({ x, y }: Spot): string => `--x:${x.toFixed(1)};--y:${y.toFixed(1)}`;

/** Half of a town's name plate, in the map's units. */
const NAME = { wide: 46, high: 14 };

/** How far a town's name moves aside, so that it lies over no other space. */
export function nameShift(node: MapNode, nodes: readonly MapNode[]): number {
  const y = node.y + radiusOf(node) + NAME.high;
  const free = (shift: number) =>
    nodes.every((other) => other === node || Math.abs(other.x - node.x - shift) > NAME.wide + radiusOf(other) - 6 || Math.abs(other.y - y) > NAME.high + radiusOf(other) - 6);
  return [0, 20, -20, 36, -36, 52, -52].find(free) ?? 0;
}
