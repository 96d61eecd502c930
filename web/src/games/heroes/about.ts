// What the overlays of Heroes are about, and what the server is asked for them.
import type { LayerContext } from "../../lib/look";
import type { Question } from "../../lib/study.svelte";
import { placed, sideOfSeat, stackOf, type HeroesParts, type HeroesView } from "./parts";
import type { Asked } from "./shapes";

type Context = LayerContext<HeroesParts, HeroesView>;

/** The unit that is being ordered. */
export function ordered({ decision }: Pick<Context, "decision">): string | null {
  return decision?.prompt === "order" || decision?.prompt === "face" ? ((decision.args as Asked).unit ?? null) : null;
}

function unitIn({ view, seat }: Context, hex: string | null | undefined): string | null {
  const units = hex ? stackOf(view, hex) : [];
  return (units.find(({ side }) => seat !== null && side === sideOfSeat(seat)) ?? units[0])?.id ?? null;
}

/** The unit that reach and threat are about: the one picked, ordered or pointed at. */
export function subject(laid: Context): string | null {
  return laid.picked.length ? unitIn(laid, laid.picked[0]) : (ordered(laid) ?? unitIn(laid, laid.looking));
}

/** Where the line of sight begins, and whether that was chosen or is only pointed at. */
export function eyeOf(laid: Context): { hex: string | null; fixed: boolean } {
  const unit = ordered(laid);
  const own = unit ? (placed(laid.view).find((one) => one.unit.id === unit)?.hex ?? null) : null;
  const chosen = laid.picked[0] ?? own;
  return { hex: chosen ?? laid.looking, fixed: chosen !== null && chosen !== undefined };
}

/** The other end of the line of sight. */
export function aimOf(laid: Context): string | null {
  const { hex, fixed } = eyeOf(laid);
  const aim = laid.picked[1] ?? laid.looking;
  return fixed && aim !== hex ? aim : null;
}

export function sightStudies(laid: Context): Question[] {
  const aim = aimOf(laid);
  return [aim ? ["sight", eyeOf(laid).hex!, aim] : null];
}

/** Whoever is being ordered is asked about; else a unit is picked on the board. */
export function picksUnit(laid: Context): number {
  return ordered(laid) ? 0 : 1;
}

export function reachStudies(laid: Context): Question[] {
  const unit = subject(laid);
  return [unit ? ["reach", unit] : null];
}

export function threatStudies(laid: Context): Question[] {
  const unit = subject(laid);
  return [unit ? ["threat", unit] : null, unit && laid.looking ? ["danger", unit, laid.looking] : null];
}

/** Where a barrage would strike; and while a single unit is ordered by action points, the way it could go over several turns. */
export function orderStudies({ decision, looking }: Context): Question[] {
  const struck = decision?.prompt === "note_barrage" ? looking : decision?.prompt === "orient" ? (decision.args as { hex: string }).hex : null;
  if (struck) return [["blast", struck]];
  const { unit, units, payment } = (decision?.args ?? {}) as Asked;
  const alone = decision?.prompt === "order" && payment === "ap" && units?.length === 1;
  return [alone && unit ? ["reach", unit] : null];
}
