import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { nameOf } from "../../lib/names";
import { label, where } from "./describe";
import { dice, fold, isAside, sequence, turnOf } from "./events";
import { index } from "./find";
import { remark } from "./network";
import type { StalingradoParts, StalingradoView } from "./parts";
import { words } from "./words";

export const wording: Wording<StalingradoParts, StalingradoView> = {
  name: ({ parts }, kind, id) => nameOf(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell) => where(parts, view, cell),
  remark,
  index,
  target: () => "",
  place: firstOf("hex", "target", "start", "base"),
  details: () => "",
  dice,
  turnOf,
  headings: turnOf,
  fold,
  isAside,
  turnNumber: () => null,
  sequence,
};
