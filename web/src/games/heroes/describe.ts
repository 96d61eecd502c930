// A hex and what stands in it, in words.
import { say } from "../../lib/i18n.svelte";
import { stackOf, type Hex, type HeroesParts, type Side, type Unit, type HeroesView } from "./parts";
import { hexName, unitName } from "./words";

/** Who holds a hex that somebody controls. */
export function holderOf(view: HeroesView, hex: string): Side | null {
  const sides: Side[] = ["german", "soviet"];
  return sides.find((side) => view.control[side].includes(hex)) ?? null;
}

/** What a hex is, what lies in it and what entering or shooting at it costs. */
export function facts(parts: HeroesParts, view: HeroesView, cell: Hex): string[] {
  const said = [say(`heroes-terrain-${cell.terrain}`)];
  if (cell.level) said.push(say("heroes-look-level", { level: cell.level }));
  if (cell.roads.length) said.push(say("heroes-look-road"));
  if (cell.walls.length) said.push(say("heroes-look-wall"));
  for (const work of view.works) if (work.hex === cell.id) said.push(say(`heroes-work-${work.kind}`));
  if (view.smoke.includes(cell.id)) said.push(say("heroes-look-smoke"));
  if (view.thin_smoke.includes(cell.id)) said.push(say("heroes-look-thin-smoke"));
  const side = holderOf(view, cell.id);
  if (side) said.push(say("heroes-look-held", { side }));
  for (const { hex, vp, when } of parts.firefight.scoring) {
    if (hex === cell.id) said.push(say(`heroes-goal-${when}`, { vp }));
  }
  const to = view.costs?.to[cell.id];
  const fire = view.costs?.fire[cell.id];
  if (to !== undefined) said.push(say("heroes-look-cost-to", { cost: to }));
  if (fire !== undefined) said.push(say("heroes-look-cost-fire", { cost: fire }));
  return said;
}

/** How a unit is: whether it has acted, is hit, hides or has dug in. */
export function conditions(parts: HeroesParts, unit: Unit): string[] {
  const said = [say(`heroes-state-${unit.state}`)];
  if (unit.hit) said.push(unit.marker ? say(`heroes-marker-${unit.marker}`) : say("heroes-look-hit"));
  if (unit.hidden) said.push(say("heroes-look-hidden"));
  if (unit.dug_in) said.push(say("heroes-look-dug-in"));
  if (unit.inside) said.push(say("heroes-look-inside"));
  if (unit.exposed) said.push(say("heroes-look-exposed"));
  if (unit.carried_by) said.push(say("heroes-look-carried", { unit: unitName(parts, unit.carried_by) }));
  if (unit.facing) said.push(say("heroes-look-facing", { facing: say(`heroes-facing-${unit.facing.toLowerCase()}`) }));
  return said;
}

export function label(parts: HeroesParts, view: HeroesView, cell: Hex): string {
  const units = stackOf(view, cell.id).map((unit) => `${say(`heroes-seat-${unit.side}`)}: ${unitName(parts, unit.id)}, ${conditions(parts, unit).join(", ")}`);
  return [hexName(parts, cell.id), ...facts(parts, view, cell), ...units].join(", ");
}
