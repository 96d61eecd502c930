// A combat in one line.
import { percent } from "../../lib/i18n.svelte";
import { bestOf, type OddsRow } from "../../lib/look";
import { gist, possible, type Chances, type Column } from "./chances";

/** The columns that may hold, from the worst to the best, as short as that goes. */
function ends(odds: Chances): [Column, Column] {
  const left = possible(odds).filter(({ ratio, column }) => !odds.known || [ratio, column].includes(odds.known));
  return [odds.worst ?? left[0]!, odds.best ?? left.at(-1)!];
}

const range = (a: string, b: string) => (a === b ? a : `${a} – ${b}`);

export function oddsLine(rows: OddsRow<Chances>[]): string {
  const { label, odds } = bestOf(rows, (one) => gist(ends(one)[1]).hit);
  const [worst, best] = ends(odds);
  const points = odds.defence === null ? odds.attack : `${odds.attack} : ${odds.defence}`;
  return `${label} · ${points} → ${range(worst.column, best.column)} · ${range(percent(gist(worst).hit), percent(gist(best).hit))}`;
}
