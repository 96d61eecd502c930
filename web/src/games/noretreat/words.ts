// Hexes, units, cards, columns and moments of No Retreat! in words, for prompts and the log.
import { has, isAsPrinted, list, say, translated } from "../../lib/i18n.svelte";
import { faceIn, type Half, type NoRetreatParts, type Side, type NoRetreatView } from "./parts";
import type { Args, Words } from "../../lib/look";

const NONE = "none";
const JOKER = "joker";
/** Arguments that only some events and prompts of a kind have. */
const OPTIONAL = ["card", "drawn", "hex", "place", "text", "unit"];

// -- places

/** The city or whatever else has a name in a place; most hexes have none. */
export function called(parts: NoRetreatParts, id: string): string {
  const english = parts.hex.get(id)?.place;
  if (english) return translated(`noretreat-place-${id}`, english);
  return has(`noretreat-place-${id}`) ? say(`noretreat-place-${id}`) : "";
}

/** 1407 (Minsk), Finland, or a box off the map. */
export function placeName(parts: NoRetreatParts, id: string): string {
  if (!parts.hex.has(id)) return boxName(parts, id);
  const name = called(parts, id);
  return name && /^\d/.test(id) ? `${id} (${name})` : name || id;
}

export function boxName(parts: NoRetreatParts, id: string): string {
  return parts.boxes.includes(id) ? say(`noretreat-box-${id}`) : say("noretreat-box-turn", { turn: id.replace("turn-", "") });
}

// -- units

/** A unit in full; Soviet Fronts have another name on their strong side. */
export function unitName(parts: NoRetreatParts, id: string, face: "strong" | "weak" = "weak"): string {
  const faces = parts.units.get(id)?.faces;
  const isStrong = face === "strong" && has(`noretreat-unit-${id}.strong`);
  const printed = isStrong ? faces?.strong?.name : (faces?.weak ?? faces?.strong)?.name;
  const message = `noretreat-unit-${id}`;
  return isStrong ? inFull(`${message}.strong`, `${message}.strong-short`, printed) : inFull(message, `${message}.short`, printed);
}

/** A name that a player has corrected stands as it is. */
function inFull(id: string, short: string, printed = ""): string {
  return isAsPrinted(short, printed) ? say(id) : printed;
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

export function cardName(parts: NoRetreatParts, id: string): string {
  if (id === JOKER) return say("noretreat-card-joker");
  const card = parts.cards.get(id);
  return card ? `${eventName(parts, card.axis.event)} / ${eventName(parts, card.soviet.event)}` : id;
}

/** An event of a card, or a red one of the Turn Track. */
export function eventName(parts: NoRetreatParts, id: string): string {
  for (const card of parts.cards.values()) {
    for (const half of [card.axis, card.soviet]) {
      if (half.event === id) return translated(`noretreat-card-${id}`, half.title);
    }
  }
  return translated(`noretreat-red-${id.toLowerCase().replace(/[^a-z]+/g, "-")}`, id);
}

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
  return say(`noretreat-crt-${result === "-" ? NONE : result}`);
}

export function columnName(column: string | null): string {
  return column || say("noretreat-odds-below");
}

export function signed(columns: number): string {
  return columns < 0 ? `−${-columns}` : `+${columns}`;
}

// -- arguments

const spell: Record<string, (parts: NoRetreatParts, value: any, view: NoRetreatView) => string> = {
  hex: placeName,
  start: placeName,
  unit: (parts, id, view) => unitName(parts, id, faceIn(view, id)),
  card: cardName,
  drawn: cardName,
  hexes: (parts, ids) => list(ids.map((id: string) => placeName(parts, id))),
  path: (parts, ids) => list(ids.map((id: string) => placeName(parts, id))),
  units: (parts, ids, view) => list(ids.map((id: string) => unitName(parts, id, faceIn(view, id)))),
  cards: (parts, ids) => list(ids.map((id: string) => cardName(parts, id))),
  dice: (_, faces) => faces.join(" "),
  shifts: (_, shifts) =>
    shifts.map(([why, columns]: [string, number]) => `${say(`noretreat-shift-${why}`)} ${signed(columns)}`).join(", "),
  column: (_, column) => columnName(column),
};

const named: Record<string, (parts: NoRetreatParts, value: any) => string> = {
  event: eventName,
  window: (_, window) => say(`noretreat-window-${window}`),
  weather: (_, weather) => say(`noretreat-weather-${weather}`),
  result: (_, result) => resultName(result),
};

/** Words for every argument of a message; of lists their length too, of some a name beside the id. */
export function words(parts: NoRetreatParts, view: NoRetreatView, args: Args): Words {
  const found: Words = Object.fromEntries(OPTIONAL.map((key) => [key, NONE]));
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === "") found[key] = key === "column" ? columnName(null) : NONE;
    else if (typeof value === "boolean") found[key] = value ? "yes" : "no";
    else if (key in spell && typeof value !== "number") found[key] = spell[key]!(parts, value, view);
    else if (typeof value === "string" || typeof value === "number") found[key] = value;
    if (key in named && value !== null) found[`${key}-name`] = named[key]!(parts, value);
    if (Array.isArray(value)) found[`${key}-count`] = value.length;
  }
  if (args.event && has(`noretreat-card-${args.event}.text`)) found.text = say(`noretreat-card-${args.event}.text`);
  if ("turn" in args) found.date = say(`noretreat-date-${args.turn}`);
  return found;
}

export function seatName(side: Side): string {
  return say(`noretreat-seat-${side}`);
}
