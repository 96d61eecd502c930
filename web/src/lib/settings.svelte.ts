// What a player has chosen for this browser.
type Theme = "auto" | "light" | "dark";
export const PALETTES = ["usual", "red-green", "blue-yellow"] as const;
type Palette = (typeof PALETTES)[number];
export const SIGNS = ["usual", "symbols", "silhouettes"] as const;
type Signs = (typeof SIGNS)[number];

interface Saved {
  language: string;
  theme: Theme;
  animations: boolean;
  /** How many times as fast as usual things move. */
  speed: number;
  /** How loud sounds are, from 0 to 1, and whether there are none for now. */
  volume: number;
  muted: boolean;
  /** Whether what others do is told one by one, on a click. */
  byHand: boolean;
  counterSize: number;
  /** How many times as large as usual text is, and whether it stands out more. */
  textSize: number;
  contrast: "usual" | "high";
  /** Colours of the sides for eyes that do not tell red from green, or blue from yellow. */
  palette: Palette;
  /** Pixels of the column beside the board; 0 is what suits the window. */
  column: number;
  /** Whether that column is folded away. */
  folded: boolean;
  /** Whether the chances of a battle are spread out below their line. */
  oddsOpen: boolean;
  /** Whether maps that lie north up are turned to the player's side of the table. */
  facing: boolean;
  guide: boolean;
  /** The pages of the guide that have been read. */
  heard: string[];
  /** Whether it is told what the signs of an overlay mean. */
  legend: boolean;
  /** Whether the whole map is shown small beside a part of it. */
  overview: boolean;
  /** NATO symbols or men and vehicles from the side; or what suits the game. */
  signs: Signs;
  /** Whether the map is a bare diagram, as printed on a chart. */
  diagram: boolean;
  name: string;
  /** By game what was played last against the computer. */
  chosen: Record<string, { scenario: string; side: string; level: string }>;
}

const KEY = "hexfront-settings";

export const SPEED_NAMES = [["slow", 0.6], ["usual", 1], ["fast", 2.5]] as const;
export const SPEEDS: number[] = SPEED_NAMES.map(([, speed]) => speed);

const readHere = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => ["en", "es", "fr", "pt"].includes(code));

/** On a first visit: whether the browser reads none of our languages. */
export function isLanguageUnknown(): boolean {
  return isFirst && !readHere();
}

function load(): Saved {
  const usual: Saved = {
    language: readHere() ?? "en",
    theme: "auto",
    animations: true,
    speed: 1,
    volume: 0.6,
    muted: false,
    byHand: false,
    counterSize: 1,
    textSize: 1,
    contrast: "usual",
    palette: "usual",
    column: 0,
    folded: false,
    oddsOpen: false,
    facing: false,
    guide: true,
    heard: [],
    legend: true,
    overview: true,
    signs: "usual",
    diagram: false,
    name: "",
    chosen: {},
  };
  try {
    const saved: Saved = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    const speed = SPEEDS.reduce((best, one) => (Math.abs(one - saved.speed) < Math.abs(best - saved.speed) ? one : best));
    return { ...saved, speed };
  } catch {
    return usual;
  }
}

let isFirst = true;
try {
  isFirst = localStorage.getItem(KEY) === null;
} catch {
  // a browser that keeps nothing is asked each time
}

export const settings = $state(load());

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.animations && !calm.matches;
}

/** Whether units are drawn from the side where that is, or is not, what suits them. */
export function isDrawn(usual: boolean): boolean {
  return settings.signs === "usual" ? usual : settings.signs === "silhouettes";
}

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
