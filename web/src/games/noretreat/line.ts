// A battle in one line and on its hex.
import { percent, say, wholePercent } from "../../lib/i18n.svelte";
import { bestOf, type Chip, type OddsRow, type Told } from "../../lib/look";
import { gist } from "./chances";
import type { Odds } from "./shapes";
import { columnName } from "./words";

export function oddsLine(rows: OddsRow<Odds>[]): string {
  const { label, odds } = bestOf(rows, (one) => gist(one).retreat);
  const { attack, defence, column } = odds.rounds[0]!.arithmetic;
  return `${label} · ${attack} : ${defence} → ${columnName(column)} · ${say("noretreat-odds-retreat")} ${percent(gist(odds).retreat)}`;
}

/** While attackers are chosen it is the battle as it stands; before, each hex by itself. */
export function chips({ decision, odds }: Told): Chip[] {
  const fought = (decision?.args?.hexes as string[] | undefined)?.[0];
  const now = odds.find(({ action }) => action[0] === "fight");
  const rows = decision?.prompt === "muster" ? (now && fought ? [{ hex: fought, odds: now.odds }] : []) : odds.flatMap(({ action, kind, odds }) => (kind === "hex" && action[1] ? [{ hex: action[1], odds }] : []));
  return rows.map(({ hex, odds }) => {
    const battle = odds as Odds;
    const chance = gist(battle).retreat;
    return { hex, lines: [battle.rounds[0]!.arithmetic.column || "<1:3", wholePercent(chance)], chance };
  });
}
