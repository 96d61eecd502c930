// What a step of the telling sounds like.
import type { Playback } from "../playback.svelte";
import { sound, type Sound } from "../sound";

/** Of several things in one step one is heard: dice before all, then losses, then the event itself. */
export function soundOf({ timeline, event }: Pick<Playback, "timeline" | "event">, sounds: Record<string, Sound>): Sound | null {
  if (!timeline.isPlaying || !event) return null;
  if (timeline.beat === "dice") return "dice";
  const kinds = timeline.current.map(({ kind }) => kind);
  if (kinds.includes("hit") || kinds.includes("loss")) return "loss";
  return sounds[event.event] ?? (kinds.includes("move") ? "march" : null);
}

let last = 0;

export function voice(playback: Playback, sounds: Record<string, Sound>): void {
  const what = soundOf(playback, sounds);
  const now = performance.now();
  if (!what || now - last < 120) return; // a turn that is told fast does not rattle
  last = now;
  void sound(what, playback.timeline.time / 1000);
}
