import type { Drawing } from "../../lib/look";
import { between } from "./between";
import { picksUnit, reachStudies, sightStudies, threatStudies } from "./about";
import Arcs from "./Arcs.svelte";
import Asked from "./Asked.svelte";
import Between from "./Between.svelte";
import { holderOf } from "./describe";
import { effects, order } from "./effects";
import Fan from "./Fan.svelte";
import Ghost from "./Ghost.svelte";
import Goals from "./Goals.svelte";
import Ground from "./Ground.svelte";
import { LEGENDS } from "./legend";
import { chips } from "./line";
import { parts, placed, sideOfSeat, stackOf, type HeroesParts, type HeroesView } from "./parts";
import Pieces from "./Pieces.svelte";
import Reach from "./Reach.svelte";
import ReachWords from "./ReachWords.svelte";
import Sight from "./Sight.svelte";
import SightWords from "./SightWords.svelte";
import Threat from "./Threat.svelte";
import ThreatWords from "./ThreatWords.svelte";
import Under from "./Under.svelte";

/** Pixels a unit of the board from which on counters can be read. */
const READABLE = 28;

export const drawing: Drawing<HeroesParts, HeroesView> = {
  parts,
  isTurnable: false,
  colours: { german: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  paint: ({ parts }) => ({ weather: "", turn: parts.turn }),
  layers: { Under, Ground, Between, Pieces, Question: Asked, Ghost, Fan },
  overlays: [
    { id: "sight", key: "s", Layer: Sight, Caption: SightWords, picks: () => 2, studies: sightStudies, legend: LEGENDS.sight! },
    { id: "reach", key: "r", Layer: Reach, Caption: ReachWords, picks: picksUnit, studies: reachStudies, legend: LEGENDS.reach! },
    { id: "threat", key: "d", Layer: Threat, Caption: ThreatWords, picks: picksUnit, studies: threatStudies, legend: LEGENDS.threat! },
    { id: "arcs", key: "a", Layer: Arcs, legend: LEGENDS.arcs! },
    { id: "goals", key: "v", Layer: Goals, legend: LEGENDS.goals! },
  ],
  stack: ({ view }, hex) => stackOf(view, hex).map(({ id }) => id),
  isBare: ({ view }, hex) => !stackOf(view, hex).length,
  holder: ({ view }, hex) => stackOf(view, hex)[0]?.side ?? holderOf(view, hex),
  used: () => new Set(),
  effects,
  bearsHits: true,
  between,
  order: ({ view }, decision, looked) => order(view, decision, looked),
  figures: [22.3, 27.7],
  chips,
  opening: ({ view }, seat) => ({
    hexes: placed(view).filter(({ unit }) => seat && unit.side === sideOfSeat(seat)).map(({ hex }) => hex),
    readable: READABLE,
  }),
};
