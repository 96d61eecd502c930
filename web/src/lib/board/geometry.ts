// Where hexes lie and what they look like; one unit is the length of a hexside.
export interface Cell {
  id: string;
  x: number;
  y: number;
  /** The outline of a place that is no hex, around its centre, as an SVG points attribute. */
  shape?: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Orientation = "pointy" | "flat";

export const R3 = Math.sqrt(3);

/** The corners of a hex around its centre, as an SVG points attribute. */
export function corners(orientation: Orientation, size = 1): string {
  const points: string[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 3) * corner + (orientation === "pointy" ? Math.PI / 6 : 0);
    points.push(`${short(size * Math.cos(angle))},${short(size * Math.sin(angle))}`);
  }
  return points.join(" ");
}

type Pair = [number, number];

/** Of each place its corners, where they are on the map. */
export function rings(cells: Iterable<Cell>, orientation: Orientation, size = 1): string[][] {
  const pairs = (points: string) => points.split(" ").map((pair) => pair.split(",").map(Number) as Pair);
  const hex = pairs(corners(orientation, size));
  return Array.from(cells, ({ x, y, shape }) =>
    (shape ? pairs(shape) : hex).map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`),
  );
}

/** Whole hexes as one SVG path. */
export function hexPath(cells: Iterable<Cell>, orientation: Orientation, size = 1): string {
  return rings(cells, orientation, size).map((ring) => `M${ring.join("L")}Z`).join("");
}

/** The smallest box around all hexes, with a margin. */
export function bounds(cells: Cell[], margin = 1.3): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Of every hex the hexes that share a side with it. */
export function neighbours<C extends Cell>(cells: C[]): Map<string, C[]> {
  const near = (a: C, b: C) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) < R3 + 0.1;
  return new Map(cells.map((cell) => [cell.id, cells.filter((other) => near(cell, other))]));
}

/** The hexsides between hexes inside a set and hexes outside it, moved towards the inside. */
export function border(
  cells: Cell[],
  beside: Map<string, Cell[]>,
  inside: ReadonlySet<string>,
  inset = 0,
): string {
  let path = "";
  for (const cell of cells) {
    if (!inside.has(cell.id)) continue;
    for (const other of beside.get(cell.id) ?? []) {
      if (inside.has(other.id)) continue;
      const ux = (other.x - cell.x) / R3;
      const uy = (other.y - cell.y) / R3;
      const x = cell.x + ux * (R3 / 2 - inset);
      const y = cell.y + uy * (R3 / 2 - inset);
      path += `M${short(x - uy / 2)} ${short(y + ux / 2)}L${short(x + uy / 2)} ${short(y - ux / 2)}`;
    }
  }
  return path;
}

/** The hex whose centre lies nearest to where an arrow key points, if any does. */
export function nextTowards<C extends Cell>(cells: C[], from: C, key: string): C | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const dx = cell.x - from.x;
    const dy = cell.y - from.y;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    if (along < 0.5 || aside > along * R3) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A number as it stands in a path: no more digits than can be seen. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
