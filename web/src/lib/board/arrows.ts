// Arrows between hexes, drawn along the x axis from 0 to their length.
import { short, type Point } from "./geometry";

export interface Arrow {
  x: number;
  y: number;
  /** Degrees. */
  angle: number;
  path: string;
}

interface Shape {
  /** How far from the centres of the two hexes it keeps. */
  leave: number;
  stop: number;
  tail: number;
  neck: number;
  head: number;
}

export const MOVE: Shape = { leave: 0.42, stop: 0.5, tail: 0.05, neck: 0.1, head: 0.24 };
export const ATTACK: Shape = { leave: 0.84, stop: 0.4, tail: 0.1, neck: 0.18, head: 0.36 };

export function arrow(from: Point, to: Point, shape: Shape): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const long = Math.max(far - shape.leave - shape.stop, 0.3);
  const tip = Math.min(shape.head * 1.3, long * 0.7);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [tail, neck, head] = [shape.tail, shape.neck, shape.head].map(short);
  const [at, end] = [short(long - tip), short(long)];
  return {
    x: from.x + shape.leave * Math.cos(angle),
    y: from.y + shape.leave * Math.sin(angle),
    angle: (angle * 180) / Math.PI,
    path: `M0 -${tail}L${at} -${neck}V-${head}L${end} 0L${at} ${head}V${neck}L0 ${tail}Z`,
  };
}
