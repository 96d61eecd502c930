import type { Drawing } from "../../lib/look";
import { between } from "./between";
import Coming from "./Coming.svelte";
import { isMarked, stackOf } from "./describe";
import { effects, order } from "./effects";
import Fan from "./Fan.svelte";
import Front from "./Front.svelte";
import Ghost from "./Ghost.svelte";
import Ground from "./Ground.svelte";
import { LEGENDS } from "./legend";
import { chips } from "./line";
import { parts, type VolgaParts, type VolgaView, spin } from "./parts";
import type { Asked } from "./shapes";
import Pieces from "./Pieces.svelte";
import Under from "./Under.svelte";
import Victory from "./Victory.svelte";

export const drawing: Drawing<VolgaParts, VolgaView> = {
  parts,
  isTurnable: false,
  colours: { german: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  paint: ({ parts }) => ({ weather: "", turn: spin(parts.turn) }),
  layers: { Under, Ground, Between: Front, Pieces, Question: null, Ghost, Fan },
  overlays: [
    { id: "victory", key: "v", Layer: Victory, legend: LEGENDS.victory! },
    { id: "coming", key: "r", Layer: Coming, legend: LEGENDS.coming! },
  ],
  stack: ({ view }, hex) => stackOf(view, hex).map((block) => block.unit ?? block.token),
  isBare: ({ parts, view }, hex) => !stackOf(view, hex).length && !isMarked(parts, view, hex),
  holder: ({ view }, hex) => stackOf(view, hex)[0]?.side ?? null,
  used: (decision) => new Set((decision?.args as Asked | undefined)?.moved ?? []),
  effects,
  between,
  order: ({ view }, decision, looked) => order(view, decision, looked),
  figures: [0, 0],
  chips,
  opening: () => null,
};
