// Pictures of pictures: a painted map has thousands of shapes, and the browser would draw them all anew
// for every frame in which something on it moves. Drawn once into pixels, it is only copied.
const made = new Map<string, Promise<string>>();

const idle = (): Promise<void> => new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(() => done(), { timeout: 2000 }) : setTimeout(done, 200)));

/** The same picture in so many pixels, as an address of its own; made once, when there is nothing else to do. */
export function raster(href: string, width: number, height: number): Promise<string> {
  const key = `${href} ${width}`;
  if (!made.has(key)) made.set(key, draw(href, width, height));
  return made.get(key)!;
}

async function draw(href: string, width: number, height: number): Promise<string> {
  const image = new Image();
  image.src = href;
  await image.decode();
  await idle();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  if (!blob) throw new Error("the browser made no picture");
  return URL.createObjectURL(blob);
}
