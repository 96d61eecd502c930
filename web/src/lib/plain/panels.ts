// The panels of a game that has none of its own.
import type { Panels, Parts } from "../look";

export const panels: Panels<Parts, unknown> = {
  Status: null,
  Odds: null,
  Hand: null,
  oddsLine: (rows) => rows.map(({ label }) => label).join(" · "),
  tabs: [],
  guide: {},
  rows: 3,
  lesson: () => null,
  after: () => null,
};
