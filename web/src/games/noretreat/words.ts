// Units, events, columns and moments of No Retreat! in words, for prompts and the log.
import { say } from "../../lib/i18n.svelte";
import type { Args, Words } from "../../lib/look";
import { hasName, nameOf, words as plainWords } from "../../lib/names";
import { faceIn, type Half, type NoRetreatParts, type NoRetreatView, type Side } from "./parts";
import type { Args as Told } from "./shapes";

export { cardName, hexName as boxName, hexName as placeName, placeName as called } from "../../lib/names";

/** A unit in full; Soviet Fronts have another name on their strong side. */
export function unitName(parts: NoRetreatParts, id: string, face: "strong" | "weak" = "weak"): string {
  const isOther = face === "strong" && hasName(parts, "strong-unit", id);
  return nameOf(parts, isOther ? "strong-unit" : "unit", id);
}

/** What fits on a counter. */
export function shortName(name: string): string {
  return name
    .replace(/(\d+)(st|nd|rd|th)\b/, "$1")
    .replace(/Kampfgruppe/, "KG")
    .replace(/Volkssturm/, "Vs")
    .replace(/Fortified Front/, "FF")
    .replace(/Abteilung/, "Abt")
    .replace(/Garrison/, "")
    .replace(/Byelorussian/, "Byelor.")
    .replace(/Hungarian/, "Hung.")
    .replace(/Rumanian/, "Rum.")
    .trim();
}

// -- cards

/** An event of a card, or a red one of the Turn Track. */
export const eventName = (parts: NoRetreatParts, id: string) => nameOf(parts, "event", id);

export function eventText(half: Half): string {
  return say(`noretreat-card-${half.event}.text`);
}

/** When an event may be played. */
export function momentsOf(half: Half): string {
  const moments = [...new Set(half.timing.flat())].filter((moment) => moment !== "payment");
  return moments.map((moment) => say(`noretreat-moment-${moment}`)).join(", ");
}

// -- battles

export function resultName(result: string): string {
  return say(`noretreat-crt-${result === "-" ? "none" : result}`);
}

export function columnName(column: string | null): string {
  return column || say("noretreat-odds-below");
}

export function signed(columns: number): string {
  return columns < 0 ? `−${-columns}` : `+${columns}`;
}

// -- arguments

const spelling = {
  shifts: (shifts: Exclude<Told["shifts"], number | undefined>) =>
    shifts.map(([why, columns]) => `${say(`noretreat-shift-${why}`)} ${signed(columns)}`).join(", "),
};

/** Words for every argument of a message; a unit is called as it lies. */
export function words(parts: NoRetreatParts, view: NoRetreatView, args: Args): Words {
  const call = (kind: string, id: string) => (kind === "unit" ? unitName(parts, id, faceIn(view, id)) : nameOf(parts, kind, id));
  const told = plainWords(parts, args, spelling, call);
  if ("column" in args && !args.column) told.column = columnName(null);
  return told;
}

export function seatName(side: Side): string {
  return say(`noretreat-seat-${side}`);
}
