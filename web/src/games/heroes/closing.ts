// Whoever is carried onto an enemy goes in and, when the enemy has answered, fights him hand to hand; unless
// something has happened there that a player will want to look at first.
import type { Action } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan, Step } from "../../lib/plan";
import { stepping } from "./command.svelte";
import { ASIDE, disturbance, type Outlook } from "./march";
import type { Direction, HeroesParts } from "./parts";
import type { Asked } from "./shapes";
import { hexName, unitName, words } from "./words";

export function closeIn(parts: HeroesParts, seat: string, unit: string, step: Action, facing: Direction | null): Plan {
  const hex = step[1]!;
  const named = () => ({ unit: unitName(parts, unit), hex: hexName(parts, hex) });

  /** The next answer on the way into the fight; null where the fight is not to be had. */
  function answer({ decision: { prompt, args, actions } }: Moment): Action | null {
    if (prompt === "turn") return actions?.find((one) => one.join() === `act,${unit}`) ?? null;
    const fights = prompt === "order" && (args as Asked).unit === unit ? (actions ?? []).filter(([verb]) => verb === "close") : [];
    return fights.length === 1 ? fights[0]! : null;
  }

  async function* steps(first: Moment): AsyncGenerator<Step, string, Moment> {
    let moment = yield* stepping(first, unit, step, facing);
    while (moment && !moment.refused) {
      const outlook = await moment.study<Outlook>("outlook", unit, hex);
      const event = outlook && disturbance(outlook, null, moment.news);
      if (event) return say("heroes-march-stopped", { ...named(), why: say(`heroes-event-${event.event}`, words(parts, event.args)) });
      const next: Step | null = ASIDE.includes(moment.decision.prompt ?? "") ? "wait" : answer(moment);
      if (!outlook || !next) return "";
      moment = yield next;
      if (next[0] === "close") return "";
    }
    return "";
  }
  return { seat, says: () => say("heroes-closing", named()), steps };
}
