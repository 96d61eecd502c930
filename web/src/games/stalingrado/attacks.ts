// The attacks of the phase that is on, as the log tells them.
import type { GameEvent } from "../../lib/api";
import { turnOf } from "./events";
import type { Args } from "./shapes";

export interface Attack {
  target: string;
  units: string[];
  /** Once the defence has been turned over. */
  odds: { attack: number; defence: number; ratio: string; column: string; shifts: [string, number][] } | null;
  /** What defender and attacker suffered. */
  result: { d: number; a: number } | null;
}

/** In the order in which they were declared. */
export function attacks(events: GameEvent[]): Attack[] {
  const start = events.findLastIndex((event) => turnOf(event) !== null);
  const found: Attack[] = [];
  for (const { event, args: told } of events.slice(start + 1)) {
    const args = told as Required<Args>;
    const last = found.at(-1);
    if (event === "attack") found.push({ target: args.target, units: args.counters, odds: null, result: null });
    else if (last?.target !== args.target) continue;
    else if (event === "odds") last!.odds = args;
    else if (event === "combat-result") last!.result = args;
  }
  return found;
}
