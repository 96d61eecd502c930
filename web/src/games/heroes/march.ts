// A way over several hexes, walked step by step over several turns, as long as nothing comes between.
import type { Action, GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { LayerContext } from "../../lib/look";
import { ordered, orderStudies } from "./about";
import { placed, type Direction, type HeroesParts, type HeroesView } from "./parts";
import type { Asked } from "./shapes";
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
/** Fire, which matters near the traveller. */
const FIRE = ["attack", "shot", "shot-at-work", "search"];

/** What is asked aside, of whoever holds a card for it. */
export const ASIDE = ["confuse", "change_roll", "bog_down", "cover_tracks"];

/** What matters on the way, here and in the next hex, as the server has worked it out. */
export interface Outlook {
  facing: Direction | null;
  /** All facings with which the next step costs no more. */
  facings: Direction[];
  watchers: { unit: string; fires: boolean }[];
  hexes: string[];
  units: string[];
}

/** What has happened that a player will want to look at before he goes on; `before` is the outlook from the same place, if there was one. */
export function disturbance(now: Outlook, before: Outlook | null, news: GameEvent[]): GameEvent | undefined {
  const isNear = ({ hex, unit }: GameEvent["args"]) => now.hexes.includes(hex as string) || now.units.includes(unit as string);
  const found = news.find((event) => (FIRE.includes(event.event) ? isNear(event.args) : !QUIET.includes(event.event)));
  const stirred = now.watchers.filter(({ unit, fires }) => before && !before.watchers.some((one) => one.unit === unit && (one.fires || !fires)));
  return found ?? (stirred.length ? (news.findLast(({ args }) => stirred.some(({ unit }) => unit === args.unit)) ?? news.at(-1)) : undefined);
}

/** The way to a hex that cannot be reached in one step, if action points pay for it. */
function wayTo(reached: Reached | null, unit: string, hex: string): string[] | null {
  const way = reached?.unit === unit ? reached.hexes.find((one) => one.hex === hex) : undefined;
  return reached && way && way.path.length > 1 && way.cost <= reached.ap ? [...way.path] : null;
}

/** The march of a unit that is being ordered; whoever is quick need not wait until it is known what it reaches. */
export function march(context: LayerContext<HeroesParts, HeroesView>, answers: unknown[], hex: string, facing: Direction | null = null): Plan | null {
  const { parts, seat } = context;
  const unit = ordered(context);
  const reached = (answers[0] ?? null) as Reached | null;
  const way = unit && wayTo(reached, unit, hex);
  const isUnknown = !reached && Boolean(orderStudies(context)[0]);
  if (!unit || !seat || !(way || isUnknown)) return null;
  return new March(parts, seat, unit, way || [hex], facing, !way);
}

class March implements Plan {
  constructor(
    private readonly parts: HeroesParts,
    readonly seat: string,
    private readonly unit: string,
    private way: string[],
    /** How it stands at the end, and on the way where that costs nothing; without a wish that is asked. */
    private readonly last: Direction | null,
    /** Whether only the end of its way is known yet. */
    private readonly isUnknown = false,
  ) {}

  says(): string {
    return say("heroes-march", this.#words());
  }

  #words(): { unit: string; hex: string } {
    return { unit: unitName(this.parts, this.unit), hex: hexName(this.parts, this.way.at(-1)!) };
  }

  async *steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    let [from, before]: [string, Outlook | null] = ["", null];
    if (this.isUnknown) {
      const way = wayTo(await moment.study<Reached>("reach", this.unit), this.unit, this.way[0]!);
      if (!way) return this.#stopped(say("heroes-march-no-step"));
      this.way = way;
    }
    for (;;) {
      const at = placed(moment.view as HeroesView).find(({ unit }) => unit.id === this.unit)?.hex;
      const left = at && this.way.includes(at) ? this.way.slice(this.way.indexOf(at) + 1) : this.way;
      const place = `${at} ${left[0]}`;
      const outlook = await moment.study<Outlook>("outlook", this.unit, left[0] ?? at ?? "");
      if (!outlook) return this.#stopped(say("heroes-march-no-step"));
      const event = disturbance(outlook, from === place ? before : null, moment.news);
      [from, before] = [place, outlook];
      if (event) {
        // However it is stopped, it faces as was wished.
        if (this.#ends(moment)) yield ["face", this.last!];
        return this.#stopped(say(`heroes-event-${event.event}`, words(this.parts, event.args)));
      }
      // The last facing is the player's own: the way ends with that question.
      if (!left.length && !this.#ends(moment)) return "";
      if (left.length) this.way = left;
      const { decision } = moment;
      const step = ASIDE.includes(decision.prompt ?? "") ? "wait" : left.length ? this.#answer(moment, left[0]!, outlook) : (["face", this.last!] as Action);
      if (!step || moment.refused) return this.#stopped(say(decision.prompt === "split" ? "heroes-march-points" : "heroes-march-no-step"));
      moment = yield step;
      if (!left.length) return "";
    }
  }

  /** Whether the last facing is asked for and known. */
  #ends({ decision }: Moment): boolean {
    return decision.prompt === "face" && (decision.args as Asked).unit === this.unit && this.last !== null;
  }

  #stopped(why: string): string {
    return say("heroes-march-stopped", { ...this.#words(), why });
  }

  #answer({ decision }: Moment, next: string, { facing: onward, facings }: Outlook): Action | null {
    const facing = this.last && facings.includes(this.last) ? this.last : onward;
    const offered = (...action: Action) => (decision.actions?.some((one) => one.join() === action.join()) ? action : null);
    const { unit, cost } = (decision.args ?? {}) as Asked;
    switch (decision.prompt) {
      case "turn":
        return offered("act", this.unit);
      case "order":
        return unit === this.unit ? offered("to", next) : null;
      case "split": // command points are not spent unasked
        return offered("ap", String(cost));
      case "face":
        return unit === this.unit && facing ? offered("face", facing) : null;
    }
    return null;
  }
}
