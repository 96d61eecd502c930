// Whose turn it was when something happened, read from the events that begin a turn.
import type { GameEvent } from "./api";

/** The seat whose turn an event begins, or null. */
export type TurnOf = (event: GameEvent) => string | null;

/** The seat whose turn each event belongs to; `before` is whose turn it was before the first. */
export function actors(events: GameEvent[], turnOf: TurnOf, before: string | null = null): (string | null)[] {
  let seat = before;
  return events.map((event) => (seat = turnOf(event) ?? seat));
}

/** Whose turn it was at the end of a list of events. */
export function lastActor(events: GameEvent[], turnOf: TurnOf): string | null {
  const last = events.findLast((event) => turnOf(event) !== null);
  return last ? turnOf(last) : null;
}

/** The latest turns of others, one after the other: the first of their events, and the one after. */
export function turnsOfOthers(
  events: GameEvent[],
  turnOf: TurnOf,
  mine: ReadonlySet<string>,
): [from: number, to: number] | null {
  const seats = actors(events, turnOf);
  const isTheirs = (seat: string | null) => seat !== null && !mine.has(seat);
  const to = seats.findLastIndex(isTheirs) + 1;
  if (!to) return null;
  const from = seats.findLastIndex((seat, n) => n < to && !isTheirs(seat)) + 1;
  return [from, to];
}
