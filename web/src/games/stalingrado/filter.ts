// Units by nation, type, army and condition: for the list and for the map.
import type { Filter } from "./draft.svelte";
import { isReduced, stackOf, type Counter, type Flyer, type Piece, type StalingradoParts, type StalingradoView } from "./parts";

/** A counter on the map as a list shows it. */
export interface Listed {
  counter: Counter;
  hex: string;
  steps: number;
  piece: Piece | null;
  flyer: Flyer | null;
}

export const STATES = ["ready", "unsupplied", "uncommanded", "duty", "reduced"];

/** Everything on the map that we know by name. */
export function listed(parts: StalingradoParts, view: StalingradoView): Listed[] {
  const found: Listed[] = [];
  const add = (unit: string, hex: string, steps: number, piece: Piece | null, flyer: Flyer | null) => {
    const counter = parts.units.get(unit);
    if (counter) found.push({ counter, hex, steps, piece, flyer });
  };
  for (const hex of Object.keys(view.stacks)) {
    for (const piece of stackOf(view, hex).land) if (piece.unit) add(piece.unit, hex, piece.steps ?? 0, piece, null);
  }
  for (const [unit, { hex }] of Object.entries(view.headquarters as Record<string, { hex: string }>)) add(unit, hex, 2, null, null);
  for (const flyer of view.air as Flyer[]) add(flyer.unit, flyer.base, flyer.steps, null, flyer);
  return found;
}

export function typeOf(counter: Counter): string {
  return counter.kind === "land" ? (counter.type ?? "") : counter.kind === "hq" ? "hq" : `air-${counter.class}`;
}

function isIn({ counter, steps, piece, flyer }: Listed, state: string): boolean {
  switch (state) {
    case "ready":
      return piece ? !piece.moved : flyer ? !flyer.flown && !flyer.grounded : false;
    case "unsupplied":
      return piece?.supplied === false || flyer?.grounded === true;
    case "uncommanded":
      return piece?.commanded === false;
    case "duty":
      return piece?.duty === true && !piece.attacked;
    default:
      return isReduced(counter, steps);
  }
}

export function passes(one: Listed, filter: Filter, army: ReadonlySet<string>): boolean {
  const { nation, type, state } = filter;
  return (
    (!nation || one.counter.nation === nation) &&
    (!type || typeOf(one.counter) === type) &&
    (!filter.army || army.has(one.counter.id) || one.counter.id === filter.army) &&
    (!state || isIn(one, state))
  );
}

/** The units that a filter looks for; null if it looks for nothing. */
export function matching(parts: StalingradoParts, view: StalingradoView, filter: Filter, army: ReadonlySet<string>): string[] | null {
  if (!Object.values(filter).some(Boolean)) return null;
  return listed(parts, view)
    .filter((one) => passes(one, filter, army))
    .map(({ counter }) => counter.id);
}
