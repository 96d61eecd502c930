import { say } from "../../lib/i18n.svelte";
import type { Interaction } from "../../lib/look";
import { interaction as plain } from "../../lib/plain/interaction";
import { orderStudies } from "./about";
import { AIM, aimAt, AIM_BACK, aims, offers } from "./aim.svelte";
import type { Input, Intent, Situation } from "../../lib/input";
import { closeIn } from "./closing";
import { command, rather, sideAt, stepAndFace } from "./command.svelte";
import { march } from "./march";
import { readyOf, sideOfSeat, sideTowards, stackOf, type Direction, type HeroesParts, type HeroesView } from "./parts";
import type { Asked } from "./shapes";

type Now = Situation<HeroesParts, HeroesView>;

/** What can be answered only before a unit was chosen: so that choice is taken back. */
function instead(input: Input, now: Now): Intent | null {
  const { decision, seat } = now;
  if (decision?.prompt !== "order" || !seat) return null;
  const others = now.mayUndo && now.last?.[0] === "act" ? command.instead(decision) : [];
  if (input.kind === "answer") {
    const isOther = others.some((one) => one.join() === input.action.join());
    const isSure = now.confirming?.join() === input.action.join() || !now.doubt(input.action);
    return isOther ? (isSure ? rather(seat, input.action) : { do: "confirm", action: input.action }) : null;
  }
  if (input.kind === "lift") {
    const held = input.unit ? [input.unit] : now.stack(input.hex ?? "");
    const taken = held.includes(command.unit ?? "") ? null : held.map((unit) => command.meant(others.filter(([, id]) => id === unit))).find(Boolean);
    return taken ? { do: "lift", action: taken, isInstead: true } : null;
  }
  // Where the chosen unit can do something, that is meant.
  const { hex: hexes, unit: able } = now.choices.things;
  const isFree = (input.kind === "unit" || input.kind === "hex") && !hexes?.has(input.hex ?? "") && !(input.kind === "unit" && able?.has(input.unit));
  const units = !isFree ? [] : input.kind === "unit" ? [input.unit] : now.stack(input.hex!);
  const found = units.filter((unit) => unit !== command.unit).map((unit) => command.meant(others.filter(([, id]) => id === unit))).find(Boolean);
  return found ? rather(seat, found) : null;
}

/** Whether an enemy stands in a hex. */
const isEnemyIn = ({ view, seat }: Now, hex: string) => stackOf(view, hex).some(({ side }) => side !== sideOfSeat(seat ?? ""));

/** A step is taken with the facing that the touch means; onto an enemy it leads into close combat. */
function step(input: Input & { kind: "hex" }, now: Now): Intent | null {
  const { decision, choices, parts, seat } = now;
  const { unit, units } = (decision?.args ?? {}) as Asked;
  const actions = choices.things.hex?.get(input.hex) ?? [];
  const facing = sideAt(parts, input.at);
  // Whoever is carried goes; a touch may mean a shot as well.
  const going = input.isCarried || actions.length === 1 ? actions.find(([verb]) => verb === "to") : undefined;
  if (decision?.prompt !== "order" || !seat || !unit || (units?.length ?? 1) > 1 || !going) return null;
  if (isEnemyIn(now, input.hex)) return { do: "plan", plan: closeIn(parts, seat, unit, going, facing) };
  return facing ? { do: "plan", plan: stepAndFace(seat, unit, going, facing) } : { do: "play", action: going };
}

/** A click on an enemy fires at him; he is closed with by carrying the unit there. A finger carries nothing, and is asked. */
function shot({ hex, byKey, byFinger, isCarried }: Input & { kind: "hex" }, now: Now): Intent | null {
  const { decision, choices, seat } = now;
  const actions = choices.things.hex?.get(hex) ?? [];
  const [fire, ...more] = actions.filter(([verb]) => verb === "fire");
  const isMeant = decision?.prompt === "order" && seat && fire && !more.length && actions.every(([verb]) => ["fire", "to"].includes(verb!));
  return isMeant && isEnemyIn(now, hex) && !byKey && !byFinger && !isCarried ? { do: "play", action: fire } : null;
}

