// What events tell beside their words: whose turn begins, which dice were thrown, and how far the
// Soviet algorithm has come.
import type { Decision, GameEvent } from "../../lib/api";
import type { Rolled } from "../../lib/luck";
import type { VolgaView } from "./parts";

export function turnOf({ event, args }: GameEvent): string | null {
  if (event === "soviet-turn") return "soviet";
  return event === "german-turn" ? (args.seat as string) : null;
}

/** The parts of a turn: an action, and the combat that it may bring on. */
export function sequence(view: VolgaView, decision: Decision | null): { steps: string[]; now: string } {
  const action = view.side === "soviet" ? "soviet-action" : "german-action";
  const next = view.side === "soviet" ? "german-action" : "soviet-action";
  const isOver = /advance|blitz/.test(decision?.prompt ?? "");
  const now = isOver ? "advance" : view.battle ? (view.battle.shown ? "fire" : "cards") : action;
  return { steps: [action, "cards", "fire", "advance", next], now };
}

/** Of the dice that are thrown for a side, the side that throws them. */
const THROWS: Record<string, string> = {
  "reinforcement-dice": "german",
  "opportunity-fire": "soviet",
};

function sideOf({ event, args }: GameEvent): string | null {
  if (event === "card-fire") return (args.cards as string[])[0]?.startsWith("g-") ? "german" : "soviet";
  return (args.side as string | undefined) ?? THROWS[event] ?? null;
}

export function dice(event: GameEvent): Rolled[] {
  const side = sideOf(event);
  const { volleys, dice, rolls } = event.args as {
    volleys?: [number, ...number[]][];
    dice?: number[];
    rolls?: [string, number][];
  };
  if (volleys) return volleys.map(([hitsOn, ...faces]) => ({ side, faces, hitsOn }));
  if (rolls) return [{ side: "soviet", faces: rolls.map(([, die]) => die), hitsOn: null }];
  return dice ? [{ side, faces: dice, hitsOn: null }] : [];
}

/** Where in its flow the algorithm is. */
export interface Flow {
  step: "draw" | "count" | "reinforce" | "move";
  /** Hexes with the highest stack, and reinforcement hexes held. */
  count: { highest: number; held: number } | null;
  rolls: [hex: string, die: number][];
  /** The roll that is being carried out. */
  acts: { hex: string; die: number } | null;
}

/** The latest Soviet turn as far as it has been told; null before the first. */
export function flow(events: GameEvent[]): Flow | null {
  const start = events.findLastIndex(({ event }) => event === "soviet-turn");
  if (start < 0) return null;
  const found: Flow = { step: "count", count: null, rolls: [], acts: null };
  for (const { event, args } of events.slice(start + 1)) {
    if (event === "german-turn") break;
    if (event === "no-reinforcement-hex") found.step = "draw";
    else if (event === "soviet-count") found.count = { highest: args.highest as number, held: args.held as number };
    else if (event === "soviet-reinforcements") found.step = "reinforce";
    else if (event === "soviet-dice") {
      found.step = "move";
      found.rolls = args.rolls as Flow["rolls"];
    } else found.acts = acting(event, args, found.rolls) ?? found.acts;
  }
  return found;
}

function acting(event: string, args: Record<string, unknown>, rolls: Flow["rolls"]): Flow["acts"] {
  if (event === "equal-dice") return { hex: "", die: args.die as number };
  const hexes =
    event === "soviet-moves" ? [args.start] : event === "card-instead" ? [args.hex] : event === "soviet-attack" ? (args.hexes as string[]) : [];
  const roll = rolls.find(([hex]) => hexes.includes(hex));
  return roll ? { hex: roll[0], die: roll[1] } : null;
}
