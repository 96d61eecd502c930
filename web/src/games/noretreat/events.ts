// What events tell beside their words: whose turn begins, and which dice were thrown.
import type { Decision, GameEvent } from "../../lib/api";
import type { Rolled } from "../../lib/luck";
import type { NoRetreatView } from "./parts";

export function turnOf({ event, args }: GameEvent): string | null {
  return event === "player-turn" ? (args.side as string) : null;
}

const STEPS = ["cards", "supply", "organization", "movement", "combat", "removal", "disembark"];

/** The phases of a Player Turn; only some of them have a pause in them. */
export function sequence(view: NoRetreatView, _decision: Decision | null): { steps: string[]; now: string } {
  return { steps: STEPS, now: view.phase };
}

/** Battles are one roll of a table: high is good for whoever attacks. */
export function dice({ event, args }: GameEvent): Rolled[] {
  const side = (args.side as string | undefined) ?? null;
  if (event === "rolled") return [{ side, faces: [args.die as number], hitsOn: null }];
  if (event === "duel") {
    const [axis, soviet] = args.dice as [number, number];
    return [{ side: "axis", faces: [axis], hitsOn: null }, { side: "soviet", faces: [soviet], hitsOn: null }];
  }
  return event === "two-dice" ? [{ side, faces: args.dice as number[], hitsOn: null }] : [];
}
