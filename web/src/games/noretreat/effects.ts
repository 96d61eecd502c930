// What the board shows of an event, and of an order that is being given.
import type { Action, Decision, GameEvent } from "../../lib/api";
import { effect, isGoing, type Effect } from "../../lib/board/effects";
import { sideOf, wayTo, whereabouts, type Piece, type NoRetreatView } from "./parts";
import type { Args as Told, Asked } from "./shapes";

type Args = Required<Told>;

const moved = (unit: string, way: string[], at: string): Effect => effect("move", sideOf(unit), at, { from: way, pieces: [unit] });
const arrived = ({ unit, hex }: Args): Effect[] => [effect("arrive", sideOf(unit), hex, { pieces: [unit] })];
const gone = ({ unit, hex, start }: Args): Effect[] => [effect("loss", sideOf(unit), hex ?? start, { pieces: [unit] })];
const left = ({ unit, hex, start }: Args): Effect[] => [effect("leave", sideOf(unit), hex ?? start, { pieces: [unit] })];
const hit = ({ unit, hex }: Args): Effect[] => [effect("hit", sideOf(unit), hex, { pieces: [unit] })];
const mark = ({ side, hex }: Args): Effect[] => [effect("mark", side ?? "neutral", hex)];

/** A way told with or without its ends. */
function steps({ unit, start, path, hex }: Args): Effect[] {
  const way = [start, ...((path as string[] | undefined) ?? []).filter((step) => step !== start && step !== hex)];
  return start === hex ? [] : [moved(unit, way, hex)];
}

const SHOWN: Record<string, (args: Args) => Effect[]> = {
  moved: steps,
  retreated: steps,
  advanced: steps,
  reinforcement: arrived,
  recovered: arrived,
  replaced: arrived,
  disembarked: arrived,
  cadre: arrived,
  embarked: left,
  eliminated: gone,
  disbanded: gone,
  excess: gone,
  "step-lost": hit,
  captured: mark,
  target: mark,
  counterblow: mark,
  scorched: mark,
  "city-rebuilt": mark,
  works: mark,
  "counterblow-lifted": mark,
};

/** Of these the unit is told, not where it stood. */
const WHERE_IT_STOOD: Record<string, Effect["kind"]> = {
  shattered: "loss",
  withdrawn: "leave",
  gathered: "leave",
  reserve: "leave",
  improved: "mark",
  modernized: "mark",
  converted: "mark",
  reorganized: "mark",
  dropped: "mark",
};

export function effects(events: GameEvent[], before: NoRetreatView | null, after: NoRetreatView): Effect[][] {
  const where = whereabouts(before);
  const ends = whereabouts(after);
  return events.map(({ event, args }) => {
    const shown = shows(event, args as Args, (unit) => where.get(unit) ?? ends.get(unit));
    for (const { kind, pieces, at } of shown) {
      if (kind === "move" || kind === "arrive") pieces.forEach((piece) => where.set(piece, at));
    }
    return shown;
  });
}

function shows(event: string, args: Args, standsIn: (unit: string) => string | undefined): Effect[] {
  if (event === "battle" || event === "counterattack") {
    const from = [...new Set((args.units as string[]).map(standsIn).filter((hex) => hex !== undefined))];
    return (args.hexes as string[]).map((hex) => effect("attack", args.side, hex, { from }));
  }
  const kind = WHERE_IT_STOOD[event];
  if (kind) {
    const hex = standsIn(args.unit);
    return hex ? [effect(kind, sideOf(args.unit), hex, { pieces: isGoing(kind) ? [args.unit] : [] })] : [];
  }
  if (event === "out-of-supply") {
    const hexes = new Set((args.units as string[]).map(standsIn));
    return [...hexes].filter((hex) => hex !== undefined).map((hex) => effect("mark", args.side, hex));
  }
  return SHOWN[event]?.(args).filter(({ at }) => at) ?? [];
}

/** The battle that is going on, the order so far, and the answer that is being looked at. */
export function order(view: NoRetreatView, decision: Decision | null, looked: Action | null): Effect[] {
  const where = whereabouts(view);
  const from = (units: string[]) => [...new Set(units.map((unit) => where.get(unit)).filter((hex) => hex !== undefined))];
  const { battle } = view;
  if (battle && !decision?.args?.unit) {
    return (battle.hexes as string[]).map((hex) => effect("attack", battle.attacker, hex, { from: from(battle.attackers) }));
  }
  const args = (decision?.args ?? {}) as Asked;
  const side = decision?.seat ?? "neutral";
  if (decision?.prompt === "muster") {
    const hexes = [...(args.hexes ?? []), ...(looked?.[0] === "also" ? [looked[1]!] : [])];
    return hexes.flatMap((hex: string) => [effect("mark", side, hex), effect("attack", side, hex, { from: from(args.units ?? []) })]);
  }
  const start = args.unit ? where.get(args.unit) : args.start;
  if (!start) return [];
  const found = [effect("mark", side, start)];
  const goal = looked?.[0] === "to" ? looked[1]! : null;
  if (goal && goal !== start) {
    const path = wayTo(decision, goal)?.path ?? [];
    found.push(effect("move", side, goal, { from: [start, ...path.filter((step) => step !== goal)] }));
  }
  return found;
}

/** A counter as either view has it, to be drawn on its way. */
export function pieceOf(unit: string, before: NoRetreatView | null, after: NoRetreatView): Piece | null {
  for (const view of [after, before]) {
    for (const stack of Object.values((view?.stacks ?? {}) as Record<string, Piece[]>)) {
      const found = stack.find((piece) => piece.unit === unit);
      if (found) return found;
    }
  }
  return null;
}
