// What makes a drawn map look drawn: numbers that waver, always the same way.
export type Dice = () => number;

/** Numbers from 0 to 1 that depend on a name alone. */
export function dice(name: string): Dice {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
