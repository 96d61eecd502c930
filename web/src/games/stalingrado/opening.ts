// Where the eye falls first: on the part of the front where most stacks face each other.
import type { Shown } from "../look";
import { stackOf, type Place, type StalingradoParts } from "./parts";

/** Board units within which stacks face each other, and within which counters can be read. */
const FACING = 8;
const SEEN = 9;

const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

export function opening({ parts, view }: Shown): string[] {
  const known = parts as StalingradoParts;
  const stacks = Object.keys(view.stacks).flatMap((hex) => known.hex.get(hex) ?? []);
  const enemies = (cell: Place) => stacks.filter((other) => stackOf(view, other.id).side !== stackOf(view, cell.id).side && far(cell, other) < FACING).length;
  const [first] = stacks.map((cell) => ({ cell, enemies: enemies(cell) })).sort((a, b) => b.enemies - a.enemies);
  return first ? known.hexes.filter((cell) => far(cell, first.cell) < SEEN).map(({ id }) => id) : [];
}
