// Hexes, counters and pools in words, for prompts and the log.
import { has, list, say, spoken, translated } from "../../lib/i18n.svelte";
import type { Side, StalingradoParts } from "./parts";

/** Part of the id of a message: a name without its number. */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** Names are asked for by the thousand and never change within a language. */
const known = new WeakMap<object, Map<string, string>>();

function remembered(english: string, find: () => string): string {
  const words = spoken();
  const names = known.get(words) ?? new Map<string, string>();
  known.set(words, names);
  if (!names.has(english)) names.set(english, find());
  return names.get(english)!;
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

export function unitName(parts: StalingradoParts, id: string): string {
  const english = parts.units.get(id)?.name;
  if (english === undefined) return id;
  return remembered(english, () => {
    const number = /(\d+)(?:st|nd|rd|th)\b/.exec(english);
    const kind = slug(number ? english.replace(number[0], "n") : english);
    return translated(`stalingrado-unit-${kind}`, english, number ? Number(number[1]) : null);
  });
}

export function signed(columns: number): string {
  return columns < 0 ? `−${-columns}` : `+${columns}`;
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

/** Words for every argument of a message. */
export function words(parts: StalingradoParts, args: Record<string, any>): Record<string, any> {
  const found: Record<string, any> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null) found[key] = NONE;
    else if (HEXES.includes(key)) found[key] = placeName(parts, value);
    else if (COUNTERS.includes(key)) found[key] = unitName(parts, value);
    else if (LISTS.includes(key)) found[key] = list(value.map((id: string) => unitName(parts, id)));
    else if (key === "hexes") found[key] = list(value.map((id: string) => placeName(parts, id)));
    else if (key === "dice") found[key] = value.join(" + ");
    else if (key === "pool") found[key] = poolName(value);
    else if (typeof value === "string" || typeof value === "number") found[key] = value;
  }
  return found;
}
