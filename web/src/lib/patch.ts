// What has changed from one state of a game to the next, as the server tells it (server/patch.py).
export type Patch =
  | { is: object }
  | { at: Record<string, Patch> }
  | { from: number; drop: number; put: unknown[] }
  | { set?: Record<string, Patch>; cut?: string[] }
  | string
  | number
  | boolean
  | null
  | unknown[];

/** The new value; the old one, and all of its parts that stay, are left as they are. */
export function applied(old: unknown, patch: Patch): unknown {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  if ("is" in patch) return patch.is;
  if ("at" in patch) {
    const items = [...(old as unknown[])];
    for (const [index, change] of Object.entries(patch.at)) items[Number(index)] = applied(items[Number(index)], change);
    return items;
  }
  if ("from" in patch) return (old as unknown[]).toSpliced(patch.from, patch.drop, ...patch.put);
  const found = { ...(old as Record<string, unknown>) };
  for (const key of patch.cut ?? []) delete found[key];
  for (const [key, change] of Object.entries(patch.set ?? {})) found[key] = applied(found[key], change);
  return found;
}
