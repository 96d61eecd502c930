// What the plain look needs of a game's components and view, as `hexfront.core.plain` declares it.
import type { Cell, Orientation } from "../board/geometry";
import type { Parts, View } from "../look";
import type { Named } from "../names";

export interface PlainHex extends Cell {
  terrain: string;
  label: string;
}

export interface PlainUnit {
  id: string;
  side: string;
  name: string;
  factors: string;
}

/** What the server sends of a game. */
export interface PlainComponents extends Named {
  orientation: Orientation;
  hexes: PlainHex[];
  units: PlainUnit[];
}

export interface PlainParts extends Parts {
  hexes: PlainHex[];
  hex: ReadonlyMap<string, PlainHex>;
  units: ReadonlyMap<string, PlainUnit>;
  sides: string[];
}

/** A unit where it stands; its factors if they have changed. */
export interface PlainPiece {
  id: string;
  hex: string | null;
  factors?: string;
}

export interface PlainView extends View {
  turn: number;
  units: PlainPiece[];
  facts?: Record<string, string | number>;
}

export function piecesIn(view: PlainView, hex: string): PlainPiece[] {
  return view.units.filter((piece) => piece.hex === hex);
}

export function sideOf(parts: PlainParts, id: string): string | null {
  return parts.units.get(id)?.side ?? null;
}

const COLOURS = ["#4d5f78", "#9c2c20", "#5d5a50"];

/** Sides are told apart by their colour and by their corners. */
export function styleOf(parts: PlainParts, side: string | null): { colour: string; round: number } {
  const n = side ? parts.sides.indexOf(side) : -1;
  return { colour: COLOURS[n < 0 ? 2 : n % COLOURS.length]!, round: n % 2 ? 0.17 : 0.04 };
}

export function factorsOf(parts: PlainParts, { id, factors }: PlainPiece): string {
  return factors ?? parts.units.get(id)?.factors ?? "";
}
