// Links, and how they get onto the clipboard.

/** A link by which anybody can look at a moment of a game. */
export function linkTo(watch: string, at: number): string {
  return `${location.href.split("#")[0]}#/watch/${watch}?at=${at}`;
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
