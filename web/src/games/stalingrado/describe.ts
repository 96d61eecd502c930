// A hex and what stands in it, in words.
import { say, spoken } from "../../lib/i18n.svelte";
import { draft } from "./draft.svelte";
import { stackOf, values, type Piece, type Place, type StalingradoParts, type StalingradoView } from "./parts";
import { dangers } from "./ways";
import { placeName, townName, unitName } from "./words";

/** What a hex is and who holds it. */
export function facts(parts: StalingradoParts, view: StalingradoView, cell: Place): string[] {
  const said = [say(`stalingrado-terrain-${cell.terrain}`)];
  if (cell.columns) said.push(say("stalingrado-look-columns", { columns: cell.columns }));
  if (cell.stacking) said.push(say("stalingrado-look-stacking", { units: cell.stacking }));
  if (cell.airfield) said.push(say(`stalingrado-airfield-${cell.airfield}`));
  if (cell.terrain !== "sea" && cell.terrain !== "lake") said.push(say(`stalingrado-look-${view.axis_control.includes(cell.id) ? "axis" : "soviet"}`));
  if (parts.scenarios[view.scenario]!.closed.includes(cell.id)) said.push(say("stalingrado-look-closed"));
  return said;
}

/** What is the matter with a unit. */
export function conditions(view: StalingradoView, piece: Piece): string[] {
  const said: string[] = [];
  if (piece.supplied === false) said.push(say("stalingrado-look-unsupplied"));
  if (piece.commanded === false) said.push(say("stalingrado-look-uncommanded"));
  if (piece.duty) said.push(say("stalingrado-look-duty"));
  if (piece.rested) said.push(say("stalingrado-look-rested"));
  if (piece.moved && view.phase === "movement") said.push(say("stalingrado-look-moved"));
  if (piece.attacked && view.phase === "combat") said.push(say("stalingrado-look-attacked"));
  if (piece.fired) said.push(say("stalingrado-look-fired", { turn: piece.fired }));
  return said;
}

export function pieceInWords(parts: StalingradoParts, view: StalingradoView, piece: Piece): string {
  if (!piece.unit) return say("stalingrado-look-covered");
  const numbers = values(parts.units.get(piece.unit)!, piece.steps ?? 0).join("-");
  return [`${unitName(parts, piece.unit)} ${numbers}`, ...conditions(view, piece)].join(", ");
}

/** What a hex was called last, and of what that was said. */
const labels = new Map<string, { of: unknown[]; text: string }>();

/** All hexes are asked for their labels with every answer; only where something has changed it is put together anew. */
export function label(parts: StalingradoParts, view: StalingradoView, cell: Place): string {
  const stack = stackOf(view, cell.id);
  const of = [stack, stack.land.length ? view.phase : null, spoken().words, spoken().language, parts];
  const before = labels.get(cell.id);
  if (before && of.every((one, n) => one === before.of[n])) return before.text;
  const text = labelOf(parts, view, cell);
  labels.set(cell.id, { of, text });
  return text;
}

function labelOf(parts: StalingradoParts, view: StalingradoView, cell: Place): string {
  const { land, hqs, air } = stackOf(view, cell.id);
  const pieces = land.map((piece) => pieceInWords(parts, view, piece));
  const others = [...hqs, ...air].map(({ unit }) => unitName(parts, unit));
  return [cell.id, townName(parts, cell.id), say(`stalingrado-terrain-${cell.terrain}`), ...pieces, ...others].filter(Boolean).join(", ");
}

export function where(parts: StalingradoParts, view: StalingradoView, cell: Place): string[] {
  const hunters = draft.flight?.[cell.id];
  return [
    placeName(parts, cell.id),
    ...dangers(draft.reaches, cell.id),
    ...(hunters === undefined ? [] : [say("stalingrado-way-hunters", { count: hunters })]),
    ...facts(parts, view, cell),
  ];
}
