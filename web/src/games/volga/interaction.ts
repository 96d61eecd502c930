import { say } from "../../lib/i18n.svelte";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import type { Chances } from "../../lib/session.svelte";
import type { VolgaParts, VolgaView } from "./parts";
import { hexName } from "./words";

/** These lead straight into a combat when only one target or stack is left to choose. */
const FIGHTS = ["german_action", "planned_target", "quick_stack", "quick_group"];

export const needsSecondWord = (prompt: string): boolean => FIGHTS.includes(prompt);

export const targetOf = ({ odds }: Chances): string => (odds as { target: string }).target;

export const interaction: Interaction<VolgaParts, VolgaView> = {
  ...plain,
  doubt: ({ odds, now, parts }, action) => {
    const fight = odds.find((one) => one.action.join() === action.join());
    if (!fight || !needsSecondWord(now?.decision?.prompt ?? "")) return "";
    return say("web-unsure", { target: hexName(parts as VolgaParts, targetOf(fight)) });
  },
  shareSecrets: (a, b) => (a === "soviet") === (b === "soviet"),
};
