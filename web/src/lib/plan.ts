// Several answers in a row: each is given when the table asks for it, until something comes between.
import type { Shown } from "../games/look";
import type { Action, Decision, GameEvent } from "./api";
import type { Refusal, Seat } from "./live.svelte";

/** What a plan finds before it at each of its steps. */
export interface Moment extends Shown {
  decision: Decision;
  /** Whether the last answer may be taken back. */
  undo: boolean;
  /** What has happened since the step before. */
  news: GameEvent[];
  /** Why the step before was not taken; null if it was. */
  refused: Refusal | null;
}

/** An answer; or the last one is taken back; or the question is left to the player, and the plan goes on after it. */
export type Step = Action | "undo" | "wait";

export interface Plan {
  /** Whose plan it is. */
  seat: string;
  /** In words, for whoever may want to stop it. */
  says: () => string;
  /** One step after the other, each for the moment that it is taken in; at the end a word on what came between, or none. */
  steps: (first: Moment) => AsyncGenerator<Step, string, Moment>;
}

/** A plan on its way. */
export class Course {
  #steps: AsyncGenerator<Step, string, Moment> | null = null;
  #isThinking = false;
  #known: number;
  /** The number of the question that had the last step. */
  #answered = -1;
  /** Whether that was left to the player. */
  isWaiting = false;

  constructor(
    readonly plan: Plan,
    seat: Seat,
  ) {
    this.#known = seat.log.flat().length;
  }

  /** Whether the plan has something to say to what is asked now. */
  isAsked({ state, sent }: Seat): boolean {
    if (!state?.decision || state.decision.seat !== state.seat || state.seat !== this.plan.seat) return false;
    return !sent && !this.#isThinking && !(this.isWaiting && this.#answered === state.number);
  }

  async next(shown: Shown, { state, log, refusal }: Seat): Promise<IteratorResult<Step, string>> {
    const { decision, number, undo } = state!;
    const events = log.flat();
    const refused = number === this.#answered && !this.isWaiting ? (refusal ?? { reason: "illegal", rule: "", why: "" }) : null;
    const moment = { ...shown, decision: decision!, undo, news: events.slice(this.#known), refused };
    this.#known = events.length;
    this.#answered = number;
    this.#isThinking = true;
    this.#steps ??= this.plan.steps(moment);
    const step = await this.#steps.next(moment);
    this.#isThinking = false;
    this.isWaiting = step.value === "wait";
    return step;
  }

  /** Nothing more of it. */
  leave(): void {
    void this.#steps?.return("");
  }
}
