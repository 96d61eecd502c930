import { say } from "../../lib/i18n.svelte";
import type { Look } from "../look";
import { orderAsks, picksUnit, reachAsks, sightAsks, threatAsks } from "./about";
import { answers, back, offers } from "./aim.svelte";
import Arcs from "./Arcs.svelte";
import Asked from "./Asked.svelte";
import Between from "./Between.svelte";
import { conditions, facts, holderOf, label } from "./describe";
import { effects, order } from "./effects";
import { dice, headings, place, sequence, turnOf } from "./events";
import Fan from "./Fan.svelte";
import { index } from "./find";
import Ghost from "./Ghost.svelte";
import Goals from "./Goals.svelte";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Odds from "./Odds.svelte";
import { after, partOf } from "./lessons";
import { march } from "./march";
import { parts, placed, readyOf, sideOfSeat, stackOf } from "./parts";
import Path from "./Path.svelte";
import Pieces from "./Pieces.svelte";
import Reach from "./Reach.svelte";
import ReachWords from "./ReachWords.svelte";
import Sheet from "./Sheet.svelte";
import Sight from "./Sight.svelte";
import SightWords from "./SightWords.svelte";
import Start from "./Start.svelte";
import Status from "./Status.svelte";
import Threat from "./Threat.svelte";
import ThreatWords from "./ThreatWords.svelte";
import Under from "./Under.svelte";
import Units from "./Units.svelte";
import { told } from "./sums";
import { hexName, thing, unitName, words } from "./words";

export const heroes: Look = {
  parts,
  label: ({ parts, view }, cell) => label(parts, view, cell),
  where: ({ parts, view }, cell) => [
    hexName(parts, cell.id),
    ...facts(parts, view, cell),
    ...stackOf(view, cell.id).map((unit) => `${unitName(parts, unit.id)} (${conditions(parts, unit).join(", ")})`),
  ],
  stack: ({ view }, hex) => stackOf(view, hex).map(({ id }) => id),
  effects,
  turnOf,
  headings,
  turnNumber: (view) => view.round,
  sequence,
  dice,
  holder: ({ view }, hex) => stackOf(view, hex)[0]?.side ?? holderOf(view, hex),
  index,
  opening: ({ view }, seat) => placed(view).filter(({ unit }) => seat && unit.side === sideOfSeat(seat)).map(({ hex }) => hex),
  readable: 27,
  used: () => new Set(),
  offers,
  answers,
  back,
  order: ({ view }, decision, looked) => order(view, decision, looked),
  colours: { german: "var(--german)", soviet: "var(--soviet)", neutral: "var(--ink-soft)" },
  thing: ({ parts }, kind, id) => thing(parts, kind, id),
  words: ({ parts }, args) => words(parts, args),
  place,
  details: told,
  // Before the dice fall there is always a question, so nothing needs a second word.
  confirms: () => false,
  rolls: ["order", "spotter", "weapon_at", "choose_target", "roll"],
  shareSecrets: (a, b) => a === b,
  Odds,
  Ground,
  Pieces,
  Under,
  Between,
  Asked,
  asks: orderAsks,
  plan: march,
  costly: ["pass", "flip", "aim", "aim_back", "stall", "stall_cap"],
  cost: ({ view }, { prompt }, [verb]) => (prompt === "order" && (verb === "face" || verb === "rally") ? (view.costs?.[verb] ?? null) : null),
  // An open activation is lost with all its points, and that cannot be taken back.
  doubts: ({ now }, [verb]) => {
    const ap = now?.decision?.prompt === "turn" && now.seat ? (now.view.points as any)[now.seat]?.ap : 0;
    return verb === "pass" && ap ? say("heroes-pass-doubt", { ap }) : "";
  },
  Ghost,
  Fan,
  overlays: [
    { id: "sight", key: "s", Overlay: Sight, Caption: SightWords, picks: () => 2, asks: sightAsks },
    { id: "reach", key: "r", Overlay: Reach, Caption: ReachWords, picks: picksUnit, asks: reachAsks },
    { id: "threat", key: "d", Overlay: Threat, Caption: ThreatWords, picks: picksUnit, asks: threatAsks },
    { id: "arcs", key: "a", Overlay: Arcs },
    { id: "goals", key: "v", Overlay: Goals },
  ],
  guide: { "intro-2": "goals", "intro-4": "arcs", "lesson-1-2": "goals" },
  Start,
  ownOptions: ["part"],
  lesson: partOf,
  after: ({ parts }, state) => after(parts, state),
  Status,
  Hand,
  beside: ({ view }, seat) => readyOf(view, seat).map(({ id }) => id),
  panels: [
    { id: "units", Panel: Units },
    { id: "sheet", Panel: Sheet },
    { id: "path", Panel: Path },
  ],
};
