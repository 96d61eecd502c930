// The hexsides where the map ends.
import { R3, short, type Point } from "../../lib/board/geometry";
import { gridOf, type NoRetreatParts, type Side } from "./parts";

const AROUND: [number, number][] = [[R3, 0], [R3 / 2, 1.5], [-R3 / 2, 1.5], [-R3, 0], [-R3 / 2, -1.5], [R3 / 2, -1.5]];

const spot = (x: number, y: number) => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

/** The side that a hex shares with whatever lies in a direction. */
function sideTowards({ x, y }: Point, [dx, dy]: [number, number]): [Point, Point] {
  const [mx, my] = [x + dx / 2, y + dy / 2];
  const [ux, uy] = [-dy / R3 / 2, dx / R3 / 2];
  return [{ x: mx + ux, y: my + uy }, { x: mx - ux, y: my - uy }];
}

/** The sides through which a side leaves the map. */
export function outerSides(parts: NoRetreatParts, side: Side): string {
  const grid = gridOf(parts);
  const taken = new Set(grid.map(({ x, y }) => spot(x, y)));
  return grid
    .filter((hex) => hex.edge === side)
    .flatMap((hex) => AROUND.filter(([dx, dy]) => !taken.has(spot(hex.x + dx, hex.y + dy))).map((way) => sideTowards(hex, way)))
    .map(([a, b]) => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`)
    .join("");
}
