import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { label, where } from "./describe";
import { dice, sequence, turnOf } from "./events";
import { index } from "./find";
import type { StalingradoParts, StalingradoView } from "./parts";
import { placeName, unitName, words } from "./words";

export const wording: Wording<StalingradoParts, StalingradoView> = {
  name: ({ parts }, kind, id) => (kind === "hex" ? placeName(parts, id) : kind === "unit" ? unitName(parts, id) : id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell) => where(parts, view, cell),
  index,
  target: () => "",
  place: firstOf("hex", "target", "start", "base"),
  details: () => "",
  dice,
  turnOf,
  headings: turnOf,
  turnNumber: () => null,
  sequence,
};
