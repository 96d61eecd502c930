// What the signs of the overlays mean.
import type { LegendRow } from "../../lib/board/Legend.svelte";
import { say } from "../../lib/i18n.svelte";

export const LEGENDS: Record<string, () => LegendRow[]> = {
  victory: () => [
    { sign: "fill", colour: "#4d545c", text: say("volga-legend-held", { side: say("volga-seat-german") }) },
    { sign: "fill", colour: "#b5402f", text: say("volga-legend-held", { side: say("volga-seat-soviet") }) },
    { sign: "flag", colour: "var(--ink)", text: say("volga-legend-goal") },
  ],
  coming: () => [
    { sign: "arrow", colour: "#a3271d", text: say("volga-legend-enter", { side: say("volga-seat-soviet") }) },
    { sign: "arrow", colour: "#e3b21c", text: say("volga-legend-enter", { side: say("volga-seat-yellow") }) },
    { sign: "arrow", colour: "#2458a0", text: say("volga-legend-enter", { side: say("volga-seat-blue") }) },
    { sign: "cross", colour: "var(--ink)", text: say("volga-legend-closed") },
  ],
};
