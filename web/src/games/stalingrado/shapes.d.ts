// What the server sends of this game. Written by `make types`: do not edit.

export type SideName = "axis" | "soviet";

export interface AxisSoviet<T> {
  axis: T;
  soviet: T;
}

/** How a game ended. */
export interface Outcome {
  winners: string[];
  kind: string;
  rule: string;
  score: Record<string, unknown>;
}

export interface Hex {
  id: string;
  x: number;
  y: number;
  terrain: string;
  name: string;
  airfield: "strip" | "aerodrome" | null;
  columns: number;
  stacking: number;
  symbolic: boolean;
  certainty: string;
}

export interface River {
  a: string;
  b: string;
  kind: string;
  name: string;
}

export interface Rail {
  a: string;
  b: string;
  colour: "purple" | "black" | "grey";
}

export interface Road {
  a: string;
  b: string;
}

export interface AirClass {
  class?: string;
}

/** A counter; what it has depends on its kind. Faces are by steps: attack, defence, movement; of air units ground and air power. */
export interface Counter {
  class?: string;
  id: string;
  side: SideName;
  name: string;
  nation: string;
  enters: number | null;
  leaves: number | null;
  certainty: string;
  kind: "land" | "hq" | "air";
  type?: string;
  size?: string;
  branch?: string;
  motorised?: boolean;
  edge?: string | null;
  aircraft?: string;
  range?: number | null;
  commands?: number;
  faces?: number[][];
}

/** The total of two dice, and per column what defender and attacker suffer. */
export interface CombatTable {
  columns: string[];
  rows: Record<string, [number, number][]>;
}

/** Paid at the end of each of these turns, the first and the last; or only at the end. */
export interface Objective {
  name: string;
  hexes: string[];
  points: number;
  turns?: number[] | null;
}

export interface ScenarioSheet {
  first: number;
  last: number;
  closed: string[];
  axis_wins: number | null;
  soviet_wins: number | null;
  objectives: Objective[] | null;
}

export interface Components {
  orientation: "pointy" | "flat";
  compass: string[];
  hexes: Hex[];
  rivers: River[];
  rails: Rail[];
  roads: Road[];
  units: Counter[];
  turns: string[];
  winter_from: number;
  combat_table: CombatTable;
  objectives: Objective[];
  scenarios: Record<string, ScenarioSheet>;
}

/** A land unit; of one that lies covered in an enemy stack nothing is known. */
export interface Piece {
  unit: string | null;
  steps?: number;
  commanded?: boolean;
  supplied?: boolean;
  moved?: boolean;
  attacked?: boolean;
  retreated?: boolean;
  rested?: boolean;
  duty?: boolean;
  fired?: number | null;
}

/** The land units of a hex from the top. */
export interface LandStack {
  side: SideName;
  units: Piece[];
}

export interface Headquarters {
  hex: string;
  range: number;
}

export interface Mission {
  kind: string;
  hex: string;
  hq: string | null;
  cargo: string[];
}

export interface Flyer {
  unit: string;
  steps: number;
  base: string;
  grounded: boolean;
  flown: boolean;
  mission: Mission | null;
}

/** What is not declared or announced yet is null. */
export interface Battle {
  target: string;
  attackers: string[] | null;
  attack: number | null;
  defence: number | null;
  artillery: string[] | null;
  column: string | null;
  result: number[] | null;
  points: number;
}

/** What a side holds together. */
export interface Reach {
  zone: string[];
  command: string[];
  lines: string[];
  duty: string[];
}

export interface Bombed {
  units: string[];
  bases: string[];
  headquarters: string[];
}

export interface PublicView {
  scenario: string;
  phase: string | null;
  turn: number;
  date: string;
  last_turn: number;
  winter: boolean;
  weather: number | null;
  side: SideName;
  headquarters: Record<string, Headquarters>;
  air: Flyer[];
  places: Record<string, AxisSoviet<string[]>>;
  reach: AxisSoviet<Reach>;
  axis_control: string[];
  livny_fallen: boolean;
  points: Record<string, number>;
  attacked_hexes: string[];
  bombed: Bombed;
  score: AxisSoviet<number>;
  battle: Battle | null;
  result: Outcome | null;
}

/** What differs from seat to seat. */
export interface OwnView {
  stacks: Record<string, LandStack>;
  at_end: AxisSoviet<Record<string, number>> | null;
}

export interface View {
  scenario: string;
  phase: string | null;
  turn: number;
  date: string;
  last_turn: number;
  winter: boolean;
  weather: number | null;
  side: SideName;
  headquarters: Record<string, Headquarters>;
  air: Flyer[];
  places: Record<string, AxisSoviet<string[]>>;
  reach: AxisSoviet<Reach>;
  axis_control: string[];
  livny_fallen: boolean;
  points: Record<string, number>;
  attacked_hexes: string[];
  bombed: Bombed;
  score: AxisSoviet<number>;
  battle: Battle | null;
  result: Outcome | null;
  stacks: Record<string, LandStack>;
  at_end: AxisSoviet<Record<string, number>> | null;
}

