// Every place with a name, and every unit on the map, by name.
import type { Entry } from "../../lib/find";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { sideOf, type NoRetreatParts, type Piece, type NoRetreatView } from "./parts";
import { called, seatName, unitName } from "./words";

export function index({ parts, view }: Position<NoRetreatParts, NoRetreatView>): Entry[] {
  const known = parts as NoRetreatParts;
  const places = known.hexes
    .map(({ id }) => ({ name: called(known, id), kind: say("noretreat-find-place"), hex: id }))
    .filter(({ name }) => name);
  const units = Object.entries(view.stacks as Record<string, Piece[]>).flatMap(([hex, stack]) =>
    stack.map(({ unit, face }) => ({ name: unitName(known, unit, face), kind: seatName(sideOf(unit)), hex })),
  );
  return [...units, ...places];
}
