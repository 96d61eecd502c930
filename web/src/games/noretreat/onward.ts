// Whoever wants nothing more of several phases says so once: the phases between end one after the other,
// and only what must be answered is still asked.
import type { Action, Decision } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Input, Intent, Situation } from "../../lib/input";
import type { Moment, Plan, Step } from "../../lib/plan";
import { sideOf, type NoRetreatParts, type NoRetreatView } from "./parts";

type Now = Situation<NoRetreatParts, NoRetreatView>;
type Steps = AsyncGenerator<Step, string, Moment>;

/** On to the arrivals and the moves; and from the moves past the attacks. */
export const ONWARD = "onward";
export const REST = "rest";

const BEFORE_MOVES = ["card_play", "flips", "placement", "reorganize"];
const ARRIVE = ["reinforce", "recover"];

const mayEnd = ({ prompt, actions }: Decision) => BEFORE_MOVES.includes(prompt ?? "") && (actions?.some(([verb]) => verb === "done") ?? false);
const canArrive = ({ actions }: Decision) => actions?.some(([verb]) => ARRIVE.includes(verb!)) ?? false;
/** A moment that most let pass. */
const isMoment = ({ args, actions }: Decision) => args?.stops !== undefined && actions?.some(([verb]) => verb === "pass");

export function shortcuts(decision: Decision): Action[] {
  if (mayEnd(decision)) return [[ONWARD]];
  return decision.prompt === "movement" && decision.actions?.some(([verb]) => verb === "done") ? [[REST]] : [];
}

/** End one phase after the other until units arrive or move. */
async function* toMoves(moment: Moment): AsyncGenerator<Step, Moment, Moment> {
  do moment = yield mayEnd(moment.decision) ? ["done"] : isMoment(moment.decision) ? ["pass"] : "wait";
  while (!moment.refused && moment.decision.prompt !== "movement" && !canArrive(moment.decision));
  return moment;
}

/** End the moves and declare no attack. */
async function* pastAttacks(moment: Moment): Steps {
  do {
    moment = yield isMoment(moment.decision) ? ["pass"] : ["done"];
    if (moment.refused) return "";
  } while (isMoment(moment.decision));
  if (moment.decision.prompt === "declare") yield ["done"];
  return "";
}

export function shortcut(verb: string, seat: string): Plan | null {
  if (verb === REST) return { seat, says: () => say("noretreat-plan-rest"), steps: pastAttacks };
  async function* steps(moment: Moment): Steps {
    yield* toMoves(moment);
    return "";
  }
  return verb === ONWARD ? { seat, says: () => say("noretreat-plan-onward"), steps } : null;
}

/** Whoever carries a unit on the map before the moves wants to move it; not while others can still arrive. */
export function ahead({ unit, hex }: Input & { kind: "lift" }, { decision, seat, stack }: Now): Intent | null {
  const moved = unit ?? stack(hex ?? "").find((id) => sideOf(id) === seat);
  if (!decision || !mayEnd(decision) || canArrive(decision) || !seat || !hex || !moved || sideOf(moved) !== seat) return null;
  const isAsked = ({ decision: { actions } }: Moment, ...action: Action) => actions?.some((one) => one.join() === action.join()) ?? false;
  async function* steps(moment: Moment, goal: string): Steps {
    moment = yield* toMoves(moment);
    if (moment.refused || !isAsked(moment, "unit", moved!)) return "";
    moment = yield ["unit", moved!];
    if (!moment.refused && isAsked(moment, "to", goal)) yield ["to", goal];
    return "";
  }
  return { do: "lift", action: null, lands: (goal) => ({ seat, says: () => say("noretreat-plan-onward"), steps: (moment) => steps(moment, goal) }) };
}
