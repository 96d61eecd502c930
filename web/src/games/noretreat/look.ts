import type { Look } from "../look";
import { moments } from "./asks";
import Between from "./Between.svelte";
import Boxes from "./Boxes.svelte";
import Control from "./Control.svelte";
import { label, where } from "./describe";
import { effects, order } from "./effects";
import { dice, sequence, turnOf } from "./events";
import Fan from "./Fan.svelte";
import { index } from "./find";
import Ghost from "./Ghost.svelte";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Odds from "./Odds.svelte";
import { faceIn, parts, sideOf, stackOf } from "./parts";
import Pieces from "./Pieces.svelte";
import Reach from "./Reach.svelte";
import Score from "./Score.svelte";
import Status from "./Status.svelte";
import Supply from "./Supply.svelte";
import Tables from "./Tables.svelte";
import Track from "./Track.svelte";
import Under from "./Under.svelte";
import { cardName, placeName, unitName, words } from "./words";
import Zones from "./Zones.svelte";

const PLACES = ["hex", "start"];

export const noretreat: Look = {
  parts,
  isTurnable: true,
  label: ({ parts, view }, cell) => label(parts, view, cell),
  where: ({ parts, view }, cell, decision) => where(parts, view, cell, decision),
  stack: ({ view }, hex) => stackOf(view, hex).map(({ unit }) => unit),
  effects,
  turnOf,
  sequence,
  dice,
  holder: ({ view }, hex) => {
    const [first] = stackOf(view, hex);
    return first ? sideOf(first.unit) : null;
  },
  index,
  used: () => new Set(),
  order: ({ view }, decision, looked) => order(view, decision, looked),
  colours: { axis: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  thing: ({ parts, view }, kind, id) =>
    kind === "hex" ? placeName(parts, id) : kind === "unit" ? unitName(parts, id, faceIn(view, id)) : kind === "card" ? cardName(parts, id) : id,
  words: ({ parts, view }, args) => words(parts, view, args),
  place: ({ args }) => {
    const key = PLACES.find((key) => typeof args[key] === "string");
    if (key) return args[key] as string;
    const hexes = args.hexes;
    return Array.isArray(hexes) ? ((hexes[0] as string | undefined) ?? null) : null;
  },
  // Every battle goes through several questions before the die is rolled.
  confirms: () => false,
  shareSecrets: (a, b) => a === b,
  moments: ({ parts }, seat) => moments(parts, seat),
  Odds,
  Ground,
  Pieces,
  Under,
  Between,
  Asked: Reach,
  Ghost,
  Fan,
  overlays: [
    { id: "supply", key: "s", Overlay: Supply },
    { id: "zones", key: "z", Overlay: Zones },
    { id: "control", key: "c", Overlay: Control },
  ],
  guide: { "axis-intro-2": "control", "soviet-intro-2": "control", "axis-intro-4": "supply", "soviet-intro-4": "supply" },
  Status,
  Hand,
  isHandBeside: true,
  panels: [
    { id: "score", Panel: Score },
    { id: "boxes", Panel: Boxes },
    { id: "track", Panel: Track },
    { id: "tables", Panel: Tables },
  ],
};
