import { firstOf } from "../../lib/events";
import type { Wording } from "../../lib/look";
import { say } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import { label, where } from "./describe";
import { dice, fold, isAside, sequence, turnOf } from "./events";
import { index } from "./find";
import { remark } from "./network";
import type { StalingradoParts, StalingradoView } from "./parts";
import type { Asked } from "./shapes";
import { placeName, words } from "./words";

export const wording: Wording<StalingradoParts, StalingradoView> = {
  name: ({ parts }, kind, id) => nameOf(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => label(parts, view, cell),
  facts: ({ parts, view }, cell) => where(parts, view, cell),
  remark,
  index,
  target: ({ parts }, { action: [verb], prompt }, decision) => {
    const { units = [], target } = (decision?.args ?? {}) as Asked;
    return verb === "go" && prompt === "attackers" && target ? say("stalingrado-odds-target", { count: units.length, hex: placeName(parts, target) }) : "";
  },
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
