// What a game adds to the client, in four parts: how it is drawn, how it speaks, what a click means
// in it, and its panels. No rules. What a game leaves out it takes from the plain look (`plain/`).
import type { Component } from "svelte";
import type { Action, Decision, GameEvent, Painting, State } from "./api";
import type { Telling } from "./board/between";
import type { Effect } from "./board/effects";
import type { Box, Cell, Orientation } from "./board/geometry";
import type { LegendRow } from "./board/Legend.svelte";
import type { Entry } from "./find";
import type { Input, Intent, Offset, Situation } from "./input";
import type { Rolled } from "./luck";
import type { Naming } from "./names";
import type { Chances, Session } from "./session.svelte";
import type { Staging } from "./stage/stage";
import type { Plan } from "./plan";
import type { Question } from "./study.svelte";
import type { TurnOf } from "./turns";

/** The static components of a game, as far as every game has them. */
export interface Parts {
  /** How its things are called. */
  names: Naming;
  orientation: Orientation;
  hexes: Cell[];
  hex: ReadonlyMap<string, Cell>;
  /** The sheet that the map is printed on. */
  sheet: Box;
}

/** What a seat sees of a game, as far as every game has it. */
export interface View {
  result: Result | null;
}

export interface Result {
  kind: string;
  winners: string[];
  score: Record<string, number>;
}

/** A game's components and what is seen of it. */
export interface Position<P extends Parts = Parts, V = View> {
  parts: P;
  view: V;
}

/** From where the map is looked at. */
export interface Viewpoint {
  seat: string | null;
  /** Whether the board's window is higher than wide. */
  isTall: boolean;
  /** Whether a player wants the map turned to his side of the table. */
  isFacing: boolean;
  scenario: string;
}

/** What a layer of the board may show: the position, the question, the hexes picked for it and the one looked at. */
export interface LayerContext<P extends Parts = Parts, V = View> extends Position<P, V> {
  seat: string | null;
  /** The question, if it is ours to answer. */
  decision: Decision | null;
  picked: string[];
  looking: string | null;
}

/** What is drawn over the board, with what the server answered to its questions. */
export interface LayerProps<P extends Parts = Parts, V = View> extends LayerContext<P, V> {
  answers: unknown[];
  session: Session;
  onplay: (action: Action) => void;
}

/** What a key lays over the map for a while. */
export interface Overlay<P extends Parts = Parts, V = View> {
  id: string;
  key: string;
  Layer: Component<LayerProps<P, V>>;
  /** The same in words. */
  Caption?: Component<LayerProps<P, V> & { rules: Record<string, string> }>;
  /** What its signs mean. */
  legend?(context: LayerContext<P, V>): LegendRow[];
  /** How many hexes are picked on the board while it is laid; none, and the board is played on. */
  picks?(context: LayerContext<P, V>): number;
  /** What the server is asked for it. */
  studies?(context: LayerContext<P, V>): Question[];
}

type CellOf<P extends Parts> = P["hexes"][number];

export interface PieceProps<P extends Parts, V> extends Position<P, V> {
  cell: CellOf<P>;
  seat: string | null;
  /** Pieces that may be chosen, that have been, and that are still on their way here. */
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  used: ReadonlySet<string>;
  away: ReadonlySet<string>;
  hidden: boolean;
  onchoose: (unit: string) => void;
}

export interface FanProps<P extends Parts, V> extends Position<P, V> {
  cell: CellOf<P>;
  seat: string | null;
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onchoose: (unit: string) => void;
  session: Session;
}

/** How the board looks, from the ground up. */
export interface Layers<P extends Parts, V> {
  /** Below all hexes: a river, a coast; it may show what is being told. */
  Under: Component<{ parts: P; events: GameEvent[] }> | null;
  /** In each hex; a map that is drawn as a whole has nothing there. */
  Ground: Component<Position<P, V> & { cell: CellOf<P> }> | null;
  /** Between the hexes and the pieces: who holds what. */
  Between: Component<Position<P, V>> | null;
  Pieces: Component<PieceProps<P, V>>;
  /** Above the pieces, between what these tell: the names of places. */
  Names?: Component<Position<P, V>>;
  /** Above the pieces: what belongs to the question that is asked. */
  Question: Component<LayerProps<P, V>> | null;
  /** A single piece on its way. */
  Ghost: Component<Position<P, V> & { piece: string; before: V | null; seat: string | null; answers?: Action[] }>;
  /** A stack spread out beside its hex. */
  Fan: Component<FanProps<P, V>>;
}

/** How the painted ground of a map is shown: in which weather, and by how many degrees it is turned. */
export interface Paint {
  weather: string;
  turn: number;
}

/** The ground that is below a board now. */
export interface Ground extends Paint {
  game: string;
  painting: Painting;
}

/** The chances that belong to the question: of its answers, and what was asked beside them. */
export interface Told {
  decision: Decision | null;
  odds: Chances[];
  answers: unknown[];
}

/** What stands on a hex that can be attacked: in a word or two, and how likely it is to be good for us. */
export interface Chip {
  hex: string;
  lines: string[];
  chance: number;
}

