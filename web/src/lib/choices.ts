// What a decision makes clickable. The client never computes a rule: it sorts the legal actions
// by what they name, and that is all.
import type { Action, Decision } from "./api";

export interface Choices {
  /** Actions that name nothing: buttons. */
  buttons: Action[];
  /** By what they name (a kind such as hex, unit or card), then by its id. */
  things: Record<string, Map<string, Action[]>>;
}

export function choicesOf(decision: Decision | null | undefined): Choices {
  const choices: Choices = { buttons: [], things: {} };
  for (const action of decision?.actions ?? []) {
    const kind = decision?.kinds?.[action[0]!];
    const thing = action[1];
    if (!kind || thing === undefined) {
      choices.buttons.push(action);
      continue;
    }
    const things = (choices.things[kind] ??= new Map<string, Action[]>());
    things.set(thing, [...(things.get(thing) ?? []), action]);
  }
  return choices;
}

/** The ids of one kind that may be chosen. */
export function idsOf(choices: Choices, kind: string): Set<string> {
  return new Set(choices.things[kind]?.keys() ?? []);
}

/** The one answer that names nothing: the way on. Of several, the one that ends something; else none. */
export function wayOn(buttons: Action[], costly: readonly string[], ends: readonly string[]): Action | undefined {
  const found = buttons.filter((action) => action.length === 1 && !costly.includes(action[0]!));
  const ending = found.filter(([verb]) => ends.includes(verb!));
  return found.length === 1 ? found[0] : ending.length === 1 ? ending[0] : undefined;
}

/** The actions that choosing a thing may mean; usually one. */
export function meanings(choices: Choices, kind: string, id: string): Action[] {
  return choices.things[kind]?.get(id) ?? [];
}
