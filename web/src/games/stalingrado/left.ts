// What may still be done in a phase, from the answers that the server allows: a list to go through, no rule.
import type { Action } from "../../lib/api";
import { list, say } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { draft } from "./draft.svelte";
import { stackOf, viewOf, whereabouts, type StalingradoParts } from "./parts";
import { placeName, unitName } from "./words";

export interface Entry {
  id: string;
  name: string;
  hex: string | null;
}

export interface Left {
  kind: string;
  entries: Entry[];
  /** Whether it is gone when the phase ends. */
  isLast: boolean;
  /** Whether the phase cannot end before it is done. */
  isDue: boolean;
}

/** By question: the answers that make up each part of the list. */
const VERBS: Record<string, Record<string, string[]>> = {
  moving: { unmoved: ["unit"], enter: ["enter"], land: ["land"], hq: ["hq"] },
  replacements: { spend: ["replenish", "refit", "rebuild", "reserve"] },
  missions: { fly: ["send"] },
  reaction: { fly: ["send"] },
  combat: { attack: ["attack"] },
};
const ENDS = ["end", "done"];
const LOOK_ONLY = ["hq"];

function unitEntry(parts: StalingradoParts, where: Map<string, string>, unit: string): Entry {
  return { id: unit, name: unitName(parts, unit), hex: where.get(unit) ?? null };
}

function hexEntry(parts: StalingradoParts, hex: string): Entry {
  return { id: hex, name: placeName(parts, hex), hex };
}

export function left(session: Session): Left[] {
  const { decision } = session.now ?? {};
  const kinds = VERBS[decision?.prompt ?? ""] ?? {};
  const parts = session.parts as StalingradoParts | null;
  if (!session.mine || !decision?.actions || !parts) return [];
  const where = whereabouts(viewOf(session));
  const found = Object.entries(kinds).map(([kind, verbs]): Left => {
    const ids = decision.actions!.flatMap(([verb, id]) => (verbs.includes(verb!) && id && !(kind === "unmoved" && draft.stays.has(id)) ? [id] : []));
    const entries = [...new Set(ids)].map((id) => (parts.units.has(id) ? unitEntry(parts, where, id) : hexEntry(parts, id)));
    return { kind, entries, isLast: !LOOK_ONLY.includes(kind), isDue: false };
  });
  return [...crowds(session, parts), ...duties(session, parts), ...found].filter(({ entries }) => entries.length);
}

const isMoving = (session: Session) => viewOf(session).phase === "movement" && session.now?.decision?.prompt === "moving";

/** Where more stand than may stay: while somebody can leave, the movement does not end. */
function crowds(session: Session, parts: StalingradoParts): Left[] {
  const view = viewOf(session);
  if (!isMoving(session) || session.now?.decision?.actions?.some(([verb]) => verb === "end")) return [];
  const hexes = Object.keys(view.stacks).filter((hex) => {
    const { side, land } = stackOf(view, hex);
    return side === view.side && land.length > (parts.hex.get(hex)?.stacking ?? 0);
  });
  return [{ kind: "crowded", entries: hexes.map((hex) => hexEntry(parts, hex)), isLast: false, isDue: true }];
}

/** Stacks that have to attack, or would have to if the movement ended now. */
function duties(session: Session, parts: StalingradoParts): Left[] {
  const view = viewOf(session);
  const at = (kind: string, hexes: string[]) => [{ kind, entries: hexes.map((hex) => hexEntry(parts, hex)), isLast: false, isDue: kind === "duty" }];
  if (isMoving(session)) return at("owing", view.reach[view.side].duty);
  if (view.phase !== "combat" || view.side !== session.now?.seat) return [];
  const open = Object.keys(view.stacks).filter((hex) => stackOf(view, hex).land.some(({ duty, attacked }) => duty && !attacked));
  return at("duty", open);
}

export function inWords({ kind, entries }: Left): string {
  return say(`stalingrado-left-${kind}`, { count: entries.length });
}

/** Before a phase ends: what would be forgotten. */
export function doubt(session: Session, [verb, thing]: Action): string {
  if (thing !== undefined || !ENDS.includes(verb!)) return "";
  const forgotten = left(session).filter(({ isLast }) => isLast);
  return forgotten.length ? say("stalingrado-left-doubt", { what: list(forgotten.map(inWords)) }) : "";
}
