// Every place with a name, and every counter on the map that we know of.
import type { Entry } from "../../lib/find";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { sideOf, whereabouts, type StalingradoParts, type StalingradoView } from "./parts";
import { seatName, townName, unitName } from "./words";

export function index({ parts, view }: Position<StalingradoParts, StalingradoView>): Entry[] {
  const known = parts as StalingradoParts;
  const units = [...whereabouts(view)].map(([unit, hex]) => ({ name: unitName(known, unit), kind: seatName(sideOf(unit)), hex }));
  const places = known.hexes.filter(({ name }) => name).map(({ id }) => ({ name: townName(known, id), kind: say("stalingrado-find-place"), hex: id }));
  return [...units, ...places];
}
