// The bank of the Volga on the printed map, north up.
import type { Point } from "../../lib/board/geometry";
import { smooth } from "../../lib/board/grain";

/** North and south of the coast hexes the bank runs on to the edge of the sheet and beyond. */
const NORTH = [[28.6, -2.5], [27, -0.6], [25.5, 1.2], [24.8, 2.9]] as const;
const SOUTH = [[27.9, 30.2], [28.5, 32]] as const;

/** The coast hexes stand in a zigzag; the bank only leans with it, and wavers of its own. */
export function bank(coast: Point[]): string {
  const rows = [...coast].sort((a, b) => a.y - b.y);
  const along = rows.map(({ x, y }, n) => {
    const beside = Math.max(rows[n - 1]?.x ?? x, rows[n + 1]?.x ?? x, x);
    return [0.3 * x + 0.7 * beside + 1.12 + 0.12 * Math.sin(n * 2.3), y] as const;
  });
  return smooth([...NORTH, ...along, ...SOUTH]);
}
