// Units of a side that are still to come, as far as that is near.
import type { Side, StalingradoParts, StalingradoView } from "./parts";

const SOON = 3; // turns

export function coming(parts: StalingradoParts, view: StalingradoView, side: Side) {
  const stacks = Object.values(view.stacks as Record<string, { units: { unit: string | null }[] }>);
  const onMap = new Set<string>([...stacks.flatMap(({ units }) => units.flatMap(({ unit }) => unit ?? [])), ...Object.keys(view.headquarters), ...view.air.map(({ unit }) => unit)]);
  const last = Math.min(view.turn + SOON, view.last_turn);
  return [...parts.units.values()].filter((unit) => unit.side === side && unit.enters !== null && unit.enters > view.turn && unit.enters <= last && !onMap.has(unit.id));
}
