import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { label, where } from "./describe";
import { dice, sequence, turnOf } from "./events";
import { index } from "./find";
import { faceIn, type NoRetreatParts, type NoRetreatView } from "./parts";
import { cardName, placeName, unitName, words } from "./words";

export const wording: Wording<NoRetreatParts, NoRetreatView> = {
  name: ({ parts, view }, kind, id) =>
    kind === "hex" ? placeName(parts, id) : kind === "unit" ? unitName(parts, id, faceIn(view, id)) : kind === "card" ? cardName(parts, id) : id,
  words: ({ parts, view }, args) => words(parts, view, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell, decision) => where(parts, view, cell, decision),
  index,
  target: () => "",
  place: firstOf("hex", "start", "hexes"),
  details: () => "",
  dice,
  turnOf,
  headings: turnOf,
  turnNumber: () => null,
  sequence,
};
