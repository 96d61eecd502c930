import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { nameOf } from "../../lib/names";
import { label, where } from "./describe";
import { dice, sequence, turnOf } from "./events";
import { index } from "./find";
import { faceIn, type NoRetreatParts, type NoRetreatView } from "./parts";
import { remark } from "./supply";
import { unitName, words } from "./words";

export const wording: Wording<NoRetreatParts, NoRetreatView> = {
  name: ({ parts, view }, kind, id) => (kind === "unit" ? unitName(parts, id, faceIn(view, id)) : nameOf(parts, kind, id)),
  words: ({ parts, view }, args) => words(parts, view, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell, decision) => where(parts, view, cell, decision),
  remark,
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
