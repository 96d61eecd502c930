// Links, and how they get onto the clipboard.

/** A link by which anybody can look at a moment of a game; with a span that moment is repeated. */
export function linkTo(watch: string, at: number, span: [number, number] | null = null): string {
  return `${new URL("./", location.href.split("#")[0])}#/watch/${watch}?${moment(at, span)}`;
}

/** What another page shows a replay by. */
export function frameOf(watch: string, at: number, span: [number, number] | null, title: string): string {
  const source = `${new URL("./embed", location.href.split("#")[0])}#/watch/${watch}?${moment(at, span)}`;
  return `<iframe src="${source}" title="${title}" width="800" height="600" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

function moment(at: number, span: [number, number] | null): string {
  return span ? `at=${span[0]}&until=${span[1]}` : `at=${at}`;
}

/** Whether the text is on the clipboard now. Browsers lend theirs only to secure pages. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyByHand(text),
    );
  }
  return copyByHand(text);
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
  }
}
