// What is drawn on the cards of volga.
import { emblemOf, type Emblem } from "../../lib/pieces/emblems";

const PATTERNS: [RegExp, Emblem][] = [
  [/stuka/, "plane"], [/heinkel|richthofen/, "bombs"], [/howitzer/, "gun"], [/pioneer|linden/, "picks"],
  [/sniper|zaytsev/, "sight"], [/-pak|antitank|t34|hoth/, "tank"], [/okh|khrushchev/, "papers"],
  [/tommy/, "rifle"], [/flotilla/, "ship"], [/-aa/, "gun"], [/infiltration/, "arrow"],
];

export const cardEmblem = (card: string): Emblem => emblemOf(card, PATTERNS, "officer");
