// Where land ends: what lies around the hexes of the map, and lines that waver along hexsides.
import { R3, short, type Cell, type Point } from "../../lib/board/geometry";
import { dice, smooth } from "../../lib/board/grain";
import { gridOf, type NoRetreatParts, type Place, type Side } from "./parts";

/** How far the land of an area reaches. */
const AREA = 3.1;

const AROUND: [number, number][] = [[R3, 0], [R3 / 2, 1.5], [-R3 / 2, 1.5], [-R3, 0], [-R3 / 2, -1.5], [R3 / 2, -1.5]];

const spot = (x: number, y: number) => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

export interface Shores {
  /** Places beyond the hexes that are sea, to the edge of the sheet. */
  sea: Cell[];
  /** The hexsides between land and sea. */
  coast: [Point, Point][];
}

/** The side that a hex shares with whatever lies in a direction. */
function sideTowards({ x, y }: Point, [dx, dy]: [number, number]): [Point, Point] {
  const [mx, my] = [x + dx / 2, y + dy / 2];
  const [ux, uy] = [-dy / R3 / 2, dx / R3 / 2];
  return [{ x: mx + ux, y: my + uy }, { x: mx - ux, y: my - uy }];
}

export function sideBetween(a: Point, b: Point): [Point, Point] {
  return sideTowards(a, [b.x - a.x, b.y - a.y]);
}

const found = new WeakMap<NoRetreatParts, Shores>();

/** Beyond a coast hex lies sea, beyond another one land, and so on outwards. */
export function shores(parts: NoRetreatParts): Shores {
  const known = found.get(parts) ?? survey(parts);
  found.set(parts, known);
  return known;
}

function survey(parts: NoRetreatParts): Shores {
  const grid = gridOf(parts);
  const land = new Map(grid.map((hex) => [spot(hex.x, hex.y), hex]));
  const areas = parts.areas.map(({ id }) => parts.hex.get(id)!);
  const { sheet } = parts;
  const isNear = ({ x, y }: Point) =>
    x > sheet.x - 2 && x < sheet.x + sheet.width + 2 && y > sheet.y - 2 && y < sheet.y + sheet.height + 2;
  const known = new Map<string, { at: Point; sea: boolean }>();
  let ring: Point[] = [];
  for (const hex of grid) {
    for (const [dx, dy] of AROUND) {
      const at = { x: hex.x + dx, y: hex.y + dy };
      const key = spot(at.x, at.y);
      if (land.has(key) || known.has(key)) continue;
      known.set(key, { at, sea: !inArea(at, areas) && isWet(at, land) });
      ring.push(at);
    }
  }
  while (ring.length) {
    const next: Point[] = [];
    for (const from of ring) {
      const { sea } = known.get(spot(from.x, from.y))!;
      for (const [dx, dy] of AROUND) {
        const at = { x: from.x + dx, y: from.y + dy };
        const key = spot(at.x, at.y);
        if (land.has(key) || known.has(key) || !isNear(at)) continue;
        known.set(key, { at, sea: sea && !inArea(at, areas) });
        next.push(at);
      }
    }
    ring = next;
  }
  const sea = [...known].filter(([, one]) => one.sea);
  const wet = new Set(sea.map(([key]) => key));
  const shore = [...land.values(), ...[...known.values()].filter((one) => !one.sea).map((one) => one.at)];
  return {
    sea: sea.map(([id, { at }]) => ({ id, ...at })),
    coast: shore.flatMap((hex) =>
      AROUND.filter(([dx, dy]) => wet.has(spot(hex.x + dx, hex.y + dy))).map((way) => sideTowards(hex, way)),
    ),
  };
}

function inArea(at: Point, areas: Place[]): boolean {
  return areas.some(({ x, y }) => Math.hypot(at.x - x, (at.y - y) * 1.4) < AREA);
}

function isWet(at: Point, land: Map<string, Place>): boolean {
  const beside = AROUND.map(([dx, dy]) => land.get(spot(at.x + dx, at.y + dy))).filter((hex) => hex !== undefined);
  return beside.filter(({ seas }) => seas.length).length * 2 >= beside.length;
}

/** A hexside that wavers, the same way from whichever end it is drawn. */
export function wavy([a, b]: [Point, Point], much = 0.1): string {
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const roll = dice(spot(from.x, from.y) + spot(to.x, to.y));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = [0.28, 0.52, 0.76].map((t) => {
    const aside = (roll() - 0.5) * 2 * much;
    return [from.x + t * dx - aside * dy, from.y + t * dy + aside * dx] as const;
  });
  return smooth([[from.x, from.y], ...along, [to.x, to.y]]);
}

/** The sides through which a side leaves the map. */
export function outerSides(parts: NoRetreatParts, side: Side): string {
  const grid = gridOf(parts);
  const taken = new Set(grid.map(({ x, y }) => spot(x, y)));
  return grid
    .filter((hex) => hex.edge === side)
    .flatMap((hex) => AROUND.filter(([dx, dy]) => !taken.has(spot(hex.x + dx, hex.y + dy))).map((way) => sideTowards(hex, way)))
    .map(([a, b]) => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`)
    .join("");
}
