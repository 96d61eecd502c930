// Command and supply of both sides as the server tells them, and what the signs of the overlays mean.
import { list, say } from "../../lib/i18n.svelte";
import type { LegendRow } from "../../lib/board/Legend.svelte";
import type { LayerContext } from "../../lib/look";
import type { Question } from "../../lib/study.svelte";
import { draft, supplyStudies } from "./draft.svelte";
import { SIDES, type Side, type StalingradoParts, type StalingradoView } from "./parts";
import { careInWords, seatName, unitName } from "./words";

type Context = LayerContext<StalingradoParts, StalingradoView>;

export const COLOURS: Record<Side, string> = { axis: "var(--german)", soviet: "var(--soviet)" };

export interface Army {
  hex: string;
  fed: boolean;
  /** Units in its range, if they are ours to know, and how many it can command. */
  load: number | null;
  number: number;
  hexes: string[];
}

export interface Network {
  bands: string[][];
  lines: string[];
  severed: string[];
  breaks: [string, string][];
  sources: string[];
  armies: Record<string, Army>;
  unsupplied: string[];
  uncommanded: string[];
}

export const networkIn = (answers: unknown[]) => {
  const known = answers[0] as Record<Side, Network> | null | undefined;
  return known && "axis" in known ? known : null;
};

export const networkStudies = (context: Context): Question[] => [["network"], ...supplyStudies(context)];

/** What would come of a move, in words. */
export function remark({ parts }: Context): string {
  const { there } = draft;
  if (!there) return "";
  const named = (units: string[]) => list(units.map((unit) => unitName(parts, unit)));
  const said = [careInWords(parts, there)];
  if (there.cut_off.length) said.push(say("stalingrado-there-cut-off", { units: named(there.cut_off) }));
  if (there.loses.length) said.push(say("stalingrado-there-loses", { units: named(there.loses) }));
  if (there.gains.length) said.push(say("stalingrado-there-gains", { units: named(there.gains) }));
  return said.join(" · ");
}

/** One colour for each headquarters of a side, told apart by eyes of every kind. */
export const HUES = ["#0072b2", "#d55e00", "#009e73", "#7b3294", "#8a6d00", "#c2185b", "#00838f", "#5d4037", "#37474f"];

// -- what the signs of the overlays mean

const bySide = (sign: LegendRow["sign"], message: string): LegendRow[] =>
  SIDES.map((side) => ({ sign, colour: COLOURS[side], text: say(message, { side: seatName(side) }) }));

const unsupplied = (): LegendRow => ({ sign: "cross", colour: "#d97800", text: say("stalingrado-legend-unsupplied") });

export const LEGENDS: Record<string, () => LegendRow[]> = {
  lines: () => [
    ...bySide("field", "stalingrado-legend-supply"),
    { sign: "disc", colour: "var(--ink)", text: say("stalingrado-legend-source") },
    { sign: "line", colour: "var(--ink)", text: say("stalingrado-legend-open") },
    { sign: "dots", colour: "var(--ink)", text: say("stalingrado-legend-severed") },
    { sign: "cross", colour: "#b3261e", text: say("stalingrado-legend-break") },
    unsupplied(),
    { sign: "line", colour: "#8a5a00", text: say("stalingrado-legend-line") },
    { sign: "dots", colour: "#6b2d7d", text: say("stalingrado-legend-command") },
    { sign: "frame", colour: "#b3261e", text: say("stalingrado-legend-cut") },
  ],
  range: () => [
    { sign: "frame", colour: HUES[0]!, text: say("stalingrado-legend-army") },
    { sign: "dash", colour: "var(--ink)", text: say("stalingrado-legend-army-theirs") },
    { sign: "dashed-ring", colour: "#6b2d7d", text: say("stalingrado-legend-uncommanded") },
  ],
  zones: () => bySide("hatch", "stalingrado-legend-zone"),
  rails: () => [
    { sign: "line", colour: COLOURS.axis, text: seatName("axis") },
    { sign: "dash", colour: COLOURS.soviet, text: seatName("soviet") },
    { sign: "dots", colour: "var(--ink)", text: say("stalingrado-legend-between") },
  ],
  duties: () => [
    { sign: "ring", colour: "#b3261e", text: say("stalingrado-legend-duty") },
    { sign: "dashed-ring", colour: "#b36a00", text: say("stalingrado-legend-unsupplied") },
    { sign: "dashed-ring", colour: "#6b2d7d", text: say("stalingrado-legend-uncommanded") },
  ],
  reach: () => [
    { sign: "fill", colour: "var(--accent)", text: say("stalingrado-legend-reach") },
    { sign: "frame", colour: "#b3261e", text: say("stalingrado-legend-must") },
    { sign: "disc", colour: "#8a5a00", text: say("stalingrado-legend-hungry") },
    { sign: "disc", colour: "#6b2d7d", text: say("stalingrado-legend-alone") },
    { sign: "disc", colour: "#2c6fa8", text: say("stalingrado-legend-ford") },
  ],
};
