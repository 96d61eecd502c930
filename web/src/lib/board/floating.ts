// Where a panel beside a hex goes: near it, inside the window, over nothing that may be chosen.
import type { Box, Point } from "./geometry";

const GAP = 6;
const STEP = 16;

interface Size {
  width: number;
  height: number;
}

/**
 * The place for a panel that is nearest to the thing it speaks of, or null if there is none that
 * hides neither it nor anything that must stay visible. What lies towards the front, if there is one,
 * counts as farther away, what lies behind as nearer.
 */
export function place(size: Size, around: Box, window: Size, keep: Box[], front: Point | null = null): Point | null {
  const midX = around.x + around.width / 2 - size.width / 2;
  const midY = around.y + around.height / 2 - size.height / 2;
  const hidden = [around, ...keep].map((box) => grown(box, GAP));
  let best: Point | null = null;
  let least = Infinity;
  const right = window.width - size.width - GAP;
  const bottom = window.height - size.height - GAP;
  for (const x of walk(GAP, right, midX)) {
    for (const y of walk(GAP, bottom, midY)) {
      const far = distance(x - midX, y - midY, front);
      const box = { x, y, ...size };
      if (far >= least || hidden.some((other) => overlaps(box, other))) continue;
      least = far;
      best = { x, y };
    }
  }
  return best;
}

/** A corner of a window: its ends are 0 or 1. */
export type Corner = readonly [right: 0 | 1, bottom: 0 | 1];

/** Where a panel in a corner lies. */
export function inCorner(size: Size, window: Size, [right, bottom]: Corner): Box {
  return { x: right ? window.width - size.width - GAP : GAP, y: bottom ? window.height - size.height - GAP : GAP, ...size };
}

/** The corner in which a panel hides the fewest of these things, which reach so far around; the first of equals. */
export function emptiest(size: Size, window: Size, things: Point[], corners: readonly Corner[], reach = 0): Corner {
  const hides = (corner: Corner) => things.filter(({ x, y }) => overlaps(inCorner(size, window, corner), grown({ x, y, width: 1, height: 1 }, reach))).length;
  return corners.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best));
}

const TURNED = 0.6;

/** How far it is, the more the more it lies towards the front. */
function distance(dx: number, dy: number, front: Point | null): number {
  const far = Math.hypot(dx, dy);
  const long = front ? Math.hypot(front.x, front.y) * far : 0;
  return long ? far * (1 + (TURNED * (dx * front!.x + dy * front!.y)) / long) : far;
}

/** Steps from one end to the other, with a favourite among them if it lies between. */
function walk(low: number, high: number, favourite: number): number[] {
  if (high < low) return [];
  const found = [high];
  for (let at = low; at < high; at += STEP) found.push(at);
  if (favourite > low && favourite < high) found.push(favourite);
  return found;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
