// The texture of a hex: houses, slopes, gullies, grass. Each hex has its own, always the same.
import { R3, short } from "../../lib/board/geometry";
import { dice, type Dice } from "../../lib/board/grain";
import type { Hex } from "./parts";

/** Whether a point lies inside a hex of a size, whichever way the hex is turned. */
function isInside(x: number, y: number, size: number): boolean {
  return Math.hypot(x, y) < (size * R3) / 2;
}

function at(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

const GULLY = /ravine|gully|valley|stream|gorge|confluence/i;

export function relief(hex: Hex): string {
  const roll = dice(hex.id + hex.place);
  if (hex.terrain === "urban") return houses(roll);
  if (hex.terrain === "clear") return grass(roll);
  return GULLY.test(hex.place) ? gully(roll) : slopes(roll);
}

/** City blocks along streets that cross at a right angle. */
function houses(roll: Dice): string {
  const angle = (Math.floor(roll() * 6) * Math.PI) / 12 + 0.12;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let path = "";
  for (let row = -4; row < 4; row++) {
    let column = -0.95 + roll() * 0.1;
    while (column < 0.9) {
      const width = 0.1 + roll() * 0.17;
      const [x0, x1] = [column, column + width];
      const [y0, y1] = [row * 0.23 + 0.03, row * 0.23 + 0.12 + roll() * 0.06];
      column = x1 + 0.05 + (roll() < 0.2 ? 0.08 : 0);
      if (roll() < 0.14) continue;
      const ring = [[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(([x, y]) => [x! * cos - y! * sin, x! * sin + y! * cos]);
      if (!ring.every(([x, y]) => isInside(x!, y!, 0.95))) continue;
      path += `M${ring.map(([x, y]) => at(x!, y!)).join("L")}Z`;
    }
  }
  return path;
}

/** Strokes down the sides of one or two hills, as old maps have them. */
function slopes(roll: Dice): string {
  const turn = roll() * Math.PI;
  let path = "";
  const hills = roll() < 0.5 ? [[0, 0, 1]] : [[-0.24, -0.12, 0.72], [0.34, 0.22, 0.58]];
  for (const [dx, dy, size] of hills as [number, number, number][]) {
    const strokes = Math.round(30 * size);
    for (let n = 0; n < strokes; n++) {
      const angle = (2 * Math.PI * n) / strokes + roll() * 0.08;
      const start = 0.3 + roll() * 0.05;
      const end = start + (0.14 + roll() * 0.12) * (0.75 + 0.25 * Math.sin(angle * 2 + turn));
      const ring = [start, end].map((r) => {
        const [x, y] = [r * 1.45 * size * Math.cos(angle), r * size * Math.sin(angle)];
        return at(dx + x * Math.cos(turn) - y * Math.sin(turn), dy + x * Math.sin(turn) + y * Math.cos(turn));
      });
      path += `M${ring.join("L")}`;
    }
  }
  return path;
}

/** A dry bed with teeth along both edges. */
function gully(roll: Dice): string {
  const turn = roll() * Math.PI * 2;
  const bend = 0.16 + roll() * 0.14;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const on = (t: number, aside: number) => {
    const x = t;
    const y = bend * Math.sin(t * 3.4) + aside;
    return at(x * cos - y * sin, x * sin + y * cos);
  };
  let path = "";
  for (const edge of [-1, 1]) {
    const line: string[] = [];
    for (let t = -0.74; t <= 0.74; t += 0.08) {
      const wide = 0.05 + 0.05 * (0.8 - Math.abs(t));
      line.push(on(t, edge * wide));
      path += `M${on(t, edge * wide)}L${on(t + 0.02, edge * (wide + 0.08 + roll() * 0.06))}`;
    }
    path += `M${line.join("L")}`;
  }
  return path;
}

/** A few tufts. */
function grass(roll: Dice): string {
  let path = "";
  for (let n = 0; n < 6; n++) {
    const angle = roll() * 2 * Math.PI;
    const far = 0.25 + roll() * 0.5;
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
    path += `M${at(x - 0.05, y - 0.05)}L${at(x - 0.02, y)}M${at(x, y - 0.08)}V${short(y)}M${at(x + 0.05, y - 0.05)}L${at(x + 0.02, y)}`;
  }
  return path;
}

/** What is left of houses. */
export function ruins(hex: Hex): string {
  const roll = dice(`ruins ${hex.id}`);
  let path = "";
  for (let n = 0; n < 26; n++) {
    const angle = roll() * 2 * Math.PI;
    const far = Math.sqrt(roll()) * 0.74;
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
    const size = 0.04 + roll() * 0.06;
    const corner = (part: number) => {
      const a = part + roll();
      return at(x + size * Math.cos(a), y + size * Math.sin(a));
    };
    path += `M${corner(0)}L${corner(2)}L${corner(4)}Z`;
  }
  return path;
}
