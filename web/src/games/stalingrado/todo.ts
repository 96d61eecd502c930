// What is left to do before a phase ends: a list to look at, no rule.
import { stackOf, type Piece, type Side, type StalingradoParts } from "./parts";

export interface Todo {
  /** Hexes with units that have not moved; with units that ought to attack and have not. */
  unmoved: string[];
  duties: string[];
  /** Units and air units that wait off the map. */
  waiting: string[];
}

export function todo(parts: StalingradoParts, view: any, side: Side): Todo {
  const where = (open: (piece: Piece) => boolean) =>
    Object.keys(view.stacks).filter((hex) => {
      const stack = stackOf(view, hex);
      return stack.side === side && stack.land.some(open);
    });
  return {
    unmoved: view.phase === "movement" ? where(({ moved }) => !moved) : [],
    duties: view.phase === "combat" ? where(({ duty, attacked }) => Boolean(duty) && !attacked) : [],
    waiting: (view.places.waiting[side] as string[]).filter((unit) => parts.units.has(unit)),
  };
}
