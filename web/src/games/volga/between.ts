// The map in the middle of what is told: who has moved has moved, who has been shown lies open.
import type { GameEvent } from "../../lib/api";
import { heldBetween, pilesBetween, type Telling } from "../../lib/board/between";
import type { Effect } from "../../lib/board/effects";
import type { Block, VolgaView } from "./parts";
import type { Args, Battle } from "./shapes";

const ATTACKS = ["quick-attack", "planned-attack", "soviet-attack"];
const NO_BATTLE: Battle = { attacker: "german", planned: false, hexes: [], target: "", own_hex: "", shown: false, soviet_card_laid: false, soviet_card: null, german_cards_laid: 0, german_cards: null, aircraft: null, air_cancelled: false };

/** The token of every block, by its name; one that was not known before is one of those that were there. Who was lost and comes back is another block then. */
function tokensOf(before: VolgaView, after: VolgaView, effects: Effect[], events: GameEvent[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { stacks } of [before, after]) for (const { token, unit } of Object.values(stacks).flat()) if (unit && !found.has(unit)) found.set(unit, token);
  const taken = new Set(found.values());
  const give = (unit: string, hexes: string[]) => {
    if (found.has(unit) || !/^[GS]-/.test(unit)) return;
    const side = unit.startsWith("G") ? "german" : "soviet";
    const free = hexes.flatMap((hex) => before.stacks[hex] ?? []).find((block) => block.unit === null && block.side === side && !taken.has(block.token));
    if (!free) return;
    found.set(unit, free.token);
    taken.add(free.token);
  };
  for (const { kind, pieces, at } of effects) if (kind === "loss") pieces.forEach((unit) => give(unit, [at]));
  let hexes: string[] = before.battle ? [...before.battle.hexes, before.battle.target] : [];
  for (const { event, args } of events) {
    const { target, hexes: from = [], faces = [] } = args as Args;
    if (target) hexes = [...from, target];
    if (event === "showdown") faces.forEach(([unit]) => give(unit, hexes));
  }
  return found;
}

/** Effects by the tokens of their blocks, in their order. */
function tokened(effects: Effect[], tokens: ReadonlyMap<string, string>, after: VolgaView): Effect[] {
  const now = new Map(tokens);
  const ends = new Map(Object.values(after.stacks).flat().flatMap(({ token, unit }) => (unit ? [[unit, token]] : [])));
  return effects.map((one) => {
    if (one.kind === "arrive") for (const piece of one.pieces) if (ends.has(piece)) now.set(piece, ends.get(piece)!);
    return { ...one, pieces: one.pieces.map((piece) => now.get(piece) ?? piece) };
  });
}

/** The faces that have been shown, and how strong they have been left. */
function facesOf(events: GameEvent[]): Map<string, { strength: number; isOpen: boolean }> {
  const found = new Map<string, { strength: number; isOpen: boolean }>();
  for (const { event, args } of events) {
    const { faces = [], unit, steps } = args as Args;
    if (event === "showdown") for (const [one, strength] of faces) found.set(one, { strength, isOpen: true });
    else if (event === "combat-over") found.clear();
    else if (unit && steps !== undefined) found.set(unit, { strength: steps, isOpen: found.get(unit)?.isOpen ?? false });
  }
  return found;
}

function clock(events: GameEvent[], before: VolgaView): Pick<VolgaView, "turn" | "side"> {
  const last = events.findLast(({ event }) => event === "soviet-turn" || event === "german-turn");
  return last ? { turn: last.args.turn as number, side: last.event === "soviet-turn" ? "soviet" : "german" } : before;
}

/** How far the combat has come: the parts of the turn follow what is told. */
function battleBetween(events: GameEvent[], before: VolgaView): Battle | null {
  let battle = before.battle;
  for (const { event, args } of events) {
    const { target, hexes, hex } = args as Args;
    if (ATTACKS.includes(event)) battle = { ...NO_BATTLE, attacker: event === "soviet-attack" ? "soviet" : "german", planned: event === "planned-attack", target: target!, hexes: hexes ?? [hex!] };
    else if (event === "showdown" && battle) battle = { ...battle, shown: true };
    else if (/^(combat-over|soviet-turn|german-turn)$/.test(event)) battle = null;
  }
  return battle;
}

export function between(before: VolgaView, after: VolgaView, telling: Telling<GameEvent>): VolgaView {
  const { events, left, past, coming } = telling;
  const tokens = tokensOf(before, after, [...past, ...coming], events);
  const named = tokened([...past, ...coming], tokens, after);
  const piles = pilesBetween<Block>(before.stacks, after.stacks, ({ token }) => token, { events, left, past: named.slice(0, past.length), coming: named.slice(past.length) });
  const faces = new Map([...facesOf(events)].map(([unit, face]) => [tokens.get(unit) ?? unit, { unit, ...face }]));
  const shown = (block: Block): Block => {
    const face = faces.get(block.token);
    if (!face) return block;
    return { ...block, unit: face.unit, strength: face.strength, face_up: face.isOpen || block.face_up };
  };
  const { turn, side } = clock(events, before);
  const held = heldBetween(before.german_control, after.german_control, telling);
  return { ...before, turn, side, battle: battleBetween(events, before), german_control: held, stacks: Object.fromEntries(Object.entries(piles).map(([hex, pile]) => [hex, pile.map(shown)])) };
}
