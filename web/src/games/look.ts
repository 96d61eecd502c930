// What a game adds to the client: how its board and pieces look, and its panels. No rules.
import type { Component } from "svelte";
import type { Action, Decision, GameEvent, State } from "../lib/api";
import type { Effect } from "../lib/board/effects";
import type { Entry } from "../lib/find";
import type { Rolled } from "../lib/luck";
import type { Plan } from "../lib/plan";
import type { TableModel } from "../lib/table.svelte";
import type { TurnOf } from "../lib/turns";
import type { Question } from "../lib/study.svelte";
import type { Box, Cell, Orientation } from "../lib/board/geometry";

/** The static components of a game, as far as every game has them. */
export interface Parts {
  orientation: Orientation;
  hexes: Cell[];
  hex: ReadonlyMap<string, Cell>;
  /** The sheet that the map is printed on. */
  sheet: Box;
}

export interface Shown {
  parts: any;
  view: any;
}

/** What can be laid over the map at a moment: the hexes that were picked for it, and the one looked at. */
export interface Laid extends Shown {
  seat: string | null;
  /** The question, if it is ours to answer. */
  decision: Decision | null;
  picked: string[];
  looking: string | null;
}

/** What a key lays over the map for a while. */
export interface Overlay {
  id: string;
  key: string;
  Overlay: Component<any>;
  /** The same in words. */
  Caption?: Component<any>;
  /** How many hexes are picked on the board while it is laid; none, and the board is played on. */
  picks?: (laid: Laid) => number;
  /** What the server is asked for it. */
  asks?: (laid: Laid) => Question[];
}

/** Reasons for which a player may be asked, under a heading. */
export interface Moments {
  title: string;
  items: { key: string; text: string; note: string }[];
}

