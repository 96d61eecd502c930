// Pieces and places by name.
export interface Entry {
  name: string;
  /** What it is, in a word. */
  kind: string;
  hex: string;
}

/** Without case and accents, so that nobody has to type them. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The entries whose name or hex has all words; those that begin with the first of them come first. */
export function search(entries: Entry[], wanted: string, most = 40): Entry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found = entries.filter(({ name, hex }) => {
    const text = plain(`${hex} ${name}`);
    return words.every((word) => text.includes(word));
  });
  const rank = ({ name, hex }: Entry) =>
    plain(hex) === words[0] ? 0 : plain(name).startsWith(words[0]!) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, most);
}
