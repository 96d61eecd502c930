// Hexes, counters and pools in words, for prompts and the log.
import { has, list, say, spoken, translated } from "../../lib/i18n.svelte";
import { NATIONS, type Scenario, type Side, type StalingradoParts } from "./parts";
import type { Args, Words } from "../../lib/look";

/** Part of the id of a message: a name without its number. */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** Names are asked for by the thousand and never change within a language. */
const known = new WeakMap<object, Map<string, string>>();

function remembered(key: string, find: () => string): string {
  const words = spoken();
  const names = known.get(words) ?? new Map<string, string>();
  known.set(words, names);
  if (!names.has(key)) names.set(key, find());
  return names.get(key)!;
}

export function townName(english: string): string {
  return remembered(english, () => translated(`stalingrado-town-${slug(english)}`, english));
}

/** 2813 (Stalingrad), or its number alone. */
export function placeName(parts: StalingradoParts, id: string): string {
  const name = parts.hex.get(id)?.name;
  if (name) return `${id} (${townName(name)})`;
  return has(`stalingrado-place-${id}`) ? say(`stalingrado-place-${id}`) : id;
}

/** A unit by name; of an ally of the Germans with its country, as numbers begin anew with every nation. */
export function unitName(parts: StalingradoParts, id: string): string {
  const counter = parts.units.get(id);
  if (!counter) return id;
  return remembered(id, () => {
    const { name: english, nation, kind } = counter;
    const number = /(\d+)(?:st|nd|rd|th)\b/.exec(english);
    const name = slug(number ? english.replace(number[0], "n") : english);
    const unit = translated(`stalingrado-unit-${name}`, english, number ? Number(number[1]) : null);
    return nation in NATIONS && kind !== "hq" ? say(`stalingrado-country-${nation}`, { unit }) : unit;
  });
}

/** Who commands a unit, and whether anything feeds it. */
export function careInWords(parts: StalingradoParts, { hq, line }: { hq: string | null; line: string[] }): string {
  const command = hq ? say("stalingrado-care-hq", { unit: unitName(parts, hq) }) : say("stalingrado-care-no-hq");
  const end = line.at(-1);
  return `${command}; ${end ? say("stalingrado-care-line", { hex: placeName(parts, end) }) : say("stalingrado-care-no-line")}`;
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

/** german-infantry in words. */
function poolName(pool: string): string {
  const [nation, kind] = pool.split("-");
  return say("stalingrado-pool-words", { nation: say(`stalingrado-nation-${nation}`), kind: say(`stalingrado-kind-${kind}`) });
}

/** A day of the week in which a turn begins. */
export function day(date: string, region: string): string {
  return new Intl.DateTimeFormat(region, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(date));
}

const NONE = "none";
const HEXES = ["hex", "start", "target", "base"];
const COUNTERS = ["unit", "counter", "old", "transport"];
const LISTS = ["units", "counters"];

function worded(parts: StalingradoParts, key: string, value: string): string {
  if (HEXES.includes(key)) return placeName(parts, value);
  if (COUNTERS.includes(key)) return unitName(parts, value);
  return key === "pool" ? poolName(value) : value;
}

function listed(parts: StalingradoParts, key: string, values: string[]): string {
  if (LISTS.includes(key)) return values.length ? list(values.map((id) => unitName(parts, id))) : NONE;
  return key === "hexes" ? list(values.map((id) => placeName(parts, id))) : values.join(" + ");
}

/** Words for every argument of a message. */
export function words(parts: StalingradoParts, args: Args): Words {
  const found: Words = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null) found[key] = NONE;
    else if (Array.isArray(value)) found[key] = listed(parts, key, value as string[]);
    else if (typeof value === "number") found[key] = value;
    else if (typeof value === "string") found[key] = worded(parts, key, value);
  }
  return found;
}
