// The words of a game that brings none but its messages: things by their names or ids.
import { list, say } from "../i18n.svelte";
import type { Args, Wording, Words } from "../look";
import { factsOf, nameOf, piecesIn, type PlainHex, type PlainParts, type PlainView } from "./parts";

const HEXES = ["hex", "target", "start", "to", "from", "at"];

function hexName(parts: PlainParts, id: string): string {
  const name = parts.hex.get(id)?.name;
  return name ? `${id} ${name}` : id;
}

function inWords(parts: PlainParts, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return list(value.map((one) => String(inWords(parts, one))));
  const id = String(value ?? "");
  return parts.units.has(id) ? nameOf(parts, id) : parts.hex.has(id) ? hexName(parts, id) : id;
}

function words(parts: PlainParts, args: Args): Words {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, inWords(parts, value)]));
}

function facts({ name, terrain, id }: PlainHex): string[] {
  return [[id, name].filter(Boolean).join(" "), ...(terrain ? [terrain.replaceAll("_", " ")] : [])];
}

export const wording: Wording<PlainParts, PlainView> = {
  name: ({ parts }, kind, id) => (kind === "hex" ? hexName(parts, id) : kind === "unit" ? nameOf(parts, id) : id),
  words: ({ parts }, args) => words(parts, args),
  label: ({ parts, view }, cell) => {
    const pieces = piecesIn(view, cell.id).map((piece) => [nameOf(parts, piece.unit), ...factsOf(piece).map(([key, value]) => `${key} ${value}`)].join(" "));
    return [...facts(cell), ...pieces].join(", ");
  },
  facts: (_, cell) => facts(cell),
  index: ({ parts, view }) => {
    const units = parts.hexes.flatMap(({ id }) => piecesIn(view, id).map(({ unit }) => ({ name: nameOf(parts, unit), kind: say("web-find-unit"), hex: id })));
    const places = parts.hexes.flatMap(({ id, name }) => (name ? [{ name, kind: say("web-find-place"), hex: id }] : []));
    return [...units, ...places];
  },
  target: () => "",
  place: ({ args }) => (HEXES.map((key) => args[key]).find((id) => typeof id === "string") as string | undefined) ?? null,
  details: () => "",
  dice: ({ args }) => {
    const { die, dice, side } = args;
    const faces = Array.isArray(dice) ? dice : typeof die === "number" ? [die] : [];
    return faces.length && faces.every((face) => typeof face === "number") ? [{ side: typeof side === "string" ? side : null, faces, hitsOn: null }] : [];
  },
  turnOf: () => null,
  headings: () => null,
  turnNumber: ({ turn }) => turn ?? null,
  sequence: () => ({ steps: [], now: "" }),
};
