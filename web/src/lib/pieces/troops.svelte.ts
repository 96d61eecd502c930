// Silhouettes instead of NATO symbols, for those who have switched to them; fetched only then.
import { isDrawn } from "../settings.svelte";

let shapes = $state.raw<Record<string, Record<string, string>> | null>(null);
let isAsked = false;

/** What a side shows for a NATO symbol, if silhouettes are wanted and there. */
export function troop(side: string, symbol: string): string | undefined {
  if (!isDrawn(false)) return undefined;
  if (!isAsked) {
    isAsked = true;
    void import("./shapes").then((found) => (shapes = found.TROOPS), () => (isAsked = false));
  }
  return shapes?.[side]?.[symbol];
}
