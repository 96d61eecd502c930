import { say } from "../../lib/i18n.svelte";
import { isDoubted, type Input, type Intent, type Situation } from "../../lib/input";
import type { Interaction } from "../../lib/look";
import type { Moment, Plan, Step } from "../../lib/plan";
import { interaction as plain } from "../../lib/plain/interaction";
import { drawnUp, heldBack, isMuster, mayFight, muster, offers, told } from "./muster.svelte";
import { ahead, ONWARD, REST, shortcut, shortcuts } from "./onward";
import type { NoRetreatParts, NoRetreatView } from "./parts";
import { stops } from "./stops";
import { moveStudies } from "./supply";
import { placeName } from "./words";

type Now = Situation<NoRetreatParts, NoRetreatView>;

/** The answer that an input gives, where it gives one alone. */
function answerTo(input: Input, { choices }: Now): string[] | null {
  const [kind, id] = input.kind === "hex" ? ["hex", input.hex] : input.kind === "unit" ? ["unit", input.unit] : ["", ""];
  const actions = input.kind === "answer" ? [input.action] : (choices.things[kind!]?.get(id!) ?? []);
  return actions.length === 1 ? actions[0]! : null;
}

/** A touch of the only hex between here and there begins an advance of two hexes. */
function advance(hex: string, { decision, choices, parts, seat }: Now): Plan | null {
  const near = choices.things.hex;
  if (decision?.prompt !== "advance_to" || !seat || !near || near.has(hex)) return null;
  const between = (parts.beside.get(hex) ?? []).map(({ id }) => id).filter((id) => near.has(id));
  if (between.length !== 1) return null;
  async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
    moment = yield ["to", between[0]!];
    if (!moment.refused && moment.decision.actions?.some(([verb, id]) => verb === "to" && id === hex)) yield ["to", hex];
    return "";
  }
  return { seat, says: () => "", steps };
}

function read(input: Input, now: Now): Intent | null {
  const { decision } = now;
  const shorter = input.kind === "answer" && now.seat ? shortcut(input.action[0]!, now.seat) : null;
  if (input.kind === "answer" && shorter) return isDoubted(input.action, now) ? { do: "confirm", action: input.action } : { do: "plan", plan: shorter };
  if (input.kind === "lift") return ahead(input, now);
  const action = answerTo(input, now);
  if (isMuster(decision) && action && ["join", "leave", "fight"].includes(action[0]!)) return { do: "own", what: action[0]!, ids: action.slice(1) };
  // A touch of the hex that is being attacked means to fight.
  const attacked = (decision?.args?.hexes as string[] | undefined) ?? [];
  if (isMuster(decision) && input.kind === "hex" && attacked[0] === input.hex && now.buttons.some(([verb]) => verb === "fight")) return { do: "confirm", action: ["fight"] };
  const plan = input.kind === "hex" ? advance(input.hex, now) : null;
  return plan && { do: "plan", plan };
}

export const interaction: Interaction<NoRetreatParts, NoRetreatView> = {
  ...plain,
  studies: moveStudies,
  offers: (decision) => [...offers(decision), ...shortcuts(decision)],
  costly: [ONWARD, REST],
  kinds: { leave: "unit" },
  follows: ({ question, now }) => (question && now?.seat ? drawnUp(question, now.seat) : null),
  read,
  perform: ({ question, now }, what, ids) => (question && now?.seat ? muster(question, now.seat, what, ids[0] ?? "") : null),
  told,
  chosen: (decision) => {
    const held = heldBack(decision);
    return held ? [held] : [];
  },
  lifts: ["unit", "recover", "reinforce", "replace"],
  // Who ends the placement has seen who could come for nothing, who ends the moves who could still go, and who declares no attack what could be attacked.
  doubt: ({ now, last, parts }, [verb]) => {
    const { prompt, actions } = now?.decision ?? {};
    if (verb === "fight") return say("web-unsure", { target: placeName(parts as NoRetreatParts, (now?.decision?.args?.hexes as string[])[0]!) });
    if (verb === REST) return say("noretreat-rest-doubt");
    const left = (...wanted: string[]) => new Set((actions ?? []).flatMap(([other, thing]) => (wanted.includes(other!) && thing ? [thing] : []))).size;
    const waiting = prompt === "placement" && ["done", ONWARD].includes(verb!) ? left("recover", "reinforce", "replace") : 0;
    if (waiting) return say("noretreat-placement-doubt", { count: waiting });
    if (verb !== "done") return "";
    const [units, hexes] = [prompt === "movement" ? left("unit") : 0, prompt === "declare" && last?.action[0] !== "target" ? left("target") : 0];
    return units ? say("noretreat-done-doubt", { count: units }) : hexes ? say("noretreat-declare-doubt", { count: hexes }) : "";
  },
  stops: ({ parts }, seat) => stops(parts, seat),
  gestures: [
    { id: "target", by: "click" },
    { id: "ahead", by: "drag" },
    { id: "advance", by: "click" },
  ],
};
