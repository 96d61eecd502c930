// Supply as the server tells it, and in words.
import { list, say } from "../../lib/i18n.svelte";
import type { LayerContext } from "../../lib/look";
import type { LegendRow } from "../../lib/board/Legend.svelte";
import type { Question } from "../../lib/study.svelte";
import { faceIn, SIDES, stackOf, wayTo, whereabouts, type NoRetreatParts, type NoRetreatView, type Side } from "./parts";
import type { Asked } from "./shapes";
import { placeName, seatName, unitName } from "./words";

type Context = LayerContext<NoRetreatParts, NoRetreatView>;

export const COLOURS: Record<Side, string> = { axis: "var(--german)", soviet: "var(--soviet)" };

/** The supply of a side: by distance from its sources. */
export interface Network {
  bands: string[][];
  cities: string[];
  /** Cities that are cut off from their edge. */
  dry: string[];
  sea: string[];
  lacking: string[];
}

/** The line of a unit, and the hexes of it in which the enemy would cut it. */
export interface SupplyLine {
  unit: string;
  by: "line" | "beside" | "sea" | "home" | null;
  line: string[];
  cuts: string[];
}

/** The same of a unit that went somewhere, and whose supply that would change. */
export interface There extends SupplyLine {
  gains: string[];
  loses: string[];
  cut_off: string[];
}

/** As the server has told it; of another moment as much as the view has. */
export function networkIn(view: NoRetreatView, answers: unknown[]): Record<Side, Network> {
  const known = (answers[0] ?? null) as Record<Side, Network> | null;
  const plain = ({ overland, cities, lacking }: NoRetreatView["supply"][Side]): Network => ({ bands: [overland], cities, dry: [], sea: [], lacking });
  return known ?? { axis: plain(view.supply.axis), soviet: plain(view.supply.soviet) };
}

export const lineIn = (answers: unknown[]) => (answers[1] ?? null) as SupplyLine | null;
export const thereIn = (answers: unknown[]) => (answers[1] ?? null) as There | null;
export const fedIn = (answers: unknown[]) => (answers[0] ?? null) as { supplied: string[] } | null;

/** For the overlay: both sides, and the unit that is looked at. */
export function overlayStudies({ view, looking }: Context): Question[] {
  const unit = looking ? stackOf(view, looking)[0]?.unit : null;
  return [["supply"], unit ? ["line", unit] : null];
}

/** While a unit is being moved: where it would be supplied, and what would come of going to the hex that is looked at. */
export function moveStudies({ decision, looking }: Context): Question[] {
  const unit = decision?.prompt === "movement" ? (decision.args as Asked).unit : null;
  if (!unit) return [];
  return [["places", unit], looking && wayTo(decision, looking) ? ["there", unit, looking] : null];
}

const HOW: Record<string, string> = {
  beside: "noretreat-supplied-beside",
  sea: "noretreat-supplied-sea",
  home: "noretreat-supplied-home",
};

export function inWords(parts: NoRetreatParts, { by, line, cuts }: SupplyLine): string {
  if (!by) return say("noretreat-supplied-not");
  const how = HOW[by] ? say(HOW[by]!) : say("noretreat-supplied-line", { hex: placeName(parts, line.at(-1)!) });
  const cut = cuts.length ? say("noretreat-supplied-cuts", { hexes: list(cuts.map((hex) => placeName(parts, hex))) }) : say("noretreat-supplied-no-cut");
  return line.length ? `${how}; ${cut}` : how;
}

/** What would come of a move, in words. */
export function remark({ parts, view, decision, looking }: Context, answers: unknown[]): string {
  const there = thereIn(answers);
  if (decision?.prompt !== "movement" || !looking || !there || !("gains" in there)) return "";
  const named = (units: string[]) => list(units.map((unit) => unitName(parts, unit, faceIn(view, unit))));
  const said = [inWords(parts, there)];
  if (there.cut_off.length) said.push(say("noretreat-there-cut-off", { units: named(there.cut_off) }));
  if (there.loses.length) said.push(say("noretreat-there-loses", { units: named(there.loses) }));
  if (there.gains.length) said.push(say("noretreat-there-gains", { units: named(there.gains) }));
  return said.join(" · ");
}

/** The hexes of those who would lose their supply by a move. */
export function losersOf(view: NoRetreatView, { loses, cut_off }: There): string[] {
  const where = whereabouts(view);
  return [...new Set([...loses, ...cut_off].flatMap((unit) => where.get(unit) ?? []))];
}

// -- what the signs of the overlays mean

const bySide = (sign: LegendRow["sign"], message: string): LegendRow[] =>
  SIDES.map((side) => ({ sign, colour: COLOURS[side], text: say(message, { side: seatName(side) }) }));

export const LEGENDS: Record<string, () => LegendRow[]> = {
  supply: () => [
    ...bySide("field", "noretreat-legend-supply"),
    { sign: "disc", colour: "var(--ink)", text: say("noretreat-legend-source") },
    { sign: "ring", colour: "var(--ink)", text: say("noretreat-legend-dry") },
    { sign: "dots", colour: "var(--ink)", text: say("noretreat-legend-sea") },
    { sign: "cross", colour: "#d97800", text: say("noretreat-legend-lacking") },
    { sign: "line", colour: "#8a5a00", text: say("noretreat-legend-line") },
    { sign: "frame", colour: "#b3261e", text: say("noretreat-legend-cut") },
  ],
  zones: () => bySide("hatch", "noretreat-legend-zone"),
  control: () => [...bySide("fill", "noretreat-legend-control"), { sign: "flag", colour: "var(--ink)", text: say("noretreat-legend-counts") }],
};
