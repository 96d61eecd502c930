// The combats of stalingrado on the stage: ratio, shifts, aircraft, two dice; bombs, shells and the weather too.
import type { GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { fallen, force, isAlone, open, rolled, verdict, type Force, staging, type Stage, type Term } from "../../lib/stage/stage";
import { dice } from "./events";
import { sideOf, stackOf, whereabouts, type Piece, type Side, type StalingradoParts, type StalingradoView } from "./parts";
import type { Args, Events } from "./shapes";
import StageFace from "./StageFace.svelte";
import { placeName, signed, words } from "./words";

/** A counter and its steps; of one that lies covered nothing is known. */
export interface Face {
  unit: string | null;
  side: Side;
  steps: number;
}
type Shown = Stage<Face>;
type At = Position<StalingradoParts, StalingradoView>;

const enemy = (side: Side): Side => (side === "axis" ? "soviet" : "axis");

/** The steps of every counter on the map. */
function stepsOf(view: StalingradoView): Map<string, number> {
  const land = Object.values(view.stacks).flatMap(({ units }) => units.flatMap(({ unit, steps }) => (unit ? [[unit, steps ?? 1] as const] : [])));
  return new Map([...land, ...view.air.map(({ unit, steps }) => [unit, steps] as const)]);
}

function army(side: Side, faces: Face[], strength = ""): Force<Face> {
  return force(side, say(`stalingrado-seat-${side}`), faces.map((face, n) => ({ id: face.unit ?? `covered ${n}`, face })), strength);
}

const counters = (view: StalingradoView, ids: string[]): Face[] => {
  const steps = stepsOf(view);
  return ids.map((unit) => ({ unit, side: sideOf(unit), steps: steps.get(unit) ?? 1 }));
};

/** The aircraft of a side over a hex. */
function over(view: StalingradoView, hex: string, side: Side): Face[] {
  return stackOf(view, hex).over.filter(({ unit }) => sideOf(unit) === side).map(({ unit, steps }) => ({ unit, side, steps }));
}

/** Those in a hex as the seat knows them: of an enemy stack what lies on top. */
function garrison(view: StalingradoView, hex: string, side: Side): Face[] {
  const { land } = stackOf(view, hex);
  return land.map(({ unit, steps }: Piece) => ({ unit, side, steps: steps ?? 1 }));
}

function attack(event: GameEvent, { parts, view }: At): Shown {
  const { target, counters: ids, attack } = event.args as unknown as Events["attack"];
  const side = sideOf(ids[0]!);
  const where = whereabouts(view);
  return open(`attack ${target}`, {
    title: say("stalingrado-stage-attack", { hex: placeName(parts, target) }),
    rule: event.rule,
    hex: target,
    from: [...new Set(ids.flatMap((id) => where.get(id) ?? []))],
    attacker: army(side, [...counters(view, ids), ...over(view, target, side)], String(attack ?? "")),
    defender: army(enemy(side), [...garrison(view, target, enemy(side)), ...over(view, target, enemy(side))]),
  });
}

/** Who defends is seen now; from the ratio through every shift to the column. */
function odds(stage: Shown, event: GameEvent, { view }: At): Shown {
  const { counters: ids = [], attack, defence, ratio, shifts = [], column, target } = event.args as Args;
  const rules = (event.args.rules ?? []) as string[];
  const side = stage.defender!.side as Side;
  const terms: Term[] = [
    { text: `${attack} : ${defence}`, value: ratio ?? "", rule: event.rule, tone: "sum" },
    ...shifts.map(([why, columns], n): Term => ({ text: say(`stalingrado-shift-${why}`), value: signed(columns), rule: rules[n] ?? "", tone: columns < 0 ? "defence" : "attack" })),
    ...(shifts.length ? [{ text: "", value: column ?? "", rule: "", tone: "sum" as const }] : []),
  ];
  return {
    ...stage,
    terms,
    attacker: stage.attacker && { ...stage.attacker, strength: String(attack) },
    defender: army(side, [...counters(view, ids), ...over(view, target ?? stage.hex, side)], String(defence)),
  };
}

/** D2 A1, as the table has it. */
function result(d: number, a: number, rule: string) {
  const word = d || a ? [d ? `D${d}` : "", a ? `A${a}` : ""].filter(Boolean).join(" ") : say("stalingrado-stage-none");
  return verdict(word, d > a ? "attack" : a > d ? "defence" : "even", rule, say("stalingrado-stage-losses", { d, a }));
}

function airCombat(event: GameEvent, { parts, view }: At): Shown {
  const { hex, attack, defence, defender, attacker } = event.args as unknown as Events["air-combat"];
  const side = view.side;
  return open(`roll air ${hex}`, {
    title: say("stalingrado-stage-air", { hex: placeName(parts, hex) }),
    rule: event.rule,
    hex,
    attacker: army(side, over(view, hex, side), String(attack)),
    defender: army(enemy(side), over(view, hex, enemy(side)), String(defence)),
    terms: [{ text: `${attack} : ${defence}`, value: "", rule: event.rule, tone: "sum" }],
    rolls: dice(event),
    verdict: result(defender ?? 0, attacker ?? 0, event.rule),
  });
}

/** What bombs fall on: aircraft on their base, headquarters, else units. */
function under(view: StalingradoView, hex: string, side: Side, mission: string | undefined): Face[] {
  const { air, hqs } = stackOf(view, hex);
  if (mission === "bomb-base") return air.filter(({ unit }) => sideOf(unit) === side).map(({ unit, steps }) => ({ unit, side, steps }));
  if (mission === "bomb-headquarters") return hqs.map(({ unit }) => ({ unit, side, steps: 1 }));
  return garrison(view, hex, side);
}

/** Bombs and shells: so many points, one die, so much done. */
function barrage(event: GameEvent, { parts, view }: At): Shown {
  const told = event.args as unknown as Events["bombing"] | Events["shelling"];
  const { counters: ids, points, number, losses } = told;
  const [at, mission] = "mission" in told ? [told.hex, told.mission] : [told.target];
  const side = sideOf(ids[0]!);
  const aimed = under(view, at, enemy(side), mission);
  const where = { hex: placeName(parts, at) };
  return open(`roll ${event.event} ${at} ${ids[0]}`, {
    title: mission ? say("stalingrado-stage-bombs", { mission, ...where }) : say("stalingrado-stage-shelling", where),
    rule: event.rule,
    hex: at,
    from: [],
    attacker: army(side, counters(view, ids), String(points)),
    defender: aimed.length ? army(enemy(side), aimed) : null,
    terms: [{ text: say("stalingrado-stage-points"), value: String(points), rule: event.rule, tone: "sum" }],
    rolls: dice(event),
    verdict: verdict(
      number ? say("stalingrado-stage-effect", { number }) : say("stalingrado-stage-none"),
      number ? "attack" : losses ? "defence" : "even",
      event.rule,
      losses ? say("stalingrado-stage-attacker", { losses }) : "",
    ),
  });
}

function on(stage: Shown | null, event: GameEvent, at: At): Shown | null {
  const args = event.args as Args;
  switch (event.event) {
    case "attack":
      return attack(event, at);
    case "air-combat":
      return airCombat(event, at);
    case "bombing":
    case "shelling":
      return barrage(event, at);
    case "weather":
      return open("roll weather", { title: say("stalingrado-stage-weather"), rule: event.rule, rolls: dice(event), verdict: verdict(say("stalingrado-event-weather", words(at.parts, event.args))) });
  }
  if (!stage) return null;
  switch (event.event) {
    case "odds":
      return odds(stage, event, at);
    case "combat-result":
      return rolled(stage, dice(event), result(args.d ?? 0, args.a ?? 0, event.rule));
    case "loss":
    case "air-loss":
      return fallen(stage, args.counter!, "hit", (face) => ({ ...face, steps: args.steps ?? Math.max(1, face.steps - 1) }));
    case "eliminated":
    case "air-destroyed":
      return fallen(stage, args.counter!, "lost");
    case "retreats":
      return fallen(stage, args.counter!, "retreats");
    case "advances":
      return isAlone(stage) ? null : fallen(stage, args.unit ?? "", "advances");
    case "hq-destroyed":
    case "hq-bombed":
    case "pushed-off":
      return stage;
  }
  return null;
}

export const stage = staging<StalingradoParts, StalingradoView, Face>({
  on,
  isOn: (view) => view.battle !== null,
  Face: StageFace,
  sounds: { attack: "armour", "air-combat": "aircraft", bombing: "aircraft", flies: "aircraft", shelling: "blast", "combat-result": "blast", retreats: "march", advances: "armour" },
});
