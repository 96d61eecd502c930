// Several answers in a row: each is given when the table asks for it, until something comes between.
import { api, type Action, type Decision, type GameEvent } from "./api";
import type { Position } from "./look";
import type { Refusal, Seat } from "./live.svelte";

/** What a plan finds before it at each of its steps. */
export interface Moment extends Position {
  decision: Decision;
  /** Whether the last answer may be taken back. */
  undo: boolean;
  /** What has happened since the step before. */
  news: GameEvent[];
  /** Why the step before was not taken; null if it was. */
  refused: Refusal | null;
  /** Ask the server about the position; null when there is no answer. */
  study: <T>(topic: string, ...names: string[]) => Promise<T | null>;
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
export class PlanRun {
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

  async next(shown: Position, { state, log, refusal, token }: Seat): Promise<IteratorResult<Step, string>> {
    const { decision, number, undo } = state!;
    const events = log.flat();
    const refused = number === this.#answered && !this.isWaiting ? (refusal ?? { reason: "illegal", rule: "", why: "" }) : null;
    const study = <T>(topic: string, ...names: string[]) => api.study<T>(token, topic, names).catch(() => null);
    const moment = { ...shown, decision: decision!, undo, news: events.slice(this.#known), refused, study };
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
