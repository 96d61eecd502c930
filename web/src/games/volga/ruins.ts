// What is left of houses in a hex: each has its own, always the same.
import { short } from "../../lib/board/geometry";
import { dice } from "../../lib/board/grain";
import type { Hex } from "./parts";

function at(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
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
