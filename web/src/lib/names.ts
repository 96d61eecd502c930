// How things are called: the server sends a game's table of names (hexfront.core.naming), and this puts them into words.
import { list, say, sayIn, spoken } from "./i18n.svelte";
import type { Args, Words } from "./look";
import type { Message, Name, Named, Naming } from "./naming";

export { NO_NAMES, type Name, type Named, type Naming } from "./naming";

export const NONE = "none";

const ordinals: Record<string, Intl.PluralRules> = {};

/** An ordinal number is written without separators, and has an ending in some languages. */
function numbered(language: string, args: Record<string, string | number>): Record<string, string | number> {
  const { number } = args;
  if (typeof number !== "number") return args;
  const rules = (ordinals[language] ??= new Intl.PluralRules(language, { type: "ordinal" }));
  return { ...args, number: String(number), ending: rules.select(number) };
}

/** Names are asked for by the thousand and never change within a language. */
const known = new WeakMap<object, Record<string, WeakMap<Message, string>>>();

function named(name: Name): string | number {
  if (typeof name !== "object") return name;
  const { language, words } = spoken();
  const before = known.get(words) ?? {};
  known.set(words, before);
  const said = (before[language] ??= new WeakMap());
  if (!said.has(name)) said.set(name, found(language, name));
  return said.get(name)!;
}

function found(language: string, { id, args = {}, printed, printed_as = id }: Message): string {
  const told = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, named(value)]));
  if (printed !== undefined && sayIn("en", printed_as, numbered("en", told)) !== printed) return printed;
  return sayIn(language, id, numbered(language, told)) ?? say(id, numbered("en", told));
}

/** In what a name of many takes, a star stands for the number of the one that is meant. */
function filled(args: Record<string, Name>, number: string): Record<string, Name> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? value.replace("*", number) : value]));
}

function find({ things }: Naming, kind: string, id: string): Name | undefined {
  const own = things[kind]?.[id];
  if (own !== undefined) return own;
  const [, before, number] = /^(.*?)(\d+)$/.exec(id) ?? [];
  const all = number === undefined ? undefined : things[kind]?.[`${before}*`];
  if (typeof all === "object") return { ...all, args: filled(all.args ?? {}, number!) };
  const place = kind === "hex" ? things.place?.[id] : undefined;
  return place === undefined ? undefined : { id: "core-hex", args: { hex: id, place } };
}

/** A thing of a game by name; one that has none is called by its id. */
export function nameOf({ names }: Named, kind: string, id: string): string {
  return String(named(find(names, kind, id) ?? id));
}

export const hasName = ({ names }: Named, kind: string, id: string): boolean => find(names, kind, id) !== undefined;

/** 38 (Spartanovka woods), or its number alone. */
export const hexName = (parts: Named, id: string) => nameOf(parts, "hex", id);
/** What lies in a hex; most have no name. */
export const placeName = (parts: Named, id: string) => (hasName(parts, "place", id) ? nameOf(parts, "place", id) : "");
export const unitName = (parts: Named, id: string) => nameOf(parts, "unit", id);
export const cardName = (parts: Named, id: string) => nameOf(parts, "card", id);

/** Equal names once, with their number. */
function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return list([...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)));
}

/** What an argument is told as, if it is neither plain nor a thing with a name. */
export type Spelling = Record<string, (value: never) => string>;
/** How a thing is called just now: a unit may have another name on its other side. */
export type Call = (kind: string, id: string) => string;

/** Words for every argument of a message; of lists their length too, of some a name beside the id. */
export function words(parts: Named, args: Args, spell: Spelling = {}, call: Call = (kind, id) => nameOf(parts, kind, id)): Words {
  const { optional, arguments: kinds, beside, empty } = parts.names;
  const told: Words = Object.fromEntries(optional.map((key) => [key, NONE]));
  for (const [key, value] of Object.entries(args)) {
    const kind = kinds[key];
    if (value === null || value === "") told[key] = NONE;
    else if (typeof value === "boolean") told[key] = value ? "yes" : "no";
    else if (typeof value === "number") told[key] = value;
    else if (spell[key]) told[key] = spell[key](value as never);
    else if (typeof value === "string") told[key] = kind ? call(kind, value) : value;
    else if (Array.isArray(value)) told[key] = kind ? counted(value.map((id) => call(kind, id))) || empty : value.join(" ");
    if (Array.isArray(value)) told[`${key}-count`] = value.length;
  }
  for (const [key, [argument, kind]] of Object.entries(beside)) {
    const id = String(args[argument] ?? "");
    if (hasName(parts, kind, id)) told[key] = nameOf(parts, kind, id);
  }
  return told;
}
