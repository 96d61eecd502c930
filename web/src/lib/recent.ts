// The games that this browser sat at, newest first, so that they can be come back to.
import type { TableInfo } from "./api";

export interface Recent {
  id: string;
  game: string;
  mode: string;
  tokens: string[];
  at: number;
  /** The turn that was on when we looked last. */
  turn?: number;
  /** The game counts rounds, in which sides take turns. */
  isRound?: boolean;
  /** Of a game with others, the links that were made for them. */
  table?: TableInfo;
  /** How many events of its log had been seen. */
  seen?: number;
  /** The last thing said that had been read. */
  heard?: number;
}

const KEY = "hexfront-recent";
const KEPT = 20;

export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Recent[]) : [];
  } catch {
    return [];
  }
}

export function remember(game: Recent): void {
  const known = recent();
  const others = known.filter((one) => one.id !== game.id);
  const before = known.find((one) => one.id === game.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...before, ...game }, ...others].slice(0, KEPT)));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The first event of a log that had not been seen here; null if all had, or none. */
export function firstNew(id: string, events: number): number | null {
  const seen = recent().find((one) => one.id === id)?.seen;
  return seen !== undefined && seen < events ? seen : null;
}

export function saw(id: string, events: number): void {
  const known = recent().find((one) => one.id === id);
  if (known && events > (known.seen ?? 0)) remember({ ...known, seen: events });
}

/** The last thing said at a game that had been read here. */
export function lastHeard(id: string): number {
  return recent().find((one) => one.id === id)?.heard ?? 0;
}

export function heard(id: string, said: number): void {
  const known = recent().find((one) => one.id === id);
  if (known && said > (known.heard ?? 0)) remember({ ...known, heard: said });
}

export function forget(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent().filter((one) => one.id !== id)));
  } catch {
    // nothing was kept anyway
  }
}
