// To let one moment after the other pass, whatever one holds, until something else begins.
import type { Moment, Plan, Step } from "./plan";
import { say } from "./i18n.svelte";
import { phaseOf } from "./phase.svelte";
import type { Session } from "./session.svelte";

export type Until = "phase" | "turn";

/** Pass as long as nothing but such moments is asked, and the phase or turn is the same. */
export function passing(session: Session, seat: string, until: Until): Plan {
  const now = () => (until === "phase" ? phaseOf(session) : String(session.now?.view.turn ?? ""));
  const begun = now();
  async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    const isMoment = ({ args, actions }: Moment["decision"]) => args?.stops !== undefined && actions?.some(([verb]) => verb === "pass");
    while (isMoment(moment.decision) && now() === begun && !moment.refused) moment = yield ["pass"];
    return "";
  }
  return { seat, says: () => say(until === "phase" ? "web-passing-phase" : "web-passing-turn"), steps };
}
