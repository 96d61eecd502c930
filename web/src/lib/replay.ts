// Where a replay can go: from mark to mark, and round and round a moment of it.

/** Actions that a moment lasts at most, before and after the one looked at. */
const BEFORE = 4;
const AFTER = 8;

export type Span = [from: number, to: number];

/** The first of some marks, in their order, that comes after a moment. */
export function markAfter(marks: readonly number[], at: number): number | null {
  return marks.find((mark) => mark > at) ?? null;
}

/** The last of some marks, in their order, that comes before a moment. */
export function markBefore(marks: readonly number[], at: number): number | null {
  return marks.findLast((mark) => mark < at) ?? null;
}

/** The moment around an action: from the battle that is on to the next one, and no more than a few actions. */
export function momentAt(at: number, battles: readonly number[], last: number): Span {
  const began = markBefore(battles, at + 1);
  const ends = markAfter(battles, at);
  const from = Math.max(0, at - BEFORE, began === null ? 0 : began - 1);
  const to = Math.min(last, at + AFTER, ends === null ? last : ends - 1);
  return to > from ? [from, to] : [Math.max(0, at - BEFORE), Math.min(last, at + AFTER)];
}

/** The moment after this one; null at the end. A moment that is repeated begins anew. */
export function nextOf(at: number, last: number, span: Span | null): number | null {
  if (span && (at >= span[1] || at < span[0])) return span[0];
  return at < last ? at + 1 : null;
}

/** Every so many of some labels, so that each has room. */
export function thinned<T>(labels: readonly T[], room: number): T[] {
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, room)));
  return labels.filter((_, n) => n % every === 0);
}

/** What a curve has come to at a moment. */
export function valueAt(points: readonly (readonly number[])[], at: number): number | null {
  return points.findLast(([number]) => number! <= at)?.[1] ?? null;
}
