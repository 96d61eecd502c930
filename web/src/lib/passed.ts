// Where in the log a seat was not asked, as it had nothing to choose.
import type { GameEvent } from "./api";

/** How often, by the number of events that were told before. */
export function passedIn(log: GameEvent[][], unasked: number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let [before, next] = [0, 0];
  for (const at of unasked) {
    for (; next < at && next < log.length; next++) before += log[next]!.length;
    if (at < log.length) found.set(before, (found.get(before) ?? 0) + 1);
  }
  return found;
}
