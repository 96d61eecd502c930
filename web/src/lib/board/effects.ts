// What the board shows of what has just happened. A game turns its events into effects; how they
// are played, one after the other, is the same for all games.
export interface Effect {
  kind: "move" | "attack" | "hit" | "loss" | "leave" | "arrive" | "mark";
  side: string;
  /** The hex where it happens or ends. */
  at: string;
  /** The hexes a move comes through, or an attack comes from. */
  from: string[];
  /** The pieces that move, suffer or go. */
  pieces: string[];
}

/** A piece on its way. */
export interface Ghost {
  piece: string;
  /** The hexes it goes through. */
  path: string[];
  fate: "moves" | "arrives" | "dies";
}

const LASTS = { move: 480, attack: 560, hit: 420, loss: 560, leave: 320, arrive: 320, mark: 260 };
const WORDS = 700;
/** On the stage: the sides come up, a modifier is counted, dice roll, the result is read. */
const OPENS = 750;
const TERM = 330;
const ROLLS = 1050;
const RESULT = 1150;
const AT_MOST = 6000;

export function effect(kind: Effect["kind"], side: string, at: string, more: Partial<Effect> = {}): Effect {
  return { kind, side, at, from: [], pieces: [], ...more };
}

/** What events show of themselves, by their names; the rest shows nothing. */
export function shows<Events>(table: { [E in keyof Events]?: (args: Events[E]) => Effect[] }) {
  const by = table as Record<string, ((args: unknown) => Effect[]) | undefined>;
  return (event: string, args: unknown): Effect[] => by[event]?.(args) ?? [];
}

/** What the stage has to show of an event. */
export interface Act {
  /** Whether a new battle comes up. */
  opens: boolean;
  /** How many modifiers are counted. */
  terms: number;
  /** Whether dice roll for it. */
  dice: boolean;
  /** Whether something is to be read at the end. */
  result: boolean;
}

/** Something that happened, as it is to be told. */
export interface Scene {
  effects: Effect[];
  /** It is told in words even if the board shows nothing of it. */
  words: boolean;
  /** Whether the next scene waits for a hand. */
  waits: boolean;
  act: Act | null;
}

/** The parts of a scene: its sum grows, its dice roll, and then it has been told. */
export type Beat = "sum" | "dice" | "told";

/** What is shown at a time, and the scene that it belongs to. */
export interface Step {
  effects: Effect[];
  scene: number;
  beat: Beat;
  waits: boolean;
  /** Milliseconds that it takes. */
  time: number;
  /** Whether the stage is on: that is not hurried as much as the rest. */
  isStaged: boolean;
}

/** Scenes in steps: effects one by one, but arrivals in a row, and marks with what made them. */
export function steps(scenes: Scene[]): Step[] {
  const found: Step[] = [];
  scenes.forEach((scene, n) => found.push(...stepsOf(scene, n, found.at(-1))));
  return found;
}

function stepsOf({ effects, words, waits, act }: Scene, scene: number, before: Step | undefined): Step[] {
  const isStaged = act !== null;
  const step = (beat: Beat, time: number, shown: Effect[] = []): Step => ({ effects: shown, scene, beat, waits: false, time, isStaged });
  const found: Step[] = [];
  if (act && (act.opens || act.terms)) found.push(step("sum", (act.opens ? OPENS : 0) + act.terms * TERM));
  if (act?.dice) found.push(step("dice", ROLLS));
  const first = found.length;
  for (const next of effects) {
    const last = found[first] ? found.at(-1) : found.length || waits ? undefined : before;
    const together = next.kind === "mark" || (next.kind === "arrive" && last?.effects[0]?.kind === "arrive");
    if (last?.effects.length && together) {
      last.effects.push(next);
      last.scene = scene;
    } else found.push(step("told", LASTS[next.kind], [next]));
  }
  const isMerged = found.length === first && effects.length > 0;
  if (found.length === first && !isMerged && (words || waits || act)) found.push(step("told", 0));
  const last = found.at(-1);
  if (!last) return found;
  last.waits = waits;
  last.time = Math.max(last.time, act?.result ? RESULT : words ? WORDS : 0);
  return found;
}

/** The same, a number of times as fast; many steps go faster, unless they wait anyway. */
export function paced(played: Step[], speed: number, waiting = 0): Step[] {
  const quiet = played.filter(({ isStaged }) => !isStaged);
  const sum = quiet.reduce((total, { time }) => total + time, 0);
  const isByHand = played.some(({ waits }) => waits);
  const faster = isByHand ? 1 : Math.max(sum / AT_MOST, waiting / 8, 1);
  const staged = isByHand ? 1 : Math.max(waiting / 40, 1);
  return played.map((step) => ({ ...step, time: step.time / (step.isStaged ? staged : faster) / speed }));
}

/** The pieces that are on their way in a step. */
export function ghosts({ effects }: Step): Ghost[] {
  return effects.flatMap((one) => one.pieces.flatMap((piece) => ghostOf(one, piece) ?? []));
}

/** Whether a piece goes from the board, lost or not. */
export function isGoing(kind: Effect["kind"]): boolean {
  return kind === "loss" || kind === "leave";
}

function ghostOf({ kind, from, at }: Effect, piece: string): Ghost | null {
  if (kind === "move") return { piece, path: [...from, at], fate: "moves" };
  if (isGoing(kind)) return { piece, path: [at], fate: "dies" };
  return kind === "arrive" ? { piece, path: [at], fate: "arrives" } : null;
}

/** How many hits fell in each hex. */
export function tally(effects: Effect[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, at } of effects) {
    if (kind === "hit" || kind === "loss") found.set(at, (found.get(at) ?? 0) + 1);
  }
  return found;
}
