// The battles of volga on the stage: blocks turn over, cards are shown, volleys are fired.
import type { GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { fallen, force, isAlone, open, rolled, verdict, type Force, type LaidCard, staging, type Stage, type Verdict } from "../../lib/stage/stage";
import { dice } from "./events";
import type { Block, VolgaParts, VolgaView } from "./parts";
import type { Args, SideName } from "./shapes";
import StageFace from "./StageFace.svelte";
import { cardName, hexName, words } from "./words";

type Shown = Stage<Block>;
type At = Position<VolgaParts, VolgaView>;

const sideOf = (piece: string): SideName => (/^g/i.test(piece) ? "german" : "soviet");
const other = (side: SideName): SideName => (side === "german" ? "soviet" : "german");

/** As it stands on the map, or as little as is known of it. */
function blockOf(view: VolgaView, piece: string): Block {
  const all = Object.values(view.stacks).flat();
  return all.find(({ token, unit }) => unit === piece || token === piece) ?? { token: piece, side: sideOf(piece), unit: /^[GS]-/.test(piece) ? piece : null, strength: null, face_up: false };
}

const named = (block: Block) => ({ id: block.unit ?? block.token, face: block });

function army(side: SideName, blocks: Block[]): Force<Block> {
  return force(side, say(`volga-seat-${side}`), blocks.map(named));
}

/** Both sides come up as they stand: who does not know a block sees its back. */
function attack(event: GameEvent, { parts, view }: At, side: SideName, from: string[], movers: string[]): Shown {
  const target = event.args.target as string;
  const stacks = from.flatMap((hex) => (view.stacks[hex] ?? []).filter((block) => block.side === side));
  const blocks = movers.length ? movers.map((unit) => blockOf(view, unit)) : stacks;
  return open(`${event.event} ${target}`, {
    title: say("volga-stage-attack", { hex: hexName(parts, target) }),
    rule: event.rule,
    hex: target,
    from,
    attacker: army(side, blocks),
    defender: army(other(side), (view.stacks[target] ?? []).filter((block) => block.side !== side)),
  });
}

/** All blocks of the combat lie open: each face goes to its block, or to one that was not known. */
function showdown(stage: Shown, { faces = [], card, cards = [] }: Args, parts: VolgaParts): Shown {
  let shown = stage;
  for (const [unit, strength] of faces) {
    const army = [shown.attacker, shown.defender].find((one) => one?.side === sideOf(unit));
    const id = army?.pieces.find((piece) => piece.face.unit === unit)?.id ?? army?.pieces.find((piece) => piece.face.unit === null)?.id;
    if (id === undefined) shown = withBlock(shown, { token: unit, side: sideOf(unit), unit, strength, face_up: true });
    else shown = renamed(shown, id, unit, strength);
  }
  const laid: LaidCard[] = [...(card ? [card] : []), ...cards].map((id) => ({ id, name: cardName(parts, id), side: sideOf(id), isBack: false }));
  return { ...shown, cards: laid };
}

function renamed(stage: Shown, id: string, unit: string, strength: number): Shown {
  const change = (army: Force<Block> | null) =>
    army && { ...army, pieces: army.pieces.map((piece) => (piece.id === id ? { ...piece, id: unit, face: { ...piece.face, unit, strength, face_up: true } } : piece)) };
  return { ...stage, attacker: change(stage.attacker), defender: change(stage.defender) };
}

function withBlock(stage: Shown, block: Block): Shown {
  const add = (army: Force<Block> | null) => (army?.side === block.side ? { ...army, pieces: [...army.pieces, { ...named(block), fate: "" as const, losses: 0 }] } : army);
  return { ...stage, attacker: add(stage.attacker), defender: add(stage.defender) };
}

const weakened = (stage: Shown, unit: string, strength: number): Shown => fallen(stage, unit, "hit", (block) => ({ ...block, strength }));

function hits(stage: Shown, side: string, count: number): Verdict {
  return verdict(say("volga-stage-hits", { count }), count === 0 ? "even" : stage.attacker?.side === side ? "attack" : "defence");
}

/** The last word of a combat is not the last volley, but that no defender is left. */
function emptied(stage: Shown): Shown {
  const isEmpty = stage.defender?.pieces.every(({ fate }) => fate === "lost");
  return isEmpty ? { ...stage, verdict: verdict(say("volga-stage-empty"), "attack") } : stage;
}

/** Who fires, with what, and what it needs. */
function fires(stage: Shown, event: GameEvent, parts: VolgaParts): Shown {
  const { cards, hits: hit = 0, effective, ones = 0 } = event.args as Args;
  const rolls = dice(event);
  const side = rolls[0]?.side ?? "soviet";
  const text = cards?.length ? cards.map((id) => cardName(parts, id)).join(", ") : say(`volga-stage-${event.event}`, { side });
  const terms = [{ text, value: say("volga-stage-dice", { count: rolls.flatMap(({ faces }) => faces).length }), rule: event.rule, tone: "sum" as const }];
  const found = hits(stage, side, effective ?? hit);
  return rolled(stage, rolls, ones ? { ...found, note: say("volga-stage-ones", { count: ones }) } : found, terms);
}

/** Dice beside the fighting: what they are for, and then in words what they brought. */
function rolls(stage: Shown | null, event: GameEvent, { parts }: At): Shown {
  const { hex, rolls, modifier, total } = event.args as Args;
  const title = say(`volga-stage-${event.event}`);
  const told = verdict(say(`volga-event-${event.event}`, words(parts, event.args)));
  const terms = modifier === undefined ? [] : [{ text: say("volga-stage-modifier"), value: `+${modifier}`, rule: event.rule, tone: "attack" as const }, { text: say("volga-stage-total"), value: String(total), rule: "", tone: "sum" as const }];
  if (stage && !isAlone(stage)) return rolled(stage, dice(event), told, [{ text: title, value: "", rule: event.rule, tone: "sum" }, ...terms.slice(0, 1)]);
  return open(`roll ${event.event}`, { title, rule: event.rule, hex: hex ?? rolls?.[0]?.[0] ?? "", terms: terms.slice(0, 1), rolls: dice(event), verdict: told });
}

const ROLLS = ["soviet-dice", "reinforcement-dice", "headquarters", "headquarters-fails", "landing", "landing-fails", "rubble-roll", "advantages"];

function on(stage: Shown | null, event: GameEvent, at: At): Shown | null {
  const args = event.args as Args;
  switch (event.event) {
    case "quick-attack":
      return attack(event, at, "german", [args.hex!], args.units!);
    case "planned-attack":
      return attack(event, at, "german", args.hexes!, []);
    case "soviet-attack":
      return attack(event, at, "soviet", args.hexes!, []);
    case "combat-over":
      return null;
  }
  if (ROLLS.includes(event.event) || (event.event === "card-instead" && args.dice?.length)) return rolls(stage, event, at);
  if (!stage || isAlone(stage)) return null;
  switch (event.event) {
    case "soviet-card-laid": {
      const card = args.soviet_card ?? null;
      return { ...stage, cards: [...stage.cards, { id: "laid", name: card ? cardName(at.parts, card) : "", side: "soviet", isBack: card === null }] };
    }
    case "showdown":
      return showdown(stage, args, at.parts);
    case "blank-adjusted":
    case "guard-restored":
      return fallen(stage, args.unit!, "", (block) => ({ ...block, strength: args.steps! }));
    case "unit-appears":
      return withBlock(stage, { token: args.unit!, side: sideOf(args.unit!), unit: args.unit!, strength: args.strength_of ?? null, face_up: true });
    case "volley":
    case "card-fire":
    case "opportunity-fire":
      return fires(stage, event, at.parts);
    case "step-lost":
      return weakened(stage, args.unit!, args.steps!);
    case "german-destroyed":
    case "soviet-destroyed":
      return emptied(fallen(weakened(stage, args.unit!, 0), args.unit!, "lost"));
    case "advance":
    case "blitz":
      return fallen(stage, args.unit!, "advances");
    case "rubble":
      return { ...stage, verdict: verdict(say("volga-stage-rubble"), "even", event.rule) };
    case "soviet-turn":
    case "german-turn":
      return null;
  }
  return stage;
}

export const stage = staging<VolgaParts, VolgaView, Block>({
  on,
  isOn: (view) => view.battle !== null,
  Face: StageFace,
  sounds: { "quick-attack": "armour", "planned-attack": "march", "soviet-attack": "march", "soviet-card-laid": "card", showdown: "card", volley: "shot", "card-fire": "blast", "opportunity-fire": "shot", rubble: "blast", "german-draws": "card" },
});
