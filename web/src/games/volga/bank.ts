// The bank of the Volga on the printed map, north up.
import { short, type Point } from "../../lib/board/geometry";

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

/** A curve through all points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  let path = `M${short(points[0]![0])} ${short(points[0]![1])}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const before = points[Math.max(n - 1, 0)]!;
    const [from, to] = [points[n]!, points[n + 1]!];
    const after = points[Math.min(n + 2, points.length - 1)]!;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...leave, ...reach, ...to].map(short).join(" ")}`;
  }
  return path;
}
