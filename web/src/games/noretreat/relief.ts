// The texture of a hex: trees, reeds, peaks, streets. Each hex has its own, always the same.
import { short } from "../../lib/board/geometry";
import { dice, type Dice } from "../../lib/board/grain";
import type { Place } from "./parts";

const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Points over a hex, none too near another, from north to south. */
function scattered(roll: Dice, many: number, apart: number): [number, number][] {
  const found: [number, number][] = [];
  for (let tries = 0; tries < many * 12 && found.length < many; tries++) {
    const [x, y] = [(roll() - 0.5) * 1.5, (roll() - 0.5) * 1.6];
    if (Math.hypot(x, y) > 0.76) continue;
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

export function relief(hex: Place): string {
  const roll = dice(`${hex.terrain} ${hex.id}`);
  switch (hex.terrain) {
    case "forest":
      return scattered(roll, 15, 0.27).map((spot) => tree(spot, roll)).join("");
    case "marsh":
      return scattered(roll, 9, 0.34).map(reeds).join("");
    case "mountain":
      return scattered(roll, 6, 0.42).map((spot) => peak(spot, roll)).join("");
    case "city":
      return streets(roll);
    case "lake":
    case "kerch_strait":
      return scattered(roll, 7, 0.36).map(wave).join("");
    default:
      return hex.oil ? "" : scattered(roll, 4, 0.5).map(grass).join("");
  }
}

function tree([x, y]: [number, number], roll: Dice): string {
  const size = 0.1 + roll() * 0.05;
  return `M${at(x - size * 0.75, y + size)}L${at(x, y - size * 1.3)}L${at(x + size * 0.75, y + size)}Z`;
}

function reeds([x, y]: [number, number]): string {
  return `M${at(x - 0.14, y)}H${short(x + 0.14)}M${at(x - 0.05, y)}L${at(x - 0.07, y - 0.1)}M${at(x, y)}V${short(y - 0.13)}M${at(x + 0.05, y)}L${at(x + 0.07, y - 0.1)}`;
}

function peak([x, y]: [number, number], roll: Dice): string {
  const size = 0.2 + roll() * 0.1;
  return `M${at(x - size, y + size * 0.6)}L${at(x - size * 0.1, y - size * 0.7)}L${at(x + size * 0.9, y + size * 0.6)}M${at(x - size * 0.1, y - size * 0.7)}L${at(x + size * 0.12, y - size * 0.1)}L${at(x - size * 0.02, y + size * 0.35)}`;
}

function wave([x, y]: [number, number]): string {
  return `M${at(x - 0.16, y)}q.08-.07.16 0t.16 0`;
}

function grass([x, y]: [number, number]): string {
  return `M${at(x - 0.05, y - 0.05)}L${at(x - 0.02, y)}M${at(x, y - 0.08)}V${short(y)}M${at(x + 0.05, y - 0.05)}L${at(x + 0.02, y)}`;
}

/** Blocks of houses around a few streets. */
function streets(roll: Dice): string {
  let path = "";
  const turn = (roll() - 0.5) * 0.7;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [column * 0.19 + (roll() - 0.5) * 0.03, row * 0.19 + (roll() - 0.5) * 0.03];
      if (Math.hypot(x, y) > 0.58 + roll() * 0.1 || roll() < 0.1) continue;
      const [w, h] = [0.06 + roll() * 0.02, 0.06 + roll() * 0.02];
      const ring = [[x - w, y - h], [x + w, y - h], [x + w, y + h], [x - w, y + h]] as const;
      path += `M${ring.map(([a, b]) => at(a * cos - b * sin, a * sin + b * cos)).join("L")}Z`;
    }
  }
  return path;
}
