// Hexes, blocks, cards and dice of volga in words, for prompts and the log.
import { list, say, translated } from "../../lib/i18n.svelte";
import type { Unit, VolgaParts } from "./parts";
import type { Args, Words } from "../../lib/look";
import type { Args as Told } from "./shapes";

const NONE = "none";
const OPTIONAL = ["card", "dice", "seat", "unit"];

export function hexName(parts: VolgaParts, id: string): string {
  const place = placeName(parts, id);
  return place ? `${id} (${place})` : id;
}

export function placeName(parts: VolgaParts, id: string): string {
  return translated(`volga-place-${id}`, (parts.hex.get(id)?.place ?? "").split(/,| \(/)[0]!);
}

export function unitName(parts: VolgaParts, id: string): string {
  const unit = parts.units.get(id);
  if (unit) {
    const short = unit.name.replace(/ Regiment$/, "");
    const part = short === unit.name ? "" : ".short";
    return translated(`volga-unit-${unit.message}${part}`, short, unit.number);
  }
  if (id === "g0") return say("volga-off-map-german");
  return say(`volga-unknown-${id.startsWith("g") ? "german" : "soviet"}`, { token: id });
}

/** What fits on a block: the number of the regiment or division, or a few letters of its name. */
export function shortName(unit: Unit): string {
  return unit.number === null ? say(`volga-unit-${unit.message}.badge`) : String(unit.number);
}

export function cardName(parts: VolgaParts, id: string): string {
  const card = parts.cards.get(id);
  return say(`volga-card-${card?.message ?? id}`, { hex: card?.hex ?? "" });
}

export function cardText(parts: VolgaParts, id: string): string {
  const card = parts.cards.get(id);
  return say(`volga-card-${card?.message ?? id}.text`, {
    dice: card?.dice ?? 0,
    needed: card?.needed ?? 0,
    rubble: card?.rubble ?? 0,
    hex: card?.hex ?? "",
  });
}

function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return list([...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)));
}

const spell: { [K in keyof Told]: (parts: VolgaParts, value: NonNullable<Told[K]>) => string } = {
  hex: hexName,
  start: hexName,
  target: hexName,
  unit: unitName,
  card: cardName,
  german_card: cardName,
  soviet_card: cardName,
  hexes: hexNumbers,
  path: hexNumbers,
  units: (parts, ids) => counted(ids.map((id) => unitName(parts, id))),
  cards: (parts, ids) => counted(ids.map((id) => cardName(parts, id))),
  dice: (_, faces) => faces.join(" "),
  faces: (parts, faces) =>
    list(faces.map(([id, strength]) => `${unitName(parts, id)} ${strength}`)),
  volleys: (_, fired) =>
    fired.map(([needed, ...dice]) => `${dice.join(" ")} (${needed}+)`).join(", "),
  rolls: (_, fallen) => fallen.map(([hex, die]) => `${hex}: ${die}`).join(", "),
};

type Spelling = Record<string, (parts: VolgaParts, value: unknown) => string>;

function hexNumbers(parts: VolgaParts, ids: string[]): string {
  return ids.length === 1 ? hexName(parts, ids[0]!) : list(ids);
}

/** Words for every argument of a message; of lists their length too. */
export function words(parts: VolgaParts, args: Args): Words {
  const found: Words = Object.fromEntries(OPTIONAL.map((key) => [key, NONE]));
  for (const [key, value] of Object.entries(args)) {
    if (value === null) found[key] = NONE;
    else if (key in spell) found[key] = (spell as Spelling)[key]!(parts, value);
    else if (typeof value === "string" || typeof value === "number") found[key] = value;
    if (Array.isArray(value)) found[`${key}-count`] = value.length;
  }
  if (args.seat) found["seat-name"] = say(`volga-seat-${args.seat}`);
  if (args.card) found.text = cardText(parts, args.card as string);
  if (args.numbers) {
    const ids = (args.numbers as number[]).map((number) => `volga-advantage-${args.side}-${number}`);
    found.numbers = list(ids.map((id) => say(id)));
  }
  if ("effective" in args) found.halved = args.effective === args.hits ? "no" : "yes";
  return found;
}
