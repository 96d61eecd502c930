// What a player has chosen for this browser.
type Theme = "auto" | "light" | "dark";

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
  /** Whether maps that lie north up are turned to the player's side of the table. */
  facing: boolean;
  guide: boolean;
  /** The pages of the guide that have been read. */
  heard: string[];
  /** Whether the whole map is shown small beside a part of it. */
  overview: boolean;
  /** Whether men and vehicles are drawn from the side, where a game has such drawings; else by symbols. */
  silhouettes: boolean;
  /** Whether the map is a bare diagram, as printed on a chart. */
  diagram: boolean;
  name: string;
  /** The game that was chosen last in the lobby. */
  game: string;
}

const KEY = "hexfront-settings";

/** Slow, normal, fast. */
export const SPEEDS = [0.6, 1, 2.5];

function firstLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((code) => ["en", "es", "fr", "pt"].includes(code)) ?? "en";
}

function load(): Saved {
  const usual: Saved = {
    language: firstLanguage(),
    theme: "auto",
    animations: true,
    speed: 1,
    volume: 0.6,
    muted: false,
    byHand: false,
    counterSize: 1,
    facing: false,
    guide: true,
    heard: [],
    overview: true,
    silhouettes: true,
    diagram: false,
    name: "",
    game: "",
  };
  try {
    const saved: Saved = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    const speed = SPEEDS.reduce((best, one) => (Math.abs(one - saved.speed) < Math.abs(best - saved.speed) ? one : best));
    return { ...saved, speed };
  } catch {
    return usual;
  }
}

export const settings = $state(load());

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.animations && !calm.matches;
}

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
