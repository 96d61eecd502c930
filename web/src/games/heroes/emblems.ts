// What is drawn on the cards of heroes.
import { emblemOf, type Emblem } from "../../lib/pieces/emblems";

const PATTERNS: [RegExp, Emblem][] = [
  [/officer|follow|nco|command/, "officer"], [/rally|adrenaline/, "star"], [/deployment|swift/, "clock"], [/direction|sniper/, "sight"],
  [/cover|halt/, "shield"], [/score|objective/, "flag"], [/grenade/, "grenade"], [/molotov/, "bottle"], [/confusion|event/, "talk"],
  [/luck/, "dice"], [/scout/, "rifle"], [/bogged/, "mud"], [/clearing/, "picks"], [/mine|demolition/, "mine"], [/artillery/, "gun"],
];

export const cardEmblem = (card: string): Emblem => emblemOf(card, PATTERNS, "helmet");
