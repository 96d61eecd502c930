// What the plain look needs of a game's components and view; everything else is left alone.
import type { Cell, Orientation } from "../board/geometry";
import type { Parts, View } from "../look";

export interface PlainHex extends Cell {
  name?: string | null;
  terrain?: string | null;
}

export interface PlainUnit {
  id: string;
  side: string;
  name?: string | null;
}

/** What the server sends of a game. */
export interface PlainComponents {
  orientation?: Orientation;
  hexes: PlainHex[];
  units?: PlainUnit[];
}

export interface PlainParts extends Parts {
  hexes: PlainHex[];
  hex: ReadonlyMap<string, PlainHex>;
  units: ReadonlyMap<string, PlainUnit>;
  sides: string[];
}

/** A piece on the map: its id, and whatever else the view tells of it. */
export interface PlainPiece {
  unit: string;
  side?: string | null;
  [fact: string]: unknown;
}

export interface PlainView extends View {
  stacks?: Record<string, (string | PlainPiece)[]>;
  turn?: number;
  [fact: string]: unknown;
}

/** The pieces in a hex: a view may name them or describe them. */
export function piecesIn(view: PlainView, hex: string): PlainPiece[] {
  return (view.stacks?.[hex] ?? []).map((one) => (typeof one === "string" ? { unit: one } : one));
}

export function sideOf(parts: PlainParts, { unit, side }: PlainPiece): string | null {
  return side ?? parts.units.get(unit)?.side ?? null;
}

const COLOURS = ["var(--german)", "var(--soviet)", "var(--ink-soft)"];

/** Sides are told apart by their colour and by their corners. */
export function styleOf(parts: PlainParts, side: string | null): { colour: string; round: number } {
  const n = side ? parts.sides.indexOf(side) : -1;
  return n < 0 ? { colour: COLOURS[2]!, round: 0.1 } : { colour: COLOURS[n % COLOURS.length]!, round: n % 2 ? 0.17 : 0.04 };
}

export function nameOf(parts: PlainParts, id: string): string {
  return parts.units.get(id)?.name ?? id;
}

/** What a view tells of a piece beside what and whose it is, as "word number". */
export function factsOf(piece: PlainPiece): [name: string, value: string | number][] {
  const told = Object.entries(piece).filter(([key]) => key !== "unit" && key !== "side");
  return told.flatMap(([key, value]) => {
    if (typeof value === "number" || typeof value === "string") return [[key, value]];
    return value === true ? [[key, "✓"]] : [];
  });
}

/** The numbers on a counter, in the order in which the view tells them. */
export function numbersOf(piece: PlainPiece): string {
  return factsOf(piece).flatMap(([, value]) => (typeof value === "number" ? [value] : [])).slice(0, 3).join("-");
}
