// What can be read from the events of any game.
import type { GameEvent } from "./api";

/** Of an event's arguments the first of these that names a place; of several places the first. */
export function firstOf(...keys: string[]): (event: GameEvent) => string | null {
  return ({ args }) => {
    const found = keys.map((key) => args[key]).map((one) => (Array.isArray(one) ? (one[0] as unknown) : one));
    return (found.find((one) => typeof one === "string") as string | undefined) ?? null;
  };
}
