// What a combat may bring, from the chances that the server sends.
import type { Odds, OddsColumn } from "./shapes";

/** The columns from the worst to the best that may come of it; all of them where that is not told. */
export function possible({ columns, worst, best }: Odds): OddsColumn[] {
  const [from, to] = [worst, best].map((end) => columns.findIndex(({ ratio }) => ratio === end?.ratio)) as [number, number];
  return from < 0 || to < 0 ? columns : columns.slice(from, to + 1);
}

export interface Gist {
  /** The chance that the defender suffers anything, and that the attacker does. */
  hit: number;
  hurt: number;
  /** What either suffers on average. */
  defender: number;
  attacker: number;
}

export function gist({ outcomes }: OddsColumn): Gist {
  const found: Gist = { hit: 0, hurt: 0, defender: 0, attacker: 0 };
  for (const [d, a, chance] of outcomes) {
    if (d) found.hit += chance;
    if (a) found.hurt += chance;
    found.defender += d * chance;
    found.attacker += a * chance;
  }
  return found;
}