/** From a hex towards the ground that is not one's own, which is where the enemy comes from. */
function outwards(parts: HeroesParts, hex: string, own: string[]): Direction {
  const ours = new Set(own);
  const theirs = parts.hexes.filter(({ id }) => !ours.has(id));
  const far = theirs.length ? theirs : parts.hexes;
  const { x, y } = parts.hex.get(hex)!;
  const mean = (way: "x" | "y") => far.reduce((sum, one) => sum + one[way], 0) / far.length;
  return sideTowards(parts, { x: mean("x") - x, y: mean("y") - y });
}

export const interaction: Interaction<HeroesParts, HeroesView> = {
  ...plain,
  // With a unit that is chosen again stands what could be done instead.
  offers: (decision, at) => [...offers(decision, at), ...command.instead(decision).filter(([verb, id]) => !id && verb !== "stall")],
  read: (input, now) => {
    const aim = (what: string) => ({ do: "own" as const, what, ids: [] });
    if (input.kind === "answer" && [AIM, AIM_BACK].includes(input.action[0]!)) return aim(input.action[0]!);
    if (input.kind === "key" && input.key === "Escape" && aims(now.decision)) return aim(AIM_BACK);
    // A click on a unit has it act as it is wished for.
    const unit = input.kind === "unit" && now.decision?.prompt === "turn" ? command.meant(now.choices.things.unit?.get(input.unit) ?? []) : null;
    if (unit) return { do: "play", action: unit };
    const other = instead(input, now);
    if (other || input.kind !== "hex") return other;
    // A hex that cannot be reached in one step may be the end of a march.
    const plan = now.choices.things.hex?.has(input.hex) ? null : march(now, now.answers, input.hex, sideAt(now.parts, input.at));
    return plan ? { do: "plan", plan } : (shot(input, now) ?? step(input, now));
  },
  follows: (session) => {
    command.follow(session);
    return command.answer(session);
  },
  kinds: { face: "facing" },
  placing: ["place_unit", "hide_unit"],
  turned: ({ parts }, { action: [verb, hex], where, instead }) => {
    const side = sideAt(parts, where) ?? outwards(parts, hex!, instead.map(([, other]) => other!));
    return verb === "place" ? ["face", side] : null;
  },
  lifts: ["act", "opportunity", "command"],
  perform: ({ question }, what) => {
    aimAt(what === AIM ? question : null);
    return null;
  },
  // An open activation is lost with all its points, and that cannot be taken back.
  doubt: ({ now }, [verb]) => {
    const { points } = (now?.view ?? {}) as unknown as HeroesView;
    const ap = ["turn", "order"].includes(now?.decision?.prompt ?? "") && now?.seat ? points[now.seat]?.ap : 0;
    return verb === "pass" && ap ? say("heroes-pass-doubt", { ap }) : "";
  },
  studies: orderStudies,
  rolls: ["order", "spotter", "weapon_at", "choose_target", "roll"],
  costly: ["pass", "flip", AIM, AIM_BACK, "stall", "stall_cap", "dig"],
  usual: (decision) => (decision.prompt === "split" ? ["ap", String((decision.args as Asked).cost)] : null),
  cost: ({ view }, { prompt }, [verb]) => (prompt === "order" && (verb === "face" || verb === "rally") ? (view.costs?.[verb] ?? null) : null),
  offBoard: ({ view }, seat) => readyOf(view, seat).map(({ id }) => id),
  gestures: [
    { id: "facing", by: "click" },
    { id: "march", by: "click" },
    { id: "carry", by: "drag" },
    { id: "fire", by: "click" },
    { id: "shoot", by: "drag" },
  ],
};
