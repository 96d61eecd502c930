// Place names in a hex: two lines at the most, and never wider than the hex.
const ELLIPSIS = "…";

export function lines(name: string, widest: number): string[] {
  const words = name.split(" ");
  const found = [""];
  for (const word of words) {
    const line = found.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    if (longer.length <= widest || !line) found[found.length - 1] = longer;
    else if (found.length < 2) found.push(word);
    else return [found[0]!, clip(`${line} ${word}`, widest)].map((one) => clip(one, widest));
  }
  return found.map((one) => clip(one, widest));
}

function clip(line: string, widest: number): string {
  return line.length <= widest ? line : line.slice(0, widest - 1).trimEnd() + ELLIPSIS;
}