export interface Drawing<P extends Parts = Parts, V = View> {
  /** Read what the server sends once, and turn the map as the seat has it before it. */
  parts(components: unknown, from: Viewpoint): P;
  /** Whether the map lies north up, and a player may have it turned. */
  isTurnable: boolean;
  /** The colours of the sides, as CSS. */
  colours: Record<string, string>;
  /** The painted ground; of a plain board there is none. */
  paint: ((at: Position<P, V>) => Paint) | null;
  layers: Layers<P, V>;
  overlays: Overlay<P, V>[];
  /** The ids of the pieces in a hex, as far as we know them. */
  stack(at: Position<P, V>, hex: string): string[];
  /** Whether a hex has no pieces to be drawn; on a large board most have none. */
  isBare(at: Position<P, V>, hex: string): boolean;
  /** Whose pieces stand in a hex. */
  holder(at: Position<P, V>, hex: string): string | null;
  /** Pieces that have had their turn for now. */
  used(decision: Decision | null): ReadonlySet<string>;
  /** What the board shows of each of the events that led from one view to another. */
  effects(events: GameEvent[], before: V | null, after: V): Effect[][];
  /** Pieces bear what hit them, and may be rid of it again: the map keeps no count of hits beside them. */
  bearsHits?: boolean;
  /** The position in the middle of what is told; without it, the one before stands until all has been told. */
  between?(before: V, after: V, telling: Telling<GameEvent>): V;
  /** The order that is being given, with the answer that is being looked at. */
  order(at: Position<P, V>, decision: Decision | null, looked: Action | null): Effect[];
  /** Pixels a unit of the board from which on the figures on a piece can be read, the large ones and the small ones. */
  figures: [large: number, small: number];
  /** What an attack on each hex would come to, from what the server has told of the question. */
  chips(told: Told): Chip[];
  /** Where the whole map is too much: the hexes to look at first, and pixels a unit of the board from which on pieces can be read. */
  opening(at: Position<P, V>, seat: string | null): { hexes: string[]; readable: number | null } | null;
}

/** Arguments of messages. */
export type Args = Record<string, unknown>;
export type Words = Record<string, string | number>;

export interface Wording<P extends Parts = Parts, V = View> {
  /** A hex, piece or card by name. */
  name(at: Position<P, V>, kind: string, id: string): string;
  /** Words for the arguments of messages. */
  words(at: Position<P, V>, args: Args): Words;
  /** A hex and what stands in it, for people who cannot see the board. */
  label(at: Position<P, V>, cell: CellOf<P>): string;
  /** What a hex is, in a few words: first its name. */
  facts(at: Position<P, V>, cell: CellOf<P>, decision: Decision | null): string[];
  /** What the server told of the hex that is looked at, in words: what would come of going there. */
  remark?(context: LayerContext<P, V>, answers: unknown[]): string;
  /** What can be looked for by name, and where it is. */
  index(at: Position<P, V>): Entry[];
  /** What is said of an answer beside its chances, after the answer itself. */
  target(at: Position<P, V>, chances: Chances, decision: Decision | null): string;
  /** A hex that an event speaks of, to be shown when its line is touched. */
  place(event: GameEvent): string | null;
  /** The arithmetic behind an event, in words; often none. */
  details(event: GameEvent): string;
  /** The dice that an event tells of. */
  dice(event: GameEvent): Rolled[];
  /** The seat whose turn an event begins, or null. */
  turnOf: TurnOf;
  /** The events that begin a part of the log: turns, or, where these are as short as a move, something longer. */
  headings: TurnOf;
  /** The message for several events of the same kind, one after the other: in the log they are one line. */
  fold?(event: GameEvent): string | null;
  /** Whether something that others do needs no telling: the log has it. */
  isAside?(event: GameEvent, before: V): boolean;
  /** How far the game has come, for the guide; null counts the turns of the seat. */
  turnNumber(view: V): number | null;
  /** The parts of a turn in their order, and the one that is on. */
  sequence(view: V, decision: Decision | null): { steps: string[]; now: string };
}

/** Reasons for which a player may be asked, under a heading. */
export interface Stops {
  title: string;
  items: { key: string; text: string; note: string }[];
}

