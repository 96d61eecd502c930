// The components of Stalingrado, as the server sends them, and the counters as a view has them.
import { bounds, neighbours, type Box, type Cell } from "../../lib/board/geometry";
import type { Parts, View, Viewpoint } from "../../lib/look";
import type { Named } from "../../lib/names";
import type { Components, Counter, Flyer, Hex as Place, Objective, Piece, Rail, River, Road as Link, ScenarioSheet as Scenario, SideName as Side, View as StalingradoView } from "./shapes";

export type { Counter, Flyer, Link, Objective, Piece, Place, Scenario, Side, StalingradoView };

export const SIDES: Side[] = ["axis", "soviet"];

/** The allies of the Germans: the letters on their counters, and their colour. */
export const NATIONS: Record<string, { code: string; colour: string }> = {
  rumanian: { code: "RO", colour: "#dcc67c" },
  hungarian: { code: "HU", colour: "#b3c98a" },
  italian: { code: "IT", colour: "#cda680" },
  slovak: { code: "SK", colour: "#c0b3d6" },
};

/** What is seen at a table of this game. */
export const viewOf = ({ view }: { view: View | null }): StalingradoView => view as StalingradoView;

export interface StalingradoParts extends Parts {
  hexes: Place[];
  hex: Map<string, Place>;
  beside: Map<string, Place[]>;
  rivers: River[];
  rails: Rail[];
  roads: Link[];
  units: Map<string, Counter>;
  turns: string[];
  winterFrom: number;
  columns: string[];
  /** The total of two dice, and per column what defender and attacker suffer. */
  results: Record<string, [number, number][]>;
  objectives: Objective[];
  scenarios: Record<string, Scenario>;
}

const made = new WeakMap<object, Map<string, StalingradoParts>>();

/** The same for every seat and every window, so that it is read once for each scenario. */
export function parts(components: unknown, { scenario }: Pick<Viewpoint, "scenario">): StalingradoParts {
  const sent = components as Components & Named;
  const before = made.get(sent) ?? new Map<string, StalingradoParts>();
  made.set(sent, before);
  if (!before.has(scenario)) before.set(scenario, readParts(sent, scenario));
  return before.get(scenario)!;
}

/** Of what lies outside the scenario only the nearest hexes are seen. */
const EDGE = 3;
const MARGIN = 1.6;

function sheetOf(hexes: Place[], closed: ReadonlySet<string>): Box {
  const whole = bounds(hexes, MARGIN);
  const used = bounds(hexes.filter(({ id }) => !closed.has(id)), EDGE);
  const [x, y] = [Math.max(whole.x, used.x), Math.max(whole.y, used.y)];
  const right = Math.min(whole.x + whole.width, used.x + used.width);
  const bottom = Math.min(whole.y + whole.height, used.y + used.height);
  return { x, y, width: right - x, height: bottom - y };
}

function readParts(sent: Components & Named, scenario: string): StalingradoParts {
  const hexes: Place[] = sent.hexes;
  return {
    names: sent.names,
    orientation: sent.orientation,
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    beside: neighbours(hexes),
    sheet: sheetOf(hexes, new Set(sent.scenarios[scenario]?.closed)),
    rivers: sent.rivers,
    rails: sent.rails,
    roads: sent.roads,
    units: new Map(sent.units.map((unit) => [unit.id, unit])),
    turns: sent.turns,
    winterFrom: sent.winter_from,
    columns: sent.combat_table.columns,
    results: sent.combat_table.rows,
    objectives: sent.objectives,
    scenarios: sent.scenarios,
  };
}

// -- what stands in a hex

export interface Stack {
  side: Side | null;
  /** From the top. */
  land: Piece[];
  hqs: { unit: string; range: number }[];
  /** Based here. */
  air: Flyer[];
  /** On a mission here. */
  over: Flyer[];
}

/** What stands where nothing does. */
export const NOTHING: Stack = { side: null, land: [], hqs: [], air: [], over: [] };
const known = new WeakMap<object, Map<string, Stack>>();

/** Of the view before: a stack in which nothing has changed stays the same, so that nothing is drawn anew. */
let last = new Map<string, { text: string; stack: Stack }>();

function kept(found: Map<string, Stack>): Map<string, Stack> {
  const before = last;
  last = new Map();
  for (const [hex, stack] of found) {
    const text = JSON.stringify(stack);
    const same = before.get(hex);
    last.set(hex, same?.text === text ? same : { text, stack });
  }
  return new Map([...last].map(([hex, { stack }]) => [hex, stack]));
}

/** Everything on the map, by hex; a view is sorted once. */
function stacks(view: StalingradoView): Map<string, Stack> {
  const before = known.get(view);
  if (before) return before;
  const found = new Map<string, Stack>();
  const at = (hex: string): Stack => {
    let stack = found.get(hex);
    if (!stack) found.set(hex, (stack = { side: null, land: [], hqs: [], air: [], over: [] }));
    return stack;
  };
  for (const [hex, { side, units }] of Object.entries(view.stacks)) {
    Object.assign(at(hex), { side, land: units });
  }
  for (const [unit, { hex, range }] of Object.entries(view.headquarters)) {
    at(hex).hqs.push({ unit, range });
  }
  for (const flyer of view.air) {
    at(flyer.base).air.push(flyer);
    if (flyer.mission) at(flyer.mission.hex).over.push(flyer);
  }
  const all = kept(found);
  known.set(view, all);
  return all;
}

export function stackOf(view: StalingradoView, hex: string): Stack {
  return view ? (stacks(view).get(hex) ?? NOTHING) : NOTHING;
}

/** The ids of all counters in a hex that we know of. */
export function idsIn(view: StalingradoView, hex: string): string[] {
  return idsOf(stackOf(view, hex));
}

export function idsOf({ land, hqs, air }: Stack): string[] {
  return [...land.flatMap(({ unit }) => unit ?? []), ...hqs.map(({ unit }) => unit), ...air.map(({ unit }) => unit)];
}

/** The hex in which each counter on the map stands. */
export function whereabouts(view: StalingradoView | null): Map<string, string> {
  const found = new Map<string, string>();
  if (view) for (const hex of stacks(view).keys()) for (const id of idsIn(view, hex)) found.set(id, hex);
  return found;
}

export function sideOf(unit: string): Side {
  return unit.startsWith("SU-") ? "soviet" : "axis";
}

/** What a piece is worth as it lies: its faces by the steps that it has left. */
export function values(counter: Counter, steps: number): number[] {
  const faces = counter.faces ?? [];
  return faces[Math.min(steps, faces.length - 1)] ?? [];
}

export function isReduced(counter: Counter, steps: number): boolean {
  return steps === 1 && (counter.faces?.length ?? 0) > 2;
}

/** What has been scored, and what the end would add now. */
export function points(view: StalingradoView, side: Side): number {
  const added = Object.values(view.at_end?.[side] ?? {});
  return added.reduce((sum, one) => sum + one, view.score[side]);
}
