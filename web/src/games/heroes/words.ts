// Units, cards and markers of heroes in words, for prompts and the log.
import { say } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import { sideOf, type HeroesParts } from "./parts";

export { cardName, hexName, unitName, words } from "../../lib/names";

/** The letter of its side and its number among its kind: G2. */
export function badge(unit: string): string {
  return `${say(`heroes-letter-${sideOf(unit)}`)}${unit.split("-").at(-1)}`;
}

export const cardText = (id: string) => say(`heroes-card-${id}.text`);
/** A weapon card of a firefight: grenades-1. */
export const weaponName = (parts: HeroesParts, id: string) => nameOf(parts, "weapon", id);
export const facingName = (id: string) => say(`heroes-facing-${id.toLowerCase()}`);
