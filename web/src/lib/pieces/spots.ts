// Where pieces stand that share a hex.
export type Spot = readonly [x: number, y: number];

/** Up to three side by side or in two rows, up to four in a square, more in rows of three. */
export function spots(count: number, inRow = false): Spot[] {
  const wide = inRow || count < 3 ? count : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / wide);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / wide);
    const inThisRow = Math.min(wide, count - row * wide);
    return [(n % wide) - (inThisRow - 1) / 2, row - (rows - 1) / 2];
  });
}
