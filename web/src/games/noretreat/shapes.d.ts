// What the server sends of this game. Written by `make types`: do not edit.

export type SideName = "axis" | "soviet";

export type Weather = "clear" | "mud" | "snow" | "long_winter";

export type FaceName = "strong" | "weak";

export type Initiative = "axis" | "soviet" | "none";

export type HexsideKind = "river" | "lake" | "sea" | "border" | "objective";

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
  place: string | null;
  oil: boolean;
  objective: SideName | null;
  country: "ussr" | "greater_germany";
  seas: string[];
  edge: SideName | null;
}

export interface Hexside {
  a: string;
  b: string;
  kind: HexsideKind;
}

/** Off the grid, with the places that it touches. */
export interface Area {
  id: string;
  x: number;
  y: number;
  near: string[];
}

export interface Face {
  name: string;
  kind: string;
  strength: number;
  movement: number;
  white: boolean;
  no_zoc: boolean;
}

export interface Faces {
  strong?: Face;
  weak?: Face;
}

export interface Unit {
  id: string;
  side: SideName;
  nation: string;
  faces: Faces;
  entry: string;
  home: string | null;
  certainty: string;
}

export interface Half {
  event: string;
  title: string;
  initiative: Initiative;
  immediate: boolean;
  timing: string[][];
}

export interface Card {
  id: string;
  leaves_1945: boolean;
  enters_1945: boolean;
  axis: Half;
  soviet: Half;
}

export interface TurnBox {
  number: number;
  year: number;
  months: string;
  weather: Weather;
  variable: boolean;
  blitz: number;
  shock: number;
  sudden_death: boolean;
  red_event: string | null;
}

export interface SuddenDeath {
  side: SideName;
  turn: number;
  box: number;
}

export interface VpTrack {
  sudden_death: SuddenDeath[];
  total_victory: number;
  most_event_vp: number;
}

export interface Ground {
  armour: number;
  other: number;
  armour_bonus: boolean;
  shift: number;
  stops_advance: boolean;
}

/** How the map lies between the players. */
export interface Table {
  axis_edge: string;
  soviet_edge: string;
}

export interface Components {
  orientation: "pointy" | "flat";
  compass: string[];
  table: Table;
  hexes: Hex[];
  sides: Hexside[];
  areas: Area[];
  units: Unit[];
  cards: Card[];
  boxes: string[];
  phases: string[];
  columns: string[];
  results: AxisSoviet<Record<string, string[]>>;
  turns: TurnBox[];
  vp_track: VpTrack;
  terrain: Record<string, Ground>;
}

/** A counter on the map. */
export interface Piece {
  unit: string;
  face: FaceName;
  strength: number;
  movement: number;
  steps: number;
  out_of_supply: boolean;
  disorganized: boolean;
  moved: boolean;
  attacked: boolean;
  local_support: boolean;
}

/** A counter off the map. */
export interface Waiting {
  unit: string;
  face: FaceName;
}

/** How many cards, and those of them that the seat knows. */
export interface Hand {
  size: number;
  cards: string[];
}

export interface Shift {
  why: string;
  rule: string;
  columns: number;
}

/** The ratio with every column shift and its rule. */
export interface Arithmetic {
  attack: number;
  defence: number;
  initial: string | null;
  shifts: Shift[];
  column: string | null;
}

export interface Battle {
  attacker: SideName;
  attackers: string[];
  defenders: string[];
  bystanders: string[];
  hexes: string[];
  terrain: string | null;
  counterattack: boolean;
  counterblow: string[];
  table: SideName;
  support: number;
  arithmetic: Arithmetic | null;
  die: number | null;
  result: string | null;
}

/** Where lines run, which cities feed, who would be out of supply now. */
export interface Supply {
  overland: string[];
  cities: string[];
  lacking: string[];
}

/** A point of time at which a score decides: who wins then with how many. */
export interface Goal {
  kind: string;
  side: SideName;
  turn: number;
  points: number;
}

