// Every hex that counts, and every unit that we know the place of, by name.
import type { Entry } from "../../lib/find";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import { placed, type HeroesParts, type HeroesView } from "./parts";
import { hexName, unitName } from "./words";

export function index({ parts, view }: Position<HeroesParts, HeroesView>): Entry[] {
  const known = parts as HeroesParts;
  const units = placed(view).map(({ unit, hex }) => ({ name: unitName(known, unit.id), kind: say(`heroes-seat-${unit.side}`), hex }));
  const places = known.hexes.map((hex) => ({ name: hexName(known, hex.id), kind: say(`heroes-terrain-${hex.terrain}`), hex: hex.id }));
  return [...units, ...places];
}
