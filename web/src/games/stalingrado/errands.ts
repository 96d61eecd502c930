// Orders for many at once: each is one answer after the other, with the ways that the server has found.
import type { Action } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { Session } from "../../lib/session.svelte";
import { draft } from "./draft.svelte";
import type { StalingradoParts } from "./parts";
import { missionOf, sorties, type Missions } from "./sorties";
import { placeName } from "./words";

type Steps = AsyncGenerator<Step, string, Moment>;

/** How a waiting unit comes nearest to a hex. */
interface Arrival {
  at: string;
  verb: string;
  stop: string;
  arrives: boolean;
}

/** Where an air unit is of most use. */
interface Base {
  verb: string;
  stop: string | null;
}

const has = ({ decision }: Moment, ...action: Action) => decision.actions?.some((one) => one.join() === action.join()) ?? false;
const named = ({ decision }: Moment, verb: string) => (decision.actions ?? []).flatMap((action) => (action[0] === verb && action[1] ? [action[1]] : []));

/** One waiting unit towards a hex, from where the table asks for it. */
async function* bringIn(moment: Moment, unit: string, goal: string): AsyncGenerator<Step, Moment, Moment> {
  const found = await moment.study<Arrival>("arrival", unit, goal);
  if (!found) return moment;
  if (has(moment, "enter", unit)) moment = yield ["enter", unit];
  if (!moment.refused && has(moment, "at", found.at)) moment = yield ["at", found.at];
  if (!moment.refused && has(moment, found.verb, found.stop)) moment = yield [found.verb, found.stop];
  return moment;
}

/** A unit that was chosen on its own, and now stands before the map. */
export function entering(session: Session, unit: string, goal: string): Plan {
  async function* steps(moment: Moment): Steps {
    const found = await moment.study<Arrival>("arrival", unit, goal);
    if (!found?.arrives) return say("stalingrado-plan-no-way", { hex: placeName(moment.parts as StalingradoParts, goal) });
    moment = yield ["at", found.at];
    if (!moment.refused && has(moment, found.verb, found.stop)) yield [found.verb, found.stop];
    return "";
  }
  return { seat: session.now!.seat!, says: () => "", steps };
}

/** All who wait go towards a hex, each as near as it comes, by rail where that is farther. */
export function arrivals(session: Session, goal: string): Plan {
  async function* steps(moment: Moment): Steps {
    for (const unit of named(moment, "enter")) {
      if (moment.decision.prompt !== "moving") return say("stalingrado-plan-stopped");
      moment = yield* bringIn(moment, unit, goal);
    }
    return "";
  }
  const name = placeName(session.parts as StalingradoParts, goal);
  return { seat: session.now!.seat!, says: () => say("stalingrado-plan-arrive", { hex: name }), steps };
}

/** All aircraft go where they have most enemies in range. */
export function rebase(session: Session): Plan {
  async function* steps(moment: Moment): Steps {
    for (const unit of [...named(moment, "land"), ...named(moment, "transfer")]) {
      if (moment.decision.prompt !== "moving") return say("stalingrado-plan-stopped");
      const base = await moment.study<Base>("base", unit);
      if (!base?.stop || !has(moment, base.verb, unit)) continue;
      moment = yield [base.verb, unit];
      moment = yield has(moment, "to", base.stop) ? ["to", base.stop] : [base.verb === "land" ? "wait" : "stay"];
    }
    return "";
  }
  return { seat: session.now!.seat!, says: () => say("stalingrado-plan-bases"), steps };
}

/** Several air units to one hex, on the mission that was asked for or the first that comes to mind. */
export function missions(session: Session, units: string[], wanted: string, hex: string): Plan {
  async function* steps(moment: Moment): Steps {
    const found = await Promise.all(units.map((unit) => moment.study<{ missions: Missions }>("missions", unit)));
    const flyers = new Map(units.map((unit, n) => [unit, found[n]?.missions ?? {}]));
    const kind = missionOf(moment.decision.prompt ?? "", wanted, [...flyers.values()]);
    const flown = sorties(kind, hex, flyers);
    const refused = yield* flights(session, [...flown].map(([unit, mission]) => ({ unit, kind: mission, hex }))).steps(moment);
    const grounded = units.length - flown.size;
    if (flown.size) draft.flyers = new Set();
    return refused || (grounded ? say("stalingrado-plan-grounded", { count: grounded }) : "");
  }
  return { seat: session.now!.seat!, says: () => say("stalingrado-plan-missions"), steps };
}

export interface Flight {
  unit: string;
  kind: string;
  hex: string;
}

export function flights(session: Session, wanted: Flight[]): Plan {
  async function* steps(moment: Moment): Steps {
    let grounded = 0;
    for (const { unit, kind, hex } of wanted) {
      if (!["missions", "reaction"].includes(moment.decision.prompt ?? "")) return say("stalingrado-plan-stopped");
      if (!has(moment, "send", unit)) continue;
      moment = yield ["send", unit];
      const isOpen = has(moment, kind, hex);
      moment = yield isOpen ? [kind, hex] : ["stay"];
      if (!isOpen) grounded++;
    }
    return grounded ? say("stalingrado-plan-grounded", { count: grounded }) : "";
  }
  return { seat: session.now!.seat!, says: () => say("stalingrado-plan-missions"), steps };
}

// -- who attacks

/** All who stand next to the target join at once; or these join, or, if they are in, are left out. */
export function together(session: Session, units: string[] = []): Plan | null {
  const { question, last, now } = session;
  if (question?.prompt !== "attackers" || !now?.seat) return null;
  const isAnswer = (verb: string, unit: string) => question.actions?.some((one) => one[0] === verb && one[1] === unit);
  if (!units.length) {
    const isNew = last?.action[0] === "attack" && question.actions?.some(([verb]) => verb === "all");
    return isNew ? { seat: now.seat, says: () => "", steps: () => answers([["all"]]) } : null;
  }
  const joining = units.filter((unit) => isAnswer("add", unit));
  const orders = joining.length ? joining.map((unit) => ["add", unit]) : units.map((unit) => ["drop", unit]);
  return { seat: now.seat, says: () => "", steps: () => answers(orders) };
}

/** One answer after the other, as long as they are taken. */
async function* answers(orders: Action[]): Steps {
  for (const order of orders) {
    const moment = yield order;
    if (moment.refused) return "";
  }
  return "";
}

// -- standing orders

const keyOf = (session: Session) => `hexfront-flights-${session.now?.id}-${session.now?.seat}`;

/** What flew last, for the next turn. */
export function noteFlights(session: Session, flown: Flight[]): void {
  if (!flown.length) return;
  try {
    sessionStorage.setItem(keyOf(session), JSON.stringify(flown));
  } catch {
    // without a place to keep them there are no standing orders
  }
}

/** The missions of last time that can be flown again. */
export function standing(session: Session): Flight[] {
  const able = new Set((session.question?.actions ?? []).flatMap(([verb, unit]) => (verb === "send" && unit ? [unit] : [])));
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(session)) ?? "[]") as Flight[];
    return kept.filter(({ unit }) => able.has(unit));
  } catch {
    return [];
  }
}

/** Who may be sent, by wing; where units have no wing, by what they fly. */
export function wings(session: Session, parts: StalingradoParts): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [verb, unit] of session.question?.actions ?? []) {
    if (verb !== "send" || !unit) continue;
    const counter = parts.units.get(unit)!;
    const wing = counter.name.split("/")[1] ?? counter.aircraft ?? counter.name;
    found.set(wing, [...(found.get(wing) ?? []), unit]);
  }
  return [...found];
}

