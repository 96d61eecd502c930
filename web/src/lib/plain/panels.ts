// The panels of a game that has none of its own.
import type { Panels, Parts } from "../look";

export const panels: Panels<Parts, unknown> = {
  Status: null,
  Odds: null,
  Hand: null,
  isHandBeside: false,
  tabs: [],
  guide: {},
  lesson: () => null,
  after: () => null,
};
