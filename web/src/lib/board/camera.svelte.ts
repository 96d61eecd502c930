// What part of the board is in view: a centre and a scale, moved by every means a player has.
//
// The board is laid out once, at the scale `laid`; from then on it is a layer that is moved and
// stretched. While the hand zooms, the browser stretches the pixels that it has. When the hand rests,
// `settle` says so, and it draws the same layer anew and crisp, without laying it out again.
//
// On the way out more and more of the board comes into the window, and fine pixels of all of it would
// be far too many. The layer is then `coarse` for a frame: as soon as a transform has perspective in it,
// however little, Chromium draws a large layer at the scale at which it is laid out. These few pixels
// last for the whole board.
import type { Box, Point } from "./geometry";

const CLOSEST = 7; // board units across the shorter edge of the window
const GLIDE = 180;
const SHRUNK = 0.7;
const PERSPECTIVE = 1e-12;
const NARROW = 520; // pixels of a window in which everything that is laid beside the map hides too much of it
const BEYOND = 1.6; // what lies in a corner can be drawn out from under the tools

interface Stand {
  x: number;
  y: number;
  span: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Board units across the width of the window. */
  span = $state(30);
  width = $state(800);
  height = $state(600);
  box = $state.raw<Box>({ x: 0, y: 0, width: 30, height: 30 });
  /** Pixels per board unit at which the hand rested last. */
  drawn = $state(26);
  /** Pixels per board unit of the pixels that are being stretched. */
  #pixels = $state(26);
  /** Whether the layer is to be drawn with few pixels, in the next frame. */
  #coarse = $state(false);
  /** Whether the window's size is known. */
  isMeasured = $state(false);
  /** The point of the board that matters. */
  heart: Point | null = null;
  /** Whether moves of the camera may be shown as moves. */
  smooth = false;
  #back: Stand | null = null;
  /** Where the player looked before the view followed what is told; whoever moves the map looks there from now on. */
  #left: Stand | null = null;
  #running = 0;

  /** The board's box; of a new one the camera shows all at first. */
  frame(box: Box): void {
    const { x, y, width, height } = this.box;
    if (box.x === x && box.y === y && box.width === width && box.height === height) return;
    this.box = box;
    this.#stand(this.#everything());
    this.settle();
  }

  /** The hand rests. */
  settle(): void {
    this.drawn = this.#pixels = this.scale;
    this.#coarse = false;
  }

  /** A frame with the coarse layer has been shown. */
  stretch(): void {
    this.#coarse = false;
  }

  get isCoarse(): boolean {
    return this.#coarse;
  }

  /** Whether the hand has not come to rest at this scale yet. */
  get zooms(): boolean {
    return this.drawn !== this.scale;
  }

  /** Whether pixels are to be stretched, not drawn anew. */
  get stretches(): boolean {
    return this.#pixels !== this.scale && !this.#coarse;
  }

  get scale(): number {
    return this.width / this.span;
  }

  /** Pixels per board unit at which the board is laid out: the whole of it fills the window. */
  get laid(): number {
    return this.width / this.#farthest();
  }

  get isNarrow(): boolean {
    return this.width < NARROW;
  }

  /** Board units from the top to the bottom of the window. */
  get high(): number {
    return (this.span * this.height) / this.width;
  }

  /** Where a point of the board is in the window. */
  screen(x: number, y: number): { x: number; y: number } {
    return {
      x: this.width / 2 + (x - this.x) * this.scale,
      y: this.height / 2 + (y - this.y) * this.scale,
    };
  }

