// The reasons for which a player may want to be asked, or not.
import { say } from "../../lib/i18n.svelte";
import type { Stops } from "../../lib/look";
import type { NoRetreatParts, Side } from "./parts";
import { eventName, momentsOf } from "./words";

/** The moments at which the server asks, in the order of a turn. */
const WINDOWS = [
  "start", "move", "end", "declared", "commit", "rolled", "result", "exchanged", "advance", "victory", "card", "payment", "step",
];
const WHENEVER = ["any_time", "any_time_own_player_turn"];

export function stops(parts: NoRetreatParts, seat: string): Stops[] {
  const cards = [...parts.cards.values()]
    .map((card) => ({ id: card.id, half: card[seat as Side] }))
    .filter(({ half }) => !half.immediate && !half.timing.flat().every((moment) => WHENEVER.includes(moment)));
  return [
    { title: say("noretreat-asks-windows"), items: WINDOWS.map((window) => ({ key: `window:${window}`, text: say(`noretreat-window-${window}`), note: "" })) },
    {
      title: say("noretreat-asks-cards"),
      items: [
        { key: "any-time", text: say("noretreat-asks-any-time"), note: "" },
        ...cards.map(({ id, half }) => ({ key: `card:${id}`, text: eventName(parts, half.event), note: momentsOf(half) })),
      ],
    },
  ];
}
