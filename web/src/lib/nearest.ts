// Which of the words that are known somebody may have meant.

/** How many letters have to be put in, taken out or changed to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The few of these that are most like a text, as far as any is: half of it has to be right. */
export function nearest<T>(text: string, known: T[], written: (one: T) => string, most = 3): T[] {
  const wanted = text.toLowerCase();
  return known
    .map((one) => ({ one, far: distance(wanted, written(one).toLowerCase()), length: Math.max(wanted.length, written(one).length) }))
    .filter(({ far, length }) => far <= length / 2)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ one }) => one);
}
