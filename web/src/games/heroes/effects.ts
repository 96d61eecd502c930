// What the board shows of an event, and of an order that is being given.
import type { Action, Decision, GameEvent } from "../../lib/api";
import { effect, type Effect } from "../../lib/board/effects";
import { placed, sideOf, type Unit, type HeroesView } from "./parts";
import type { Args as Told, Asked } from "./shapes";

type Args = Required<Told>;
type Where = Map<string, string>;

function whereabouts(view: HeroesView | null): Where {
  return new Map(placed(view).map(({ unit, hex }) => [unit.id, hex]));
}

/** The hexes from which units fire. */
function origins(units: (string | null)[], where: Where): string[] {
  return [...new Set(units.map((unit) => (unit ? where.get(unit) : undefined)).filter((hex) => hex !== undefined))];
}

const SHOWN: Record<string, (args: Args, where: Where) => Effect[]> = {
  moves: ({ unit, start, hex }) => [effect("move", sideOf(unit), hex, { from: [start], pieces: [unit] })],
  enters: ({ unit, hex }) => [effect("arrive", sideOf(unit), hex, { pieces: [unit] })],
  placed: ({ unit, hex }) => [effect("arrive", sideOf(unit), hex, { pieces: [unit] })],
  unloads: ({ unit, hex }) => [effect("mark", sideOf(unit), hex)],
  revealed: ({ hex, units }) => [effect("arrive", sideOf(units[0] ?? ""), hex, { pieces: units })],
  attack: ({ attacker, supporters, hex }, where) => {
    const from = origins([attacker, ...(supporters ?? [])], where);
    const side = attacker ? sideOf(attacker) : "neutral";
    return [from.some((at) => at !== hex) ? effect("attack", side, hex, { from }) : effect("mark", side, hex)];
  },
  pivots: ({ unit }, where) => (where.has(unit) ? [effect("mark", sideOf(unit), where.get(unit)!, { pieces: [unit] })] : []),
  hit: ({ unit }, where) => (where.has(unit) ? [effect("hit", sideOf(unit), where.get(unit)!, { pieces: [unit] })] : []),
  destroyed: ({ unit, hex }) => [effect("loss", sideOf(unit), hex, { pieces: [unit] })],
  control: ({ hex, side }) => [effect("mark", side, hex)],
  search: ({ hex }) => [effect("mark", "neutral", hex)],
  impact: ({ hexes }) => hexes.map((hex: string) => effect("mark", "neutral", hex)),
  smoke: ({ hexes }) => hexes.map((hex: string) => effect("mark", "neutral", hex)),
};

export function effects(events: GameEvent[], before: HeroesView | null, after: HeroesView): Effect[][] {
  const where = new Map([...whereabouts(after), ...whereabouts(before)]);
  return events.map(({ event, args }) => {
    const shown = SHOWN[event]?.(args as unknown as Args, where) ?? [];
    for (const { kind, pieces, at } of shown) {
      if (kind === "move" || kind === "arrive") pieces.forEach((piece) => where.set(piece, at));
    }
    return shown;
  });
}

/** The attack that is going on, or who is being ordered and where to. */
export function order(view: HeroesView, decision: Decision | null, looked: Action | null): Effect[] {
  const where = whereabouts(view);
  const { attack } = view;
  if (attack) {
    const from = origins([attack.leader, ...attack.supporters], where).filter((hex) => hex !== attack.hex);
    return [from.length ? effect("attack", attack.side, attack.hex, { from }) : effect("mark", attack.side, attack.hex)];
  }
  const { unit } = (decision?.args ?? {}) as Asked;
  const start = unit ? where.get(unit) : undefined;
  if (!decision?.prompt || !unit || !start) return [];
  const side = sideOf(unit);
  const found = [effect("mark", side, start)];
  const [verb, hex] = looked ?? [];
  if (hex && hex !== start && verb) {
    if (["to", "creep", "sneak"].includes(verb)) found.push(effect("move", side, hex, { from: [start] }));
    else if (["fire", "flame", "indirect"].includes(verb)) found.push(effect("attack", side, hex, { from: [start] }));
  }
  return found;
}

/** A unit as either view has it, to be drawn on its way. */
export function unitOf(id: string, before: HeroesView | null, after: HeroesView): Unit | null {
  return [...placed(after), ...placed(before)].find(({ unit }) => unit.id === id)?.unit ?? null;
}
