// Smooth lines around sets of hexes and between them: fronts, ranges, areas. One unit is a hexside.
import { R3, short, type Cell, type Orientation, type Point } from "./geometry";

type Pair = readonly [number, number];

/** Of a pointy hex in half widths and half hexsides: where its corners are, and which hex lies beyond the side after each. */
const CORNERS: Pair[] = [[1, 1], [0, 2], [-1, 1], [-1, -1], [0, -2], [1, -1]];
const BEYOND: Pair[] = [[1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1], [2, 0]];

interface Grid {
  /** The hex at whole steps from the first one. */
  at: Map<string, Cell>;
  steps: Map<string, Pair>;
  /** The point at so many half widths and half hexsides. */
  point(key: Pair): Point;
}

const grids = new WeakMap<readonly Cell[], Grid>();

/** Hexes by where they lie, in whole numbers, so that corners which are the same are found to be. */
function gridOf(cells: readonly Cell[], orientation: Orientation): Grid {
  const known = grids.get(cells);
  if (known) return known;
  const hexes = cells.filter(({ shape }) => !shape);
  const isPointy = orientation === "pointy";
  const [x0, y0] = [hexes[0]?.x ?? 0, hexes[0]?.y ?? 0];
  const at = new Map<string, Cell>();
  const steps = new Map<string, Pair>();
  for (const cell of hexes) {
    const [across, down] = isPointy ? [cell.x - x0, cell.y - y0] : [cell.y - y0, cell.x - x0];
    const step: Pair = [Math.round(across / (R3 / 2)), Math.round(down / 1.5)];
    steps.set(cell.id, step);
    at.set(step.join(), cell);
  }
  const point = ([i, j]: Pair): Point => {
    const [across, down] = [(i * R3) / 2, j / 2];
    return isPointy ? { x: x0 + across, y: y0 + down } : { x: x0 + down, y: y0 + across };
  };
  const made = { at, steps, point };
  grids.set(cells, made);
  return made;
}

/** Hexsides one after the other, by their middles, each with the way to the inside. */
export interface Line {
  sides: { at: Point; inwards: Point }[];
  /** Where it begins and ends; a line that comes back to itself has no ends. */
  ends: [Point, Point] | null;
}

/** The sides of hexes of a set that lead out of it, or, if the others are given, to one of them: as few lines as there can be. */
export function linesAround(cells: readonly Cell[], orientation: Orientation, inside: ReadonlySet<string>, others: ReadonlySet<string> | null = null): Line[] {
  const { at, steps, point } = gridOf(cells, orientation);
  const from = new Map<string, { to: string; hex: Cell }>();
  const into = new Set<string>();
  for (const id of inside) {
    const step = steps.get(id);
    if (!step) continue;
    const [i, j] = step;
    for (let side = 0; side < 6; side++) {
      const beyond = at.get(`${i + BEYOND[side]![0]},${j + BEYOND[side]![1]}`);
      if (beyond && inside.has(beyond.id)) continue;
      if (others && !(beyond && others.has(beyond.id))) continue;
      const [a, b] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!];
      const to = `${i + b[0]},${3 * j + b[1]}`;
      from.set(`${i + a[0]},${3 * j + a[1]}`, { to, hex: at.get(step.join())! });
      into.add(to);
    }
  }
  const spot = (key: string): Point => point(key.split(",").map(Number) as unknown as Pair);
  /** Everything from a corner on, until there is nothing more. */
  function follow(start: string): Line {
    const sides: Line["sides"] = [];
    let corner = start;
    for (let next = from.get(corner); next; next = from.get(corner)) {
      from.delete(corner);
      const [a, b] = [spot(corner), spot(next.to)];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      sides.push({ at: middle, inwards: { x: (next.hex.x - middle.x) / (R3 / 2), y: (next.hex.y - middle.y) / (R3 / 2) } });
      corner = next.to;
    }
    return { sides, ends: corner === start ? null : [spot(start), spot(corner)] };
  }
  // First those that begin somewhere; what is left comes back to itself.
  const starts = [...from.keys()].filter((corner) => !into.has(corner));
  const lines = starts.map(follow);
  for (const corner of [...from.keys()]) if (from.has(corner)) lines.push(follow(corner));
  return lines;
}

/** A line as an SVG path without corners, moved inwards by so much. */
export function smooth({ sides, ends }: Line, inwards = 0): string {
  const points = sides.map(({ at, inwards: way }) => ({ x: at.x + way.x * inwards, y: at.y + way.y * inwards }));
  const put = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  if (!ends) {
    const around = points.map((point, n) => ({ point, after: half(point, points[(n + 1) % points.length]!) }));
    return `M${put(around.at(-1)!.after)}${around.map(({ point, after }) => `Q${put(point)} ${put(after)}`).join("")}Z`;
  }
  const between = points.slice(0, -1).map((point, n) => `Q${put(point)} ${put(half(point, points[n + 1]!))}`);
  return `M${put(ends[0])}${between.join("")}L${put(points.at(-1)!)}L${put(ends[1])}`;
}

/** Whether a line goes around what is inside, and not around a hole in it. */
function isOuter({ sides }: Line): boolean {
  const turn = sides.reduce((sum, { at }, n) => {
    const next = sides[(n + 1) % sides.length]!.at;
    return sum + at.x * next.y - next.x * at.y;
  }, 0);
  const [first, second] = [sides[0]!, sides[1]!];
  const along = { x: second.at.x - first.at.x, y: second.at.y - first.at.y };
  return turn * (along.x * first.inwards.y - along.y * first.inwards.x) > 0;
}

/** Around a set of hexes, whatever lies within: one line a piece. */
export function around(cells: readonly Cell[], orientation: Orientation, inside: ReadonlySet<string>, inwards = 0): string {
  return linesAround(cells, orientation, inside).filter(isOuter).map((line) => smooth(line, inwards)).join("");
}

/** The whole of a set of hexes with its holes, as one path to be filled by the even-odd rule. */
export function area(cells: readonly Cell[], orientation: Orientation, inside: ReadonlySet<string>, inwards = 0): string {
  return linesAround(cells, orientation, inside).map((line) => smooth(line, inwards)).join("");
}
