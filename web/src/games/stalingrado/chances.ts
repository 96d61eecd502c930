// What a combat may bring, from the chances that the server sends.
export interface Column {
  ratio: string;
  column: string;
  /** Defender's and attacker's result, and its chance. */
  outcomes: [number, number, number][];
}

/** The least and the most of something. */
export interface Span {
  cause: string;
  rule: string;
  least: number;
  most: number;
}

export interface Chances {
  table: string;
  attack: number;
  defence: number | null;
  shifts: { cause: string; rule: string; columns: number }[];
  hidden: Span[];
  columns: Column[];
  known: string | null;
  /** As long as the defence is hidden: where the points of both sides come from, and what may come of it. */
  points: Span[];
  worst: Column | null;
  best: Column | null;
}

/** The columns from the worst to the best that may come of it; all of them where that is not told. */
export function possible({ columns, worst, best }: Chances): Column[] {
  const [from, to] = [worst, best].map((end) => columns.findIndex(({ ratio }) => ratio === end?.ratio)) as [number, number];
  return from < 0 || to < 0 ? columns : columns.slice(from, to + 1);
}

export interface Gist {
  /** The chance that the defender suffers anything, and that the attacker does. */
  hit: number;
  hurt: number;
  /** What either suffers on average. */
  defender: number;
  attacker: number;
}

export function gist({ outcomes }: Column): Gist {
  const found: Gist = { hit: 0, hurt: 0, defender: 0, attacker: 0 };
  for (const [d, a, chance] of outcomes) {
    if (d) found.hit += chance;
    if (a) found.hurt += chance;
    found.defender += d * chance;
    found.attacker += a * chance;
  }
  return found;
}
