// What makes a drawn map look drawn: numbers that waver, always the same way, and curves.
import { short } from "./geometry";

export type Dice = () => number;

/** Numbers from 0 to 1 that depend on a name alone. */
export function dice(name: string): Dice {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
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
