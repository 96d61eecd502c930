// Where the eye falls first: on the front of the side that is to move, with those who face it.
import type { Position } from "../../lib/look";
import { stackOf, type Place, type StalingradoParts, type StalingradoView } from "./parts";

/** Board units within which stacks face each other, and within which they belong to the same front. */
const FACING = 6;
const LINKED = 6;

const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/** Stacks by fronts: whoever stands near one of a front belongs to it. */
function fronts(stacks: Place[]): Place[][] {
  const left = new Set(stacks);
  const found: Place[][] = [];
  for (const first of left) {
    const front = [first];
    left.delete(first);
    for (const one of front) {
      for (const other of left) {
        if (far(one, other) >= LINKED) continue;
        front.push(other);
        left.delete(other);
      }
    }
    found.push(front);
  }
  return found;
}

/** The longest front: all who face an enemy there. */
export function opening({ parts, view }: Position<StalingradoParts, StalingradoView>, seat: string | null): string[] {
  const known = parts as StalingradoParts;
  const stacks = Object.keys(view.stacks).flatMap((hex) => known.hex.get(hex) ?? []);
  const mover = view.side ?? seat ?? "axis";
  const [own, others] = [true, false].map((isOwn) => stacks.filter(({ id }) => (stackOf(view, id).side === mover) === isOwn)) as [Place[], Place[]];
  const facing = (some: Place[], enemies: Place[]) => some.filter((cell) => enemies.some((enemy) => far(cell, enemy) < FACING));
  const [longest] = fronts([...facing(own, others), ...facing(others, own)]).sort((a, b) => b.length - a.length);
  return (longest ?? own).map(({ id }) => id);
}