export interface Score {
  initiative: SideName;
  vp: number;
  points: AxisSoviet<number>;
  hex_points: AxisSoviet<number>;
  event_vp: number;
  high_tide: number | null;
  hexes: AxisSoviet<string[]>;
  finland: SideName | null;
  objectives: AxisSoviet<string[]>;
  no_sudden_death: boolean;
  goals: Goal[];
}

export interface WeatherMarker {
  turn: number;
  weather: Weather;
}

export interface Discards {
  size: number;
  top: string | null;
}

export interface TurnEvents {
  gg: number | null;
  oil: number | null;
  warsaw: number | null;
}

export interface PublicView {
  scenario: string;
  turn: number;
  side: SideName;
  phase: string;
  weather: Weather;
  weather_markers: WeatherMarker[];
  stacks: Record<string, Piece[]>;
  boxes: Record<string, Waiting[]>;
  track: Record<string, Waiting[]>;
  axis_control: string[];
  zones: AxisSoviet<string[]>;
  supply: AxisSoviet<Supply>;
  score: Score;
  targets: string[];
  counterblows: AxisSoviet<string[]>;
  bought_counterblows: string[];
  support: AxisSoviet<number>;
  deck: number;
  discards: Discards;
  on_table: string[];
  joker: SideName | null;
  happened: AxisSoviet<string[]>;
  effects: string[];
  reserve: string | null;
  scorched: string | null;
  works: string[];
  turn_events: TurnEvents;
  draw_less: AxisSoviet<number>;
  battle: Battle | null;
  result: Outcome | null;
}

/** What differs from seat to seat. */
export interface OwnView {
  hands: AxisSoviet<Hand>;
}

export interface View {
  scenario: string;
  turn: number;
  side: SideName;
  phase: string;
  weather: Weather;
  weather_markers: WeatherMarker[];
  stacks: Record<string, Piece[]>;
  boxes: Record<string, Waiting[]>;
  track: Record<string, Waiting[]>;
  axis_control: string[];
  zones: AxisSoviet<string[]>;
  supply: AxisSoviet<Supply>;
  score: Score;
  targets: string[];
  counterblows: AxisSoviet<string[]>;
  bought_counterblows: string[];
  support: AxisSoviet<number>;
  deck: number;
  discards: Discards;
  on_table: string[];
  joker: SideName | null;
  happened: AxisSoviet<string[]>;
  effects: string[];
  reserve: string | null;
  scorched: string | null;
  works: string[];
  turn_events: TurnEvents;
  draw_less: AxisSoviet<number>;
  battle: Battle | null;
  result: Outcome | null;
  hands: AxisSoviet<Hand>;
}

/** One battle of the chain: who attacks, the sum, and the chance of each result. */
export interface Round {
  attacker: SideName;
  table: SideName;
  arithmetic: Arithmetic;
  results: Record<string, number>;
}

export interface End {
  attacker: SideName;
  result: string;
  chance: number;
}

/** The attack, the counterattacks that a CA may bring, and how it all ends. */
export interface Odds {
  rounds: Round[];
  ends: End[];
}

/** The way to a hex and what it costs. */
export interface Route {
  cost: number;
  path: string[];
}

export interface Asked {
  card?: string;
  cards?: string[];
  event?: string;
  for?: string;
  gone?: number;
  hex?: string;
  hexes?: string[];
  left?: number;
  reason?: string;
  routes?: Record<string, Route>;
  side?: SideName;
  start?: string;
  stops?: string[];
  unit?: string | null;
  units?: string[];
  what?: string;
  window?: string;
}

