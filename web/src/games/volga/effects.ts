// What the board shows of an event, and of an order that is being given.
import type { Action, Decision, GameEvent } from "../../lib/api";
import { effect, shows, type Effect } from "../../lib/board/effects";
import type { Block, VolgaView } from "./parts";
import type { Asked, Events, SideName } from "./shapes";

const sideOf = (piece: string): SideName => (/^g/i.test(piece) ? "german" : "soviet");

const moved = (side: string, pieces: string[], from: string[], at: string): Effect =>
  effect("move", side, at, { from, pieces });
const attacked = (side: string, from: string[], at: string): Effect => effect("attack", side, at, { from });
const arrived = (args: { unit: string; hex: string }): Effect => effect("arrive", sideOf(args.unit), args.hex, { pieces: [args.unit] });
const one = (args: { unit: string; start: string; hex: string }): Effect => moved(sideOf(args.unit), [args.unit], [args.start], args.hex);
const lost = (args: { unit: string; hex: string }): Effect => effect("loss", sideOf(args.unit), args.hex, { pieces: [args.unit] });

const shown = shows<Events>({
  "long-move": ({ units, start, path }) => {
    const way: string[] = [start, ...path];
    return way.at(-1) === start && way.length < 3 ? [] : [moved("german", units, way.slice(0, -1), way.at(-1)!)];
  },
  "short-move": ({ units, start, hex }) => [moved("german", units, [start], hex)],
  "quick-attack": ({ units, start, hex, target }) => [
    moved("german", units, [start], hex),
    attacked("german", [hex], target),
  ],
  "planned-attack": ({ hexes, target }) => [attacked("german", hexes, target)],
  "soviet-attack": ({ hexes, target }) => [attacked("soviet", hexes, target)],
  "soviet-moves": (args) => [one(args)],
  advance: (args) => [one(args)],
  blitz: (args) => [one(args)],
  "unit-deployed": (args) => [arrived(args)],
  "soviet-deployed": (args) => [arrived(args)],
  landing: (args) => [arrived(args)],
  "unit-appears": (args) => [arrived(args)],
  "german-destroyed": (args) => [lost(args)],
  "soviet-destroyed": (args) => [lost(args)],
  rubble: ({ hex }) => [effect("mark", "neutral", hex)],
  headquarters: ({ hex }) => [effect("mark", "soviet", hex)],
  "fort-removed": ({ hex }) => [effect("mark", "neutral", hex)],
  "german-control": ({ hex }) => [effect("mark", "german", hex)],
  "soviet-control": ({ hex }) => [effect("mark", "soviet", hex)],
});

/** The hex of every block of a view, by its name and by its token. */
function whereabouts(view: VolgaView | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [hex, stack] of Object.entries(view?.stacks ?? {})) {
    for (const { token, unit } of stack) {
      found.set(token, hex);
      if (unit) found.set(unit, hex);
    }
  }
  return found;
}

export function effects(events: GameEvent[], before: VolgaView | null, after: VolgaView): Effect[][] {
  const where = whereabouts(before);
  const ends = whereabouts(after);
  return events.map(({ event, args }) => {
    if (event === "step-lost" || event === "unit-eliminated") {
      const unit = args.unit as string;
      const hex = where.get(unit) ?? ends.get(unit);
      return hex ? [effect(event === "step-lost" ? "hit" : "loss", sideOf(unit), hex, { pieces: [unit] })] : [];
    }
    const found = shown(event, args);
    for (const { kind, pieces, at } of found) {
      if (kind === "move" || kind === "arrive") pieces.forEach((piece) => where.set(piece, at));
    }
    return found.filter(({ kind, from, at }) => kind !== "move" || from[0] !== at || from.length > 1);
  });
}

/** The combat that is going on, the order so far, and the answer that is being looked at. */
export function order(view: VolgaView, decision: Decision | null, looked: Action | null): Effect[] {
  const battle = view.battle;
  if (battle) return [attacked(battle.attacker, battle.hexes, battle.target)];
  const args = (decision?.args ?? {}) as Asked;
  if (!decision?.prompt) return [];
  const side = decision.seat === "soviet" ? "soviet" : "german";
  const found: Effect[] = [];
  if (args.target && args.hexes) found.push(attacked(side, args.hexes, args.target));
  if (args.start) {
    found.push(effect("mark", side, args.start));
    if (args.hex && args.hex !== args.start) found.push(moved(side, [], [args.start], args.hex));
  }
  const [verb, hex] = looked ?? [];
  const from = args.hex ?? args.start;
  if (hex && from && from !== hex) {
    if (verb === "to") found.push(moved(side, [], [from], hex));
    else if (verb === "attack") found.push(attacked(side, [from], hex));
  }
  return found;
}

/** A block as either view has it, to be drawn on its way. */
export function blockOf(piece: string, before: VolgaView | null, after: VolgaView): Block {
  for (const view of [after, before]) {
    for (const stack of Object.values(view?.stacks ?? {})) {
      const found = stack.find((block) => block.token === piece || block.unit === piece);
      if (found) return found;
    }
  }
  return { token: piece, side: sideOf(piece), unit: null, strength: null, face_up: false };
}
