import type { Panels } from "../../lib/look";
import { panels as plain } from "../../lib/plain/panels";
import Boxes from "./Boxes.svelte";
import type { Odds as BattleOdds } from "./shapes";
import Hand from "./Hand.svelte";
import { oddsLine } from "./line";
import Odds from "./Odds.svelte";
import type { NoRetreatParts, NoRetreatView } from "./parts";
import Score from "./Score.svelte";
import Status from "./Status.svelte";
import Tables from "./Tables.svelte";
import Track from "./Track.svelte";

export const panels: Panels<NoRetreatParts, NoRetreatView, BattleOdds> = {
  ...plain,
  Status,
  Odds,
  Hand,
  oddsLine,
  tabs: [
    { id: "score", Panel: Score },
    { id: "boxes", Panel: Boxes },
    { id: "track", Panel: Track },
    { id: "tables", Panel: Tables },
  ],
  guide: { "axis-intro-2": "control", "soviet-intro-2": "control", "axis-intro-4": "supply", "soviet-intro-4": "supply" },
};
