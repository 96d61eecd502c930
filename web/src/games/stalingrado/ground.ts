// The map in a few large paths: 1,192 hexes drawn one by one would make every frame slow.
import { R3, hexPath, short, type Cell } from "../../lib/board/geometry";
import { dice } from "../../lib/board/grain";
import type { Link, Place, StalingradoParts } from "./parts";

/** Terrain that has a colour of its own; everything else is open country. */
export const TERRAIN = ["sea", "lake", "city", "large_city", "rough", "mountain", "wild", "forest", "swamp", "impassable"];

export function terrainPath(parts: StalingradoParts, terrain: string): string {
  return hexPath(parts.hexes.filter((hex) => hex.terrain === terrain), parts.orientation, 1.003);
}

const MARKS: Record<string, { path: string; count: number }> = {
  forest: { path: "m-.13.12l.13-.26.13.26z", count: 7 },
  rough: { path: "m-.17.06q.17-.22.34 0", count: 5 },
  mountain: { path: "m-.26.2l.26-.44.26.44m-.34-.3l.08.08.08-.08", count: 4 },
  swamp: { path: "m-.16 0h.32m-.16 0v-.14m-.09.14l-.04-.1m.22.1l.04-.1", count: 5 },
  wild: { path: "m-.07 0h.14", count: 8 },
  city: { path: "m-.09-.09h.18v.18h-.18z", count: 5 },
  large_city: { path: "m-.11-.11h.22v.22h-.22z", count: 11 },
  impassable: { path: "m-.3-.3l.6.6m0-.6l-.6.6", count: 1 },
};

/** Trees, hills and houses, scattered the same way every time. */
export function marksPath(parts: StalingradoParts, terrain: string): string {
  const mark = MARKS[terrain];
  if (!mark) return "";
  let path = "";
  for (const { id, x, y } of parts.hexes.filter((hex) => hex.terrain === terrain)) {
    const next = dice(id);
    for (let n = 0; n < mark.count; n++) {
      const angle = (2 * Math.PI * (n + 0.6 * next())) / mark.count;
      const far = mark.count === 1 ? 0 : 0.28 + 0.36 * next();
      path += `M${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle))}${mark.path}`;
    }
  }
  return path;
}

/** The hexsides between pairs of hexes, those that hang together as one line. */
export function sidesPath(parts: StalingradoParts, links: Link[]): string {
  return links.map(({ a, b }) => side(parts.hex.get(a), parts.hex.get(b))).join("");
}

function side(a: Place | undefined, b: Place | undefined): string {
  if (!a || !b) return "";
  const ux = (b.x - a.x) / R3;
  const uy = (b.y - a.y) / R3;
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  return `M${short(x - uy / 2)} ${short(y + ux / 2)}L${short(x + uy / 2)} ${short(y - ux / 2)}`;
}

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
