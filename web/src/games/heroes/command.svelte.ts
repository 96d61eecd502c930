// How a unit is paid for, said beside its orders and not asked after each of them: action points unless
// a player wants it otherwise; how many command points go into the dice. A unit that is activated stays
// chosen while the enemy answers.
import type { Action, Decision } from "../../lib/api";
import type { Intent, Offset } from "../../lib/input";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { Session } from "../../lib/session.svelte";
import { sideTowards, type Direction, type HeroesParts } from "./parts";
import type { Asked } from "./shapes";

type Steps = AsyncGenerator<Step, string, Moment>;

/** What a click on a unit means: the first of these that it may do. */
const WAYS = ["act", "opportunity", "command"];
/** Rolls that are better when they are higher. */
const RAISED = ["attack", "rally"];

class Command {
  /** How units are to act; as it comes, without a wish. */
  way = $state("");
  /** Whether command points may help to pay for an action: then it is asked how many. */
  helps = $state(false);
  /** Command points for each of our own dice; null asks. */
  dice = $state<number | null>(null);
  /** The unit that was ordered last, and what else could have been answered instead of going on with it. */
  #unit = $state.raw<{ unit: string; instead: Action[] } | null>(null);

  get unit(): string | null {
    return this.#unit?.unit ?? null;
  }

  /** Of the answers that a touch of a unit may mean, the one that is wished for. */
  meant(actions: Action[]): Action | null {
    const ways = this.way ? [this.way, ...WAYS] : WAYS;
    return ways.map((way) => actions.find(([verb]) => verb === way)).find(Boolean) ?? null;
  }

  /** Remember who is being ordered. How a unit is to act was wished for that unit, not for the next one. */
  follow({ question, now, last }: Session): void {
    if (last && last.action[0] === this.way) this.way = "";
    if (question?.prompt !== "order" || !now) return;
    const { unit, payment } = (question.args ?? {}) as Asked;
    if (payment !== "ap" || !unit) this.#unit = null;
    else if (this.#unit?.unit !== unit) this.#unit = { unit, instead: [] };
  }

  /** The command points that the next of our dice gets, with so many left: as many of the wished for as there are. */
  diceWith(left: number): number | null {
    return this.dice === null ? null : Math.min(this.dice, left);
  }

  /** What follows from a question without a word. */
  answer(session: Session): Plan | null {
    const { question, now } = session;
    if (!question || !now?.seat || now.lesson) return null;
    const say = (steps: Plan["steps"]): Plan => ({ seat: now.seat!, says: () => "", steps });
    const action = question.prompt === "turn" ? this.#again(question) : this.priceOf(question);
    return action && say(() => one(action));
  }

  /** The activated unit is chosen again. */
  #again({ actions: all, args }: Decision): Action | null {
    const { unit } = this;
    const actions = all ?? [];
    const action = unit && (args as Asked).ap ? actions.find(([verb, id]) => verb === "act" && id === unit) : undefined;
    if (!action) {
      this.#unit = null;
      return null;
    }
    this.#unit = { unit: unit!, instead: actions };
    return action;
  }

  /** Action points alone, where they are enough; the wished for command points in the dice. */
  priceOf({ prompt, actions, args }: Decision): Action | null {
    const { cost, why } = (args ?? {}) as Asked & { why?: string };
    const offered = (...action: Action) => actions?.find((one) => one.join() === action.join()) ?? null;
    if (prompt === "split") return this.helps ? null : offered("ap", String(cost));
    if (prompt !== "roll" || this.dice === null || !RAISED.includes(why ?? "")) return null;
    for (let points = this.dice; points > 0; points--) if (offered("raise", String(points))) return ["raise", String(points)];
    return offered("roll");
  }

  /** What could be answered instead of going on with the unit, if it was chosen without a word. */
  instead({ prompt, args, actions }: Decision): Action[] {
    const { unit, instead } = this.#unit ?? {};
    if (prompt !== "order" || (args as Asked).unit !== unit) return [];
    return (instead ?? []).filter((action) => !actions?.some((one) => one.join() === action.join()));
  }
}

export const command = new Command();

async function* one(action: Action): Steps {
  yield action;
  return "";
}

/** Take the unit's choice back, and answer this instead. */
export function rather(seat: string, action: Action): Intent {
  async function* steps(moment: Moment): Steps {
    moment = yield "undo";
    if (!moment.refused && moment.decision.actions?.some((one) => one.join() === action.join())) yield action;
    return "";
  }
  return { do: "plan", plan: { seat, says: () => "", steps } };
}

/** So far from the middle of a hex a touch means one of its sides. */
const ASIDE = 0.42;

/** The side of a hex that a touch means; in the middle none. */
export function sideAt(parts: HeroesParts, at: Offset | undefined): Direction | null {
  if (!at || Math.hypot(at.x, at.y) < ASIDE) return null;
  return sideTowards(parts, at);
}

/** A step with the facing after it, and the moment after that; null when it did not come so far. Without a wish the facing is asked. */
export async function* stepping(moment: Moment, unit: string, step: Action, facing: Direction | null): AsyncGenerator<Step, Moment | null, Moment> {
  moment = yield step;
  while (!moment.refused) {
    const { prompt, args, actions } = moment.decision;
    if (prompt === "face") {
      if ((args as Asked).unit !== unit) return null;
      const wished = actions?.find(([verb, id]) => verb === "face" && id === facing);
      return yield wished ?? "wait";
    }
    if (prompt !== "split") return null;
    moment = yield command.priceOf(moment.decision) ?? "wait";
  }
  return null;
}

export function stepAndFace(seat: string, unit: string, step: Action, facing: Direction): Plan {
  async function* steps(moment: Moment): Steps {
    yield* stepping(moment, unit, step, facing);
    return "";
  }
  return { seat, says: () => "", steps };
}
