// Shots at hexes where no enemy is seen, at suspected ones or for smoke: they are many, and lie where a
// unit would rather walk. So they are offered on their own, once a player asks for them.
import type { Action, Decision } from "../../lib/api";
import type { Position } from "../../lib/look";
import { sideOfSeat, stackOf, type HeroesView, type HeroesParts } from "./parts";

const SHOTS = ["fire", "indirect", "flame", "smoke", "smoke_indirect"];
export const AIM = "aim";
export const AIM_BACK = "aim_back";

/** The question for which a player aims. */
let aimed = $state.raw<Decision | null>(null);

export function aims(decision: Decision | null): boolean {
  return decision !== null && aimed === decision;
}

/** Whether a seat sees an enemy in a hex. */
export function seesEnemy(view: HeroesView, seat: string, hex: string): boolean {
  return stackOf(view, hex).some(({ side }) => side !== sideOfSeat(seat));
}

/** Orders with shots at visible enemies alone; or, while a player aims, the other shots. */
export function offers(decision: Decision, { view }: Position<HeroesParts, HeroesView>): Action[] {
  const actions = decision.actions ?? [];
  // On one's own roll points are rather spent to raise it.
  const isOwn = !view.attack || view.attack.side === sideOfSeat(decision.seat);
  if (isOwn && actions.some(([verb]) => verb === "raise")) {
    return [...actions].sort(([a], [b]) => Number(a === "lower") - Number(b === "lower"));
  }
  if (decision.prompt !== "order") return actions;
  const isBlind = ([verb, hex]: Action) => SHOTS.includes(verb!) && hex !== undefined && !seesEnemy(view, decision.seat, hex);
  const blind = actions.filter(isBlind);
  if (!blind.length) return actions;
  return aims(decision) ? [...blind, [AIM_BACK]] : [...actions.filter((action) => !isBlind(action)), [AIM]];
}

/** Aim for a question, or no more. */
export function aimAt(question: Decision | null): void {
  aimed = question;
}
