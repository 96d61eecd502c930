// What the server sends of this game. Written by `make types`: do not edit.

export type SideName = "german" | "soviet";

export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";

export type Colour = "red" | "blue";

export type State = "fresh" | "activated" | "used";

export type Paid = "round" | "end" | "card" | "objective";

export type Moves = "foot" | "wheeled" | "tracked";

export type OddsKind = "attack" | "rally";

export interface GermanSoviet<T> {
  german: T;
  soviet: T;
}

/** How a game ended. */
export interface Outcome {
  winners: string[];
  kind: string;
  rule: string;
  score: Record<string, unknown>;
}

export interface ByColour<T> {
  red: T;
  blue: T;
}

/** `number` is its bit in masks; `sees` is the mask of the hexes in sight, smoke aside. */
export interface Hex {
  id: string;
  number: number;
  names: string[];
  x: number;
  y: number;
  terrain: string;
  level: number;
  roads: Direction[];
  walls: Direction[];
  sees: string;
}

export interface Defence {
  value: number;
  colour: Colour;
}

/** A counter: what is printed on it. */
export interface Kind {
  id: string;
  side: SideName;
  name: string;
  type: string;
  fire_cost: number | null;
  indirect_cost: number | null;
  move_cost: number;
  moves: Moves;
  firepower: ByColour<number> | null;
  boxed: ByColour<boolean>;
  min_range: number;
  range: number;
  flank: Defence;
  front: Defence;
  wheel_pips: number;
  track_pips: number;
  turret: boolean;
  open_top: boolean;
  shield: number;
  abilities: string[];
  certainty: string;
}

export interface BoardPlace {
  board: number;
  turned: boolean;
  right: number;
  down: number;
}

export interface UnitOfSheet {
  id: string;
  kind: string;
}

export interface Force {
  side: SideName;
  name: string;
  round: number;
  hidden: boolean;
  units: string[];
  area: string[];
  certainty: string;
}

export interface Scoring {
  hex: string;
  vp: number;
  when: Paid;
  number: number;
  rounds: number[];
  side: SideName | null;
}

/** One firefight: its boards as they lie, its forces and what they fight for. */
export interface Sheet {
  id: string;
  number: number;
  name: string;
  date: string;
  place: string;
  certainty: string;
  grounds: string;
  rounds: number;
  cap: GermanSoviet<number>;
  boards: BoardPlace[];
  hexes: Hex[];
  units: UnitOfSheet[];
  forces: Force[];
  scoring: Scoring[];
  exits: GermanSoviet<string[]>;
}

/** A part of the instruction. */
export interface Lesson {
  number: number;
  firefight: string;
  rules: string[];
}

export interface Marker {
  id: string;
  pile: string;
  count: number;
  rally: number | null;
  fire_cost: number;
  move_cost: number;
  firepower: ByColour<number>;
  no_fire: ByColour<boolean>;
  no_move: boolean;
  no_pivot: boolean;
  only_rally: boolean;
  range: number | null;
  flank: number;
  front: number;
  certainty: string;
}

export interface Card {
  id: string;
  number: number;
  kind: string;
  cost: number;
  pay: string;
  group: boolean;
  certainty: string;
}

export interface Entry {
  foot: number | null;
  wheeled: number | null;
  tracked: number | null;
}

export interface Ground {
  entry: Entry;
  md: number;
  blocks: boolean;
  cover: boolean;
}

export interface Work {
  defence: number;
  front: number;
  flank: number;
}

export interface Components {
  orientation: "pointy" | "flat";
  parts: Lesson[];
  compass: Direction[];
  hex_metres: number[];
  firefights: Record<string, Sheet>;
  units: Kind[];
  markers: Marker[];
  cards: Card[];
  terrain: Record<string, Ground>;
  part_rules: Record<string, string>;
  works: Record<string, Work>;
}

/** A unit on the map, and with its hex one that hides, as its own side knows it. */
export interface Unit {
  id: string;
  kind: string;
  side: SideName;
  commander: string;
  facing: Direction | null;
  state: State;
  hit: boolean;
  marker: string | null;
  marker_shown: boolean;
  hidden: boolean;
  dug_in: boolean;
  inside: boolean;
  in_bunker: boolean;
  carried_by: string | null;
  exposed: boolean;
  arc: string | null;
  hex?: string;
}

