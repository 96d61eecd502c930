// Where small labels go that speak of a piece: on its hex below its figures if they hide nothing there, else
// beside it, as near as there is room.
import type { Box, Point } from "./geometry";

/** How far from its hex a label may go, in hexsides, in what steps, and into how many directions. */
const FAR = 3.6;
const STEP = 0.3;
const WAYS = 24;
/** What it costs to hide all of a label's own size of a piece, or of another label: more than any way. */
const HIDES = 40;
const COVERS = 80;

export interface Label {
  /** The middle of its hex. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How much of two boxes lies on each other. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Places for the middle of a label, the usual one first. */
function* places({ x, y }: Point, usual: Point): Generator<Point> {
  yield usual;
  for (let far = 2 * STEP; far <= FAR; far += STEP)
    for (let way = 0; way < WAYS; way++) yield { x: x + far * Math.cos((2 * Math.PI * way) / WAYS), y: y + far * Math.sin((2 * Math.PI * way) / WAYS) };
}

/** The middle of every label; those with most around them choose first. */
export function placed(labels: Label[], low: number, pieces: Box[], board: Box): Point[] {
  const crowd = ({ x, y }: Label) => pieces.filter((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2).length;
  const found = new Map<Label, Point>();
  const taken: Box[] = [];
  for (const label of [...labels].sort((a, b) => crowd(b) - crowd(a))) {
    const size = label.width * label.height;
    const usual = { x: label.x, y: label.y + low + label.height / 2 };
    const near = pieces.filter((box) => Math.hypot(box.x - label.x, box.y - label.y) < 2 * FAR);
    let [best, least] = [usual, Infinity];
    for (const place of places(label, usual)) {
      const box = boxAround(place, label.width, label.height);
      const way = place === usual ? 0 : Math.hypot(place.x - label.x, place.y - label.y);
      if (way >= least) break; // what comes now is farther away
      const outside = 1 - shared(box, board) / size;
      const hidden = near.reduce((sum, other) => sum + shared(box, other), 0) / size;
      const covered = taken.reduce((sum, other) => sum + shared(box, other), 0) / size;
      const cost = way + HIDES * (hidden + outside) + COVERS * covered;
      if (cost < least) [best, least] = [place, cost];
    }
    found.set(label, best);
    taken.push(boxAround(best, label.width, label.height));
  }
  return labels.map((label) => found.get(label)!);
}
