// What the board shows of an event, and of an order that is being given.
import type { Action, Decision, GameEvent } from "../../lib/api";
import { effect, type Effect } from "../../lib/board/effects";
import { isAside } from "./events";
import { sideOf, whereabouts, type Flyer, type StalingradoView } from "./parts";
import type { Args as Told, Asked } from "./shapes";

type Args = Required<Told>;

const NEUTRAL = "neutral";
const WAYS = ["moves", "stack-moves", "by-rail", "by-sea", "retreats", "advances", "transfers", "hq-moves"];
const COMES = ["enters", "rebuilt", "hq-placed", "lands", "diverted"];
const GOES = ["eliminated", "hq-destroyed", "air-destroyed", "pushed-off"];
const LEAVES = ["leaves", "hq-off"];
const MARKS = ["replenished", "flies", "shelling", "combat-result"];

/** The counters that an event speaks of, as far as they are seen. */
function counters({ unit, units, counter }: Args): string[] {
  return [...(unit ? [unit] : []), ...(counter ? [counter] : []), ...(units ?? [])];
}

export function effects(events: GameEvent[], before: StalingradoView | null, after: StalingradoView): Effect[][] {
  const where = whereabouts(before);
  const ends = whereabouts(after);
  return events.map(({ event, args }) => {
    if (before && isAside({ event, args } as GameEvent, before)) return [];
    const shown = shows(event, args as Args, (unit) => where.get(unit) ?? ends.get(unit));
    for (const { kind, pieces, at } of shown) {
      if (kind === "move" || kind === "arrive") pieces.forEach((piece) => where.set(piece, at));
    }
    return shown;
  });
}

function shows(event: string, args: Args, standsIn: (unit: string) => string | undefined): Effect[] {
  const pieces = counters(args);
  const side = pieces[0] ? sideOf(pieces[0]) : NEUTRAL;
  const at: string | undefined = args.hex ?? args.target ?? args.start;
  if (event === "attack") {
    const from = [...new Set((args.counters as string[]).map(standsIn).filter((hex) => hex !== undefined))];
    return [effect("attack", sideOf(args.counters[0]!), args.target, { from })];
  }
  if (!at) return [];
  if (WAYS.includes(event)) return args.start && args.start !== at ? [effect("move", side, at, { from: [args.start], pieces })] : [];
  if (COMES.includes(event)) return [effect("arrive", side, at, { pieces })];
  if (GOES.includes(event)) return [effect("loss", side, at, { pieces })];
  if (LEAVES.includes(event)) return [effect("leave", side, at, { pieces })];
  if (event === "substituted") return [effect("leave", side, at, { pieces: [args.old] }), effect("arrive", side, at, { pieces })];
  if (event === "loss") return [effect("hit", side, at, { pieces })];
  return MARKS.includes(event) ? [effect("mark", side, at)] : [];
}

/** Where a side is flown against. */
function flownOver(view: StalingradoView, side: string): string[] {
  const missions = (view.air as Flyer[]).flatMap(({ unit, mission }) => (mission && sideOf(unit) !== side ? [mission.hex] : []));
  return [...new Set(missions)];
}

/** The order so far, with the answer that is being looked at. */
export function order(view: StalingradoView, decision: Decision | null, looked: Action | null): Effect[] {
  const where = whereabouts(view);
  const args = (decision?.args ?? {}) as Asked;
  const side = decision?.seat ?? NEUTRAL;
  if (args.target) {
    const from = [...new Set((args.units ?? args.counters ?? []).map((unit) => where.get(unit)).filter((hex) => hex !== undefined))];
    return [effect("mark", side, args.target), ...(from.length ? [effect("attack", side, args.target, { from })] : [])];
  }
  if (decision?.prompt === "reaction") return flownOver(view, side).map((hex) => effect("mark", side, hex));
  const start: string | undefined = args.start ?? args.base ?? where.get(args.unit ?? args.counter ?? "");
  if (!start || !where.size) return [];
  // On the ground the way itself is drawn.
  const isWay = decision?.prompt === "march" || decision?.prompt === "column";
  const goal = !isWay && looked && decision?.kinds?.[looked[0]!] === "hex" ? looked[1]! : null;
  return [effect("mark", side, start), ...(goal && goal !== start ? [effect("move", side, goal, { from: [start] })] : [])];
}
