import type { Action } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Input, Intent, Situation } from "../../lib/input";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import type { Chances } from "../../lib/session.svelte";
import { advanceAll, ALL, intoWon, shortcuts } from "./advance";
import type { VolgaParts, VolgaView } from "./parts";
import type { Asked } from "./shapes";
import { hexName } from "./words";

/** These lead straight into a combat when only one target or stack is left to choose. */
const FIGHTS = ["german_action", "planned_target", "quick_stack", "quick_group"];

export const needsSecondWord = (prompt: string): boolean => FIGHTS.includes(prompt);

/** With one stack left the attack begins, without a word more. */
const isLastLeftOut = (prompt: string, args: Asked, [verb]: Action): boolean => prompt === "planned_stacks" && verb === "hold" && args.hexes?.length === 2;

export const targetOf = ({ odds }: Chances): string => (odds as { target: string }).target;

const LONG = ["long_first", "long_second"];

/** A block that is sent back to the track goes to no hex. */
const NOT_CARRIED = ["return_next"];

/** A stack on a long move is carried from where it has come to, a block that is asked about from beside the map. */
function read(input: Input, now: Situation<VolgaParts, VolgaView>): Intent | null {
  const { decision } = now;
  if (input.kind === "hex") return intoWon(input.hex, now);
  if (input.kind === "answer" && input.action[0] === ALL && now.seat) return { do: "plan", plan: advanceAll(now.seat) };
  if (input.kind !== "lift" || !decision) return null;
  const { start, hex, unit } = (decision.args ?? {}) as Asked;
  if (decision.prompt === "deploy_to" && input.unit === unit) return { do: "lift", action: null };
  if (NOT_CARRIED.includes(decision.prompt ?? "")) return { do: "nothing" };
  return LONG.includes(decision.prompt ?? "") && [hex, start].includes(input.hex ?? "") ? { do: "lift", action: null } : null;
}

export const interaction: Interaction<VolgaParts, VolgaView> = {
  ...plain,
  read,
  offers: (decision) => [...(decision.actions ?? []), ...shortcuts(decision)],
  costly: [ALL],
  lifts: ["stack", "unit"],
  opens: ["long", "short", "quick", "planned", "move"],
  doubt: ({ odds, now, parts }, action) => {
    const prompt = now?.decision?.prompt ?? "";
    // Who ends the moves has seen who could still go; the enemy plays at once.
    const stacks = prompt === "short_stack" && action[0] === "stop" ? (now?.decision?.actions ?? []).filter(([verb]) => verb === "stack").length : 0;
    if (stacks) return say("volga-stop-doubt", { count: stacks });
    const args = (now?.decision?.args ?? {}) as Asked;
    const fight = odds.find((one) => one.action.join() === action.join());
    const target = fight && needsSecondWord(prompt) ? targetOf(fight) : isLastLeftOut(prompt, args, action) ? (args.target ?? "") : "";
    return target ? say("web-unsure", { target: hexName(parts as VolgaParts, target) }) : "";
  },
  shareSecrets: (a, b) => (a === "soviet") === (b === "soviet"),
  gestures: [{ id: "stack", by: "drag" }],
  weighs: FIGHTS,
};