export interface Look {
  /** Read what the server sends once, and turn the map as the seat has it before it. */
  parts: (components: any, seat: string | null, tall: boolean, facing: boolean, scenario: string) => Parts;
  /** Whether the map lies north up, and a player may have it turned to his side of the table. */
  isTurnable?: boolean;
  /** A hex and what stands in it, for people who cannot see the board. */
  label: (shown: Shown, cell: any) => string;
  /** A hex, block or card by name. */
  thing: (shown: Shown, kind: string, id: string) => string;
  /** Words for the arguments of messages. */
  words: (shown: Shown, args: Record<string, any>) => Record<string, any>;
  /** A hex that an event speaks of, to be shown when its line is touched. */
  place: (event: GameEvent) => string | null;
  /** The arithmetic behind an event, in words; often none. */
  details?: (event: GameEvent) => string;
  /** What a hex is, in a few words: first its name. */
  where: (shown: Shown, cell: any, decision: Decision | null) => string[];
  /** The ids of the pieces in a hex, as far as we know them. */
  stack: (shown: Shown, hex: string) => string[];
  /** Whether a hex has no pieces to be drawn; on a large board most have none. */
  isBare?: (shown: Shown, hex: string) => boolean;
  /** What the board shows of each of the events that led from one view to another. */
  effects: (events: GameEvent[], before: any, after: any) => Effect[][];
  /** The seat whose turn an event begins, or null. */
  turnOf: TurnOf;
  /** Where turns are as short as a move: the events that begin a part of the log instead. */
  headings?: TurnOf;
  /** Where turns are as short as a move: how far the game has come, for the guide. */
  turnNumber?: (view: any) => number;
  /** The parts of a turn in their order, and the one that is on. */
  sequence: (view: any, decision: Decision | null) => { steps: string[]; now: string };
  /** The dice that an event tells of. */
  dice: (event: GameEvent) => Rolled[];
  /** Whose pieces stand in a hex. */
  holder: (shown: Shown, hex: string) => string | null;
  /** The hexes that a player looks at first, where the whole map is too much. */
  opening?: (shown: Shown, seat: string | null) => string[];
  /** Pixels a unit of the board from which on pieces can be read: the board opens no smaller. */
  readable?: number;
  /** The answers that a touch may mean now, where a player has chosen between kinds of them. */
  offers?: (decision: Decision, shown: Shown) => Action[];
  /** An answer that is the game's own and not for the server: whether it was one. */
  answers?: (table: TableModel, action: Action) => boolean;
  /** A touch that is no answer: whether the game itself made use of it. */
  takes?: (table: TableModel, hex: string, unit: string | null) => boolean;
  /** One step back from what was chosen or begun, where the game itself keeps it. */
  back?: (table: TableModel) => void;
  /** The hexes that still wait for an order, for the key that leads to the next one. */
  waits?: (table: TableModel) => string[] | null;
  /** A question to be answered before a phase ends; none if nothing was forgotten. */
  doubts?: (table: TableModel, action: Action) => string;
  /** What can be looked for by name, and where it is. */
  index: (shown: Shown) => Entry[];
  /** Pieces that have had their turn for now. */
  used: (decision: Decision | null) => ReadonlySet<string>;
  /** The order that is being given, with the answer that is being looked at. */
  order: (shown: Shown, decision: Decision | null, looked: Action | null) => Effect[];
  /** The colours of the sides, as CSS. */
  colours: Record<string, string>;
  /** Below all hexes: a river, a coast; it may show what is being told. */
  Under: Component<any>;
  /** Inside a hex: terrain with what lies on it, and the pieces. */
  /** In each hex; a map that is drawn as a whole has nothing there. */
  Ground?: Component<any>;
  Pieces: Component<any>;
  /** Between the hexes and the pieces: who holds what. */
  Between: Component<any>;
  /** Above the pieces: what belongs to the question that is asked, and what the server is asked for it. */
  Asked?: Component<any>;
  asks?: (laid: Laid) => Question[];
  /** What a touch of a hex that cannot be chosen at once may begin. */
  plan?: (laid: Laid, answers: any[], hex: string) => Plan | null;
  /** Answers that name nothing and are yet no way on: who passes may lose something. */
  costly?: readonly string[];
  /** What an answer costs, to be shown on its button. */
  cost?: (shown: Shown, decision: Decision, action: Action) => number | null;
  /** A single piece on its way. */
  Ghost: Component<any>;
  /** A stack spread out beside its hex. */
  Fan: Component<any>;
  /** Keys of the game's own, for the page of all keys. */
  keys?: { id: string; key: string }[];
  overlays: Overlay[];
  /** What is laid over the map while a page of the guide speaks of it. */
  guide: Record<string, string>;
  /** In the lobby, before a game of one's own is set up: how the rules are learned. */
  Start?: Component<{ oncomplain: (refused: unknown) => void }>;
  /** Options that are set there, and not by hand. */
  ownOptions?: string[];
  /** The part of the instruction that a game is. */
  lesson?: (state: State) => string | null;
  /** What comes after it: a word, and a way on that gives a seat's token. */
  after?: (shown: Shown, state: State) => { text: string; go: (() => Promise<string>) | null } | null;
  /** The strip above the board: turn, clock, how near victory is. */
  Status: Component<any>;
  /** Whether an answer to this prompt that brings on a combat is to be confirmed. */
  confirms: (prompt: string) => boolean;
  /** The hex whose attack some chances are about, where answers are to be confirmed. */
  target?: (odds: any) => string;
  /** Whether two seats at one screen may see each other's secrets. */
  shareSecrets: (a: string, b: string) => boolean;
  /** Where a seat may be asked often: the reasons for which it is, so that it can do without some. */
  moments?: (shown: Shown, seat: string) => Moments[];
  /** The prompts whose answers may have chances; without it all of them. */
  rolls?: string[];
  /** The chances of several actions, side by side. */
  Odds: Component<any>;
  /** What a player holds, below the board, or beside it where it needs room. */
  Hand: Component<any>;
  isHandBeside?: boolean;
  /** Pieces that are not on the board and lie with what the seat holds, where they can be chosen. */
  beside?: (shown: Shown, seat: string | null) => string[];
  /** Tabs of the side panel beside log and chat; some follow the turn of a seat. */
  panels: { id: string; Panel: Component<any>; follows?: string }[];
}
