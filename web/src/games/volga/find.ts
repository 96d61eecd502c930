// Every place, and every block that we know, by name.
import type { Entry } from "../../lib/find";
import { say } from "../../lib/i18n.svelte";
import type { Position } from "../../lib/look";
import type { Block, Hex, VolgaParts, VolgaView } from "./parts";
import { placeName, unitName } from "./words";

export function index({ parts, view }: Position<VolgaParts, VolgaView>): Entry[] {
  const known = parts as VolgaParts;
  const places = known.hexes.map(({ id }: Hex) => ({ name: placeName(known, id), kind: say("volga-find-place"), hex: id }));
  const stacks = Object.entries(view.stacks);
  const blocks = stacks.flatMap(([hex, stack]) =>
    stack
      .filter(({ unit }) => unit !== null)
      .map(({ unit, side }) => ({ name: unitName(known, unit!), kind: say(`volga-seat-${side}`), hex })),
  );
  return [...blocks, ...places];
}
