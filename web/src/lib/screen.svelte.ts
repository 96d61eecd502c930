// What lies open on the page of a game: tabs, overlays, the stack that is spread out, the hex looked at.
/** Milliseconds until a stack is spread out under the pointer, and until it is put together again. */
const OPEN = 320;
const CLOSE = 250;

export class Screen {
  tab = $state("log");
  /** The rules that are looked for in their tab. */
  rule = $state("");
  areUnitsHidden = $state(false);
  isTyping = $state(false);
  isReplaying = $state(false);
  /** The hex that has the focus. */
  focus = $state<string | null>(null);
  /** What is laid over the map, and the hexes that were picked for it. */
  overlay = $state<string | null>(null);
  picked = $state.raw<string[]>([]);
  /** The hex that is looked at, and the one whose stack is spread out. */
  looking = $state<string | null>(null);
  fanned = $state<string | null>(null);
  /** Whether the pointer is in the stack that is spread out. */
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Open the rules at one of them. */
  readRule(rule: string): void {
    this.rule = rule;
    this.tab = "rules";
  }

  /** Lay something over the map, or nothing. */
  lay(id: string | null): void {
    this.overlay = id;
    this.picked = [];
  }

  /** The pointer or the focus is on a hex, or on none; its stack spreads out after a moment. */
  lookAt(hex: string | null): void {
    if (hex || !this.#isHeld) this.looking = hex;
    clearTimeout(this.#timer);
    if (hex === this.fanned) return;
    this.#timer = setTimeout(() => {
      if (!this.#isHeld) this.fanned = hex;
    }, hex ? OPEN : CLOSE);
  }

  /** Spread a stack out at once. */
  spread(hex: string): void {
    clearTimeout(this.#timer);
    this.looking = this.fanned = hex;
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) clearTimeout(this.#timer);
    else this.lookAt(null);
  }

  closeFan(): void {
    clearTimeout(this.#timer);
    this.fanned = null;
  }

  /** The game has gone on: what was laid over another position goes. */
  clear(): void {
    this.lay(null);
    this.closeFan();
    this.areUnitsHidden = this.#isHeld = false;
  }
}
