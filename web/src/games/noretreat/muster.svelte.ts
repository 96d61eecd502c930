// A battle is drawn up at once: whoever can join is chosen, and a click leaves one out. The table takes
// units one by one and begins when nobody is left to ask, so the last of them joins with the order to fight.
import type { Action, Decision } from "../../lib/api";
import type { Intent } from "../../lib/input";
import type { Moment, Plan, Step } from "../../lib/plan";
import type { Chances } from "../../lib/session.svelte";

type Steps = AsyncGenerator<Step, string, Moment>;
type Asked = Pick<Decision, "prompt" | "args" | "actions"> | null;

/** Who was left out, and for the attack on which hexes. */
let left = $state.raw<{ battle: string; units: ReadonlySet<string> }>({ battle: "", units: new Set() });

const battleOf = (decision: Asked) => ((decision?.args?.hexes as string[] | undefined) ?? []).slice(0, 1).join();
const joinedIn = (decision: Asked) => (decision?.args?.units as string[] | undefined) ?? [];
const outOf = (decision: Asked): ReadonlySet<string> => (left.battle === battleOf(decision) ? left.units : new Set());

export const isMuster = (decision: Asked): boolean => decision?.prompt === "muster";

/** Who could still join and was not left out. */
function joiners(decision: Asked): string[] {
  const out = outOf(decision);
  return isMuster(decision) ? (decision?.actions ?? []).flatMap(([verb, unit]) => (verb === "join" && unit && !out.has(unit) ? [unit] : [])) : [];
}

/** Who joins with the order to fight. */
export function heldBack(decision: Asked): string | null {
  const [last, ...more] = joiners(decision);
  return last && !more.length ? last : null;
}

/** The answers as a player has them: those who fight may be left out, the others may join. */
export function offers(decision: Decision): Action[] {
  const actions = decision.actions ?? [];
  if (!isMuster(decision)) return actions;
  const held = heldBack(decision);
  const others = actions.filter(([verb, unit]) => verb !== "fight" && !(verb === "join" && unit === held));
  const fighting = [...joinedIn(decision), ...(held ? [held] : [])];
  const isReady = held !== null || actions.some(([verb]) => verb === "fight");
  return [...(isReady ? [["fight"]] : []), ...others, ...fighting.map((unit) => ["leave", unit])];
}

/** Whether a click on a hex of the target means to fight. */
export function mayFight(decision: Decision, hex: string): boolean {
  const targets = (decision.args?.hexes as string[] | undefined) ?? [];
  return isMuster(decision) && targets.includes(hex) && offers(decision).some(([verb]) => verb === "fight");
}

/** Of the battle as it is drawn up, not as it stands without the last. */
export function told(decision: Decision | null, odds: Chances[]): Chances[] {
  const held = heldBack(decision);
  if (!held) return odds;
  return odds.filter(({ action }) => action[0] === "join" && action[1] === held).map((one) => ({ ...one, action: ["fight"], kind: "" }));
}

function leave(decision: Asked, unit: string, isOut: boolean): void {
  const units = new Set(outOf(decision));
  if (isOut) units.add(unit);
  else units.delete(unit);
  left = { battle: battleOf(decision), units };
}

/** All join but the last of them. */
async function* gather(moment: Moment): Steps {
  for (;;) {
    const [next, ...more] = joiners(moment.decision);
    if (!next || !more.length || moment.refused) return "";
    moment = yield ["join", next];
  }
}

/** What was answered since a unit joined is taken back, and the others join again. */
async function* without(moment: Moment, unit: string): Steps {
  while (isMuster(moment.decision) && joinedIn(moment.decision).includes(unit) && moment.undo && !moment.refused) moment = yield "undo";
  return yield* gather(moment);
}

async function* fight(moment: Moment): Steps {
  const held = heldBack(moment.decision);
  if (held) moment = yield ["join", held];
  if (!moment.refused && moment.decision.actions?.some(([verb]) => verb === "fight")) yield ["fight"];
  return "";
}

/** A battle for which nobody was chosen yet begins with all. */
export function drawnUp(decision: Decision, seat: string): Plan | null {
  if (!isMuster(decision) || joinedIn(decision).length) return null;
  left = { battle: battleOf(decision), units: new Set() };
  return joiners(decision).length > 1 ? { seat, says: () => "", steps: gather } : null;
}

/** What becomes of a touch while a battle is drawn up. */
export function muster(decision: Decision, seat: string, what: string, id: string): Intent {
  const plan = (steps: Plan["steps"]): Intent => ({ do: "plan", plan: { seat, says: () => "", steps } });
  if (what === "fight") return plan(fight);
  leave(decision, id, what === "leave");
  if (what === "leave") return joinedIn(decision).includes(id) ? plan((moment) => without(moment, id)) : { do: "nothing" };
  return plan(gather);
}
