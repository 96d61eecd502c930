// What events tell beside their words: who acts, which dice were thrown, where it happened.
import type { Decision, GameEvent } from "../../lib/api";
import type { Rolled } from "../../lib/luck";
import { sideOf, sideOfSeat, type Side, type HeroesView } from "./parts";

/** An action begins: the side that pays, or whose unit acts. */
const BEGINS = [
  "activates", "activates-in-fog", "activates-hidden", "pays", "opportunity", "passes", "stalls", "moves", "enters", "pivots", "attack",
  "rally", "digs-in", "leaves", "hidden-move", "plays", "loads", "unloads", "weapon", "placed", "hidden-set-up", "bids",
];

export function turnOf({ event, args }: GameEvent): string | null {
  if (!BEGINS.includes(event)) return null;
  if (typeof args.side === "string") return sideOfSeat(args.side);
  const unit = args.unit ?? args.attacker ?? (args.units as string[] | undefined)?.[0];
  return typeof unit === "string" ? sideOf(unit) : null;
}

/** The log is divided by rounds. */
export function headings({ event }: GameEvent): string | null {
  return event === "round" || event === "round-ends" ? event : null;
}

const SETUP = ["place_unit", "hide_unit", "assign"];
const INITIATIVE = ["bid", "note_barrage", "orient"];
const DICE = ["roll", "change_roll", "choose_target", "type-die"];

export function sequence(view: HeroesView, decision: Decision | null): { steps: string[]; now: string } {
  const prompt = decision?.prompt ?? "";
  const now = SETUP.includes(prompt) ? "setup" : INITIATIVE.includes(prompt) || !view.turn ? "initiative" : DICE.includes(prompt) ? "dice" : prompt === "turn" ? "turn" : "order";
  return { steps: [...(now === "setup" ? ["setup"] : []), "initiative", "turn", "order", "dice", "end"], now };
}

const other = (side: Side): Side => (side === "german" ? "soviet" : "german");

/** Dice of a shot are thrown by the enemy of the unit that is shot at. */
function thrower({ event, args }: GameEvent): string | null {
  if (typeof args.side === "string") return sideOfSeat(args.side);
  if (typeof args.unit !== "string") return null;
  const side = sideOf(args.unit);
  return event === "shot" ? other(side) : event === "rally" ? side : null;
}

export function dice(event: GameEvent): Rolled[] {
  const { dice } = event.args;
  const faces = Array.isArray(dice) ? (dice as number[]) : typeof dice === "number" ? [dice] : [];
  return faces.length ? [{ side: thrower(event), faces, hitsOn: null }] : [];
}

export function place({ args }: GameEvent): string | null {
  for (const key of ["hex", "start"]) if (typeof args[key] === "string") return args[key] as string;
  const hexes = args.hexes as string[] | undefined;
  return Array.isArray(hexes) ? (hexes[0] ?? null) : null;
}
