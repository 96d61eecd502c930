// Lines over the map, in one path.
import { short, type Cell } from "../../lib/board/geometry";
import type { Link, Place, StalingradoParts } from "./parts";

/** Lines from the middle of a hex to the middle of the next. */
export function linksPath(parts: StalingradoParts, links: Link[]): string {
  return links
    .map(({ a, b }): [Cell | undefined, Cell | undefined] => [parts.hex.get(a), parts.hex.get(b)])
    .map(([a, b]) => (a && b ? `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}` : ""))
    .join("");
}

export function isWater({ terrain }: Place): boolean {
  return terrain === "sea" || terrain === "lake";
}
