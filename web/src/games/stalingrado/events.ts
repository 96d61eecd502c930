// What events tell beside their words: whose turn begins, and which dice were thrown.
import type { Decision, GameEvent } from "../../lib/api";
import { IN_TURN, type Rolled } from "../../lib/luck";
import { sideOf, type Side, type StalingradoView } from "./parts";

export function turnOf({ event, args }: GameEvent): string | null {
  return event === "player-turn" ? (args.side as string) : null;
}

const STEPS = ["command", "replacements", "movement", "air", "combat"];

export function sequence(view: StalingradoView, _decision: Decision | null): { steps: string[]; now: string } {
  return { steps: STEPS, now: view.phase ?? "" };
}

/** Of two dice on the combat table: how far they lie from seven, which is the worst for whoever attacks. */
const FROM_SEVEN = { mean: 70 / 36, variance: 210 / 36 - (70 / 36) ** 2 };

/** Every table is one roll of the side whose turn it is; the weather is nobody's. */
export function dice({ event, args }: GameEvent): Rolled[] {
  const side = event === "weather" ? null : IN_TURN;
  if (Array.isArray(args.dice)) {
    const faces = args.dice as number[];
    const far = Math.abs(faces.reduce((sum, face) => sum + face, 0) - 7);
    return [{ side, faces, hitsOn: null, worth: [far, FROM_SEVEN.mean, FROM_SEVEN.variance] }];
  }
  return typeof args.die === "number" ? [{ side, faces: [args.die], hitsOn: null }] : [];
}

/** Counters that are laid out one after the other, and what that is called in the log. */
const LAID_OUT: Record<string, Record<Side, string>> = {
  lands: { axis: "stalingrado-folded-air-axis", soviet: "stalingrado-folded-air-soviet" },
  "hq-placed": { axis: "stalingrado-folded-hq-axis", soviet: "stalingrado-folded-hq-soviet" },
};

/** Before the first turn nobody waits for each of them. */
export function isAside({ event }: GameEvent, before: StalingradoView): boolean {
  return event in LAID_OUT && !before.phase;
}

export function fold({ event, args }: GameEvent): string | null {
  return LAID_OUT[event]?.[sideOf(args.counter as string)] ?? null;
}
