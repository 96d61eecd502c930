// Hexes, units, cards and markers of heroes in words, for prompts and the log.
import { has, list, say } from "../../lib/i18n.svelte";
import { sideOf, type HeroesParts, type Kind } from "./parts";
import type { Args, Words } from "../../lib/look";

const NONE = "none";
const OPTIONAL = ["ap_left", "attacker", "marker_of", "own_card", "own_number", "rally_of", "unit"];

export function hexName({ isOneBoard }: HeroesParts, id: string): string {
  return isOneBoard ? id.replace(/^\d+-/, "") : id;
}

export function kindName(kind: Kind): string {
  const id = `heroes-unit-${kind.id}`;
  return has(id) ? say(id) : kind.name;
}

/** The letter of its side and its number among its kind: G2. */
export function badge(unit: string): string {
  return `${say(`heroes-letter-${sideOf(unit)}`)}${unit.split("-").at(-1)}`;
}

export function unitName(parts: HeroesParts, id: string): string {
  const kind = parts.kindOf.get(id);
  return kind ? `${kindName(kind)} ${badge(id)}` : id;
}

export function cardName(id: string): string {
  return say(`heroes-card-${id}`);
}

export function cardText(id: string): string {
  return say(`heroes-card-${id}.text`);
}

/** A weapon card of a firefight: grenades-1. */
export function weaponName(id: string): string {
  return cardName(id.replace(/-\d+$/, ""));
}

export function facingName(id: string): string {
  return say(`heroes-facing-${id.toLowerCase()}`);
}

const spell: Record<string, (parts: HeroesParts, value: any) => string> = {
  hex: hexName,
  start: hexName,
  target: hexName,
  hexes: (parts, ids) => list(ids.map((id: string) => hexName(parts, id))),
  unit: unitName,
  attacker: unitName,
  vehicle: unitName,
  units: (parts, ids) => list(ids.map((id: string) => unitName(parts, id))) || "–",
  card: (_, id) => cardName(id),
  own_card: (_, id) => cardName(id),
  weapon: (_, id) => weaponName(id),
  facing: (_, id) => facingName(id),
  marker_of: (_, id) => say(`heroes-marker-${id}`),
  dice: (_, faces) => (Array.isArray(faces) ? faces.join(" ") : String(faces)),
};

/** Words for every argument of a message. */
export function words(parts: HeroesParts, args: Args): Words {
  const found: Words = Object.fromEntries(OPTIONAL.map((key) => [key, NONE]));
  for (const [key, value] of Object.entries(args)) {
    if (value === null) found[key] = NONE;
    else if (key in spell) found[key] = spell[key]!(parts, value);
    else if (typeof value === "boolean") found[key] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") found[key] = value;
  }
  return found;
}

export function thing(parts: HeroesParts, kind: string, id: string): string {
  switch (kind) {
    case "hex":
      return hexName(parts, id);
    case "unit":
      return unitName(parts, id);
    case "card":
      return cardName(id);
    case "weapon":
      return weaponName(id);
    case "facing":
      return facingName(id);
  }
  return id;
}
