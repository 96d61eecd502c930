// The map in the middle of what is told.
import type { GameEvent } from "../../lib/api";
import { changedBy, pilesBetween, type Telling } from "../../lib/board/between";
import type { HeroesView, Unit } from "./parts";

/** What costs or brings points: action, command and victory points. */
const PAYS = ["pays", "plays", "passes", "used", "used-in-fog", "sniper", "officer", "activates", "activates-in-fog", "activates-hidden", "bids", "cap-lost", "cap-refilled", "destroyed", "leaves", "scores"];

export function between(before: HeroesView, after: HeroesView, telling: Telling<GameEvent>): HeroesView {
  const stacks = pilesBetween<Unit>(before.stacks, after.stacks, ({ id }) => id, telling);
  // Who has come out of hiding stands in the open.
  const open = new Set(Object.values(stacks).flat().map(({ id }) => id));
  const { german, soviet } = before.hidden;
  const without = (side: typeof german) => ({ ...side, units: (side.units as { id: string }[]).filter(({ id }) => !open.has(id)) as typeof side.units });
  const points = changedBy(PAYS, before.points, after.points, telling);
  return { ...before, stacks, points, hidden: { german: without(german), soviet: without(soviet) } };
}
