// How the window is shared: the board, the column beside it, and where the hand lies.
import { MediaQuery } from "svelte/reactivity";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";

/** Pixels that the column has at least, and the hand below the board. */
const LEAST = 288;
const DOCK = 104;
/** Pixels that the hand keeps below the board once it has had them, so that the board does not grow and shrink with every question. */
const KEPT = 150;
/** Pixels of everything else below a map that is very wide. */
const LOW = 320;
/** How much larger than barely readable a whole map must be to be played on as a whole. */
const READ = 1.02;
/** Pixels of the header and of the strip below the map. */
const HEAD = 80;

export class Layout {
  readonly least = LEAST;
  /** Beside the board there is room for a column, in a window that is wider than high. */
  readonly #wide = new MediaQuery("(min-width: 761px) and (min-aspect-ratio: 1)");
  readonly inner = $state({ width: 1366, height: 768 });
  readonly main = $state({ width: 0, height: 0 });
  /** Pixels that the hand has below the board. */
  docked = $state(0);
  #kept = $state(0);

  constructor(private readonly session: Session) {}

  /** The hand has come to lie below the board, or has another height there. */
  keep(): void {
    this.#kept = Math.max(this.#kept, Math.min(this.docked, KEPT * settings.textSize));
  }

  readonly rail = $derived(Math.round(66 * settings.textSize));
  readonly most = $derived.by(() => Math.max(LEAST, this.inner.width / 2));
  readonly #sheet = $derived.by(() => this.session.parts?.sheet ?? null);
  readonly isWide = $derived.by(() => this.#wide.current);
  /** What a map that can be read as a whole leaves beside it goes to the column, up to a point. */
  readonly #usual = $derived.by(() => {
    const sheet = this.#sheet;
    const drawing = this.session.look?.drawing;
    const { width, height } = this.inner;
    const high = height - HEAD;
    const isRead = sheet && drawing && high / sheet.height > READ * drawing.figures[1];
    const left = isRead ? width - this.rail - (high * sheet.width) / sheet.height : 0;
    return Math.max(Math.min(480, width * 0.262), 320 * settings.textSize, Math.min(left, 640 * settings.textSize, width / 3));
  });
  readonly column = $derived.by(() => Math.min(settings.column || this.#usual, this.most));
  /** Below a map that is wide there may be room that it cannot use: there the hand lies. */
  readonly spare = $derived.by(() => {
    const sheet = this.#sheet;
    return sheet && this.isWide ? this.main.height + this.docked - 35 * settings.textSize - (this.main.width * sheet.height) / sheet.width : 0;
  });
  /** A map that is very wide is larger with everything else below it. */
  readonly isLow = $derived.by(() => {
    const sheet = this.#sheet;
    if (!sheet || !this.isWide || settings.folded) return false;
    const { width, height } = this.inner;
    const scale = (wide: number, high: number) => Math.min(wide / sheet.width, high / sheet.height);
    const beside = scale(width - this.column - this.rail, height - HEAD);
    return scale(width - this.rail, height - HEAD - LOW * settings.textSize) > 1.08 * beside;
  });
  /** What the hand keeps of the room that it has had; where chances share it, from the first. */
  readonly kept = $derived.by(() => Math.min(Math.max(this.#kept, this.session.look?.panels.sharesRoom ? DOCK : 0), this.spare));
  readonly isHandBelow = $derived.by(() => this.spare >= DOCK && !this.isLow);
}
