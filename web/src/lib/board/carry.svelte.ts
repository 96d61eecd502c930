// Pieces are carried by the pointer: taken up where they lie, on the board or beside it, and laid down
// on a hex. With Shift a frame is drawn around some of them. A finger moves the map instead.

/** Where on the page, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export interface Grip {
  /** What was taken hold of; without a piece it is all that lies in the hex. */
  unit: string | null;
  hex: string | null;
}

export interface Porter {
  /** Whether what is taken hold of can be carried. */
  may(grip: Grip): boolean;
  lift(grip: Grip): void;
  /** Over which hex it is carried. */
  over(hex: string | null): void;
  /** Where it was laid down; nowhere, and it goes back. */
  drop(hex: string | null, at: Spot): void;
  /** A frame from corner to corner. */
  frame(from: Spot, to: Spot): void;
}

/** Below this a hand only trembles. */
const STILL = 6;

export class Carry {
  /** What is carried, and where it is. */
  held = $state.raw<(Grip & Spot) | null>(null);
  /** The frame that is being drawn. */
  drawn = $state.raw<{ from: Spot; to: Spot } | null>(null);
  #from: Spot | null = null;
  #grip: Grip | null = null;
  #isFrame = false;

  constructor(private readonly porter: Porter) {}

  /** Whether the pointer is down on something that it carries, so that the map stays where it is. */
  get isBusy(): boolean {
    return this.#from !== null;
  }

  /** Listen until the returned function is called. */
  listen(): () => void {
    const down = (event: PointerEvent) => this.#down(event);
    addEventListener("pointerdown", down, { capture: true });
    return () => {
      removeEventListener("pointerdown", down, { capture: true });
      this.#rest();
    };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0 || !(event.target instanceof Element)) return;
    const piece = event.target.closest<HTMLElement | SVGElement>("[data-unit]")?.dataset.unit ?? null;
    const hex = hexAt(event.target);
    this.#isFrame = event.shiftKey && event.target.closest("svg.board") !== null;
    if (!this.#isFrame && !((piece || hex) && this.porter.may({ unit: piece, hex }))) return;
    this.#grip = { unit: piece, hex };
    this.#from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
    addEventListener("keydown", this.#key, { capture: true });
  }

  readonly #move = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const from = this.#from!;
    if (!this.held && !this.drawn && Math.abs(at.x - from.x) + Math.abs(at.y - from.y) <= STILL) return;
    if (this.#isFrame) {
      this.drawn = { from, to: at };
      return;
    }
    if (!this.held) this.porter.lift(this.#grip!);
    this.held = { ...this.#grip!, ...at };
    this.porter.over(hexUnder(at));
  };

  readonly #up = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const { held, drawn } = this;
    if (held || drawn) swallowClick();
    this.#rest();
    if (held) this.porter.drop(hexUnder(at), at);
    else if (drawn) this.porter.frame(drawn.from, at);
  };

  readonly #cancel = () => {
    const { held } = this;
    this.#rest();
    if (held) this.porter.drop(null, held);
  };

  /** Esc puts it back. */
  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  #rest(): void {
    this.held = this.drawn = this.#from = this.#grip = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    removeEventListener("keydown", this.#key, { capture: true });
  }
}

function hexAt(target: Element): string | null {
  return target.closest<SVGElement>("[data-hex]")?.dataset.hex ?? null;
}

function hexUnder({ x, y }: Spot): string | null {
  const target = document.elementFromPoint(x, y);
  return target ? hexAt(target) : null;
}

/** What ends a drag is no click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
