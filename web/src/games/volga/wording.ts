import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { nameOf } from "../../lib/names";
import { facts, label } from "./describe";
import { dice, sequence, turnOf } from "./events";
import { index } from "./find";
import { needsSecondWord, targetOf } from "./interaction";
import type { VolgaParts, VolgaView } from "./parts";
import { hexName, words } from "./words";

export const wording: Wording<VolgaParts, VolgaView> = {
  name: ({ parts }, kind, id) => nameOf(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell) => [hexName(parts, cell.id), ...facts(view, cell)],
  index,
  target: ({ parts }, chances) => (needsSecondWord(chances.prompt) || chances.prompt === "planned_stacks" ? hexName(parts, targetOf(chances)) : ""),
  place: firstOf("target", "hex", "start"),
  details: () => "",
  dice,
  turnOf,
  headings: turnOf,
  turnNumber: () => null,
  sequence,
};
