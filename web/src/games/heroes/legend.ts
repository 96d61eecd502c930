// What the signs of the overlays mean.
import type { LegendRow } from "../../lib/board/Legend.svelte";
import { say } from "../../lib/i18n.svelte";

export const LEGENDS: Record<string, () => LegendRow[]> = {
  sight: () => [
    { sign: "fill", colour: "#15160f", text: say("heroes-legend-unseen") },
    { sign: "line", colour: "#2c8f3a", text: say("heroes-legend-seen") },
    { sign: "frame", colour: "#d3381f", text: say("heroes-legend-blocks") },
  ],
  reach: () => [
    { sign: "fill", colour: "#2c8f3a", text: say("heroes-legend-near") },
    { sign: "fill", colour: "#d99a1f", text: say("heroes-legend-far") },
  ],
  threat: () => [
    { sign: "fill", colour: "#2c8f3a", text: say("heroes-legend-safe") },
    { sign: "field", colour: "#b3261a", text: say("heroes-legend-hot") },
  ],
  arcs: () => [
    { sign: "arrow", colour: "#23405e", text: say("heroes-legend-arc", { side: say("heroes-seat-german") }) },
    { sign: "arrow", colour: "#b5402f", text: say("heroes-legend-arc", { side: say("heroes-seat-soviet") }) },
  ],
  goals: () => [
    { sign: "frame", colour: "#555", text: say("heroes-legend-goal") },
    { sign: "fill", colour: "#3d5670", text: say("heroes-legend-entry") },
    { sign: "dash", colour: "var(--ink)", text: say("heroes-legend-exit") },
  ],
};
