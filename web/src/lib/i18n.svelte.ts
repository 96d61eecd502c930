// Words: the same Fluent catalogues that the server and the terminal use, fetched as they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";

// English is built in, as far as the first page needs it. Of each game that is only what the lobby says of it:
// see `lobby-words.ts`.
const english = import.meta.glob<string>("../../../src/hexfront/locale/en/{core,web}.ftl", { query: "?raw", import: "default", eager: true });
const englishLobby = import.meta.glob<string>(["../../../src/hexfront/locale/en/*.ftl", "!../../../src/hexfront/locale/en/{core,web}.ftl"], { query: "?lobby", import: "default", eager: true });
const words = import.meta.glob<string>(["../../../src/hexfront/locale/*/*.ftl", "!../../../src/hexfront/locale/en/{core,web}.ftl"], { query: "?raw", import: "default" });
const lobby = import.meta.glob<string>(["../../../src/hexfront/locale/{es,fr,pt}/*.ftl", "!../../../src/hexfront/locale/*/{core,web}.ftl"], { query: "?lobby", import: "default" });

export const languages = { en: "English", es: "Español", fr: "Français", pt: "Português" } as const;
export type Language = keyof typeof languages;

/** What has been read, by language: each text once. */
const read = new Map<string, Map<string, string>>([["en", new Map([...Object.entries(englishLobby).map(([path, text]) => [`${path}?lobby`, text] as const), ...Object.entries(english)])]]);
/** Games that have been opened: all of their words are wanted. */
const opened = new Set<string>();

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of read.get(language)!.values()) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

let known = $state.raw<Record<string, FluentBundle>>({ en: bundle("en") });

const fileOf = (language: string, name: string) => `../../../src/hexfront/locale/${language}/${name}.ftl`;

/** What is wanted of a language: the words of the page, of the lobby, and of the games that were opened. */
function wanted(language: string): Record<string, () => Promise<string>> {
  const isOf = (path: string) => path.split("/").at(-2) === language;
  const found = Object.entries(lobby).filter(([path]) => isOf(path)).map(([path, fetched]) => [`${path}?lobby`, fetched] as const);
  const files = ["core", "web", ...opened].map((name) => fileOf(language, name));
  const built = files.flatMap((path) => (words[path] ? [[path, words[path]] as const] : []));
  const sent = [...opened].filter(isForeign).map((game) => [game, () => api.words(game, language).catch(() => "")] as const);
  return Object.fromEntries([...found, ...built, ...sent]);
}

async function fetchWords(language: string): Promise<void> {
  const texts = read.get(language) ?? new Map<string, string>();
  read.set(language, texts);
  const missing = Object.entries(wanted(language)).filter(([path]) => !texts.has(path));
  if (!missing.length) return;
  const fetched = await Promise.all(missing.map(([, fetch]) => fetch()));
  missing.forEach(([path], n) => texts.set(path, fetched[n]!));
  known = { ...known, [language]: bundle(language) };
}

/** Fetch the words of a language; what it lacks is said in English. */
export async function learn(language: string): Promise<void> {
  await Promise.all([...new Set([language, "en"])].map(fetchWords));
}

/** Fetch all words of a game; those of one that is not built in come from the server. */
export async function learnGame(game: string): Promise<void> {
  opened.add(game);
  await learn(settings.language);
}

/** Whether a game brings its own words; a message that it lacks is put together from its name. */
const isForeign = (game: string) => !words[fileOf("en", game)];

/** A message without a text, read from its name: "skirmish-seat-red" is Red. */
function unspoken(id: string, args: Args): string {
  const [game, , ...name] = id.split(/[-.]/);
  if (!opened.has(game!) || !isForeign(game!) || !name.length) return id;
  const text = name.join(" ").replaceAll("_", " ");
  const told = Object.values(args).filter((value) => value !== "").join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${told ? `: ${told}` : ""}`;
}

/** The language and the words that are spoken now, for those who keep what was said in them. */
export function spoken(): { language: string; words: object } {
  return { language: settings.language, words: known };
}

type Args = Record<string, FluentVariable>;

/** A name that ends in a mark of its own closes the sentence with it. */
const closed = (text: string) => text.replace(/([!?])\.(?!\.)/g, "$1");

/** A message in a language, if its words are there. */
export function sayIn(language: string, id: string, args: Args): string | undefined {
  const bundle = known[language];
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? closed(bundle.formatPattern(pattern, args, [])) : undefined;
}

/** A message in the chosen language, else in English, else what its id tells. */
export function say(id: string, args: Args = {}): string {
  return sayIn(settings.language, id, args) ?? sayIn("en", id, args) ?? unspoken(id, args);
}

/** A name from the server's tables in the chosen language; as it stands where no catalogue has it. */
export function translated(id: string, english: string): string {
  return sayIn("en", id, {}) === english ? say(id) : english;
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

/** The name of a computer opponent; one that a package brings is called as it calls itself. */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
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

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** How long ago something was: "2 hours ago", "yesterday". */
export function ago(at: number, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(region(), { numeric: "auto", style: "short" });
  return words.format(unit === "second" ? 0 : -Math.round(seconds / size), unit);
}

/** How far ahead something is: "in 2 days". */
export function until(at: number, now: number = Date.now()): string {
  const seconds = Math.max(60, (at - now) / 1000);
  const [unit, size] = STEPS.find(([, size]) => seconds >= size)!;
  return new Intl.RelativeTimeFormat(region(), { numeric: "always" }).format(Math.round(seconds / size), unit);
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

/** A chance where there is little room: no tenths, but never a certainty that is none. */
export function wholePercent(chance: number): string {
  const whole = chance > 0 && chance < 1 - ROUNDING ? Math.min(Math.max(Math.round(100 * chance), 1), 99) : Math.round(100 * chance);
  return say("core-percent", { number: decimal(whole, 0) });
}

export function list(items: string[]): string {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(items);
}
