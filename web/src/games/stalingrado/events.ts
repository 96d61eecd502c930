// What events tell beside their words: whose turn begins, and which dice were thrown.
import type { Decision, GameEvent } from "../../lib/api";
import type { Rolled } from "../../lib/luck";
import type { StalingradoView } from "./parts";

export function turnOf({ event, args }: GameEvent): string | null {
  return event === "player-turn" ? (args.side as string) : null;
}

const STEPS = ["command", "replacements", "movement", "air", "combat"];

export function sequence(view: StalingradoView, _decision: Decision | null): { steps: string[]; now: string } {
  return { steps: STEPS, now: view.phase ?? "" };
}

/** Every table is one roll, and nobody's alone. */
export function dice({ args }: GameEvent): Rolled[] {
  if (Array.isArray(args.dice)) return [{ side: null, faces: args.dice as number[], hitsOn: null }];
  return typeof args.die === "number" ? [{ side: null, faces: [args.die], hitsOn: null }] : [];
}
