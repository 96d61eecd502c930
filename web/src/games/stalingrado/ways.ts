// Several reaches as one: where all of them lead, at what cost, by which way, with which dangers.
import { say } from "../../lib/i18n.svelte";
import type { Reach, Step } from "./draft.svelte";

/** The hexes that every one of the units reaches; each costs what it costs the dearest of them. */
export function together(reaches: Reach[]): Record<string, Step> {
  const [first, ...others] = reaches;
  if (!first) return {};
  const found: Record<string, Step> = {};
  for (const [hex, step] of Object.entries(first.hexes)) {
    const steps = [step, ...others.flatMap(({ hexes }) => hexes[hex] ?? [])];
    if (steps.length < reaches.length) continue;
    const dearest = steps.reduce((a, b) => (b.cost > a.cost ? b : a));
    found[hex] = { ...dearest, marks: [...new Set(steps.flatMap(({ marks }) => marks))], no_end: steps.find(({ no_end }) => no_end)?.no_end ?? null };
  }
  return found;
}

/** The hexes that some of several units reach, and not all: how many. */
export function apart(reaches: Reach[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { hexes } of reaches) for (const hex of Object.keys(hexes)) if (!hexes[hex]!.no_end) found.set(hex, (found.get(hex) ?? 0) + 1);
  for (const [hex, count] of found) if (count === reaches.length) found.delete(hex);
  return found;
}

/** The hexes of the way of the unit for which it is dearest, the start first; none if there is no way. */
export function wayTo(reaches: Reach[], goal: string): string[] {
  const dearest = reaches.filter(({ hexes }) => hexes[goal]).sort((a, b) => b.hexes[goal]!.cost - a.hexes[goal]!.cost)[0];
  if (!dearest) return [];
  const way = [goal];
  while (way[0] !== dearest.start) way.unshift(dearest.hexes[way[0]!]!.from);
  return way;
}

/** What a move to a hex costs, and what awaits a unit there, in words. */
export function dangers(reaches: Reach[], goal: string): string[] {
  const step = together(reaches)[goal];
  const some = apart(reaches).get(goal);
  if (!step) return some ? [say("stalingrado-way-some", { count: some, all: reaches.length })] : [];
  const points = Math.min(...reaches.map((reach) => reach.points));
  const rivers = wayTo(reaches, goal).filter((hex) => reaches.some(({ hexes }) => hexes[hex]?.crosses)).length;
  return [
    say("stalingrado-way-cost", { cost: step.cost, points }),
    ...(rivers ? [say("stalingrado-way-rivers", { count: rivers })] : []),
    ...(step.no_end ? [say("stalingrado-way-no-end", { rule: step.no_end })] : []),
    ...marksInWords(step.marks),
  ];
}

export function marksInWords(marks: string[]): string[] {
  return marks.map((mark) => say(`stalingrado-way-${mark}`));
}
