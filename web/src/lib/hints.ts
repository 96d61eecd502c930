// What the computer advises: ideas with their reasons, and one of them carried out to its end.
import { api, type Action, type Decision, type Explanation, type Idea, type Mark } from "./api";
import type { Plan } from "./plan";
import type { Seat } from "./live.svelte";

/** A hint belongs to the question that it was asked about, and is nothing beside another. */
export interface Hint {
  number: number;
  decision: Decision;
  /** The answer that it begins with; null if the computer has no idea. */
  action: Action | null;
  why: Explanation | null;
}

/** The ideas of a hint, the best first; one that only names an answer has no plan. */
export function ideasOf({ action, why }: Hint): (Idea | { action: Action; plan: null; marks: Mark[]; chance: null })[] {
  if (why?.ideas.length) return why.ideas;
  return action ? [{ action, plan: null, marks: [], chance: null }] : [];
}

/** A plan of this name is no more than the answer itself, and belongs to the plan before it. */
export const ANSWER = "answer";

const sameMessage = (a: Idea["plan"], b: Idea["plan"]) => a.id === b.id && JSON.stringify(a.args) === JSON.stringify(b.args);

/** Whether a hint goes on with a plan: an answer asked for on the way belongs to it. */
export function isPartOf(plan: Idea["plan"] | null, next: Explanation | null): boolean {
  const on = next?.ideas[0]?.plan;
  return plan !== null && on !== undefined && (sameMessage(plan, on) || on.id === ANSWER);
}

interface Following {
  seat: Seat;
  /** Whose plan it is. */
  whose: string;
  action: Action;
  plan: Idea["plan"] | null;
  /** In words, while it is carried out, and when it comes to its end or is no longer the computer's. */
  says: () => string;
  done: () => string;
}

/** Carry a hint out, step by step, as long as the computer has the same intention. */
export function following({ seat, whose, action, plan, says, done }: Following): Plan {
  return {
    seat: whose,
    says,
    async *steps() {
      let next: Action | null = action;
      while (next) {
        const moment = yield next;
        if (moment.refused) return "";
        const number = seat.state!.number;
        const hint = await api.hint(seat.token, number).catch(() => null);
        next = hint?.action && isPartOf(plan, hint.why ?? null) ? hint.action : null;
      }
      return plan ? done() : "";
    },
  };
}

/** Where a hint is drawn that has no marks of its own: the thing that it names. */
export function marksOf(idea: { action: Action; marks: Mark[] }, decision: Decision, placeOf: (unit: string) => string | null): Mark[] {
  if (idea.marks.length) return idea.marks;
  const [verb, id] = idea.action;
  const kind = decision.kinds?.[verb!];
  const hex = !id ? null : kind === "hex" ? id : kind === "unit" ? placeOf(id) : null;
  return hex ? [{ kind: "target", hexes: [hex] }] : [];
}
