// The components of Conflict of Heroes, as the server sends them: those of one firefight.
import { bounds, neighbours, R3, type Cell, type Orientation, type Point } from "../../lib/board/geometry";
import type { Parts, Viewpoint } from "../../lib/look";
import type { Lesson } from "./lessons";

export type Side = "german" | "soviet";
export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";

export interface Hex extends Cell {
  /** The bit that stands for it in masks. */
  number: number;
  names: string[];
  terrain: string;
  level: number;
  roads: Direction[];
  walls: Direction[];
  /** The hexes in sight, as a mask; smoke is not in it. */
  sees: string;
}

export interface Kind {
  id: string;
  side: Side;
  name: string;
  type: string;
  fire_cost: number | null;
  indirect_cost: number | null;
  move_cost: number;
  moves: "foot" | "wheeled" | "tracked";
  firepower: { red: number; blue: number } | null;
  min_range: number;
  range: number;
  flank: { value: number; colour: "red" | "blue" };
  front: { value: number; colour: "red" | "blue" };
  turret: boolean;
  open_top: boolean;
  abilities: string[];
}

export interface Card {
  id: string;
  kind: string;
  cost: number;
}

export interface Score {
  hex: string;
  vp: number;
  when: "round" | "end" | "card" | "objective";
  number: number;
  rounds: number[];
  side: Side | null;
}

export interface Force {
  side: Side;
  name: string;
  round: number;
  hidden: boolean;
  units: string[];
  area: string[];
}

export interface Sheet {
  id: string;
  number: number;
  name: string;
  date: string;
  place: string;
  certainty: string;
  grounds: string;
  rounds: number;
  forces: Force[];
  scoring: Score[];
  exits: Record<Side, string[]>;
}

/** What a seat sees. */
export type HeroesView = Record<string, any>;

export interface HeroesParts extends Parts {
  hexes: Hex[];
  hex: Map<string, Hex>;
  beside: Map<string, Hex[]>;
  /** Whether all hexes are on one board: its number then says nothing. */
  isOneBoard: boolean;
  kinds: Map<string, Kind>;
  /** The kind of each unit of the firefight. */
  kindOf: Map<string, Kind>;
  cards: Map<string, Card>;
  firefight: Sheet;
  /** The parts of the instruction, in their order. */
  lessons: Lesson[];
}

/** A unit as a view has it. */
export interface Unit {
  id: string;
  kind: string;
  side: Side;
  facing: Direction | null;
  state: "fresh" | "activated" | "used";
  hit: boolean;
  marker: string | null;
  hidden: boolean;
  dug_in: boolean;
  inside: boolean;
  carried_by: string | null;
  exposed: boolean;
  arc: string | null;
}

const ANGLES: Record<Direction, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };

export function angleOf(direction: Direction): number {
  return ANGLES[direction];
}

/** The point so far from a hex's centre towards one of its sides; the side itself is R3 / 2 away. */
export function towards(direction: Direction, far = R3 / 2): Point {
  const angle = (ANGLES[direction] * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The components as the server sends them. */
interface Sent {
  orientation: Orientation;
  units: Kind[];
  cards: Card[];
  firefights: Record<string, Sheet & { hexes: Hex[]; units: { id: string; kind: string }[] }>;
  parts: Lesson[];
}

export function parts(components: unknown, { scenario }: Pick<Viewpoint, "scenario">): HeroesParts {
  const sent = components as Sent;
  const sheet = sent.firefights[scenario]!;
  const hexes: Hex[] = sheet.hexes;
  const kinds = new Map<string, Kind>(sent.units.map((kind: Kind) => [kind.id, kind]));
  const units: { id: string; kind: string }[] = sheet.units;
  return {
    orientation: sent.orientation,
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    beside: neighbours(hexes),
    isOneBoard: new Set(hexes.map(({ id }) => id.split("-")[0])).size === 1,
    sheet: bounds(hexes, 1.5),
    kinds,
    kindOf: new Map(units.map(({ id, kind }) => [id, kinds.get(kind)!])),
    cards: new Map(sent.cards.map((card: Card) => [card.id, card])),
    firefight: sheet,
    lessons: sent.parts,
  };
}

export function sideOf(unit: string): Side {
  return unit.startsWith("ger-") ? "german" : "soviet";
}

/** Second commanders have seats of their own: german-2. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith("german") ? "german" : "soviet";
}

/** The units in a hex that the seat knows of: those in the open, and its own that hide. */
export function stackOf(view: HeroesView, hex: string): Unit[] {
  const hiding = Object.values((view.hidden ?? {}) as Record<string, { units: (Unit & { hex?: string })[] }>);
  const lurking = hiding.flatMap(({ units }) => units.filter((unit) => unit.hex === hex));
  return [...((view.stacks[hex] ?? []) as Unit[]), ...lurking];
}

/** All units that the seat knows the place of, with that place. */
export function placed(view: HeroesView | null): { unit: Unit; hex: string }[] {
  const open = Object.entries((view?.stacks ?? {}) as Record<string, Unit[]>).flatMap(([hex, units]) =>
    units.map((unit) => ({ unit, hex })),
  );
  const hiding = Object.values((view?.hidden ?? {}) as Record<string, { units: (Unit & { hex?: string })[] }>);
  const lurking = hiding.flatMap(({ units }) => units.filter(({ hex }) => hex).map((unit) => ({ unit, hex: unit.hex! })));
  return [...open, ...lurking];
}

/** The units of a seat that may enter the map now, as counters that face nowhere yet. */
export function readyOf(view: HeroesView, seat: string | null): Unit[] {
  const waiting = view.waiting as { id: string; kind: string; side: Side; commander: string; ready: boolean; state: Unit["state"] }[];
  return waiting
    .filter(({ commander, ready }) => ready && commander === seat)
    .map(({ id, kind, side, state }) => ({
      id, kind, side, state, facing: null, hit: false, marker: null, hidden: false, dug_in: false, inside: false,
      carried_by: null, exposed: false, arc: null,
    }));
}

/** The hexes of a mask. */
export function inMask(hexes: Hex[], mask: string): Hex[] {
  const bits = BigInt(`0x${mask || "0"}`);
  return hexes.filter(({ number }) => (bits >> BigInt(number)) & 1n);
}
