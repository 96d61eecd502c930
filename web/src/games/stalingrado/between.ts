// The map in the middle of what is told.
import type { GameEvent } from "../../lib/api";
import { changedBy, heldBetween, pilesBetween, type Telling } from "../../lib/board/between";
import { isGoing, type Effect } from "../../lib/board/effects";
import { type Piece, type Side, type StalingradoView } from "./parts";

interface Lying {
  name: string;
  side: Side;
  piece: Piece;
}

type Stacks = StalingradoView["stacks"];

/** Counters under others have no name: where they lie will do. */
function lying(stacks: Stacks): Record<string, Lying[]> {
  return Object.fromEntries(Object.entries(stacks).map(([hex, { side, units }]) => [hex, units.map((piece, n) => ({ name: piece.unit ?? `${hex} ${n}`, side, piece }))]));
}

function stacksBetween(before: Stacks, after: Stacks, telling: Telling<GameEvent>): Stacks {
  const piles = pilesBetween(lying(before), lying(after), ({ name }) => name, telling);
  const found: Stacks = {};
  for (const [hex, pile] of Object.entries(piles)) {
    const { side } = pile.at(-1)!;
    found[hex] = { side, units: pile.filter((one) => one.side === side).map(({ piece }) => piece) };
  }
  return found;
}

/** Where the headquarters and aircraft that have been told of have come to; null if they are gone. */
function wentTo(past: Effect[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { kind, pieces, at } of past) {
    if (kind === "move" || kind === "arrive") pieces.forEach((piece) => found.set(piece, at));
    else if (isGoing(kind)) pieces.forEach((piece) => found.set(piece, null));
  }
  return found;
}

/** The part of the turn that an event belongs to; others may happen in several. */
const PHASES: Record<string, string> = {
  "player-turn": "command",
  ...Object.fromEntries(["points", "replenished", "rebuilt", "reserved"].map((event) => [event, "replacements"])),
  ...Object.fromEntries(["arrivals", "enters", "moves", "stack-moves", "by-rail", "by-sea", "hq-moves", "hq-off", "transfers"].map((event) => [event, "movement"])),
  ...Object.fromEntries(["flies", "flies-against", "air-combat", "bombing"].map((event) => [event, "air"])),
  ...Object.fromEntries(["attack", "odds", "shelling", "combat-result"].map((event) => [event, "combat"])),
};

const SCORES = ["scores", "final-points", "eliminated", "rebuilt"];
const REPLACEMENTS = ["points", "replenished", "rebuilt"];

export function between(before: StalingradoView, after: StalingradoView, telling: Telling<GameEvent>): StalingradoView {
  const went = wentTo(telling.past);
  const last = telling.events.findLast(({ event }) => event === "player-turn");
  const clock = last ? { turn: last.args.turn as number, side: last.args.side as Side, date: last.args.turn === after.turn ? after.date : before.date } : {};
  const phase = PHASES[telling.events.findLast(({ event }) => event in PHASES)?.event ?? ""] ?? before.phase;
  const hqs = { ...before.headquarters };
  for (const [unit, hex] of went) {
    const known = hqs[unit] ?? after.headquarters[unit];
    if (hex === null) delete hqs[unit];
    else if (known) hqs[unit] = { ...known, hex };
  }
  const ends = new Map(after.air.map((flyer) => [flyer.unit, flyer]));
  const air = before.air.filter(({ unit }) => went.get(unit) !== null).map((flyer) => (went.has(flyer.unit) ? (ends.get(flyer.unit) ?? flyer) : flyer));
  const held = heldBetween(before.axis_control, after.axis_control, telling);
  const score = changedBy(SCORES, before.score, after.score, telling);
  const at_end = changedBy(SCORES, before.at_end, after.at_end, telling);
  const points = changedBy(REPLACEMENTS, before.points, after.points, telling);
  return { ...before, ...clock, phase, score, at_end, points, axis_control: held, stacks: stacksBetween(before.stacks, after.stacks, telling), headquarters: hqs, air };
}
