// Shots, rallies and searches of heroes on the stage: firepower against defence, part by part.
import type { GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { fallen, force, isAlone, open, rolled, signed, verdict, type Force, staging, type Stage, type Term, type Verdict } from "../../lib/stage/stage";
import { dice } from "./events";
import { placed, sideOf, sideOfSeat, stackOf, type HeroesParts, type HeroesView, type Side, type Unit } from "./parts";
import type { Args } from "./shapes";
import StageFace from "./StageFace.svelte";
import { cardName, hexName, unitName, words } from "./words";

/** A unit as the seat knows it, or its name alone. */
export type Face = Unit | { id: string };
type Shown = Stage<Face>;
type At = Position<HeroesParts, HeroesView>;

const enemy = (side: Side): Side => (side === "german" ? "soviet" : "german");

function army(side: Side, units: Face[], strength = ""): Force<Face> {
  return force(side, say(`heroes-seat-${side}`), units.map((face) => ({ id: face.id, face })), strength);
}

function unitOf(view: HeroesView, id: string): Face {
  return placed(view).find(({ unit }) => unit.id === id)?.unit ?? { id };
}

const hexOf = (view: HeroesView, id: string): string | undefined => placed(view).find(({ unit }) => unit.id === id)?.hex;

function attack(event: GameEvent, { parts, view }: At): Shown {
  const { attacker, supporters = [], hex = "", close, indirect } = event.args as Args;
  const ids = [...(attacker ? [attacker] : []), ...supporters];
  const there = stackOf(view, hex);
  const side: Side = ids.length ? sideOf(ids[0]!) : enemy(there[0]?.side ?? "soviet");
  const from = [...new Set(ids.flatMap((id) => hexOf(view, id) ?? []))].filter((one) => one !== hex);
  const title = close ? "close" : indirect ? "indirect" : "fire";
  return open(`attack ${ids.join()} ${hex}`, {
    title: say(`heroes-stage-${title}`, { hex: hexName(parts, hex) }),
    rule: event.rule,
    hex,
    from,
    isFire: from.length > 0,
    attacker: army(side, ids.map((id) => unitOf(view, id))),
    defender: army(enemy(side), there.filter((unit) => unit.side !== side)),
  });
}

const part = (name: string, number: number, tone: Term["tone"], parts: HeroesParts): Term => ({
  text: say(`heroes-part-${name}`), value: signed(number).replace("+", tone === "sum" ? "" : "+"), rule: parts.partRules[name] ?? "", tone,
});

/** 4 firepower − 2 long range = 2, against 11 flank: what the dice need. */
function sum({ firepower = [], defence = [], needed, cap = 0 }: Args, rule: string, parts: HeroesParts): Term[] {
  const power = firepower.filter(([, number], n) => n === 0 || number !== 0);
  const against = defence.filter(([, number], n) => n === 0 || number !== 0);
  return [
    ...power.map(([name, number], n) => part(name, number, n === 0 ? "sum" : number < 0 ? "defence" : "attack", parts)),
    ...(cap ? [{ text: say("heroes-stage-cap"), value: signed(cap), rule: "", tone: cap < 0 ? ("defence" as const) : ("attack" as const) }] : []),
    ...against.map(([name, number], n) => part(name, number, n === 0 ? "sum" : number < 0 ? "attack" : "defence", parts)),
    ...(needed === undefined ? [] : [{ text: say("heroes-stage-needed"), value: `${needed}+`, rule, tone: "sum" as const }]),
  ];
}

const OUTCOMES: Record<string, Verdict["tone"]> = { hit: "attack", kill: "attack", miss: "defence" };

function shot(stage: Shown | null, event: GameEvent, at: At): Shown {
  const { unit, outcome = "miss" } = event.args as Args;
  const known = stage && !isAlone(stage) ? stage : open<Face>(`shot ${unit}`, { hex: hexOf(at.view, unit ?? "") ?? "", defender: army(sideOf(unit ?? ""), [unitOf(at.view, unit ?? "")]) });
  const title = event.event === "shot" && unit ? say("heroes-stage-shot", { unit: unitName(at.parts, unit) }) : known.title;
  const terms = sum(event.args as Args, event.rule, at.parts);
  return { ...rolled(known, dice(event), verdict(say(`heroes-stage-${event.event === "shot" ? outcome : `work-${outcome}`}`), OUTCOMES[outcome] ?? "even", event.rule), terms), key: `${known.key} ${unit ?? ""}`, title };
}

const ROLLS = ["rally", "search", "mine", "bogged", "wire", "initiative-roll", "drifts", "off-target", "on-target", "officer", "sniper", "luck", "rerolls"];

/** Any other roll: whose it is, what counts, and in words what it brought. */
function roll(stage: Shown | null, event: GameEvent, { parts, view }: At): Shown {
  const { unit, hex, modifier, total, success, outcome, side, bid } = event.args as Args;
  const told = say(`heroes-event-${event.event}`, words(parts, event.args));
  const tone = success === undefined && outcome === undefined ? "even" : success || outcome === "miss" ? "defence" : "attack";
  const word = success === undefined ? (outcome ? say(`heroes-stage-${outcome}`) : told) : say(success ? "heroes-stage-success" : "heroes-stage-failure");
  const terms: Term[] = [
    ...(modifier ? [{ text: say("heroes-part-modifier"), value: signed(modifier), rule: event.rule, tone: "attack" as const }] : []),
    ...(bid ? [{ text: say("heroes-stage-cap"), value: signed(bid), rule: event.rule, tone: "attack" as const }] : []),
  ];
  const found = verdict(word, tone, event.rule, word === told ? "" : total === undefined ? "" : String(total));
  // Cards and luck change the dice of a shot that is on.
  if (stage && !isAlone(stage) && ["luck", "rerolls", "officer", "sniper"].includes(event.event)) return rolled(stage, dice(event), null);
  const who = unit ? [unitOf(view, unit)] : [];
  const whose = unit ? sideOf(unit) : side ? sideOfSeat(side) : "german";
  return open(`roll ${event.event} ${unit ?? side ?? hex ?? ""}`, {
    title: say(`heroes-stage-${event.event}`, { unit: unit ? unitName(parts, unit) : "", side: side ? say(`heroes-seat-${sideOfSeat(side)}`) : "" }),
    rule: event.rule,
    hex: hex ?? (unit ? hexOf(view, unit) : undefined) ?? "",
    attacker: who.length ? army(whose, who) : null,
    terms,
    rolls: dice(event),
    verdict: found,
  });
}

function on(stage: Shown | null, event: GameEvent, at: At): Shown | null {
  const args = event.args as Args;
  if (event.event === "attack") return attack(event, at);
  if (event.event === "shot" || event.event === "shot-at-work") return shot(stage, event, at);
  if (ROLLS.includes(event.event)) return roll(stage, event, at);
  if (!stage) return null;
  switch (event.event) {
    case "hit":
      return fallen(stage, args.unit!, "hit", (face) => ({ ...face, hit: true }));
    case "destroyed":
      return fallen(stage, args.unit!, "lost");
    case "marker-removed":
      return fallen(stage, args.unit!, "", (face) => ({ ...face, hit: false, marker: null }));
    case "plays":
      return { ...stage, cards: [...stage.cards, { id: `${args.card} ${stage.cards.length}`, name: cardName(at.parts, args.card!), side: sideOfSeat(args.side!), isBack: false }] };
    case "pays":
    case "shows-marker":
    case "revealed":
    case "work-destroyed":
    case "cap-lost":
      return isAlone(stage) && event.event === "pays" ? null : stage;
  }
  return null;
}

export const stage = staging<HeroesParts, HeroesView, Face>({
  on,
  isOn: (view) => view.attack !== null,
  Face: StageFace,
  sounds: { attack: "shot", shot: "shot", "shot-at-work": "shot", mine: "blast", impact: "blast", plays: "card", draws: "card", moves: "march" },
});
