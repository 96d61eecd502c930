// A board drawn from nothing but a game's components and view.
import { effect } from "../board/effects";
import { bounds } from "../board/geometry";
import type { Drawing, Viewpoint } from "../look";
import Fan from "./Fan.svelte";
import Ghost from "./Ghost.svelte";
import Ground from "./Ground.svelte";
import { piecesIn, sideOf, type PlainComponents, type PlainParts, type PlainView } from "./parts";
import Pieces from "./Pieces.svelte";

const MARGIN = 1.4;

export const drawing: Drawing<PlainParts, PlainView> = {
  parts(components, _from: Viewpoint) {
    const { names, orientation, hexes, units } = components as PlainComponents;
    return {
      names,
      orientation,
      hexes,
      hex: new Map(hexes.map((hex) => [hex.id, hex])),
      sheet: bounds(hexes, MARGIN),
      units: new Map(units.map((unit) => [unit.id, unit])),
      sides: [...new Set(units.map(({ side }) => side))],
    };
  },
  isTurnable: false,
  colours: {},
  paint: null,
  layers: { Under: null, Ground, Between: null, Pieces, Question: null, Ghost, Fan },
  overlays: [],
  stack: ({ view }, hex) => piecesIn(view, hex).map(({ id }) => id),
  isBare: ({ view }, hex) => !piecesIn(view, hex).length,
  holder: ({ parts, view }, hex) => {
    const [first] = piecesIn(view, hex);
    return first ? sideOf(parts, first.id) : null;
  },
  used: () => new Set(),
  // Whoever stands elsewhere than before has gone there; the last event tells of it.
  effects: (events, before, after) => {
    const was = new Map((before?.units ?? []).map(({ id, hex }) => [id, hex]));
    const moved = after.units.flatMap(({ id, hex }) => {
      const from = was.get(id);
      return hex && from && from !== hex ? [effect("move", "", hex, { from: [from], pieces: [id] })] : [];
    });
    return events.map((_, n) => (n === events.length - 1 ? moved : []));
  },
  between: (before, _after, { past }) => {
    const at = new Map(past.flatMap(({ pieces, at }) => pieces.map((piece) => [piece, at] as const)));
    return { ...before, units: before.units.map((unit) => (at.has(unit.id) ? { ...unit, hex: at.get(unit.id)! } : unit)) };
  },
  order: () => [],
  figures: [0, 0],
  chips: () => [],
  opening: () => null,
};
