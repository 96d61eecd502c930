// The words of a game that brings none but its messages: things by their names or ids.
import { firstOf } from "../events";
import { say } from "../i18n.svelte";
import type { Wording } from "../look";
import { hexName, nameOf, unitName, words } from "../names";
import { factorsOf, piecesIn, type PlainHex, type PlainParts, type PlainView } from "./parts";

const facts = (parts: PlainParts, { id, terrain }: PlainHex) => [hexName(parts, id), terrain.replaceAll("_", " ")];

export const wording: Wording<PlainParts, PlainView> = {
  name: ({ parts }, kind, id) => nameOf(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => {
    const pieces = piecesIn(view, cell.id).map((piece) => `${unitName(parts, piece.id)} ${factorsOf(parts, piece)}`.trim());
    return [...facts(parts, cell), ...pieces].join(", ");
  },
  facts: ({ parts }, cell) => facts(parts, cell),
  index: ({ parts, view }) => {
    const units = view.units.flatMap(({ id, hex }) => (hex ? [{ name: unitName(parts, id), kind: say("web-find-unit"), hex }] : []));
    const places = parts.hexes.flatMap(({ id, label }) => (label ? [{ name: label, kind: say("web-find-place"), hex: id }] : []));
    return [...units, ...places];
  },
  target: () => "",
  place: firstOf("hex", "target", "start"),
  details: () => "",
  dice: ({ args }) => {
    const { die, dice, side } = args;
    const faces = Array.isArray(dice) ? dice : typeof die === "number" ? [die] : [];
    return faces.length && faces.every((face) => typeof face === "number") ? [{ side: typeof side === "string" ? side : null, faces, hitsOn: null }] : [];
  },
  turnOf: ({ event, args }) => (event === "turn" && typeof args.seat === "string" ? args.seat : null),
  headings: ({ event }) => (event === "turn" ? event : null),
  turnNumber: ({ turn }) => turn,
  sequence: () => ({ steps: [], now: "" }),
};
