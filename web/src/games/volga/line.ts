// What an attack may bring, in one line and on its hex.
import { percent, say, wholePercent } from "../../lib/i18n.svelte";
import { bestOf, type Chip, type OddsRow, type Told } from "../../lib/look";
import type { Odds } from "./shapes";

export function oddsLine(rows: OddsRow<Odds>[]): string {
  const { label, odds } = bestOf(rows, ({ falls }) => falls);
  return `${label} · ${say("volga-odds-falls")} ${percent(odds.falls)}`;
}

/** The same attack may be offered in several ways: the best of them counts. */
export function chips({ odds }: Told): Chip[] {
  const best = new Map<string, number>();
  for (const { target, falls } of odds.map(({ odds }) => odds as Odds)) best.set(target, Math.max(falls, best.get(target) ?? 0));
  return [...best].map(([hex, chance]) => ({ hex, lines: [wholePercent(chance)], chance }));
}
