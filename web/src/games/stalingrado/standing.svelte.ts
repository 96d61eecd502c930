// Orders that hold beyond a turn: to go on towards a hex, or to stay. They end when a unit arrives, meets
// the enemy, is moved by hand or is gone. The server says what is legal and where the enemy's zones are.
import type { Session } from "../../lib/session.svelte";
import { viewOf, whereabouts, type Side } from "./parts";

class Standing {
  #key = "";
  /** Where each unit is on its way to, and who stays where it is. */
  goals = $state.raw<ReadonlyMap<string, string>>(new Map());
  holds = $state.raw<ReadonlySet<string>>(new Set());

  readonly count = $derived(this.goals.size + this.holds.size);

  /** To be called with every view: each game and seat has its own, and some are over. */
  follow(session: Session): void {
    const { now } = session;
    if (!now?.seat) return;
    const key = `hexfront-standing-${now.id}-${now.seat}`;
    if (key !== this.#key) this.#open(key);
    if (!this.count) return;
    const view = viewOf(session);
    const where = whereabouts(view);
    const other: Side = now.seat === "axis" ? "soviet" : "axis";
    const zone = new Set(view.reach[other].zone);
    const isOver = (unit: string) => !where.has(unit) || zone.has(where.get(unit)!);
    this.cancel([...this.goals.keys(), ...this.holds].filter(isOver));
    this.cancel([...this.goals].filter(([unit, goal]) => where.get(unit) === goal).map(([unit]) => unit));
  }

  go(unit: string, goal: string): void {
    this.cancel([unit]);
    this.goals = new Map(this.goals).set(unit, goal);
    this.#keep();
  }

  hold(units: string[]): void {
    this.cancel(units);
    this.holds = new Set([...this.holds, ...units]);
    this.#keep();
  }

  cancel(units: string[]): void {
    if (!units.some((unit) => this.goals.has(unit) || this.holds.has(unit))) return;
    const out = new Set(units);
    this.goals = new Map([...this.goals].filter(([unit]) => !out.has(unit)));
    this.holds = new Set([...this.holds].filter((unit) => !out.has(unit)));
    this.#keep();
  }

  cancelAll(): void {
    this.cancel([...this.goals.keys(), ...this.holds]);
  }

  #open(key: string): void {
    this.#key = key;
    try {
      const { goals = {}, holds = [] } = JSON.parse(localStorage.getItem(key) ?? "{}") as { goals?: Record<string, string>; holds?: string[] };
      [this.goals, this.holds] = [new Map(Object.entries(goals)), new Set(holds)];
    } catch {
      [this.goals, this.holds] = [new Map(), new Set()];
    }
  }

  #keep(): void {
    try {
      if (this.count) localStorage.setItem(this.#key, JSON.stringify({ goals: Object.fromEntries(this.goals), holds: [...this.holds] }));
      else localStorage.removeItem(this.#key);
    } catch {
      // without a place to keep them they last as long as the page
    }
  }
}

export const standing = new Standing();
