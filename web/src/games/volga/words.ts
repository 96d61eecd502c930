// Blocks, cards and dice of volga in words, for prompts and the log.
import { list, say } from "../../lib/i18n.svelte";
import type { Args, Words } from "../../lib/look";
import { hexName, nameOf, unitName, words as plainWords } from "../../lib/names";
import type { Unit, VolgaParts } from "./parts";
import type { Args as Told } from "./shapes";

export { cardName, hexName, placeName, unitName } from "../../lib/names";

/** What fits on a block: the number of the regiment or division, or a few letters of its name. */
export function shortName(unit: Unit): string {
  return unit.number === null ? say(`volga-unit-${unit.message}.badge`) : String(unit.number);
}

export const cardText = (parts: VolgaParts, id: string) => nameOf(parts, "card-text", id);

type Spelling = { [K in keyof Told]: (value: NonNullable<Told[K]>) => string };

function spelling(parts: VolgaParts): Spelling {
  const hexes = (ids: string[]) => (ids.length === 1 ? hexName(parts, ids[0]!) : list(ids));
  return {
    hexes,
    path: hexes,
    faces: (faces) => list(faces.map(([id, strength]) => `${unitName(parts, id)} ${strength}`)),
    volleys: (fired) => fired.map(([needed, ...dice]) => `${dice.join(" ")} (${needed}+)`).join(", "),
    rolls: (fallen) => fallen.map(([hex, die]) => `${hex}: ${die}`).join(", "),
  };
}

/** Words for every argument of a message. */
export function words(parts: VolgaParts, args: Args): Words {
  const told = plainWords(parts, args, spelling(parts));
  if (args.numbers) {
    const ids = (args.numbers as number[]).map((number) => `volga-advantage-${args.side}-${number}`);
    told.numbers = list(ids.map((id) => say(id)));
  }
  // A block that was never seen has a number for those who type, and none for those who look.
  const unseen = /^([gs])\d+$/.exec(typeof args.unit === "string" ? args.unit : "");
  if (unseen && unseen[0] !== "g0") told.unit = say(unseen[1] === "g" ? "volga-unseen-german" : "volga-unseen-soviet");
  if ("effective" in args) told.halved = args.effective === args.hits ? "no" : "yes";
  return told;
}
