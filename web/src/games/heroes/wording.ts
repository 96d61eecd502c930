import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { nameOf } from "../../lib/names";
import { conditions, facts, label } from "./describe";
import { dice, headings, sequence, turnOf } from "./events";
import { index } from "./find";
import { stackOf, type HeroesParts, type HeroesView } from "./parts";
import { told } from "./sums";
import { hexName, unitName, words } from "./words";

export const wording: Wording<HeroesParts, HeroesView> = {
  name: ({ parts }, kind, id) => nameOf(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell) => [
    hexName(parts, cell.id),
    ...facts(parts, view, cell),
    ...stackOf(view, cell.id).map((unit) => `${unitName(parts, unit.id)} (${conditions(parts, unit).join(", ")})`),
  ],
  index,
  target: () => "",
  place: firstOf("hex", "start", "hexes"),
  details: told,
  dice,
  turnOf,
  headings,
  turnNumber: (view) => view.round,
  sequence,
};
