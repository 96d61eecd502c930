// How a battle ends, put together from the chances that the server sends.
import type { Odds } from "./shapes";

export interface Gist {
  /** The defender has to go; steps are exchanged; counterblows; nothing; the attacker has to go. */
  retreat: number;
  exchange: number;
  blow: number;
  none: number;
  "thrown-back": number;
  /** The first roll brings a counterattack. */
  answer: number;
}

const GOES = ["DR", "DS", "DD"];
const STAYS: Record<string, "exchange" | "blow" | "none"> = { EX: "exchange", CB: "blow", "-": "none" };

export function gist({ rounds, ends }: Odds): Gist {
  const first = rounds[0]!;
  const found: Gist = { retreat: 0, exchange: 0, blow: 0, none: 0, "thrown-back": 0, answer: first.results.CA ?? 0 };
  for (const { attacker, result, chance } of ends) {
    if (!GOES.includes(result)) found[STAYS[result]!] += chance;
    else found[attacker === first.attacker ? "retreat" : "thrown-back"] += chance;
  }
  return found;
}
