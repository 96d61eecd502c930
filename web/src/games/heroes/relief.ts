// How ground is drawn: trees, houses, furrows, waves, roads and walls. Each hex has its own drawing.
import { short } from "../../lib/board/geometry";
import { dice } from "../../lib/board/grain";
import { towards, type Direction, type Hex } from "./parts";

export interface Tree {
  x: number;
  y: number;
  r: number;
}

const TREES: Record<string, { count: number; least: number; most: number }> = {
  light_woods: { count: 9, least: 0.1, most: 0.16 },
  heavy_woods: { count: 17, least: 0.15, most: 0.23 },
};

/** Crowns of trees, those in the north first, so that others stand before them. */
export function trees(hex: Hex): Tree[] {
  const kind = TREES[hex.terrain];
  if (!kind) return [];
  const die = dice(hex.id);
  const found = Array.from({ length: kind.count }, () => {
    const far = Math.sqrt(die()) * 0.66;
    const angle = die() * 2 * Math.PI;
    const r = kind.least + die() * (kind.most - kind.least);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), r };
  });
  return found.sort((a, b) => a.y - b.y);
}

const HOUSES = [
  [-0.42, -0.3, 0.44, 0.3],
  [0.12, -0.42, 0.3, 0.42],
  [-0.3, 0.16, 0.34, 0.28],
  [0.2, 0.2, 0.4, 0.26],
] as const;

/** The houses of a hex, turned a little. */
export function houses(hex: Hex): { x: number; y: number; width: number; height: number; turn: number }[] {
  if (!hex.terrain.endsWith("_building")) return [];
  const die = dice(hex.id);
  const turn = die() * 50 - 25;
  return HOUSES.filter(() => die() < 0.85).map(([x, y, width, height]) => ({ x, y, width, height, turn }));
}

/** Furrows of a field, or waves of water. */
export function strokes(hex: Hex): string {
  if (hex.terrain === "field") {
    const tilt = dice(hex.id)() < 0.5 ? 0.22 : -0.22;
    return Array.from({ length: 7 }, (_, n) => (n - 3) * 0.21).map((y) => {
      const half = 0.82 - Math.abs(y) * 0.55;
      return `M${short(-half)} ${short(y - half * tilt)}L${short(half)} ${short(y + half * tilt)}`;
    }).join("");
  }
  if (hex.terrain === "water") {
    return [-0.5, -0.15, 0.2, 0.55].map((y, n) => `M${n % 2 ? -0.4 : -0.55} ${y}q.13-.1.26 0t.26 0 .26 0`).join("");
  }
  const die = dice(hex.id);
  return Array.from({ length: 3 }, () => `M${short(die() - 0.5)} ${short(die() - 0.5)}l.05-.11m.03.11l.02-.13m.04.13l.06-.1`).join("");
}

/** Roads from side to side, through the middle of the hex. */
export function roads(sides: Direction[]): string {
  const ends = sides.map((side) => towards(side));
  if (ends.length === 2) {
    const [a, b] = ends as [(typeof ends)[0], (typeof ends)[0]];
    return `M${short(a.x)} ${short(a.y)}Q0 0 ${short(b.x)} ${short(b.y)}`;
  }
  return ends.map(({ x, y }) => `M0 0L${short(x)} ${short(y)}`).join("");
}

/** Walls along sides of the hex. */
export function walls(sides: Direction[]): string {
  return sides.map((side) => {
    const { x, y } = towards(side, 0.84);
    const [ux, uy] = [x / 0.84, y / 0.84];
    return `M${short(x - uy / 2)} ${short(y + ux / 2)}L${short(x + uy / 2)} ${short(y - ux / 2)}`;
  }).join("");
}
