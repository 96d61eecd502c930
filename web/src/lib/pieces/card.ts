/** A piece of a stack that is spread out. */
export interface Card {
  /** What it is known by on the board, and what it is chosen by, if it can be. */
  id: string;
  unit: string | null;
  name: string;
  notes: string[];
}
