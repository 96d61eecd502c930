// The games that this browser sat at, newest first, so that they can be come back to.
export interface Recent {
  id: string;
  game: string;
  mode: string;
  tokens: string[];
  at: number;
}

const KEY = "hexfront-recent";
const KEPT = 20;

export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Recent[]) : [];
  } catch {
    return [];
  }
}

export function remember(game: Recent): void {
  const others = recent().filter((one) => one.id !== game.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, KEPT)));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function forget(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent().filter((one) => one.id !== id)));
  } catch {
    // nothing was kept anyway
  }
}
