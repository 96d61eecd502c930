// What the server sends of this game. Written by `make types`: do not edit.

export type SideName = "german" | "soviet";

export type Terrain = "clear" | "difficult" | "urban";

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
  terrain: Terrain;
  place: string;
  coast: boolean;
  soviet_reinforcement: string[];
  german_reinforcement: "yellow" | "blue" | null;
  deployment: boolean;
  pieces: string[];
  certainty: string;
}

/** A block. Its name in a catalogue is a message and the number that it takes. */
export interface Unit {
  id: string;
  side: SideName;
  name: string;
  message: string;
  number: number | null;
  formation: string;
  type: string;
  kinds: string[];
  colour: "yellow" | "blue" | "white" | "red";
  steps: number;
  fire: "SF" | "DF" | "TF";
  needed: number;
  r_row: number | null;
  blitz: boolean;
  axe: boolean;
  certainty: string;
}

export interface Card {
  id: string;
  message: string;
  side: SideName;
  kind: "leader" | "support";
  dice: number;
  needed: number | null;
  rubble: number;
  tags: string[];
  hex: string | null;
}

/** How the map lies between the players. */
export interface Table {
  german_edge: string;
  soviet_edge: string;
  left_of_german: string;
  far_from_german: string;
}

export interface Components {
  orientation: "pointy" | "flat";
  compass: string[];
  table: Table;
  hexes: Hex[];
  units: Unit[];
  cards: Card[];
  r_units: (string | null)[];
  soviet_deck: number;
  loss_limit: number;
}

/** A block on the map; who does not know its face sees a token. */
export interface Block {
  token: string;
  side: SideName;
  unit: string | null;
  strength: number | null;
  face_up: boolean;
}

export interface Battle {
  attacker: SideName;
  planned: boolean;
  hexes: string[];
  target: string;
  own_hex: string;
  shown: boolean;
  soviet_card_laid: boolean;
  soviet_card: string | null;
  german_cards_laid: number;
  german_cards: string[] | null;
  aircraft: string[] | null;
  air_cancelled: boolean;
}

export interface TrackRow {
  row: number;
  boxes: (string | null)[];
  r_unit: string | null;
  closed: boolean;
}

export interface Hand {
  size: number;
  cards: string[] | null;
}

export interface Taken {
  size: number;
  units: string[] | null;
}

export interface Reserves {
  infantry: number;
  tank: number;
  marine: number;
}

export interface Decks {
  german: number;
  soviet: number;
}

export interface Advantages {
  german: number[];
  soviet: number[];
}

export interface ExtraTurns {
  running: boolean;
  used: number;
  earned: number;
}

export interface PublicView {
  turn: number;
  side: SideName;
  german_seat: string;
  german_control: string[];
  goal: string[];
  rubble: string[];
  fortifications: string[];
  headquarters: string | null;
  credit: Record<string, string[]> | null;
  raus: boolean;
  losses: string[];
  loss_count: number;
  eliminated: string[];
  reserves: Reserves;
  decks: Decks;
  discards: string[];
  leaders: string[];
  advantages: Advantages;
  extra_turns: ExtraTurns;
  result: Outcome | null;
}

/** What differs from seat to seat. */
export interface OwnView {
  stacks: Record<string, Block[]>;
  track: TrackRow[];
  taken: Taken;
  hands: Record<string, Hand>;
  battle: Battle | null;
}

export interface View {
  turn: number;
  side: SideName;
  german_seat: string;
  german_control: string[];
  goal: string[];
  rubble: string[];
  fortifications: string[];
  headquarters: string | null;
  credit: Record<string, string[]> | null;
  raus: boolean;
  losses: string[];
  loss_count: number;
  eliminated: string[];
  reserves: Reserves;
  decks: Decks;
  discards: string[];
  leaders: string[];
  advantages: Advantages;
  extra_turns: ExtraTurns;
  result: Outcome | null;
  stacks: Record<string, Block[]>;
  track: TrackRow[];
  taken: Taken;
  hands: Record<string, Hand>;
  battle: Battle | null;
}

/** The same attack with one Soviet card; its chance is null where a player chooses it. */
export interface OddsOfCard {
  card: string;
  chance: number | null;
  falls: number;
  rubble: number;
  german_steps: number;
  soviet_steps: number;
}

export interface Means {
  german_steps: number;
  soviet_steps: number;
  german_units: number;
  soviet_units: number;
}

/** How an attack can end: chances by steps or units lost; jointly German, Soviet, chance. */
export interface Odds {
  attacker: SideName;
  target: string;
  exact: boolean;
  assumptions: string[];
  falls: number;
  rubble: number;
  expected: Means;
  german_steps: number[];
  soviet_steps: number[];
  german_units: number[];
  soviet_units: number[];
  joint: [number, number, number][];
  by_card: OddsOfCard[];
}

