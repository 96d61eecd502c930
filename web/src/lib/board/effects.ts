// What the board shows of what has just happened. A game turns its events into effects; how they
// are played, one after the other, is the same for all games.
export interface Effect {
  kind: "move" | "attack" | "hit" | "loss" | "arrive" | "mark";
  side: string;
  /** The hex where it happens or ends. */
  at: string;
  /** The hexes a move comes through, or an attack comes from. */
  from: string[];
  pieces: string[];
}

/** A piece that is not yet where the view has it. */
export interface Ghost {
  piece: string;
  /** The hexes it goes through now; only one while it waits. */
  path: string[];
  fate: "waits" | "moves" | "arrives" | "dies";
}

const LASTS = { move: 480, attack: 560, hit: 300, loss: 460, arrive: 320, mark: 260 };
const DICE = 900;
const WORDS = 700;
const AT_MOST = 6000;

export function effect(kind: Effect["kind"], side: string, at: string, more: Partial<Effect> = {}): Effect {
  return { kind, side, at, from: [], pieces: [], ...more };
}

/** What events show of themselves, by their names; the rest shows nothing. */
export function shows<Events>(table: { [E in keyof Events]?: (args: Events[E]) => Effect[] }) {
  const by = table as Record<string, ((args: unknown) => Effect[]) | undefined>;
  return (event: string, args: unknown): Effect[] => by[event]?.(args) ?? [];
}

/** Something that happened, as it is to be told. */
export interface Scene {
  effects: Effect[];
  /** Dice were thrown, or it is told in words even if the board shows nothing of it. */
  dice: boolean;
  words: boolean;
  /** Whether the next scene waits for a hand. */
  waits: boolean;
}

/** What is shown at a time, and the scene that it belongs to. */
export interface Step {
  effects: Effect[];
  scene: number;
  waits: boolean;
  /** Milliseconds that it takes. */
  time: number;
}

/** Scenes in steps: effects one by one, but arrivals in a row, and marks with what made them. */
export function steps(scenes: Scene[]): Step[] {
  const found: Step[] = [];
  scenes.forEach(({ effects, dice, words, waits }, scene) => {
    const first = found.length;
    for (const next of effects) {
      const last = found.at(-1);
      const together = next.kind === "mark" || (next.kind === "arrive" && last?.effects[0]?.kind === "arrive");
      if (last && together && (!waits || found.length > first)) {
        last.effects.push(next);
        last.scene = scene;
      } else found.push({ effects: [next], scene, waits: false, time: 0 });
    }
    if (found.length === first && (dice || words || waits)) found.push({ effects: [], scene, waits: false, time: 0 });
    if (found.length === first) return;
    const last = found.at(-1)!;
    last.waits = waits;
    last.time = dice ? DICE : words ? WORDS : 0;
  });
  for (const step of found) step.time = Math.max(step.time, ...step.effects.map((one) => LASTS[one.kind]));
  return found;
}

/** The same, a number of times as fast; many steps go faster, unless they wait anyway. */
export function paced(played: Step[], speed: number): Step[] {
  const sum = played.reduce((total, { time }) => total + time, 0);
  const faster = played.some(({ waits }) => waits) ? 1 : Math.max(sum / AT_MOST, 1);
  return played.map((step) => ({ ...step, time: step.time / faster / speed }));
}

/** The pieces that stand elsewhere while step `now` is played. */
export function ghosts(played: Step[], now: number): Ghost[] {
  const found = new Map<string, Ghost>();
  for (let step = now; step < played.length; step++) {
    for (const one of played[step]!.effects) {
      for (const piece of one.pieces) {
        if (!found.has(piece)) {
          const ghost = ghostOf(one, piece, step === now);
          if (ghost) found.set(piece, ghost);
        }
      }
    }
  }
  return [...found.values()];
}

function ghostOf(one: Effect, piece: string, now: boolean): Ghost | null {
  if (one.kind === "move") {
    return now
      ? { piece, path: [...one.from, one.at], fate: "moves" }
      : { piece, path: one.from.slice(0, 1), fate: "waits" };
  }
  if (one.kind === "loss") return { piece, path: [one.at], fate: now ? "dies" : "waits" };
  if (one.kind === "arrive" && now) return { piece, path: [one.at], fate: "arrives" };
  return null;
}

/** The pieces that the board must not yet show where the view has them. */
export function away(played: Step[], now: number): Set<string> {
  const found = new Set<string>();
  for (const step of played.slice(now)) {
    for (const one of step.effects) {
      if (one.kind === "move" || one.kind === "arrive") one.pieces.forEach((piece) => found.add(piece));
    }
  }
  return found;
}

/** How many hits fell in each hex. */
export function tally(effects: Effect[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, at } of effects) {
    if (kind === "hit" || kind === "loss") found.set(at, (found.get(at) ?? 0) + 1);
  }
  return found;
}
