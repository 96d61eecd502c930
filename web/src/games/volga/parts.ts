// The components of Inferno on the Volga, as the server sends them.
import { neighbours, type Box, type Point } from "../../lib/board/geometry";
import type { Parts, Viewpoint } from "../../lib/look";
import type { Named } from "../../lib/names";
import type { Card, Components, Hex, SideName, Unit } from "./shapes";

export type { Block, Card, Hex, Terrain, Unit, View as VolgaView } from "./shapes";

/** How the map lies before whoever looks at it. */
export type Turn = "german" | "soviet" | "north";

export interface VolgaParts extends Parts {
  hexes: Hex[];
  units: Map<string, Unit>;
  cards: Map<string, Card>;
  hex: Map<string, Hex>;
  beside: Map<string, Hex[]>;
  rUnits: (string | null)[];
  /** The cards of the Soviet deck, and the losses that end the battle. */
  sovietDeck: number;
  lossLimit: number;
  /** The direction of each number on the Soviet compass, from 1 on. */
  compass: string[];
  turn: Turn;
  sheet: Box;
}

/** Whose blocks stand with their faces to a seat. */
export function sideOfSeat(seat: string | null): SideName | null {
  return seat === null ? null : seat === "soviet" ? "soviet" : "german";
}

const SHEET = { west: 13.3, north: 0, east: 30.2, south: 30 };

/** A point of the printed map, north up, as a seat has it before it. */
export function turned(turn: Turn, x: number, y: number): Point {
  if (turn === "north") return { x, y };
  return turn === "german" ? { x: y, y: -x } : { x: -y, y: x };
}

/**
 * Each side has its own bank of the table: the Germans look east, the Soviets west. In a window
 * that is higher than wide the map stands upright.
 */
export function parts(components: unknown, { seat, isTall }: Pick<Viewpoint, "seat" | "isTall">): VolgaParts {
  const sent = components as Components & Named;
  const turn = isTall ? "north" : (sideOfSeat(seat) ?? "german");
  const hexes: Hex[] = sent.hexes.map((hex) => ({ ...hex, ...turned(turn, hex.x, hex.y) }));
  const a = turned(turn, SHEET.west, SHEET.north);
  const b = turned(turn, SHEET.east, SHEET.south);
  return {
    names: sent.names,
    orientation: turn === "north" ? "pointy" : "flat",
    turn,
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    beside: neighbours(hexes),
    sheet: {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    },
    compass: sent.compass,
    units: new Map(sent.units.map((unit) => [unit.id, unit])),
    cards: new Map(sent.cards.map((card) => [card.id, card])),
    rUnits: sent.r_units,
    sovietDeck: sent.soviet_deck,
    lossLimit: sent.loss_limit,
  };
}

const SIZES: [RegExp, string][] = [
  [/Division/, "XX"],
  [/Brigade|Region/, "X"],
  [/Battalion/, "II"],
];

/** The size of a unit as NATO symbols have it above their frame. */
export function echelon(unit: Unit): string {
  return SIZES.find(([pattern]) => pattern.test(unit.name))?.[1] ?? "III";
}

/** By how many degrees the printed map, north up, is turned. */
export function spin(turn: Turn): number {
  return { german: -90, soviet: 90, north: 0 }[turn];
}
