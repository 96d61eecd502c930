// How far somebody has come with the parts of a game's instruction, remembered by this browser.
export type Progress = Record<string, "played" | "won">;

const KEY = "hexfront-lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function progress(game: string): Progress {
  return all()[game] ?? {};
}

/** A part was played to its end; once won, it stays so. */
export function finished(game: string, part: string, won: boolean): void {
  const known = progress(game);
  const now: Progress = { ...known, [part]: won || known[part] === "won" ? "won" : "played" };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // a browser that keeps nothing still plays
  }
}
