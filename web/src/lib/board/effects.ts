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
const AT_MOST = 6000;

export function effect(kind: Effect["kind"], side: string, at: string, more: Partial<Effect> = {}): Effect {
  return { kind, side, at, from: [], pieces: [], ...more };
}

/** Effects that are shown together: arrivals in a row, and marks with what made them. */
export function steps(effects: Effect[]): Effect[][] {
  const found: Effect[][] = [];
  for (const next of effects) {
    const last = found.at(-1);
    const together = next.kind === "mark" || (next.kind === "arrive" && last?.[0]?.kind === "arrive");
    if (last && together) last.push(next);
    else found.push([next]);
  }
  return found;
}

/** Milliseconds for each step; many steps go faster. */
export function pace(played: Effect[][]): number[] {
  const times = played.map((step) => Math.max(...step.map((one) => LASTS[one.kind])));
  const sum = times.reduce((total, time) => total + time, 0);
  return sum > AT_MOST ? times.map((time) => (time * AT_MOST) / sum) : times;
}

/** The pieces that stand elsewhere while step `now` is played. */
export function ghosts(played: Effect[][], now: number): Ghost[] {
  const found = new Map<string, Ghost>();
  for (let step = now; step < played.length; step++) {
    for (const one of played[step]!) {
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
export function away(played: Effect[][], now: number): Set<string> {
  const found = new Set<string>();
  for (const step of played.slice(now)) {
    for (const one of step) {
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
