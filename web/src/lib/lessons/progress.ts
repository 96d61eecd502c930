// How far this browser has come with the guided lessons, so that one can leave and come back.
export interface Reached {
  /** The step that is next. */
  step: number;
  steps: number;
}

const KEY = "hexfront-guided";

function all(): Record<string, Record<string, Reached>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function reached(game: string): Record<string, Reached> {
  return all()[game] ?? {};
}

/** A lesson that was once done stays so. */
export function reach(game: string, number: number, step: number, steps: number): void {
  const known = reached(game);
  const before = known[number];
  if (before && before.step >= before.steps && step < steps) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...known, [number]: { step, steps } } }));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

export const isDone = (one: Reached | undefined): boolean => one !== undefined && one.step >= one.steps;
