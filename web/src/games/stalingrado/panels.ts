import type { Panels } from "../../lib/look";
import { panels as plain } from "../../lib/plain/panels";
import Air from "./Air.svelte";
import type { Odds as Chances } from "./shapes";
import Command from "./Command.svelte";
import Forces from "./Forces.svelte";
import Hand from "./Hand.svelte";
import { oddsLine } from "./line";
import Odds from "./Odds.svelte";
import Orders from "./Orders.svelte";
import type { StalingradoParts, StalingradoView } from "./parts";
import Score from "./Score.svelte";
import Status from "./Status.svelte";
import Tables from "./Tables.svelte";
import Units from "./Units.svelte";

export const panels: Panels<StalingradoParts, StalingradoView, Chances> = {
  ...plain,
  Status,
  Odds,
  oddsLine,
  Hand,
  sharesRoom: true,
  tabs: [
    { id: "orders", Panel: Orders },
    { id: "units", Panel: Units },
    { id: "score", Panel: Score },
    { id: "forces", Panel: Forces },
    { id: "air", Panel: Air },
    { id: "command", Panel: Command },
    { id: "tables", Panel: Tables },
  ],
  rows: 2,
  guide: { "axis-intro-3": "zones", "soviet-intro-3": "zones", "axis-intro-4": "range", "soviet-intro-4": "range" },
};
