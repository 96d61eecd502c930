// Names as they fit on a counter.
import type { Counter } from "./parts";

const SHORT: [RegExp, string][] = [
  [/(\d+)(st|nd|rd|th)\b/, "$1"],
  [/^German /, ""],
  [/ \(.*\)$/, ""],
  [/ (Infantry|Panzer|Light|Motorised|Mountain|Jäger|Security|Rifle|Motor Rifle|Cavalry|Tank|Mechanised|Artillery|Luftwaffe Field|Alpine)\b/g, ""],
  [/ (Division|Corps|Brigade)\b/g, ""],
  [/^(SS )?(Motorised|Infantry|Panzer|Mountain|Alpine|Mechanised)\b/, "$1"],
  [/Division\b/, ""],
  [/Guards/, "Gd"],
  [/(Aviation|Fighter|Bomber|Ground-Attack|Transport)/g, ""],
  [/Army Detachment/, "Det."],
  [/Grossdeutschland/, "GD"],
  [/Leibstandarte Adolf Hitler/, "LAH"],
];

/** What fits on a counter: its number, or a name. */
export function shortName(counter: Counter): string {
  return SHORT.reduce((name, [pattern, by]) => name.replace(pattern, by), counter.name).replace(/\s+/g, " ").trim();
}
