import type { Look } from "../look";
import Coming from "./Coming.svelte";
import { facts, label, stackOf } from "./describe";
import { effects, order } from "./effects";
import Fan from "./Fan.svelte";
import Forces from "./Forces.svelte";
import Front from "./Front.svelte";
import Ghost from "./Ghost.svelte";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import { dice, sequence, turnOf } from "./events";
import { index } from "./find";
import { parts } from "./parts";
import Odds from "./Odds.svelte";
import Pieces from "./Pieces.svelte";
import Soviets from "./Soviets.svelte";
import Status from "./Status.svelte";
import Under from "./Under.svelte";
import Victory from "./Victory.svelte";
import { cardName, hexName, placeName, unitName, words } from "./words";

const PLACES = ["target", "hex", "start"];

export const volga: Look = {
  parts,
  label: ({ parts, view }, cell) => label(parts, view, cell),
  where: ({ parts, view }, cell) => [hexName(parts, cell.id), ...facts(view, cell)],
  stack: ({ view }, hex) => stackOf(view, hex).map((block) => block.unit ?? block.token),
  effects,
  turnOf,
  sequence,
  dice,
  holder: ({ view }, hex) => stackOf(view, hex)[0]?.side ?? null,
  index,
  used: (decision) => new Set((decision?.args?.moved as string[] | undefined) ?? []),
  order: ({ view }, decision, looked) => order(view, decision, looked),
  colours: { german: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  thing: ({ parts }, kind, id) =>
    kind === "hex"
      ? hexName(parts, id)
      : kind === "unit"
        ? unitName(parts, id)
        : kind === "card"
          ? cardName(parts, id)
          : id,
  words: ({ parts }, args) => words(parts, args),
  place: (event) => {
    const key = PLACES.find((key) => typeof event.args[key] === "string");
    return key ? (event.args[key] as string) : null;
  },
  // These lead straight into a combat when only one target or stack is left to choose.
  confirms: (prompt) => ["german_action", "planned_target", "quick_stack", "quick_group"].includes(prompt),
  target: (odds) => odds.target,
  shareSecrets: (a, b) => (a === "soviet") === (b === "soviet"),
  Odds,
  Ground,
  Pieces,
  Under,
  Between: Front,
  Ghost,
  Fan,
  overlays: [
    { id: "victory", key: "v", Overlay: Victory },
    { id: "coming", key: "r", Overlay: Coming },
  ],
  guide: { "intro-2": "victory" },
  Status,
  Hand,
  panels: [
    { id: "forces", Panel: Forces },
    { id: "soviets", Panel: Soviets, follows: "soviet" },
  ],
};
