// Pictures of pictures: a painted map has thousands of shapes, and the browser would draw them all anew
// for every frame in which something on it moves. Drawn once into pixels, it is only copied.
const drawings = new Map<string, Promise<HTMLImageElement>>();
const made = new Map<string, Promise<string>>();

const SEEN = 300;

const idle = (): Promise<void> => new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(() => done(), { timeout: 2000 }) : setTimeout(done, 200)));

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Until what stands on the page has been seen, and nothing else is to be done. */
export async function rested(): Promise<void> {
  await pause(SEEN);
  await idle();
}

/** What a map holds, or what is made for it; what failed is tried again. */
function once<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  if (!all.has(key)) {
    all.set(key, make());
    all.get(key)!.catch(() => all.delete(key));
  }
  return all.get(key)!;
}

/** A picture that can be shown at once. */
export function ready(href: string): Promise<HTMLImageElement> {
  return once(drawings, href, async () => {
    const image = Object.assign(new Image(), { src: href });
    await image.decode();
    return image;
  });
}

/** The same picture in so many pixels, as an address of its own; made once, when there is nothing else to do. */
export function raster(href: string, width: number, height: number): Promise<string> {
  return once(made, `${href} ${width}`, () => draw(href, width, height));
}

async function draw(href: string, width: number, height: number): Promise<string> {
  const image = await ready(href);
  await idle();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92)); // WebP takes far longer to write
  if (!blob) throw new Error("the browser made no picture");
  return URL.createObjectURL(blob);
}
