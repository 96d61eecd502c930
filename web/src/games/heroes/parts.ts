// The components of Conflict of Heroes, as the server sends them: those of one firefight.
import { bounds, neighbours, R3, type Cell, type Orientation, type Point } from "../../lib/board/geometry";
import type { Parts, Viewpoint } from "../../lib/look";
import type { Named } from "../../lib/names";
import type { Card, Components, Direction, Force, Hex, Kind, Lesson, Scoring as Score, Sheet, SideName as Side, Unit, UnitOfSheet, View as HeroesView } from "./shapes";

export type { Card, Direction, Force, HeroesView, Hex, Kind, Score, Sheet, Side, Unit };

export interface HeroesParts extends Parts {
  hexes: Hex[];
  hex: Map<string, Hex>;
  beside: Map<string, Hex[]>;
  /** Degrees by which the map is turned. */
  turn: 0 | -90;
  kinds: Map<string, Kind>;
  /** The kind of each unit of the firefight. */
  kindOf: Map<string, Kind>;
  cards: Map<string, Card>;
  firefight: Sheet;
  /** The parts of the instruction, in their order. */
  lessons: Lesson[];
  /** The rule by which each part of a sum counts. */
  partRules: Record<string, string>;
}

export const DIRECTIONS: Direction[] = ["N", "NE", "SE", "S", "SW", "NW"];

const ANGLES: Record<Direction, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };

export function angleOf({ turn }: Pick<HeroesParts, "turn">, direction: Direction): number {
  return ANGLES[direction] + turn;
}

/** The point so far from a hex's centre towards one of its sides; the side itself is R3 / 2 away. */
export function towards(parts: Pick<HeroesParts, "turn">, direction: Direction, far = R3 / 2): Point {
  const angle = (angleOf(parts, direction) * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The side that looks a way, given as a step on the map. */
export function sideTowards(parts: Pick<HeroesParts, "turn">, way: Point): Direction {
  const near = (side: Direction) => {
    const { x, y } = towards(parts, side);
    return x * way.x + y * way.y;
  };
  return DIRECTIONS.reduce((best, side) => (near(side) > near(best) ? side : best));
}

/** Where all hexes are on one board, its number says nothing. */
function shortIds(hexes: Hex[]): Record<string, string> {
  const boards = new Set(hexes.map(({ id }) => id.split("-")[0]));
  return boards.size === 1 ? Object.fromEntries(hexes.map(({ id }) => [id, id.replace(/^\d+-/, "")])) : {};
}

/** A map that is higher than wide lies on its side in a window that is wider than high: north is left. */
export function parts(components: unknown, { scenario, isTall }: Pick<Viewpoint, "scenario" | "isTall">): HeroesParts {
  const sent = components as Components & Named;
  const sheet = sent.firefights[scenario]!;
  const { width, height } = bounds(sheet.hexes);
  const turn = !isTall && height > 1.15 * width ? -90 : 0;
  const hexes: Hex[] = turn ? sheet.hexes.map((hex) => ({ ...hex, x: hex.y, y: -hex.x })) : sheet.hexes;
  const kinds = new Map<string, Kind>(sent.units.map((kind: Kind) => [kind.id, kind]));
  const units: { id: string; kind: string }[] = sheet.units;
  const { names } = sent;
  return {
    names: { ...names, things: { ...names.things, hex: shortIds(hexes) } },
    orientation: turn ? "pointy" : sent.orientation,
    turn,
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    beside: neighbours(hexes),
    sheet: bounds(hexes, 1.5),
    kinds,
    kindOf: new Map(units.map(({ id, kind }) => [id, kinds.get(kind)!])),
    cards: new Map(sent.cards.map((card: Card) => [card.id, card])),
    firefight: sheet,
    lessons: sent.parts,
    partRules: sent.part_rules,
  };
}

export function sideOf(unit: string): Side {
  return unit.startsWith("ger-") ? "german" : "soviet";
}

/** Second commanders have seats of their own: german-2. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith("german") ? "german" : "soviet";
}

/** The units that hide and whose place the seat knows: its own. */
function hiding(view: HeroesView | null): (Unit & { hex: string })[] {
  const units = Object.values(view?.hidden ?? {}).flatMap(({ units }): (Unit | UnitOfSheet)[] => units);
  return units.filter((unit): unit is Unit & { hex: string } => "hex" in unit);
}

/** The units in a hex that the seat knows of: those in the open, and its own that hide. */
export function stackOf(view: HeroesView, hex: string): Unit[] {
  return [...(view.stacks[hex] ?? []), ...hiding(view).filter((unit) => unit.hex === hex)];
}

/** All units that the seat knows the place of, with that place. */
export function placed(view: HeroesView | null): { unit: Unit; hex: string }[] {
  const open = Object.entries(view?.stacks ?? {}).flatMap(([hex, units]) => units.map((unit) => ({ unit, hex })));
  return [...open, ...hiding(view).map((unit) => ({ unit, hex: unit.hex }))];
}

/** A unit as it comes to the map: it faces nowhere yet, and nothing has happened to it. */
function fresh(unit: Pick<Unit, "id" | "kind" | "side" | "commander" | "state">): Unit {
  return {
    ...unit, facing: null, hit: false, marker: null, marker_shown: false, hidden: false,
    dug_in: false, inside: false, in_bunker: false, carried_by: null, exposed: false, arc: null,
  };
}

/** A unit of the firefight that is not on the map. */
export function newUnit({ kindOf }: HeroesParts, id: string): Unit | null {
  const kind = kindOf.get(id);
  return kind ? fresh({ id, kind: kind.id, side: kind.side as Side, commander: kind.side, state: "fresh" }) : null;
}

/** The units of a seat that may enter the map now, as counters that face nowhere yet. */
export function readyOf(view: HeroesView, seat: string | null): Unit[] {
  return view.waiting
    .filter(({ commander, ready }) => ready && commander === seat)
    .map(({ id, kind, side, commander, state }) => fresh({ id, kind, side, commander, state }));
}

/** The hexes of a mask. */
export function inMask(hexes: Hex[], mask: string): Hex[] {
  const bits = BigInt(`0x${mask || "0"}`);
  return hexes.filter(({ number }) => (bits >> BigInt(number)) & 1n);
}
