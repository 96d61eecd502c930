// The map in the middle of what is told.
import type { GameEvent } from "../../lib/api";
import { changedBy, heldBetween, pilesBetween, type Telling } from "../../lib/board/between";
import type { NoRetreatView, Side } from "./parts";

/** What brings Victory Points. */
const SCORES = ["captured", "event-vp", "oil-captured", "warsaw-captured", "initiative", "scorched", "city-rebuilt", "turn"];

export function between(before: NoRetreatView, after: NoRetreatView, telling: Telling<GameEvent>): NoRetreatView {
  const last = telling.events.findLast(({ event }) => event === "player-turn");
  const clock = last ? { turn: last.args.turn as number, side: last.args.side as Side } : {};
  const held = heldBetween(before.axis_control, after.axis_control, telling);
  const score = changedBy(SCORES, before.score, after.score, telling);
  return { ...before, ...clock, score, axis_control: held, stacks: pilesBetween(before.stacks, after.stacks, ({ unit }) => unit, telling) };
}
