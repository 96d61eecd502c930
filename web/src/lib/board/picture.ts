// A picture of the board as a file: the drawing with its styles written into it.
const ANYWHERE = ["opacity", "transform"];
const DRAWN = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray",
  "stroke-linecap", "stroke-linejoin", "paint-order", "visibility",
];
const WORDED = ["font-family", "font-size", "font-style", "font-weight", "letter-spacing", "text-anchor"];

/** Values that need not be written, as a drawing without styles has them anyway. */
const USUAL: Record<string, string> = {
  "fill-opacity": "1", "stroke-opacity": "1", "stroke-dasharray": "none", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", "paint-order": "normal", opacity: "1", "letter-spacing": "normal",
  "font-style": "normal", transform: "none", visibility: "visible",
};

const SHAPES = new Set(["path", "rect", "circle", "polygon", "line", "ellipse"]);
const WORDS = new Set(["text", "tspan"]);

function properties(name: string): string[] {
  if (WORDS.has(name)) return [...ANYWHERE, ...DRAWN, ...WORDED];
  return SHAPES.has(name) ? [...ANYWHERE, ...DRAWN] : ANYWHERE;
}

/** A copy of a drawing that needs no style sheet; what is not displayed is left out. */
export function standalone(svg: SVGSVGElement, background: string): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const gone: Element[] = [];
  const walk = (from: Element, to: Element): void => {
    const style = getComputedStyle(from);
    if (style.display === "none" && from.localName !== "pattern" && from.localName !== "clipPath") {
      gone.push(to);
      return;
    }
    const written: string[] = [];
    for (const name of properties(from.localName)) {
      // The transform attribute is kept as it is; a style would replace it.
      if (name === "transform" && (from === svg || from.hasAttribute("transform"))) continue;
      const value = style.getPropertyValue(name);
      if (value && value !== USUAL[name]) written.push(`${name}:${value}`);
    }
    const { drawing } = (from as SVGElement).dataset;
    if (drawing) to.setAttribute("href", drawing); // of what is shown in pixels
    for (const { name } of [...to.attributes]) {
      if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) to.removeAttribute(name);
    }
    if (written.length) to.setAttribute("style", written.join(";"));
    [...from.children].forEach((child, n) => walk(child, to.children[n]!));
  };
  walk(svg, copy);
  gone.forEach((element) => element.remove());
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const { x, y, width, height } = svg.viewBox.baseVal;
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const where = { x, y, width, height, fill: background };
  for (const [name, value] of Object.entries(where)) paper.setAttribute(name, String(value));
  copy.prepend(paper);
  return copy;
}

/** Pictures that the drawing refers to, written into it: a file has no server to ask. */
async function embed(drawing: SVGSVGElement): Promise<void> {
  for (const image of drawing.querySelectorAll("image")) {
    const answer = await fetch(image.getAttribute("href")!);
    const blob = await answer.blob();
    const data = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as string);
      reader.readAsDataURL(blob);
    });
    image.setAttribute("href", data);
  }
}

const ACROSS = 2400;

export async function picture(svg: SVGSVGElement, kind: "svg" | "png"): Promise<Blob> {
  // A picture is looked at from closer than a whole map in a window.
  const { zoom } = svg.dataset;
  svg.dataset.zoom = "mid";
  const copy = standalone(svg, getComputedStyle(svg.parentElement!).backgroundColor);
  svg.dataset.zoom = zoom;
  await embed(copy);
  const { width, height } = svg.viewBox.baseVal;
  const size = { width: ACROSS, height: Math.round((ACROSS * height) / width) };
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  const text = new XMLSerializer().serializeToString(copy);
  const drawing = new Blob([text], { type: "image/svg+xml" });
  return kind === "svg" ? drawing : painted(drawing, size);
}

async function painted(drawing: Blob, size: { width: number; height: number }): Promise<Blob> {
  const url = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), size);
    canvas.getContext("2d")!.drawImage(image, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("the browser made no picture");
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
