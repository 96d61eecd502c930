import type { Drawing } from "../../lib/look";
import { between } from "./between";
import Asked from "./Asked.svelte";
import Between from "./Between.svelte";
import { reachStudies } from "./draft.svelte";
import Duties from "./Duties.svelte";
import { effects, order } from "./effects";
import Fan from "./Fan.svelte";
import Fed from "./Fed.svelte";
import Ghost from "./Ghost.svelte";
import Lines from "./Lines.svelte";
import { chips } from "./line";
import { opening } from "./opening";
import { idsIn, NOTHING, parts, sideOf, stackOf, type StalingradoParts, type StalingradoView } from "./parts";
import Names from "./Names.svelte";
import { LEGENDS, networkStudies } from "./network";
import Pieces from "./Pieces.svelte";
import Rails from "./Rails.svelte";
import Range from "./Range.svelte";
import Reach from "./Reach.svelte";
import Zones from "./Zones.svelte";

export const drawing: Drawing<StalingradoParts, StalingradoView> = {
  parts,
  isTurnable: false,
  colours: { axis: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  paint: ({ view }) => ({ weather: view.winter ? "winter" : "summer", turn: 0 }),
  layers: { Under: null, Ground: null, Between, Names, Pieces, Question: Asked, Ghost, Fan },
  overlays: [
    { id: "zones", key: "z", Layer: Zones, legend: LEGENDS.zones! },
    { id: "lines", key: "s", Layer: Lines, Caption: Fed, studies: networkStudies, legend: LEGENDS.lines! },
    { id: "rails", key: "w", Layer: Rails, legend: LEGENDS.rails! },
    { id: "range", key: "c", Layer: Range, studies: () => [["network"]], legend: LEGENDS.range! },
    { id: "duties", key: "d", Layer: Duties, legend: LEGENDS.duties! },
    { id: "reach", key: "r", Layer: Reach, picks: () => 1, studies: reachStudies, legend: LEGENDS.reach! },
  ],
  stack: ({ view }, hex) => idsIn(view, hex),
  isBare: ({ view }, hex) => stackOf(view, hex) === NOTHING,
  holder: ({ view }, hex) => {
    const { side, air } = stackOf(view, hex);
    return side ?? (air[0] ? sideOf(air[0].unit) : null);
  },
  used: () => new Set(),
  effects,
  between,
  order: ({ view }, decision, looked) => order(view, decision, looked),
  figures: [19.4, 19.4],
  chips,
  opening: (at, seat) => ({ hexes: opening(at, seat), readable: null }),
};
