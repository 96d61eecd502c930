// Which part of the turn each question belonged to, so that all of a phase can be taken back and no more.
import { untrack } from "svelte";
import { say } from "./i18n.svelte";
import type { View } from "./look";
import type { Moment, Plan, Step } from "./plan";
import type { Session } from "./session.svelte";

/** As many answers as a phase may have. */
const MOST = 1000;

/** It outlives the page: who comes back may take back as much as before. */
export class PhaseTrail {
  /** The phase by the number of answers that had been given. */
  #known = $state.raw<Record<number, string>>({});
  #key = "";

  /** To be called with the game and the seat that it is about. */
  open(game: string, seat: string): void {
    const key = `hexfront-phase-${game}-${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    try {
      this.#known = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    } catch {
      this.#known = {};
    }
  }

  /** So many answers had been given when this phase was on; what came after them has been taken back. */
  note(answers: number, phase: string): void {
    if (this.#known[answers] === phase && !(answers + 1 in this.#known)) return;
    const before = Object.entries(this.#known).filter(([count]) => Number(count) < answers && Number(count) > answers - MOST);
    this.#known = { ...Object.fromEntries(before), [answers]: phase };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#known));
    } catch {
      // without a place to keep it, it lasts as long as the page
    }
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

/** The part of the turn that is on, of the seat that looks. */
export function phaseOf({ look, now }: Session): string {
  const step = look && now ? look.wording.sequence(now.view as unknown as View, now.decision).now : "";
  return `${step} ${now?.view.turn ?? ""} ${now?.seat ?? ""}`;
}

/** Takes the whole phase back; to be made with the page of a game. */
export class PhaseUndo {
  readonly #trail = new PhaseTrail();
  readonly #answers = $derived.by(() => this.session.seat.log.length);
  /** How many answers that would be. */
  readonly depth = $derived.by(() => (this.session.now?.undo && this.session.mine ? this.#trail.depth(this.#answers) : 0));

  constructor(private readonly session: Session) {
    $effect(() => {
      const [count, phase, { now, mine }] = [this.#answers, phaseOf(session), session];
      if (!mine || !now?.seat) return;
      untrack(() => {
        this.#trail.open(now.id, now.seat!);
        this.#trail.note(count, phase);
      });
    });
  }

  takeBack(): void {
    const { now } = this.session;
    if (now?.seat) this.session.begin(takingBack(now.seat, this.depth));
  }
}
