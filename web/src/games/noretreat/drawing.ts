import type { Drawing } from "../../lib/look";
import { between } from "./between";
import Between from "./Between.svelte";
import Control from "./Control.svelte";
import { effects, order } from "./effects";
import Fan from "./Fan.svelte";
import Ghost from "./Ghost.svelte";
import Ground from "./Ground.svelte";
import { chips } from "./line";
import { isMarked, parts, sideOf, stackOf, type NoRetreatParts, type NoRetreatView } from "./parts";
import Names from "./Names.svelte";
import Pieces from "./Pieces.svelte";
import Reach from "./Reach.svelte";
import Supply from "./Supply.svelte";
import { LEGENDS, overlayStudies } from "./supply";
import SupplyWords from "./SupplyWords.svelte";
import Under from "./Under.svelte";
import Zones from "./Zones.svelte";

export const drawing: Drawing<NoRetreatParts, NoRetreatView> = {
  parts,
  isTurnable: true,
  colours: { axis: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  paint: ({ parts, view }) => ({ weather: view.weather, turn: parts.turn === 1 ? 0 : 180 }),
  layers: { Under, Ground, Between, Names, Pieces, Question: Reach, Ghost, Fan },
  overlays: [
    { id: "supply", key: "s", Layer: Supply, Caption: SupplyWords, studies: overlayStudies, legend: LEGENDS.supply! },
    { id: "zones", key: "z", Layer: Zones, legend: LEGENDS.zones! },
    { id: "control", key: "c", Layer: Control, legend: LEGENDS.control! },
  ],
  stack: ({ view }, hex) => stackOf(view, hex).map(({ unit }) => unit),
  isBare: ({ view }, hex) => !stackOf(view, hex).length && !isMarked(view, hex),
  holder: ({ view }, hex) => {
    const [first] = stackOf(view, hex);
    return first ? sideOf(first.unit) : null;
  },
  used: () => new Set(),
  effects,
  between,
  order: ({ view }, decision, looked) => order(view, decision, looked),
  figures: [17.6, 17.6],
  chips,
  opening: () => null,
};
