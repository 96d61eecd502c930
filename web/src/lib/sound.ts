// What is heard: nothing before the player has touched the page, nothing when it is muted. The
// instruments are fetched when the first sound is wanted.
import { keep, settings } from "./settings.svelte";

export type Sound = "dice" | "loss" | "shot" | "blast" | "armour" | "aircraft" | "card" | "turn" | "march";

let instruments: Promise<typeof import("./synth")> | null = null;
let context: AudioContext | null = null;

/** Whether a sound could be heard now: browsers let nothing sound on a page that nobody has touched. */
export function isAudible(): boolean {
  return !settings.muted && settings.volume > 0 && (navigator.userActivation?.hasBeenActive ?? false);
}

/** Sound for so many seconds; what comes too late is left out. */
export async function sound(what: Sound, seconds = 1): Promise<void> {
  if (!isAudible()) return;
  const asked = performance.now();
  instruments ??= import("./synth");
  const { play } = await instruments;
  if (performance.now() - asked > 400) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  play(context, what, settings.volume, seconds);
}


export function mute(): void {
  settings.muted = !settings.muted;
  if (settings.muted) void context?.suspend();
  keep();
}