  /** The layer's place in the window, as CSS. */
  get transform(): string {
    const corner = this.screen(this.box.x, this.box.y);
    const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
    const size = this.scale / this.laid;
    if (this.#coarse) return `matrix3d(${size}, 0, 0, ${PERSPECTIVE}, 0, ${size}, 0, 0, 0, 0, 1, 0, ${x}, ${y}, 0, 1)`;
    return `translate3d(${x}px, ${y}px, 0) scale(${size})`;
  }

  get isWhole(): boolean {
    return this.span >= this.#farthest() - 0.01;
  }

  whole(): void {
    this.#back = this.#left = null;
    this.#go(this.#everything());
  }

  /** The whole map, and back to where we were. */
  toggleWhole(): void {
    if (!this.isWhole) {
      const here = { x: this.x, y: this.y, span: this.span };
      this.whole();
      this.#back = here;
    } else if (this.#back) {
      this.#go(this.#back);
    } else {
      this.zoom(2);
    }
  }

  resize(width: number, height: number): void {
    this.isMeasured ||= width > 0 && height > 0;
    if (!width || !height || (width === this.width && height === this.height)) return;
    const whole = this.isWhole;
    const scale = this.scale;
    // What comes or goes below the window moves nothing under the pointer.
    const down = width === this.width ? (height - this.height) / 2 / scale : 0;
    this.width = width;
    this.height = height;
    this.#stand(whole ? this.#everything() : { x: this.x, y: this.y + down, span: width / scale });
    if (this.#left) this.#left = { ...this.#left, y: this.#left.y + down };
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#left = null;
    this.#stand({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, span: this.span });
  }

  /** Zoom by a factor, keeping the board under a point of the window where it is. */
  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    this.#stop();
    this.#left = null;
    this.#stand(this.#zoomed(factor, atX, atY));
  }

  /** Zoom by a button or key: the same, in one smooth step, around what matters as long as it is in sight. */
  step(factor: number): void {
    this.#left = null;
    const { heart } = this;
    const at = heart && this.shows(heart.x, heart.y) ? this.screen(heart.x, heart.y) : { x: this.width / 2, y: this.height / 2 };
    this.#go(this.#zoomed(factor, at.x, at.y));
  }

  /** Go closer until a unit of the board has so many pixels, and look at a point. */
  closeUp(scale: number, x: number, y: number): void {
    this.#stop();
    if (this.scale < scale) this.#stand({ x, y, span: this.#allowed(this.width / scale) });
    this.settle();
  }

  /** Leave no edge of the window empty, around a point of the board. */
  fill(x = this.x, y = this.y): void {
    this.#stop();
    this.#stand({ x, y, span: Math.min(this.box.width, (this.box.height * this.width) / this.height) });
    this.settle();
  }

  /** Look at a part of the board. */
  fit({ x, y, width, height }: Box): void {
    this.#stop();
    const span = Math.max(width, (height * this.width) / this.height);
    this.#stand({ x: x + width / 2, y: y + height / 2, span });
    this.settle();
  }

  /** Look at a point from where we are. */
  centre(x: number, y: number): void {
    this.#stop();
    this.#stand({ x, y, span: this.span });
  }

  shows(x: number, y: number, from: Stand = this): boolean {
    const high = (from.span * this.height) / this.width;
    return Math.abs(x - from.x) < from.span / 2 - 0.5 && Math.abs(y - from.y) < high / 2 - 0.5;
  }

  /** Bring a point into view without moving more than needed. */
  reveal(x: number, y: number, margin = 2): void {
    const halfX = Math.max(this.span / 2 - margin, 0);
    const halfY = Math.max(this.high / 2 - margin, 0);
    const toX = Math.min(Math.max(this.x, x - halfX), x + halfX);
    const toY = Math.min(Math.max(this.y, y - halfY), y + halfY);
    if (toX !== this.x || toY !== this.y) this.#go({ x: toX, y: toY, span: this.span });
  }

  /** Bring what is being told into view; where the player looked is kept. */
  follow(x: number, y: number): void {
    this.#left ??= { x: this.x, y: this.y, span: this.span };
    this.reveal(x, y);
  }

  /** Go back to where the player looked before something was told elsewhere, if one of these places is seen from there. */
  comeBack(places: { x: number; y: number }[]): boolean {
    const to = this.#left;
    this.#left = null;
    if (!to || !places.some(({ x, y }) => this.shows(x, y, to))) return false;
    this.#go(to);
    return true;
  }

  #farthest(): number {
    return Math.max(this.box.width, (this.box.height * this.width) / this.height);
  }

  #allowed(span: number): number {
    const closest = CLOSEST * Math.max(1, this.width / this.height);
    const farthest = this.#farthest();
    return Math.min(Math.max(span, Math.min(closest, farthest)), farthest);
  }

  #everything(): Stand {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2, span: this.#farthest() };
  }

  #zoomed(factor: number, atX: number, atY: number): Stand {
    const span = this.#allowed(this.span / factor);
    const offX = atX / this.width - 0.5;
    const offY = (atY - this.height / 2) / this.width;
    return {
      x: this.x + offX * (this.span - span),
      y: this.y + offY * (this.span - span),
      span,
    };
  }

  #stand({ x, y, span }: Stand): void {
    this.span = this.#allowed(span);
    if (this.scale < this.#pixels * SHRUNK) {
      this.#pixels = this.laid;
      this.#coarse = true;
    }
    this.x = within(x, this.box.x, this.box.width, this.span);
    // What is left over is below, where the tools lie.
    const { y: top, height } = this.box;
    this.y = this.high >= height ? top + this.high / 2 : within(y, top, height, this.high);
  }

  #go(to: Stand): void {
    this.#stop();
    if (!this.smooth) {
      this.#stand(to);
      return;
    }
    const from = { x: this.x, y: this.y, span: this.span };
    const start = performance.now();
    const frame = (now: number) => {
      const part = Math.min((now - start) / GLIDE, 1);
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#stand({
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        span: between(from.span, to.span),
      });
      this.#running = part < 1 ? requestAnimationFrame(frame) : 0;
    };
    this.#running = requestAnimationFrame(frame);
  }

  #stop(): void {
    if (this.#running) cancelAnimationFrame(this.#running);
    this.#running = 0;
  }
}

/** Keep the window on the board, or the board in the middle of the window. */
function within(centre: number, low: number, size: number, shown: number): number {
  if (shown >= size) return low + size / 2;
  const beyond = Math.min(BEYOND, size - shown);
  return Math.min(Math.max(centre, low - beyond + shown / 2), low + size + beyond - shown / 2);
}
