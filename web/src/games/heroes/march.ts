// A way over several hexes, walked step by step over several turns, as long as nothing comes between.
import type { Action, GameEvent } from "../../lib/api";
import { R3 } from "../../lib/board/geometry";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { Laid } from "../look";
import { ordered } from "./about";
import { angleOf, directionTo, inMask, placed, sideOf, turned, type Direction, type Hex, type HeroesParts } from "./parts";
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
/** Of these, what may bring an enemy into view, or the traveller into his arc of fire. */
const STIRS = ["moves", "enters", "pivots", "unloads", "comes-out"];
/** Fire, which matters near the traveller. */
const FIRE = ["attack", "shot", "shot-at-work", "search"];

/** What is asked aside, of whoever holds a card for it. */
const ASIDE = ["confuse", "change_roll", "bog_down", "cover_tracks"];

const sees = (from: Hex | undefined, to: Hex) => Boolean(from && (from === to || inMask([to], from.sees).length));
const distance = (from: Hex, to: Hex) => Math.round(Math.hypot(from.x - to.x, from.y - to.y) / R3);

/** What has happened that a player will want to look at before he goes on. */
export function disturbance({ parts, view }: { parts: HeroesParts; view: any }, unit: string, way: string[], news: GameEvent[]): GameEvent | undefined {
  const where = new Map(placed(view).map((one) => [one.unit.id, one]));
  const hexOf = (id: unknown) => parts.hex.get((where.get(id as string)?.hex ?? id) as string);
  const here = [hexOf(unit), parts.hex.get(way[0] ?? "")].filter((hex) => hex !== undefined);
  return news.find(({ event, args }) => {
    if (FIRE.includes(event)) {
      const at = hexOf(args.hex ?? args.unit);
      return here.some((hex) => at && distance(at, hex) <= 1);
    }
    if (!QUIET.includes(event)) return true;
    const other = args.unit as string | undefined;
    if (!STIRS.includes(event) || !other || sideOf(other) === sideOf(unit)) return false;
    const at = hexOf(args.hex ?? other);
    if (!at) return false;
    const before = event === "pivots" ? at : hexOf(args.start);
    const range = 2 * (parts.kindOf.get(other)?.range ?? 0); // long range
    const arc = where.get(other)?.unit.arc ?? "";
    return here.some((hex) => sees(at, hex) && (!sees(before, hex) || (distance(at, hex) <= range && inMask([hex], arc).length > 0)));
  });
}

/** On the way a unit faces the nearest enemy in view, as far as it does not have to go backwards for it. */
export function facingOn({ parts, view }: { parts: HeroesParts; view: any }, unit: string, at: Hex, next: Hex): Direction {
  const ahead = directionTo(at, next);
  const enemies = placed(view).filter((one) => one.unit.side !== sideOf(unit)).map(({ hex }) => parts.hex.get(hex)!);
  const [nearest] = enemies.filter((hex) => hex !== at && sees(hex, at)).sort((a, b) => distance(a, at) - distance(b, at));
  if (!nearest) return ahead;
  const turn = (((angleOf(directionTo(at, nearest)) - angleOf(ahead) + 540) % 360) - 180) / 60;
  return Math.abs(turn) === 3 ? ahead : turned(ahead, Math.sign(turn));
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
      const event = disturbance({ parts: this.parts, view: moment.view }, this.unit, left, moment.news);
      if (event) return this.#stopped(say(`heroes-event-${event.event}`, words(this.parts, event.args)));
      // The last facing is the player's own: the way ends with that question.
      if (!left.length) return "";
      this.way = left;
      const { decision } = moment;
      const step = ASIDE.includes(decision.prompt ?? "") ? "wait" : this.#answer(moment, at, left[0]!);
      if (!step || moment.refused) return this.#stopped(say(decision.prompt === "split" ? "heroes-march-points" : "heroes-march-no-step"));
      moment = yield step;
    }
  }

  #stopped(why: string): string {
    return say("heroes-march-stopped", { ...this.#words(), why });
  }

  #answer({ decision, view }: Moment, at: string | undefined, next: string): Action | null {
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
        return unit === this.unit && at ? offered("face", facingOn({ parts: this.parts, view }, this.unit, this.parts.hex.get(at)!, this.parts.hex.get(next)!)) : null;
    }
    return null;
  }
}
