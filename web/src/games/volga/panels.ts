import type { Panels } from "../../lib/look";
import { panels as plain } from "../../lib/plain/panels";
import Forces from "./Forces.svelte";
import Hand from "./Hand.svelte";
import { oddsLine } from "./line";
import Odds from "./Odds.svelte";
import type { VolgaParts, VolgaView } from "./parts";
import type { Odds as VolgaOdds } from "./shapes";
import Soviets from "./Soviets.svelte";
import Status from "./Status.svelte";

export const panels: Panels<VolgaParts, VolgaView, VolgaOdds> = {
  ...plain,
  Status,
  Odds,
  oddsLine,
  Hand,
  tabs: [
    { id: "forces", Panel: Forces },
    { id: "soviets", Panel: Soviets, follows: "soviet" },
  ],
  guide: { "intro-2": "victory" },
};
