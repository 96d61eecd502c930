// A place and what stands in it, in words.
import type { Decision } from "../../lib/api";
import { list, say } from "../../lib/i18n.svelte";
import { stackOf, wayTo, type NoRetreatParts, type Piece, type Place, type NoRetreatView } from "./parts";
import type { Asked } from "./shapes";
import { called, placeName, unitName } from "./words";

/** What a place is and who holds it. */
export function facts(view: NoRetreatView, cell: Place): string[] {
  const said: string[] = [];
  if (cell.terrain === "area") said.push(say("noretreat-terrain-area"));
  else {
    const side = view.axis_control.includes(cell.id) ? "axis" : "soviet";
    said.push(say("noretreat-look-hex", { terrain: say(`noretreat-terrain-${cell.terrain}`), side, country: cell.country }));
  }
  if (cell.oil) said.push(say("noretreat-look-oil"));
  if (cell.objective) said.push(say("noretreat-look-objective", { side: cell.objective }));
  if (cell.seas.length) said.push(say("noretreat-look-coast", { seas: list(cell.seas.map((sea) => say(`noretreat-sea-${sea}`))) }));
  if (view.scorched === cell.id) said.push(say("noretreat-look-scorched"));
  if (view.works.includes(cell.id)) said.push(say("noretreat-look-works"));
  if (view.targets.includes(cell.id)) said.push(say("noretreat-look-target"));
  if (view.counterblows.axis.includes(cell.id) || view.counterblows.soviet.includes(cell.id)) said.push(say("noretreat-look-counterblow"));
  return said;
}

/** What a unit is in for. */
export function conditions(view: NoRetreatView, piece: Piece): string[] {
  const said: string[] = [];
  if (piece.out_of_supply) said.push(say("noretreat-look-out-of-supply"));
  if (piece.disorganized) said.push(say("noretreat-look-disorganized"));
  if (piece.moved && view.phase === "movement") said.push(say("noretreat-fan-moved"));
  if (piece.attacked && view.phase === "combat") said.push(say("noretreat-fan-attacked"));
  if (piece.local_support) said.push(say("noretreat-look-local-support"));
  return said;
}

export function pieceInWords(parts: NoRetreatParts, view: NoRetreatView, piece: Piece): string {
  const { unit, face, strength, movement, steps } = piece;
  const said = say("noretreat-look-unit", { unit: unitName(parts, unit, face), strength, movement, steps });
  return [said, ...conditions(view, piece)].join(", ");
}

export function label(parts: NoRetreatParts, view: NoRetreatView, cell: Place): string {
  const stack = stackOf(view, cell.id).map((piece) => pieceInWords(parts, view, piece));
  const name = called(parts, cell.id);
  return [...(cell.terrain === "area" ? [] : [cell.id]), name, ...facts(view, cell), ...stack].filter(Boolean).join(", ");
}

export function where(parts: NoRetreatParts, view: NoRetreatView, cell: Place, decision: Decision | null): string[] {
  const way = wayTo(decision, cell.id);
  const cost = way ? [say("noretreat-look-cost", { cost: way.cost, left: (decision?.args as Asked | undefined)?.left ?? 0 })] : [];
  return [placeName(parts, cell.id), ...cost, ...facts(view, cell)];
}
