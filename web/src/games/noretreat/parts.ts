// The components of No Retreat!, as the server sends them.
import type { Decision } from "../../lib/api";
import { neighbours, short, type Cell } from "../../lib/board/geometry";
import type { Parts, Viewpoint } from "../../lib/look";
import type { Named } from "../../lib/names";
import type { Asked, AxisSoviet, Card, Components, Face, Ground, Half, Hex, Hexside, Piece, SideName as Side, SuddenDeath, TurnBox as Turn, Unit, View as NoRetreatView } from "./shapes";

export type { Card, Face, Ground, Half, Hexside, NoRetreatView, Piece, Side, Turn, Unit };
/** A hex, or an area that is drawn beside them. */
export type Place = Hex & Cell;

export const SIDES: Side[] = ["axis", "soviet"];

export interface NoRetreatParts extends Parts {
  hexes: Place[];
  hex: Map<string, Place>;
  beside: Map<string, Place[]>;
  /** Off the grid, with the places that they touch. */
  areas: { id: string; near: string[] }[];
  sides: Hexside[];
  units: Map<string, Unit>;
  cards: Map<string, Card>;
  boxes: string[];
  phases: string[];
  columns: string[];
  results: AxisSoviet<Record<string, string[]>>;
  turns: Turn[];
  suddenDeath: SuddenDeath[];
  totalVictory: number;
  mostEventPoints: number;
  terrain: Record<string, Ground>;
  /** 1, or -1 where the map lies upside down before the Soviets. */
  turn: 1 | -1;
}

const SHEET = { x: -1.6, y: -3.6, width: 45.6, height: 37.4 };

/** The areas lie where the hexes end: moved so far from there, and about so wide and high. */
const AREAS: Record<string, { aside: [number, number]; size: [number, number] }> = {
  FIN: { aside: [0.6, -0.1], size: [3.4, 1.5] },
  WB: { aside: [-1.3, 0.9], size: [2.2, 1.35] },
  SB: { aside: [0, 1.7], size: [2.5, 1.35] },
};

/** A rounded outline. */
function blob([wide, high]: [number, number]): string {
  const points: string[] = [];
  for (let n = 0; n < 24; n++) {
    const angle = (Math.PI / 12) * n;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    points.push(`${short(wide * Math.sign(cos) * Math.abs(cos) ** 0.6)},${short(high * Math.sign(sin) * Math.abs(sin) ** 0.6)}`);
  }
  return points.join(" ");
}

/** North is up for everybody, unless the Soviets want the map as it lies before them on a table. */
export function parts(components: unknown, { seat, isFacing }: Pick<Viewpoint, "seat" | "isFacing">): NoRetreatParts {
  const sent = components as Components & Named;
  const turn = isFacing && seat === "soviet" ? -1 : 1;
  const placed = <C extends Cell>(cell: C): C => ({ ...cell, x: turn * cell.x, y: turn * cell.y });
  const areas: Place[] = sent.areas.map(({ id, x, y }: { id: string; x: number; y: number }) => ({
    ...placed({ id, x: x + AREAS[id]!.aside[0], y: y + AREAS[id]!.aside[1] }),
    shape: blob(AREAS[id]!.size),
    terrain: "area",
    place: null,
    oil: false,
    objective: null,
    country: "greater_germany",
    seas: [],
    edge: null,
  }));
  const grid: Place[] = sent.hexes.map(placed);
  const hexes = [...areas, ...grid];
  const { x, y, width, height } = SHEET;
  return {
    names: sent.names,
    orientation: sent.orientation,
    turn,
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    beside: neighbours(grid),
    areas: sent.areas,
    sheet: turn === 1 ? SHEET : { x: -x - width, y: -y - height, width, height },
    sides: sent.sides,
    units: new Map(sent.units.map((unit: Unit) => [unit.id, unit])),
    cards: new Map(sent.cards.map((card: Card) => [card.id, card])),
    boxes: sent.boxes,
    phases: sent.phases,
    columns: sent.columns,
    results: sent.results,
    turns: sent.turns,
    suddenDeath: sent.vp_track.sudden_death,
    totalVictory: sent.vp_track.total_victory,
    mostEventPoints: sent.vp_track.most_event_vp,
    terrain: sent.terrain,
  };
}

/** The hexes of the grid, without the areas. */
export function gridOf(parts: NoRetreatParts): Place[] {
  return parts.hexes.filter((hex) => hex.terrain !== "area");
}

export function sideOf(unit: string): Side {
  return unit.startsWith("ax") ? "axis" : "soviet";
}

export function other(side: Side): Side {
  return side === "axis" ? "soviet" : "axis";
}

/** The side of a unit that lies up. */
export function faceOf(parts: NoRetreatParts, { unit, face }: { unit: string; face: "strong" | "weak" }): Face {
  const { faces } = parts.units.get(unit)!;
  return (faces[face] ?? faces.strong ?? faces.weak)!;
}

export function stackOf(view: NoRetreatView, hex: string): Piece[] {
  return (view.stacks[hex] ?? []) as Piece[];
}

/** Whether there is a marker on a place. */
export function isMarked({ targets, counterblows, scorched, works }: NoRetreatView, hex: string): boolean {
  return scorched === hex || [targets, counterblows.axis, counterblows.soviet, works].some((hexes) => hexes.includes(hex));
}

/** The hex in which each unit on the map stands. */
export function whereabouts(view: NoRetreatView | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [hex, stack] of Object.entries((view?.stacks ?? {}) as Record<string, Piece[]>)) {
    for (const { unit } of stack) found.set(unit, hex);
  }
  return found;
}

/** The way there and what it costs, if the unit that is being moved can go there. */
export function wayTo(decision: Decision | null, hex: string): { cost: number; path: string[] } | null {
  return (decision?.args as Asked | undefined)?.routes?.[hex] ?? null;
}

const faces = new WeakMap<object, Map<string, "strong" | "weak">>();

/** The side of a unit that lies up in a view, on the map or off it. */
export function faceIn(view: NoRetreatView, unit: string): "strong" | "weak" {
  let known = faces.get(view);
  if (!known) {
    const piles = [view.stacks, view.boxes, view.track].flatMap((piles) => Object.values((piles ?? {}) as Record<string, Piece[]>));
    known = new Map(piles.flat().map(({ unit, face }) => [unit, face]));
    faces.set(view, known);
  }
  return known.get(unit) ?? "weak";
}
