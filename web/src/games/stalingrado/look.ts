import type { Look } from "../look";
import Asked from "./Asked.svelte";
import Air from "./Air.svelte";
import Between from "./Between.svelte";
import Command from "./Command.svelte";
import { label, where } from "./describe";
import { asks, asksReach, asksSupply, back, takes, verbOf, verbsOf, waits } from "./desk.svelte";
import Duties from "./Duties.svelte";
import { effects, order } from "./effects";
import { dice, sequence, turnOf } from "./events";
import Fan from "./Fan.svelte";
import Fed from "./Fed.svelte";
import { index } from "./find";
import Forces from "./Forces.svelte";
import Ghost from "./Ghost.svelte";
import Hand from "./Hand.svelte";
import { doubts } from "./left";
import Lines from "./Lines.svelte";
import Odds from "./Odds.svelte";
import { opening } from "./opening";
import { idsIn, NOTHING, parts, sideOf, stackOf } from "./parts";
import Orders from "./Orders.svelte";
import Pieces from "./Pieces.svelte";
import Rails from "./Rails.svelte";
import Range from "./Range.svelte";
import Reach from "./Reach.svelte";
import Score from "./Score.svelte";
import Status from "./Status.svelte";
import Tables from "./Tables.svelte";
import Under from "./Under.svelte";
import Units from "./Units.svelte";
import { placeName, unitName, words } from "./words";
import Zones from "./Zones.svelte";

const PLACES = ["hex", "target", "start", "base"];

export const stalingrado: Look = {
  parts,
  label: ({ parts, view }, cell) => label(parts, view, cell),
  where: ({ parts, view }, cell) => where(parts, view, cell),
  stack: ({ view }, hex) => idsIn(view, hex),
  isBare: ({ view }, hex) => stackOf(view, hex) === NOTHING,
  effects,
  turnOf,
  sequence,
  dice,
  holder: ({ view }, hex) => {
    const { side, air } = stackOf(view, hex);
    return side ?? (air[0] ? sideOf(air[0].unit) : null);
  },
  index,
  opening,
  offers: (decision) => {
    const others = verbsOf(decision).filter((verb) => verb !== verbOf(decision));
    return (decision.actions ?? []).filter(([verb]) => !others.includes(verb!));
  },
  takes,
  back,
  waits,
  doubts,
  // Who thinks again goes back.
  costly: ["back"],
  beside: ({ view }, seat) => (seat ? Object.values(view.places as Record<string, Record<string, string[]>>).flatMap((of) => of[seat] ?? []) : []),
  used: () => new Set(),
  order: ({ view }, decision, looked) => order(view, decision, looked),
  colours: { axis: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  thing: ({ parts }, kind, id) => (kind === "hex" ? placeName(parts, id) : kind === "unit" ? unitName(parts, id) : id),
  words: ({ parts }, args) => words(parts, args),
  place: ({ args }) => (PLACES.map((key) => args[key]).find((id) => typeof id === "string") as string | undefined) ?? null,
  // Attacks go through a question of their own before the dice are thrown.
  confirms: () => false,
  shareSecrets: (a, b) => a === b,
  rolls: ["attackers", "defence_guns", "shell_with", "next_bombing", "next_air_combat"],
  Odds,
  Pieces,
  Under,
  Between,
  Asked,
  asks,
  Ghost,
  Fan,
  overlays: [
    { id: "zones", key: "z", Overlay: Zones },
    { id: "lines", key: "s", Overlay: Lines, Caption: Fed, asks: asksSupply },
    { id: "rails", key: "w", Overlay: Rails },
    { id: "range", key: "c", Overlay: Range },
    { id: "duties", key: "d", Overlay: Duties },
    { id: "reach", key: "r", Overlay: Reach, picks: () => 1, asks: asksReach },
  ],
  keys: [
    { id: "group", key: "G" },
    { id: "stay", key: "K" },
  ],
  guide: { "axis-intro-3": "zones", "soviet-intro-3": "zones", "axis-intro-4": "range", "soviet-intro-4": "range" },
  Status,
  Hand,
  panels: [
    { id: "orders", Panel: Orders },
    { id: "units", Panel: Units },
    { id: "score", Panel: Score },
    { id: "forces", Panel: Forces },
    { id: "air", Panel: Air },
    { id: "command", Panel: Command },
    { id: "tables", Panel: Tables },
  ],
};