/** What the arguments of prompts are, by name. */
export interface Asked {
  cards?: string[];
  hex?: string;
  hexes?: string[];
  left?: number;
  moved?: string[];
  start?: string;
  target?: string;
  turn?: number;
  unit?: string;
  units?: string[];
}

/** What the arguments of events are, by name. */
export interface Args {
  card?: string | null;
  cards?: string[];
  count?: number;
  dice?: number[];
  die?: number;
  effective?: number;
  faces?: [string, number][];
  german_card?: string | null;
  held?: number;
  hex?: string;
  hexes?: string[];
  highest?: number;
  hits?: number;
  kind?: string;
  left?: number;
  losses?: number;
  modifier?: number;
  number?: number;
  numbers?: number[];
  ones?: number;
  path?: string[];
  planned?: boolean;
  rolls?: [string, number][];
  row?: number;
  seat?: string;
  side?: SideName;
  soviet_card?: string | null;
  start?: string;
  steps?: number;
  strength_of?: number | null;
  target?: string;
  total?: number;
  turn?: number;
  turns?: number;
  unit?: string;
  units?: string[];
  volleys?: number[][];
  winners?: string[];
}

/** The arguments of each event. */
export interface Events {
  advance: { unit: string; start: string; hex: string };
  advantages: { side: SideName; dice: number[]; numbers: number[] };
  "air-cancelled": { unit?: string; card?: string | null };
  "air-strike-cancelled": { cards: string[] };
  "anti-tank-brigade": { unit: string };
  "blank-adjusted": { unit: string; steps: number };
  blitz: { unit: string; start: string; hex: string };
  "card-effect": { cards: string[] };
  "card-fire": { cards: string[]; effective: number; dice: number[]; hits: number; volleys: number[][] };
  "card-instead": { hex: string; dice?: number[] };
  "chuikov-gone": { card: string | null };
  "combat-over": object;
  "equal-dice": { die: number; count: number };
  extension: { turns: number };
  "extra-turn": { number: number };
  "fort-removed": { hex: string };
  fortified: { hexes: string[] };
  "game-over": { winners: string[]; kind: string };
  "german-control": { hex: string };
  "german-deck-empty": object;
  "german-destroyed": { unit: string; hex: string; losses: number };
  "german-draws": { seat?: string; german_card: string | null };
  "german-turn": { turn: number; seat: string };
  "guard-restored": { unit: string; steps: number };
  headquarters: { dice: number[]; hex: string };
  "headquarters-fails": { dice: number[]; hex: string };
  landing: { dice: number[]; unit: string; hex: string };
  "landing-fails": { dice: number[]; hex: string };
  "leader-in-play": { card: string | null };
  "long-move": { units: string[]; start: string; path: string[] };
  "no-effect": { card: string | null };
  "no-reinforcement-hex": object;
  "opportunity-fire": { dice: number[]; volleys: number[][]; hits: number; ones: number };
  "partner-agrees": { hex: string; target: string };
  "partner-declines": { hex: string; target: string };
  pass: object;
  "planned-attack": { hexes: string[]; target: string };
  "quick-attack": { units: string[]; start: string; hex: string; target: string };
  raus: { units: string[] };
  "reinforcement-dice": { dice: number[] };
  "reinforcement-hex-captured": { hex: string; side: SideName };
  rubble: { hex: string };
  "rubble-roll": { hex: string; dice: number[]; modifier: number; total: number };
  "set-up": { hexes: string[] };
  "short-move": { units: string[]; start: string; hex: string };
  showdown: { faces: [string, number][]; card: string | null; cards: string[] };
  "soviet-attack": { hexes: string[]; target: string; planned: boolean };
  "soviet-card": { card: string | null };
  "soviet-card-laid": { soviet_card: string | null };
  "soviet-control": { hex: string };
  "soviet-count": { hexes: string[]; held: number; highest: number };
  "soviet-deployed": { unit: string; hex: string; kind: string };
  "soviet-destroyed": { unit: string; hex: string };
  "soviet-dice": { rolls: [string, number][] };
  "soviet-draws": { soviet_card: string | null; left: number };
  "soviet-moves": { unit: string; start: string; hex: string };
  "soviet-reinforcements": object;
  "soviet-turn": { turn: number };
  "step-lost": { unit: string; steps: number };
  "unit-appears": { unit: string; hex: string; strength_of: number | null };
  "unit-deployed": { unit: string; hex: string };
  "unit-eliminated": { unit: string; row: number };
  "unit-returned": { unit: string };
  "units-taken": { units: string[] };
  volley: { side: SideName; volleys: number[][]; hits: number; ones: number };
}
