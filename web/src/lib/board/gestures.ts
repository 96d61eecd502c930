// Pointers on the board: one drags, two pinch, a short touch chooses, a long one informs.
export interface Hand {
  pan(dx: number, dy: number): void;
  /** Coordinates are those of the events, in the page. */
  zoom(factor: number, x: number, y: number): void;
  /** Something was held for a while without moving. */
  hold(target: EventTarget | null): void;
}

export interface Touch {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
  target: EventTarget | null;
}

/** Fingers tremble: below this a touch is no drag. */
const STILL = 7;
const LONG = 500;

export class Gestures {
  readonly #at = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hand: Hand) {}

  /** Whether the last touch was meant to choose something: it neither dragged nor informed. */
  get isTap(): boolean {
    return this.#travelled <= STILL && !this.#held;
  }

  get isDragging(): boolean {
    return this.#at.size > 0 && this.#travelled > STILL;
  }

  down(event: Touch): void {
    if (this.#at.size === 0) {
      this.#travelled = 0;
      this.#held = false;
    }
    this.#at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#timer);
    if (this.#at.size > 1) {
      this.#travelled = Infinity;
    } else if (event.pointerType !== "mouse") {
      this.#timer = setTimeout(() => {
        this.#held = true;
        this.hand.hold(event.target);
      }, LONG);
    }
  }

  move(event: Touch): void {
    const last = this.#at.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const dx = now.x - last.x;
    const dy = now.y - last.y;
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    if (this.#travelled > STILL) {
      clearTimeout(this.#timer);
      if (this.#at.size === 1) this.hand.pan(dx, dy);
      else if (this.#at.size === 2) this.#pinch(event.pointerId, last, now);
    }
    this.#at.set(event.pointerId, now);
  }

  up(event: Touch): void {
    this.#at.delete(event.pointerId);
    clearTimeout(this.#timer);
  }

  /** A key chooses too, whatever the pointer did before. */
  forget(): void {
    this.#travelled = 0;
    this.#held = false;
  }

  #pinch(id: number, last: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.#at].find(([pointer]) => pointer !== id)![1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    this.hand.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    if (before > 0 && after > 0) {
      this.hand.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
  }
}