export interface OddsShift {
  cause: string;
  rule: string;
  columns: number;
}

/** The least and the most of something that is not seen. */
export interface Span {
  cause: string;
  rule: string;
  least: number;
  most: number;
}

/** Defender's and attacker's result, and its chance. */
export interface OddsColumn {
  ratio: string;
  column: string;
  outcomes: [number, number, number][];
}

/** `known` is the column that holds; as long as the defence is hidden there are the spans of shifts and points, and the worst and the best that may come of it. */
export interface Odds {
  table: string;
  attack: number;
  defence: number | null;
  shifts: OddsShift[];
  hidden: Span[];
  columns: OddsColumn[];
  known: string | null;
  points: Span[];
  worst: OddsColumn | null;
  best: OddsColumn | null;
}

/** What the arguments of prompts are, by name. */
export interface Asked {
  attack?: number;
  base?: string;
  count?: number;
  counter?: string;
  counters?: string[];
  d?: number;
  hex?: string;
  points?: number | number[];
  start?: string;
  target?: string;
  turn?: number;
  unit?: string;
  units?: string[];
}

/** What the arguments of events are, by name. */
export interface Args {
  a?: number;
  attack?: number;
  attacker?: number;
  city?: string;
  column?: string;
  count?: number;
  counter?: string;
  counters?: string[];
  d?: number;
  defence?: number;
  defender?: number;
  dice?: number[];
  die?: number;
  edge?: string;
  hex?: string;
  kind?: string;
  mission?: string;
  number?: number;
  losses?: number;
  old?: string;
  points?: number | number[];
  pool?: string;
  ratio?: string;
  reasons?: Record<string, number>;
  rules?: string[];
  shifts?: [string, number][];
  side?: SideName;
  start?: string;
  steps?: number;
  target?: string;
  total?: number;
  transport?: string;
  turn?: number;
  unit?: string | null;
  units?: string[];
  winners?: string[];
}

/** The arguments of each event. */
export interface Events {
  advances: { unit: string | null; start: string; hex: string };
  "air-combat": { hex: string; attack: number; defence: number; die: number; defender: number; attacker: number };
  "air-destroyed": { counter: string; hex: string };
  "air-loss": { counter: string; steps: number };
  arrivals: { counters: string[] };
  attack: { target: string; counters: string[]; attack: number };
  "blue-ends": object;
  bombing: { mission: string; points: number | number[]; die: number; number: number; losses: number; counters: string[]; hex: string };
  "by-rail": { unit: string | null; start: string; hex: string };
  "by-sea": { unit: string | null; start: string; hex: string };
  "combat-result": { target: string; dice: number[]; d: number; a: number };
  diverted: { counter: string; hex: string };
  eliminated: { counter: string; hex: string };
  enters: { unit: string | null; hex: string };
  "final-points": { side: SideName; reasons: Record<string, number>; total: number };
  flies: { counter: string; mission: string; hex: string };
  "flies-against": { counter: string; mission: string; old: string };
  "game-over": { winners: string[]; kind: string };
  "hq-bombed": { counter: string; number: number };
  "hq-destroyed": { counter: string; hex: string };
  "hq-moves": { counter: string; start: string; hex: string };
  "hq-off": { counter: string; start: string };
  "hq-placed": { counter: string; hex: string };
  lands: { counter: string; hex: string };
  leaves: { counter: string; start: string };
  "livny-falls": object;
  loaded: { counter: string; counters: string[] };
  loss: { counter: string; steps: number; hex: string };
  "men-return": { pool: string };
  moves: { unit: string | null; start: string; hex: string };
  odds: { target: string; counters: string[]; attack: number; defence: number; ratio: string; shifts: [string, number][]; rules?: string[]; column: string };
  "player-turn": { side: SideName; turn: number };
  points: { side: SideName; points: number | number[] };
  "pushed-off": { counter: string; start: string; edge: string };
  rebuilt: { unit: string | null; steps: number; hex: string };
  replenished: { unit: string | null; hex: string };
  reserved: { unit: string | null; transport: string; hex: string };
  retreats: { counter: string; start: string; hex: string };
  scores: { side: SideName; points: number | number[]; city: string };
  shelling: { target: string; counters: string[]; points: number | number[]; die: number; number: number; losses: number };
  "stack-moves": { units: string[]; count: number; start: string; hex: string };
  substituted: { counter: string; old: string; hex: string };
  "supplied-by-air": { counter: string; hex: string; counters: string[] };
  transfers: { counter: string; start: string; hex: string };
  turn: { turn: number };
  weather: { die: number };
  withdrawn: { counter: string };
}
