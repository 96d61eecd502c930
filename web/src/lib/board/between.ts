// The position in the middle of what is being told, made from the one before it and the one after it:
// nothing is shown that a seat is not told, and nothing before it is told.
import { isGoing, type Effect } from "./effects";

/** How far the telling of what lies between two positions has come. */
export interface Telling<E> {
  /** What has happened as far as it has been told. */
  events: E[];
  /** What has still to be told. */
  left: E[];
  /** What the board has shown of it, and what it has still to show. */
  past: Effect[];
  coming: Effect[];
}

/** What certain events change, a score above all: it changes with the last of them, and without any when all has been told. */
export function changedBy<T>(kinds: readonly string[], before: T, after: T, { events, left }: Telling<{ event: string }>): T {
  const isOne = ({ event }: { event: string }) => kinds.includes(event);
  return events.some(isOne) && !left.some(isOne) ? after : before;
}

/**
 * Hexes that a side holds. One that changes hands does so when somebody has been shown to come through
 * it, or, if nobody is, with everything else.
 */
export function heldBetween(before: readonly string[], after: readonly string[], { past }: Telling<unknown>): string[] {
  const trodden = new Set(past.flatMap(({ kind, from, at }) => (kind === "move" ? [...from, at] : kind === "arrive" ? [at] : [])));
  if (!trodden.size) return before as string[];
  const held = new Set(after);
  const gained = after.filter((hex) => trodden.has(hex) && !before.includes(hex));
  const kept = before.filter((hex) => held.has(hex) || !trodden.has(hex));
  return gained.length || kept.length < before.length ? [...kept, ...gained] : (before as string[]);
}

type Piles<T> = Record<string, readonly T[]>;

/** A piece, where it lies and how often it has been moved there. */
interface Spot<T> {
  piece: T;
  hex: string;
}

/**
 * Piles of pieces by hex. Whoever has moved lies where it has come to; whom nothing more will happen
 * to lies as the position after it has it, all others as they lay before.
 */
export function pilesBetween<T>(before: Piles<T>, after: Piles<T>, nameOf: (piece: T) => string, { past, coming }: Telling<unknown>): Record<string, T[]> {
  const spots = new Map<string, Spot<T>>();
  for (const [hex, pile] of Object.entries(before)) for (const piece of pile) spots.set(nameOf(piece), { piece, hex });
  const ends = new Map<string, T>();
  for (const pile of Object.values(after)) for (const piece of pile) ends.set(nameOf(piece), piece);
  const concerned = new Set(coming.flatMap(({ pieces }) => pieces));
  for (const { kind, pieces, at } of past) {
    for (const name of pieces) {
      const spot = spots.get(name);
      const piece = concerned.has(name) ? (spot?.piece ?? ends.get(name)) : (ends.get(name) ?? spot?.piece);
      if (isGoing(kind)) spots.delete(name);
      else if (!piece) continue;
      else if (kind === "move" || kind === "arrive") {
        spots.delete(name); // it lies on top of those who were there
        spots.set(name, { piece, hex: at });
      } else if (spot) spots.set(name, { piece, hex: spot.hex });
    }
  }
  const found: Record<string, T[]> = {};
  for (const { piece, hex } of spots.values()) (found[hex] ??= []).push(piece);
  return found;
}
