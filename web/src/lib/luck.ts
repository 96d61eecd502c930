// How the dice fell beside how they fall on average. Arithmetic of dice; no rule of any game.
import type { GameEvent } from "./api";
import { actors, type TurnOf } from "./turns";

/** Dice of one side that were thrown together; where they hit from a number on, that number. */
export interface Rolled {
  /** Whose they are; nobody's; or, where an event does not say it, of the side whose turn it is. */
  side: string | null;
  faces: number[];
  hitsOn: number | null;
  /** What they were worth to that side, where it is not hits that count, and what such dice are worth on average, with the variance. */
  worth?: [got: number, mean: number, variance: number];
}

export const IN_TURN = "in turn";

/** The dice of events, each with its side. */
export function rollsOf(events: GameEvent[], dice: (event: GameEvent) => Rolled[], turnOf: TurnOf): Rolled[] {
  const seats = actors(events, turnOf, null);
  return events.flatMap((event, n) => dice(event).map((roll) => (roll.side === IN_TURN ? { ...roll, side: seats[n]! } : roll)));
}

export interface Luck {
  dice: number;
  /** Spots on average; 3½ is what they should be. */
  mean: number;
  hits: number;
  expected: number;
  /** How far hits, or what else counts, lie from what was expected, in standard deviations. */
  deviations: number;
}

/** The share of throws of a die that show a number or more. */
function chance(hitsOn: number): number {
  return Math.min(Math.max(7 - hitsOn, 0), 6) / 6;
}

export function luckOf(rolls: Rolled[], side: string): Luck {
  let [dice, spots, hits, expected, variance, better] = [0, 0, 0, 0, 0, 0];
  for (const { faces, hitsOn, worth } of rolls.filter((roll) => roll.side === side)) {
    dice += faces.length;
    spots += faces.reduce((sum, face) => sum + face, 0);
    if (worth) [better, variance] = [better + worth[0] - worth[1], variance + worth[2]];
    if (hitsOn === null) continue;
    const p = chance(hitsOn);
    hits += faces.filter((face) => face >= hitsOn).length;
    expected += faces.length * p;
    variance += faces.length * p * (1 - p);
  }
  const deviations = variance ? (hits - expected + better) / Math.sqrt(variance) : 0;
  return { dice, mean: dice ? spots / dice : 0, hits, expected, deviations };
}

/** In a word how the dice fell: within one deviation two throws of three lie, within two nearly all. */
export function verdict({ deviations }: Luck): "awful" | "bad" | "even" | "good" | "great" {
  if (deviations <= -2) return "awful";
  if (deviations < -1) return "bad";
  if (deviations <= 1) return "even";
  return deviations < 2 ? "good" : "great";
}
