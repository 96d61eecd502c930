// Care, scores and dates in words, for prompts and the log.
import { list, say } from "../../lib/i18n.svelte";
import type { Args, Words } from "../../lib/look";
import { hexName, unitName, words as plainWords } from "../../lib/names";
import type { Scenario, Side, StalingradoParts } from "./parts";

export { hexName as placeName, placeName as townName, unitName } from "../../lib/names";

/** Who commands a unit, and whether anything feeds it. */
export function careInWords(parts: StalingradoParts, { hq, line, cuts }: { hq: string | null; line: string[]; cuts: string[] }): string {
  const command = hq ? say("stalingrado-care-hq", { unit: unitName(parts, hq) }) : say("stalingrado-care-no-hq");
  const end = line.at(-1);
  if (!end) return `${command}; ${say("stalingrado-care-no-line")}`;
  const cut = cuts.length ? say("stalingrado-care-cuts", { hexes: list(cuts.map((hex) => hexName(parts, hex))) }) : say("stalingrado-care-no-cut");
  return [command, say("stalingrado-care-line", { hex: hexName(parts, end) }), cut].join("; ");
}

export function signed(columns: number): string {
  return columns < 0 ? `−${-columns}` : `+${columns}`;
}

/** The lead of the Axis with which either side wins a scenario. */
export function goalOf({ axis_wins, soviet_wins }: Scenario): { axis: string; soviet: string } {
  return { axis: signed(axis_wins ?? 0), soviet: signed(soviet_wins ?? 0) };
}

export function seatName(side: Side): string {
  return say(`stalingrado-seat-${side}`);
}

/** A day of the week in which a turn begins. */
export function day(date: string, region: string): string {
  return new Intl.DateTimeFormat(region, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(date));
}

const spelling = { dice: (faces: number[]) => faces.join(" + "), points: (counts: number[]) => counts.join(" + ") };

/** Words for every argument of a message. */
export const words = (parts: StalingradoParts, args: Args): Words => plainWords(parts, args, spelling);
