// Which part of the turn each question belonged to, so that all of a phase can be taken back and no more.
import { say } from "./i18n.svelte";
import type { Moment, Plan, Step } from "./plan";

export class PhaseTrail {
  /** The phase by the number of answers that had been given. */
  #known = $state.raw<Record<number, string>>({});

  /** So many answers had been given when this phase was on; what came after them has been taken back. */
  note(answers: number, phase: string): void {
    if (this.#known[answers] === phase && !(answers + 1 in this.#known)) return;
    const before = Object.entries(this.#known).filter(([count]) => Number(count) < answers);
    this.#known = { ...Object.fromEntries(before), [answers]: phase };
  }

  /** How many of the last answers belong to the phase that is on. */
  depth(answers: number): number {
    const phase = this.#known[answers];
    let first = answers;
    while (phase !== undefined && this.#known[first - 1] === phase) first--;
    return answers - first;
  }
}

/** Take answers back as far as that goes: nothing is undone that has been rolled, shown or answered. */
export function takingBack(seat: string, count: number): Plan {
  async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    for (let left = count; left > 0 && moment.undo && !moment.refused; left--) moment = yield "undo";
    return "";
  }
  return { seat, says: () => say("web-undoing-phase"), steps };
}
