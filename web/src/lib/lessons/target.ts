// What a step of a lesson points at: the hex, counter, card or button that is its answer.
import type { Action } from "../api";
import { meanings } from "../choices";
import type { Session } from "../session.svelte";

const SVG = "svg.board";
const quoted = (id: string) => CSS.escape(id);

/** The hex in which a unit stands. */
function hexOf(session: Session, unit: string): string | null {
  const { parts, look } = session;
  return parts?.hexes.find(({ id }) => look!.drawing.stack(session.position, id).includes(unit))?.id ?? null;
}

const hex = (id: string) => `${SVG} .hex[data-hex="${quoted(id)}"]`;

/** Whether a touch of the counter can mean nothing else. */
function isAlone(session: Session, unit: string, place: string | null): boolean {
  if (!place || meanings(session.choices, "unit", unit).length !== 1 || meanings(session.choices, "hex", place).length) return false;
  const there = session.look!.drawing.stack(session.position, place).filter((one) => session.litUnits.has(one));
  return there.length === 1 && there[0] === unit;
}

/** Selectors, the best first: the board, then its words. */
function selectors(session: Session, kind: string, id: string, action: Action): string[] {
  const button = `[data-action="${quoted(action.join(" "))}"]`;
  if (kind === "hex") return [button, hex(id)];
  if (kind === "card") return [button, `[data-card="${quoted(id)}"]`];
  if (kind === "unit") {
    const place = hexOf(session, id);
    const onMap = [`${SVG} [data-unit="${quoted(id)}"]`, ...(place ? [hex(place)] : [])];
    return [...(isAlone(session, id, place) ? [...onMap, button] : [button, ...onMap]), `[data-unit="${quoted(id)}"]`];
  }
  return [button];
}

export function targetOf(session: Session, action: Action, point: string): Element | null {
  const [pointed, at] = point.split(" ") as [string, string?];
  const kind = at ? pointed : (session.now?.decision?.kinds?.[action[0]!] ?? "");
  const id = at ?? action[1] ?? "";
  for (const selector of selectors(session, kind, id, action)) {
    const found = document.querySelector(selector);
    if (found && found.getBoundingClientRect().width) return found;
  }
  return null;
}

/** The hex to be looked at for a step, if it is about one. */
export function placeOf(session: Session, action: Action, point: string): string | null {
  const [pointed, at] = point.split(" ") as [string, string?];
  const kind = at ? pointed : (session.now?.decision?.kinds?.[action[0]!] ?? "");
  const id = at ?? action[1] ?? "";
  if (kind === "hex") return id;
  return kind === "unit" ? hexOf(session, id) : null;
}
