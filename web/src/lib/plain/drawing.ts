// A board drawn from nothing but a game's components and view.
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
    const { orientation = "pointy", hexes, units = [] } = components as PlainComponents;
    return {
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
  layers: { Under: null, Ground, Between: null, Pieces, Question: null, Ghost, Fan },
  overlays: [],
  stack: ({ view }, hex) => piecesIn(view, hex).map(({ unit }) => unit),
  isBare: ({ view }, hex) => !piecesIn(view, hex).length,
  holder: ({ parts, view }, hex) => {
    const [first] = piecesIn(view, hex);
    return first ? sideOf(parts, first) : null;
  },
  used: () => new Set(),
  effects: (events) => events.map(() => []),
  order: () => [],
  opening: () => null,
};
