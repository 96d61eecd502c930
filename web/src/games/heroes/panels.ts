import type { Panels } from "../../lib/look";
import Hand from "./Hand.svelte";
import { after, partOf } from "./lessons";
import { oddsLine } from "./line";
import Odds from "./Odds.svelte";
import type { HeroesParts, HeroesView } from "./parts";
import Path from "./Path.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import type { Odds as ShotOdds } from "./shapes";
import Units from "./Units.svelte";

export const panels: Panels<HeroesParts, HeroesView, ShotOdds> = {
  Status,
  Odds,
  Hand,
  oddsLine,
  tabs: [
    { id: "units", Panel: Units },
    { id: "sheet", Panel: Sheet },
    { id: "path", Panel: Path },
  ],
  rows: 3,
  guide: { "intro-2": "goals", "intro-4": "arcs", "lesson-1-2": "goals" },
  lesson: partOf,
  after: ({ parts }, state) => after(parts, state),
};