export interface Interaction<P extends Parts = Parts, V = View> {
  /** The answers that a touch may mean now, where a player has chosen between kinds of them. */
  offers(decision: Decision, at: Position<P, V>): Action[];
  /** What a player would do next anyway, and can take back: it is begun when the question comes. */
  follows?(session: Session): Plan | null;
  /** Questions by which units are placed before the game begins. */
  placing: readonly string[];
  /** What is answered about a unit that is laid down, where it could lie elsewhere: how it is turned, by where in the hex it was laid. */
  turned?(at: Position<P, V>, laid: { action: Action; where: Offset | undefined; instead: Action[] }): Action | null;
  /** What the client's own answers name. */
  kinds?: Readonly<Record<string, string>>;
  /** Hexes that a touch would be for, beside those that the question names. */
  aims?(session: Session): string[];
  /** Pieces that count as chosen beside those that the question names. */
  chosen?(decision: Decision): string[];
  /** The chances as a player may read them, where several answers are given at once. */
  told?(decision: Decision | null, odds: Chances[]): Chances[];
  /** What an input means in this game alone; null leaves it to what it means in all games. */
  read(input: Input, now: Situation<P, V>): Intent | null;
  /** Carry out what is the game's own; what follows from it, if anything does. */
  perform(session: Session, what: string, ids: string[]): Intent | null;
  /** A question to be answered before an answer is sent; none if nothing speaks against it. */
  doubt(session: Session, action: Action): string;
  /** The questions whose answers wait for their chances, by which they may be doubted. */
  weighs: string[];
  /** The hexes that still wait for an order, for the key that leads to the next one; null for all that are lit. */
  waiting(session: Session): string[] | null;
  /** What the server is asked for the question that is asked. */
  studies(context: LayerContext<P, V>): Question[];
  /** Answers that take a piece up, so that it can be carried to where it is to go; the first of them first. */
  lifts: readonly string[];
  /** Answers that only say what is to be done next, and name nothing: who thinks again takes them back. */
  opens: readonly string[];
  /** The prompts whose answers may have chances; null for all of them. */
  rolls: readonly string[] | null;
  /** Answers that name nothing and are yet no way on: who passes may lose something. */
  costly: readonly string[];
  /** The answer that is usual though it names something, and so the way on. */
  usual?(decision: Decision): Action | null;
  /** Answers that end something: never urged while there is something else to do. */
  ends: readonly string[];
  /** What an answer costs, to be shown on its button. */
  cost(at: Position<P, V>, decision: Decision, action: Action): number | null;
  /** Pieces that are not on the board and lie with what the seat holds, where they can be chosen. */
  offBoard(at: Position<P, V>, seat: string | null): string[];
  /** Whether two seats at one screen may see each other's secrets. */
  shareSecrets(a: string, b: string): boolean;
  /** Where a seat may be asked often: the reasons for which it is, so that it can do without some. */
  stops(at: Position<P, V>, seat: string): Stops[];
  /** Keys of the game's own, for the page of all keys. */
  keys: { id: string; key: string }[];
  /** What a hand can do in this game alone, for the same page. */
  gestures: { id: string; by: "click" | "drag" | "frame" }[];
}

export interface HandProps<P extends Parts, V> extends Position<P, V> {
  seat: string | null;
  /** Cards and units that may be chosen, and what has been. */
  playable: ReadonlySet<string>;
  units: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  oncard: (card: string) => void;
  onunit: (unit: string) => void;
  /** A button that does what a key does. */
  onkey: (key: string) => void;
  onplace: (hex: string) => void;
  onpanel: (panel: string) => void;
  session: Session;
}

export interface PanelProps<P extends Parts, V> extends Position<P, V> {
  events: GameEvent[];
  seat: string | null;
  session: Session;
  onplace: (hex: string) => void;
  onrules: (rule: string) => void;
  onunit: (unit: string) => void;
  onplay: (action: Action) => void;
}

/** The chances of an answer, with the answer in words. */
export interface OddsRow<O = unknown> {
  key: string;
  label: string;
  odds: O;
}

/** The row with the most of something: the one that is told where there is room for one. */
export function bestOf<O>(rows: OddsRow<O>[], worth: (odds: O) => number): OddsRow<O> {
  return rows.reduce((best, row) => (worth(row.odds) > worth(best.odds) ? row : best));
}

export interface Panels<P extends Parts = Parts, V = View, O = unknown> {
  /** The strip above the board: turn, clock, how near victory is. */
  Status: Component<Position<P, V> & { game: string }> | null;
  /** The chances of several actions, side by side. */
  Odds: Component<{ rows: OddsRow<O>[] }> | null;
  /** The chances of several actions in one line. */
  oddsLine(rows: OddsRow<O>[]): string;
  /** Where there are chances the hand is small: below the board both share the same room. */
  sharesRoom?: boolean;
  /** What a player holds: below the board where the map leaves room, else beside it. */
  Hand: Component<HandProps<P, V>> | null;
  /** Tabs of the side panel beside log and chat; some follow the turn of a seat. */
  tabs: { id: string; Panel: Component<PanelProps<P, V>>; follows?: string }[];
  /** What is laid over the map while a page of the guide speaks of it. */
  guide: Record<string, string>;
  /** Rows of answers that keep their place below the question; where a game has more of them, they take more. */
  rows: number;
  /** The part of the instruction that a game is. */
  lesson(state: State): string | null;
  /** What comes after it: a word, and a way on that gives a seat's token. */
  after(at: Position<P, V>, state: State): { text: string; go: (() => Promise<string>) | null } | null;
}

export interface Look<P extends Parts = Parts, V = View, O = unknown> {
  drawing: Drawing<P, V>;
  wording: Wording<P, V>;
  interaction: Interaction<P, V>;
  panels: Panels<P, V, O>;
  /** How its rolls are staged; a game that leaves this out is told in words. */
  stage?: Staging<P, V>;
}

/** A game's look for all who need not know its types: it is only ever given what it made or asked for itself. */
export function look<P extends Parts, V, O>(made: Look<P, V, O>): Look {
  return made as unknown as Look;
}
