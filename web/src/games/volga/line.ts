// What an attack may bring, in one line.
import { percent, say } from "../../lib/i18n.svelte";
import { bestOf, type OddsRow } from "../../lib/look";
import type { VolgaOdds } from "./parts";

export function oddsLine(rows: OddsRow<VolgaOdds>[]): string {
  const { label, odds } = bestOf(rows, ({ falls }) => falls);
  return `${label} · ${say("volga-odds-falls")} ${percent(odds.falls)}`;
}
