// What a step of a lesson points at: the hex, counter, card or button that is its answer.
import type { Action } from "../api";
import type { Session } from "../session.svelte";

const SVG = "svg.board";
const quoted = (id: string) => CSS.escape(id);

/** The hex in which a unit stands. */
function hexOf(session: Session, unit: string): string | null {
  const { parts, look } = session;
  return parts?.hexes.find(({ id }) => look!.drawing.stack(session.position, id).includes(unit))?.id ?? null;
}

const isAlone = ({ look, position }: Session, place: string) => look!.drawing.stack(position, place).length === 1;

const hex = (id: string) => `${SVG} .hex[data-hex="${quoted(id)}"]`;

/** Selectors, the best first. */
function selectors(session: Session, kind: string, id: string, action: Action): string[] {
  const button = `[data-action="${quoted(action.join(" "))}"]`;
  if (kind === "hex") return [button, hex(id)];
  if (kind === "card") return [button, `[data-card="${quoted(id)}"]`];
  if (kind === "unit") {
    const place = hexOf(session, id);
    const there = place ? [hex(place)] : [];
    const own = [`${SVG} [data-unit="${quoted(id)}"]`, ...there];
    const rest = `[data-unit="${quoted(id)}"]`;
    // who stands alone is touched on the map; of a stack the button names the one that is meant
    return place && isAlone(session, place) ? [...own, button, rest] : [button, ...own, rest];
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