/** What the arguments of events are, by name. */
export interface Args {
  attack?: number;
  card?: string | null;
  column?: string;
  count?: number;
  defence?: number;
  dice?: number[];
  die?: number;
  drawn?: string | null;
  event?: string;
  fort?: boolean;
  hex?: string;
  hexes?: string[];
  high_tide?: number;
  initial?: string;
  lost?: boolean;
  path?: string[];
  place?: string;
  points?: number;
  result?: string;
  rules?: string[];
  shifts?: [string, number][] | number;
  side?: SideName;
  start?: string;
  turn?: number;
  unit?: string;
  units?: string[];
  weather?: Weather;
}

/** The arguments of each event. */
export interface Events {
  advanced: { unit: string; start: string; hex: string };
  battle: { side: SideName; units: string[]; hexes: string[] };
  cadre: { unit: string; hex: string };
  "cadre-available": { unit: string };
  cancelled: { card: string | null };
  captured: { side: SideName; hex: string };
  "cards-of-1945": { count: number };
  "cards-withheld": { side: SideName; count: number };
  "city-rebuilt": { hex: string };
  converted: { unit: string; fort: boolean };
  copied: { side: SideName; card: string | null; event: string };
  counterattack: { side: SideName; units: string[]; hexes: string[] };
  counterblow: { side: SideName; hex: string };
  "counterblow-lifted": { hex: string };
  detached: { unit: string };
  disbanded: { unit: string; hex: string };
  discarded: { side: SideName; card: string | null };
  disembarked: { unit: string; hex: string };
  draws: { side: SideName; count: number };
  drew: { side: SideName; drawn: string | null };
  "drop-ready": object;
  dropped: { side: SideName; unit: string };
  duel: { dice: number[] };
  eliminated: { unit: string; hex: string; place?: string };
  embarked: { unit: string; start: string };
  event: { side: SideName; card: string | null; event: string };
  "event-vp": { side: SideName; points: number };
  excess: { unit: string; hex: string; place: string };
  "front-fortified": { unit: string };
  gathered: { unit: string };
  "greater-germany": { unit: string; hex: string };
  improved: { unit: string };
  initiative: { side: SideName; high_tide: number };
  "joker-passed": { side: SideName };
  "local-support": { unit: string; points: number };
  modernized: { unit: string };
  moved: { unit: string; start: string; path: string[]; hex: string };
  "no-cards": { side: SideName };
  "no-counterattack": { side: SideName };
  "no-counterblow": object;
  "no-sudden-death": object;
  "obligation-failed": { side: SideName };
  odds: { attack: number; defence: number; initial: string; shifts: [string, number][] | number; rules?: string[]; column: string };
  "oil-captured": { unit: string; hex: string };
  "on-to-berlin": { points: number };
  "out-of-supply": { side: SideName; units: string[] };
  "player-turn": { side: SideName; turn: number };
  prepared: { hexes: string[] };
  recovered: { hex: string; unit: string };
  "red-event": { event: string };
  reinforcement: { unit: string; hex: string };
  reorganized: { unit: string };
  replaced: { unit: string; hex: string };
  reroll: { result: string };
  reserve: { unit: string };
  reshuffled: { count: number };
  result: { result: string; die: number };
  retreated: { unit: string; start: string; path: string[]; hex: string };
  rezervy: { unit: string };
  rolled: { side: SideName; die: number; result: string };
  "romania-surrenders": { units: string[] };
  scorched: { hex: string };
  shattered: { unit: string };
  shifted: { result: string };
  spared: { hex: string };
  "step-lost": { unit: string; hex: string };
  support: { side: SideName; shifts: [string, number][] | number };
  target: { side: SideName; hex: string };
  "terrain-chosen": { side: SideName; hex: string };
  "to-turn-track": { unit: string; turn: number };
  "took-discard": { side: SideName; drawn: string | null };
  "took-top": { side: SideName; card: string | null };
  turn: { turn: number };
  "two-dice": { dice: number[] };
  "warsaw-captured": { unit: string; hex: string };
  weather: { weather: Weather };
  "weather-turned": { turn: number; weather: Weather };
  withdrawn: { unit: string; lost: boolean };
  works: { hex: string };
}