/** To the enemy only the list of forces is known. */
export interface Hidden {
  units: Unit[] | UnitOfSheet[];
}

/** What the unit that is being ordered pays for each hex. */
export interface Costs {
  to: Record<string, number>;
  fire: Record<string, number>;
  face: number;
  rally: number;
}

export interface Points {
  side: SideName;
  cap: number;
  cap_start: number;
  losses: number;
  vp: number;
  ap: number | null;
  spent: number;
  activated: boolean;
}

export interface Hand {
  size: number;
  cards: string[] | null;
}

export interface PlacedWork {
  kind: string;
  hex: string;
  side: SideName;
  hidden: boolean;
  facing: Direction | null;
}

export interface Attack {
  side: SideName;
  leader: string | null;
  supporters: string[];
  hex: string;
  targets: string[];
  close: boolean;
  dice: number[];
}

export interface Barrage {
  hex: string | null;
  smoke: boolean;
}

export interface Waiting {
  id: string;
  kind: string;
  side: SideName;
  commander: string;
  round: number;
  ready: boolean;
  state: State;
}

export interface Weapon {
  id: string;
  card: string;
  uses: number;
  unit: string | null;
  commander: string;
}

export interface View {
  firefight: string;
  part: number | null;
  round: number;
  rounds: number;
  turn: number;
  side: SideName;
  player: string;
  initiative: SideName;
  passes: number;
  points: Record<string, Points>;
  stacks: Record<string, Unit[]>;
  hidden: GermanSoviet<Hidden>;
  waiting: Waiting[];
  destroyed: string[];
  left: string[];
  control: GermanSoviet<string[]>;
  smoke: string[];
  thin_smoke: string[];
  works: PlacedWork[];
  hands: Record<string, Hand>;
  deck: number;
  discards: string[];
  weapons: Weapon[];
  barrages: GermanSoviet<Barrage[]>;
  objectives: number[];
  attack: Attack | null;
  costs: Costs | null;
  result: Outcome | null;
}

/** One roll: what is needed, its chances, and those with one command point, two, … */
export interface Shot {
  unit: string;
  firepower: [string, number][];
  defence: [string, number][];
  needed: number;
  hit: number;
  destroyed: number;
  with_cap: [number, number][];
}

/** The rolls of an attack, or the chance of each rally. */
export interface Odds {
  kind: OddsKind;
  exact: boolean;
  shots: Shot[];
}

/** What the arguments of prompts are, by name. */
export interface Asked {
  ap?: number;
  bid?: number | null;
  cap?: number;
  card?: string;
  cost?: number;
  defence?: number;
  dice?: number[];
  firepower?: number;
  hex?: string;
  left?: number;
  needed?: number;
  payment?: string;
  points?: number | null;
  round?: number;
  target?: string;
  unit?: string;
  units?: string[];
  uses?: number;
  why?: string;
}

/** What the arguments of events are, by name. */
export interface Args {
  ap?: number;
  ap_left?: number | null;
  attacker?: string | null;
  av?: number;
  bid?: number;
  blue?: number;
  cap?: number;
  cap_left?: number;
  card?: string;
  cautious?: boolean;
  change?: number;
  close?: boolean;
  cost?: number;
  defence?: [string, number][];
  dice?: number[];
  distance?: number;
  dv?: number;
  facing?: Direction;
  firepower?: [string, number][];
  flame?: boolean;
  found?: boolean;
  german?: number;
  granted?: number;
  hex?: string;
  hexes?: string[];
  indirect?: boolean;
  kill?: number | null;
  kind?: string;
  lost?: number;
  marker_of?: string | null;
  modifier?: number;
  needed?: number;
  outcome?: string;
  own_card?: string | null;
  own_hex?: string | null;
  own_number?: number | null;
  own_unit?: string | null;
  paid?: string;
  points?: number;
  rally_of?: number | null;
  red?: number;
  round?: number;
  side?: string;
  smoke?: boolean;
  soviet?: number;
  start?: string;
  success?: boolean;
  supporters?: string[];
  total?: number;
  unit?: string;
  units?: string[];
  vehicle?: string;
  vp?: number;
  winners?: string[];
}

