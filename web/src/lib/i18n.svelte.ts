// Words: the same Fluent catalogues that the server and the terminal use; English is built in.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

const english = import.meta.glob<string>("../../../src/hexfront/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const others = import.meta.glob<string>(["../../../src/hexfront/locale/*/*.ftl", "!../../../src/hexfront/locale/en/*.ftl"], { query: "?raw", import: "default" });

export const languages = { en: "English", es: "Español", fr: "Français", pt: "Português" } as const;
export type Language = keyof typeof languages;

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

let known = $state.raw<Record<string, FluentBundle>>({ en: bundle("en", Object.values(english)) });

/** Fetch the words of a language; until they are there, English stands in for them. */
export async function learn(language: string): Promise<void> {
  if (known[language]) return;
  const files = Object.entries(others).filter(([path]) => path.split("/").at(-2) === language);
  const texts = await Promise.all(files.map(([, fetched]) => fetched()));
  known = { ...known, [language]: bundle(language, texts) };
}

/** The words that are spoken now, for those who keep what was said in them. */
export function spoken(): object {
  return known[settings.language] ?? known["en"]!;
}

type Args = Record<string, FluentVariable>;

function sayIn(language: string, id: string, args: Args): string | undefined {
  const bundle = known[language];
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** A message in the chosen language, else in English, else its id. */
export function say(id: string, args: Args = {}): string {
  return sayIn(settings.language, id, args) ?? sayIn("en", id, args) ?? id;
}

const ordinals: Record<string, Intl.PluralRules> = {};

/** An ordinal number, and the ending that it has in some languages. */
function numbered(language: string, number: number | null): Args {
  if (number === null) return {};
  const rules = (ordinals[language] ??= new Intl.PluralRules(language, { type: "ordinal" }));
  return { number: String(number), ending: rules.select(number) };
}

/** A name from the server's tables in the chosen language; as it stands where no catalogue has it. */
export function translated(id: string, english: string, number: number | null = null): string {
  const { language } = settings;
  if (language === "en" || sayIn("en", id, numbered("en", number)) !== english) return english;
  return sayIn(language, id, numbered(language, number)) ?? english;
}

/** Whether a name from the server's tables is the one that the catalogue has, not a correction. */
export function isAsPrinted(id: string, english: string): boolean {
  return sayIn("en", id, {}) === english;
}

export function has(id: string): boolean {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = known["en"]?.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** The first of these messages that exists. */
export function sayFirst(ids: string[], args: Record<string, FluentVariable> = {}): string {
  return say(ids.find(has) ?? ids.at(-1)!, args);
}

export function decimal(number: number, digits: number): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, places).format(number);
}

const region = () => (settings.language === "en" ? "en-GB" : settings.language);

/** A day and an hour. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Sums of chances that make up everything may miss it by this much. */
const ROUNDING = 1e-9;

/** A chance as a percentage; never 0 or 100 for what is merely likely. */
export function percent(chance: number): string {
  const written = (number: number) => say("core-percent", { number: decimal(number, 1) });
  if (chance > 0 && chance < 0.001) return `<${written(0.1)}`;
  if (chance < 1 - ROUNDING && chance > 0.999) return `>${written(99.9)}`;
  return written(100 * chance);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(items);
}
