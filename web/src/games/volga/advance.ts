// Who has won a hex enters it: one by one, or all at once.
import type { Action, Decision } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Intent, Situation } from "../../lib/input";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { VolgaParts, VolgaView } from "./parts";
import type { Asked } from "./shapes";

/** All blocks that may advance. */
export const ALL = "all";
/** As many as may stand in a hex: of more than these some have to be chosen. */
const MOST = 4;

const advances = ({ actions }: Decision): Action[] => (actions ?? []).filter(([verb]) => verb === "advance");

export function shortcuts(decision: Decision): Action[] {
  const { length } = advances(decision);
  return decision.prompt === "choose_advance" && length > 1 && length <= MOST ? [[ALL]] : [];
}

export function advanceAll(seat: string): Plan {
  async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    for (let next = advances(moment.decision)[0]; next && !moment.refused; next = moment.decision.prompt === "choose_advance" ? advances(moment.decision)[0] : undefined) moment = yield next;
    return "";
  }
  return { seat, says: () => say("volga-plan-all"), steps };
}

/** A touch of the hex that was won means to advance into it, with all who may. */
export function intoWon(hex: string, { decision, buttons, seat }: Situation<VolgaParts, VolgaView>): Intent | null {
  if (!decision || !seat || hex !== (decision.args as Asked | undefined)?.target) return null;
  const actions = buttons.filter(([verb]) => verb === "advance");
  if (actions.length > 1) return shortcuts(decision).length ? { do: "plan", plan: advanceAll(seat) } : { do: "offer", actions };
  return actions.length ? { do: "play", action: actions[0]! } : null;
}
