// A hex and what stands in it, in words.
import { say } from "../../lib/i18n.svelte";
import type { Block, Hex, VolgaParts, VolgaView } from "./parts";
import { placeName, unitName } from "./words";

/** What a hex is and who holds it. */
export function facts(view: VolgaView, cell: Hex): string[] {
  const held = view.german_control.includes(cell.id) ? "german" : "soviet";
  const said = [say("volga-look-hex", { terrain: say(`volga-terrain-${cell.terrain}`), side: held })];
  if (cell.coast) said.push(say("volga-look-coast"));
  if (view.rubble.includes(cell.id)) said.push(say("volga-look-rubble"));
  if (view.fortifications.includes(cell.id)) said.push(say("volga-look-fort"));
  if (cell.soviet_reinforcement.length) said.push(say("volga-look-soviet-entry"));
  if (cell.german_reinforcement) {
    said.push(say("volga-look-german-entry", { colour: say(`volga-seat-${cell.german_reinforcement}`) }));
  }
  if (view.headquarters === cell.id) said.push(say("volga-look-headquarters"));
  return said;
}

export function blockInWords(parts: VolgaParts, block: Block): string {
  if (!block.unit) return say(`volga-unknown-${block.side}`, { token: block.token });
  return `${unitName(parts, block.unit)}, ${say("volga-note-strength", { strength: block.strength ?? 0 })}`;
}

export function stackOf(view: VolgaView, hex: string): Block[] {
  return view.stacks[hex] ?? [];
}

/** Whether there is a marker beside its blocks. */
export function isMarked(parts: VolgaParts, { rubble, fortifications, headquarters }: VolgaView, hex: string): boolean {
  return headquarters === hex || rubble.includes(hex) || fortifications.includes(hex) || parts.hex.get(hex)!.pieces.includes("factory");
}

export function label(parts: VolgaParts, view: VolgaView, cell: Hex): string {
  const blocks = stackOf(view, cell.id).map((block) => blockInWords(parts, block));
  return [cell.id, placeName(parts, cell.id), ...facts(view, cell), ...blocks].filter(Boolean).join(", ");
}
