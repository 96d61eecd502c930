// A shot in one line and on its hex.
import { percent, say, wholePercent } from "../../lib/i18n.svelte";
import { bestOf, type Chip, type OddsRow, type Told } from "../../lib/look";
import type { Odds } from "./shapes";

const best = ({ shots }: Odds) => Math.max(...shots.map(({ hit }) => hit));

export function oddsLine(rows: OddsRow<Odds>[]): string {
  const told = ({ label, odds }: OddsRow<Odds>) => {
    const chance = percent(best(odds));
    return `${label} · ${odds.kind === "rally" ? chance : say("heroes-odds-hit", { chance })}`;
  };
  const first = bestOf(rows, best);
  // Beside the dice as they are stands what points would make of them.
  const plain = rows.find(({ key }) => key === "roll");
  return plain && plain !== first ? `${told(plain)}; ${told(first)}` : told(first);
}

/** On a hex the best shot that can be fired there now. */
export function chips({ odds }: Told): Chip[] {
  const found = new Map<string, number>();
  for (const { action, kind, odds: shot } of odds) if (kind === "hex" && action[1]) found.set(action[1], Math.max(best(shot as Odds), found.get(action[1]) ?? 0));
  return [...found].map(([hex, chance]) => ({ hex, lines: [wholePercent(chance)], chance }));
}