/** The arguments of each event. */
export interface Events {
  "action-lost": { units: string[] };
  activates: { unit: string; points: number };
  "activates-hidden": { side: string; own_unit: string | null };
  "activates-in-fog": { unit: string; own_number: number | null };
  attack: { attacker: string | null; supporters: string[]; hex: string; close: boolean; indirect: boolean; flame: boolean };
  barrage: { side: string; hex: string };
  "barrage-noted": { side: string; smoke: boolean; own_hex: string | null };
  bids: { side: string; points: number };
  bogged: { unit: string; dice: number[]; success: boolean };
  "cap-lost": { side: string; cap: number };
  "cap-refilled": { side: string; cap: number };
  "caught-in-wire": { unit: string };
  "comes-out": { unit: string; hex: string };
  confusion: { side: string; cost: number };
  control: { side: string; hex: string };
  destroyed: { unit: string; hex: string; vp: number; marker_of: string | null };
  "digs-in": { units: string[] };
  draws: { side: string; own_card: string | null };
  drifts: { side: string; hex: string; dice: number[]; distance: number; facing: Direction };
  enters: { unit: string; hex: string };
  "event-card": { side: string; card: string };
  "firefight-event": { units: string[] };
  "game-over": { winners: string[]; kind: string; german: number; soviet: number };
  "hidden-move": { side: string; cost: number; own_unit: string | null; own_hex: string | null };
  "hidden-set-up": { side: string; own_unit: string | null; own_hex: string | null };
  hides: { unit: string; start: string; own_hex: string | null };
  hit: { unit: string; marker_of: string | null };
  impact: { side: string; hexes: string[]; smoke: boolean };
  initiative: { side: string };
  "initiative-roll": { side: string; dice: number[]; bid: number; total: number };
  leaves: { units: string[]; hex: string; vp: number };
  loads: { unit: string; vehicle: string };
  luck: { side: string; dice: number[]; change: number };
  "marker-removed": { unit: string; marker_of: string | null };
  mine: { unit: string; dice: number[]; cap: number; total: number; needed: number; kill: number | null; outcome: string };
  "mine-found": { unit: string; hex: string };
  "mine-laid": { side: string; hex: string };
  "mine-laid-hidden": { side: string; own_hex: string | null };
  moves: { unit: string; start: string; hex: string; cautious: boolean };
  occupies: { unit: string; hex: string };
  "off-target": { side: string; hex: string; dice: number[]; distance: number };
  officer: { side: string; dice: number[]; cap: number };
  "on-target": { side: string; hex: string; dice: number[] };
  opportunity: { units: string[] };
  passes: { side: string };
  pays: { side: string; paid: string; ap: number; cap: number; ap_left: number | null; cap_left: number };
  pivots: { unit: string; facing: Direction };
  placed: { unit: string; hex: string };
  plays: { side: string; card: string };
  rally: { unit: string; dice: number[]; cap: number; modifier: number; total: number; rally_of: number | null; success: boolean; marker_of: string | null };
  reinforcements: { units: string[] };
  rerolls: { side: string; dice: number[] };
  revealed: { units: string[]; hex: string };
  round: { round: number };
  "round-ends": { round: number; german: number; soviet: number };
  scores: { side: string; hex: string; vp: number };
  scouts: { unit: string; hex: string };
  search: { hex: string; dice: number[]; cap: number; red: number; blue: number; found: boolean };
  shot: { av: number; cap: number; defence: [string, number][]; dice: number[]; dv: number; firepower: [string, number][]; kill: number | null; needed: number; outcome: string; unit: string };
  "shot-at-work": { av: number; cap: number; defence: [string, number][]; dice: number[]; dv: number; firepower: [string, number][]; kill: number | null; needed: number; outcome: string; unit: string };
  "shows-marker": { unit: string; marker_of: string | null };
  smoke: { hexes: string[] };
  "smoke-thins": { hexes: string[] };
  sniper: { side: string; dice: number[]; cap: number };
  stalls: { side: string };
  unloads: { unit: string; vehicle: string; hex: string };
  used: { units: string[]; lost: number };
  "used-in-fog": { units: string[]; lost: number; granted: number };
  weapon: { unit: string; card: string };
  "weapon-assigned": { card: string; unit: string };
  wire: { unit: string; hex: string; dice: number[]; cost: number };
  "wire-crushed": { unit: string; hex: string };
  "work-cleared": { unit: string; hex: string };
  "work-destroyed": { hex: string };
}
