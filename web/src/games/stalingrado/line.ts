// A combat in one line and on its hex.
import { percent, say, wholePercent } from "../../lib/i18n.svelte";
import { bestOf, type Chip, type OddsRow, type Told } from "../../lib/look";
import { gist, possible } from "./chances";
import type { Odds, OddsColumn } from "./shapes";

/** The columns that may hold, from the worst to the best, as short as that goes. */
function ends(odds: Odds): [OddsColumn, OddsColumn] {
  const left = possible(odds).filter(({ ratio, column }) => !odds.known || [ratio, column].includes(odds.known));
  return [odds.worst ?? left[0]!, odds.best ?? left.at(-1)!];
}

const range = (a: string, b: string) => (a === b ? a : `${a} – ${b}`);
const short = (a: string, b: string) => range(a, b).replace(/[ %\u00a0\u202f]*– /, "–");

export function oddsLine(rows: OddsRow<Odds>[]): string {
  const { label, odds } = bestOf(rows, (one) => gist(ends(one)[1]).hit);
  const [worst, best] = ends(odds);
  const points = odds.defence === null ? say("stalingrado-odds-points", { points: odds.attack }) : `${odds.attack} : ${odds.defence}`;
  const hit = range(percent(gist(worst).hit), percent(gist(best).hit));
  return `${label} · ${points} → ${range(worst.column, best.column)} · ${say("stalingrado-odds-hit")} ${hit}`;
}

/** What the server tells of a hex that can be attacked. */
interface Target {
  worst: string;
  least: number;
  best: string;
  most: number;
}

/** Before an attack is prepared every hex as if everybody took part; then the attack as it stands. */
export function chips({ decision, odds, answers }: Told): Chip[] {
  const chip = (hex: string, { worst, least, best, most }: Target): Chip => ({ hex, lines: [short(worst, best), short(wholePercent(least), wholePercent(most))], chance: (least + most) / 2 });
  if (decision?.prompt === "combat") {
    const [told] = answers as [{ hexes?: Record<string, Target> } | null];
    return Object.entries(told?.hexes ?? {}).map(([hex, target]) => chip(hex, target));
  }
  const go = odds.find(({ action }) => action[0] === "go");
  if (decision?.prompt !== "attackers" || !go) return [];
  const [worst, best] = ends(go.odds as Odds);
  return [chip(decision.args!.target as string, { worst: worst.column, least: gist(worst).hit, best: best.column, most: gist(best).hit })];
}
