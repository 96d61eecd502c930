// The map in the middle of what is told.
import type { GameEvent } from "../../lib/api";
import { pilesBetween, type Telling } from "../../lib/board/between";
import type { HeroesView, Unit } from "./parts";

export function between(before: HeroesView, after: HeroesView, telling: Telling<GameEvent>): HeroesView {
  const stacks = pilesBetween<Unit>(before.stacks, after.stacks, ({ id }) => id, telling);
  // Who has come out of hiding stands in the open.
  const open = new Set(Object.values(stacks).flat().map(({ id }) => id));
  const { german, soviet } = before.hidden;
  const without = (side: typeof german) => ({ ...side, units: (side.units as { id: string }[]).filter(({ id }) => !open.has(id)) as typeof side.units });
  return { ...before, stacks, hidden: { german: without(german), soviet: without(soviet) } };
}
