// A way over several hexes, walked step by step over several turns, as long as nothing comes between.
import type { Action, Decision, GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { Laid, Shown } from "../look";
import { ordered } from "./about";
import { directionTo, inMask, placed, sideOf, type HeroesParts } from "./parts";
import { hexName, unitName, words } from "./words";

/** Where a unit can get to, as the server has worked it out. */
export interface Reached {
  unit: string;
  ap: number;
  cap: number;
  hexes: { hex: string; cost: number; path: string[]; stops: boolean }[];
}

/** What may happen without a traveller having to stop and think. */
const QUIET = ["activates", "activates-in-fog", "activates-hidden", "pays", "opportunity", "cap-refilled", "used", "used-in-fog", "passes", "stalls", "moves", "enters", "pivots", "control", "digs-in", "rally", "marker-removed", "loads", "unloads", "occupies", "comes-out", "hidden-move"];
/** Of these, what an enemy does where the way can be seen from. */
const STIRS = ["moves", "enters", "pivots", "unloads", "comes-out"];

/** What is asked aside, of whoever holds a card for it. */
const ASIDE = ["confuse", "change_roll", "bog_down", "cover_tracks"];

/** What has happened that a player will want to look at before he goes on. */
export function disturbance({ parts, view }: Shown, unit: string, way: string[], news: GameEvent[]): GameEvent | undefined {
  const where = new Map(placed(view).map((one) => [one.unit.id, one.hex]));
  const places = [...way, ...(where.has(unit) ? [where.get(unit)!] : [])];
  return news.find(({ event, args }) => {
    if (!QUIET.includes(event)) return true;
    const other = args.unit as string | undefined;
    if (!STIRS.includes(event) || !other || sideOf(other) === sideOf(unit)) return false;
    const at = (parts as HeroesParts).hex.get((args.hex as string | undefined) ?? where.get(other) ?? "");
    const seen = new Set(at ? inMask(parts.hexes, at.sees).map(({ id }) => id) : []);
    return places.some((hex) => seen.has(hex) || hex === at?.id);
  });
}

/** The way of a unit that is being ordered to a hex that it cannot reach in one step. */
export function march(laid: Laid, [reached]: [Reached | null] | any[], hex: string): Plan | null {
  const { parts, seat } = laid;
  const unit = ordered(laid);
  const way = reached?.unit === unit ? reached?.hexes.find((one: { hex: string }) => one.hex === hex) : undefined;
  return unit && seat && way && way.path.length > 1 && way.cost <= reached.ap ? new March(parts, seat, unit, [...way.path]) : null;
}

class March implements Plan {
  constructor(
    private readonly parts: HeroesParts,
    readonly seat: string,
    private readonly unit: string,
    private way: string[],
  ) {}

  says(): string {
    return say("heroes-march", this.#words());
  }

  #words(): { unit: string; hex: string } {
    return { unit: unitName(this.parts, this.unit), hex: hexName(this.parts, this.way.at(-1)!) };
  }

  async *steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    for (;;) {
      const at = placed(moment.view).find(({ unit }) => unit.id === this.unit)?.hex;
      const left = at && this.way.includes(at) ? this.way.slice(this.way.indexOf(at) + 1) : this.way;
      const event = disturbance(moment, this.unit, left, moment.news);
      if (event) return this.#stopped(say(`heroes-event-${event.event}`, words(this.parts, event.args)));
      // The last facing is the player's own: the way ends with that question.
      if (!left.length) return "";
      this.way = left;
      const { decision } = moment;
      const step = ASIDE.includes(decision.prompt ?? "") ? "wait" : this.#answer(decision, at, left[0]!);
      if (!step || moment.refused) return this.#stopped(say(decision.prompt === "split" ? "heroes-march-points" : "heroes-march-no-step"));
      moment = yield step;
    }
  }

  #stopped(why: string): string {
    return say("heroes-march-stopped", { ...this.#words(), why });
  }

  #answer(decision: Decision, at: string | undefined, next: string): Action | null {
    const offered = (...action: Action) => (decision.actions?.some((one) => one.join() === action.join()) ? action : null);
    const { unit, cost } = (decision.args ?? {}) as { unit?: string; cost?: number };
    switch (decision.prompt) {
      case "turn":
        return offered("act", this.unit);
      case "order":
        return unit === this.unit ? offered("to", next) : null;
      case "split": // command points are not spent unasked
        return offered("ap", String(cost));
      case "face":
        return unit === this.unit && at ? offered("face", directionTo(this.parts.hex.get(at)!, this.parts.hex.get(next)!)) : null;
    }
    return null;
  }
}
