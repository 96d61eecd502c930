// The battles of noretreat on the stage: odds with every shift, the die, and the chain of counterattacks.
import type { GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { fallen, force, open, rolled, signed, verdict, type Force, staging, type Stage, type Term, type Verdict } from "../../lib/stage/stage";
import { dice } from "./events";
import { other, sideOf, stackOf, whereabouts, type NoRetreatParts, type NoRetreatView, type Piece, type Side } from "./parts";
import type { Args, Events } from "./shapes";
import StageFace from "./StageFace.svelte";
import { eventName, placeName, words } from "./words";

export type Face = Pick<Piece, "unit" | "face"> & Partial<Piece>;
type Shown = Stage<Face>;
type At = Position<NoRetreatParts, NoRetreatView>;

function army(side: Side, pieces: Face[], strength = ""): Force<Face> {
  return force(side, say(`noretreat-seat-${side}`), pieces.map((face) => ({ id: face.unit, face })), strength);
}

function pieceOf(view: NoRetreatView, unit: string): Face {
  return Object.values(view.stacks).flat().find((piece) => piece.unit === unit) ?? { unit, face: "weak" };
}

/** A battle, or one that answers the battle before it. */
function fight(stage: Shown | null, event: GameEvent, { parts, view }: At): Shown {
  const { side, units = [], hexes = [] } = event.args as unknown as Events["battle"];
  const isAnswer = event.event === "counterattack";
  const known = new Map([stage?.attacker, stage?.defender].flatMap((one) => one?.pieces ?? []).map(({ id, face }) => [id, face]));
  const where = whereabouts(view);
  const defenders = hexes.flatMap((hex) => stackOf(view, hex).filter((piece) => sideOf(piece.unit) !== side)).map((piece) => known.get(piece.unit) ?? piece);
  const chain = isAnswer && stage ? [...stage.chain, [stage.title, stage.verdict?.word].filter(Boolean).join(": ")] : [];
  return open(`${event.event} ${hexes.join(" ")} ${chain.length}`, {
    title: say(isAnswer ? "noretreat-stage-counterattack" : "noretreat-stage-battle", { hex: hexes.map((hex) => placeName(parts, hex)).join(", ") }),
    rule: event.rule,
    hex: hexes[0] ?? "",
    from: [...new Set([...units.flatMap((unit) => where.get(unit) ?? []), ...hexes.slice(1)])],
    attacker: army(side, units.map((unit) => known.get(unit) ?? pieceOf(view, unit))),
    defender: army(other(side), defenders),
    chain,
  });
}

/** From the ratio through every shift to the column. */
function odds(stage: Shown, event: GameEvent): Shown {
  const { attack, defence, initial, column } = event.args as Args;
  const shifts = event.args.shifts as [string, number][];
  const rules = (event.args.rules ?? []) as string[];
  const terms: Term[] = [
    { text: `${attack} : ${defence}`, value: initial ?? "", rule: event.rule, tone: "sum" },
    ...shifts.map(([why, columns], n): Term => ({ text: say(`noretreat-shift-${why}`), value: signed(columns), rule: rules[n] ?? "", tone: columns < 0 ? "defence" : "attack" })),
    ...(shifts.length ? [{ text: "", value: column ?? "", rule: "", tone: "sum" as const }] : []),
  ];
  const strong = (army: Force<Face> | null, points: number | undefined) => army && { ...army, strength: String(points ?? "") };
  return { ...stage, terms, rolls: [], verdict: null, attacker: strong(stage.attacker, attack), defender: strong(stage.defender, defence) };
}

const TONES: Record<string, Verdict["tone"]> = { DR: "attack", DS: "attack", DD: "attack", CA: "defence", CB: "defence" };

function found(result: string, rule: string): Verdict {
  const [word, ...note] = say(`noretreat-crt-${result === "-" ? "none" : result}`).split(", ");
  return verdict(word!, TONES[result] ?? "even", rule, note.join(", "));
}

const weaker = (face: Face): Face => ({ unit: face.unit, face: "weak", steps: 1 });

/** What belongs to a battle; anything else ends it. */
function within(stage: Shown, event: GameEvent, at: At): Shown | null {
  const args = event.args as Args;
  switch (event.event) {
    case "support":
      return { ...stage, cards: [...stage.cards, { id: `support ${stage.cards.length}`, name: `${say("noretreat-shift-support")} ${signed(args.shifts as number)}`, side: args.side!, isBack: false }] };
    case "event":
    case "copied":
      return args.card ? { ...stage, cards: [...stage.cards, { id: `${args.card} ${stage.cards.length}`, name: args.event ? eventName(at.parts, args.event) : "", side: args.side!, isBack: false }] } : stage;
    case "odds":
      return odds(stage, event);
    case "rolled":
      return rolled(stage, dice(event), found(args.result!, event.rule));
    case "two-dice":
      return rolled(stage, dice(event), null);
    case "result":
    case "shifted":
    case "reroll":
      return { ...stage, verdict: found(args.result!, event.rule) };
    case "step-lost":
      return fallen(stage, args.unit!, "hit", weaker);
    case "eliminated":
    case "shattered":
      return fallen(stage, args.unit!, "lost");
    case "retreated":
      return fallen(stage, args.unit!, "retreats");
    case "advanced":
      return fallen(stage, args.unit!, "advances");
    case "no-counterattack":
    case "no-counterblow":
    case "captured":
    case "cancelled":
    case "terrain-chosen":
    case "local-support":
    case "counterblow-lifted":
    case "discarded":
    case "draws":
    case "drew":
    case "cadre":
    case "to-turn-track":
    case "spared":
    case "scorched":
      return stage;
  }
  return null;
}

function on(stage: Shown | null, event: GameEvent, at: At): Shown | null {
  if (event.event === "battle" || event.event === "counterattack") return fight(stage, event, at);
  if (event.event === "duel") {
    const told = verdict(say("noretreat-event-duel", words(at.parts, at.view, event.args)));
    return open("roll duel", { title: say("noretreat-stage-duel"), rule: event.rule, rolls: dice(event), verdict: told });
  }
  return stage ? within(stage, event, at) : null;
}

export const stage = staging<NoRetreatParts, NoRetreatView, Face>({
  on,
  isOn: (view) => view.battle !== null,
  Face: StageFace,
  sounds: { battle: "armour", counterattack: "armour", support: "aircraft", event: "card", drew: "card", retreated: "march", advanced: "armour", rolled: "blast" },
});
