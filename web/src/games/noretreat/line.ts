// A battle in one line.
import { percent, say } from "../../lib/i18n.svelte";
import { bestOf, type OddsRow } from "../../lib/look";
import { gist, type BattleOdds } from "./chances";
import { columnName } from "./words";

export function oddsLine(rows: OddsRow<BattleOdds>[]): string {
  const { label, odds } = bestOf(rows, (one) => gist(one).retreat);
  const { attack, defence, column } = odds.rounds[0]!.arithmetic;
  return `${label} · ${attack} : ${defence} → ${columnName(column)} · ${say("noretreat-odds-retreat")} ${percent(gist(odds).retreat)}`;
}
