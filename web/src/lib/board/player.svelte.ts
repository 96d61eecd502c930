// Plays effects one after the other; what was played last stays as a trail.
import { away, ghosts, pace, steps, type Effect, type Ghost } from "./effects";

export class Player {
  trail = $state.raw<Effect[]>([]);
  #steps = $state.raw<Effect[][]>([]);
  #now = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isPlaying = $derived(this.#now < this.#steps.length);
  readonly current = $derived<Effect[]>(this.#steps[this.#now] ?? []);
  readonly ghosts = $derived<Ghost[]>(this.isPlaying ? ghosts(this.#steps, this.#now) : []);
  readonly away = $derived<ReadonlySet<string>>(
    this.isPlaying ? away(this.#steps, this.#now) : new Set<string>(),
  );
  /** Milliseconds that the current step takes. */
  readonly time = $derived(pace(this.#steps)[this.#now] ?? 0);

  /** New effects; those still playing are cut short. */
  play(effects: Effect[], animated: boolean): void {
    if (!effects.length) return;
    clearTimeout(this.#timer);
    this.trail = effects;
    this.#steps = animated ? steps(effects) : [];
    this.#now = 0;
    this.#wait();
  }

  /** Finish at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#now = this.#steps.length;
  }

  /** Forget even the trail, as when the game goes back. */
  clear(): void {
    this.skip();
    this.trail = [];
  }

  #wait(): void {
    if (!this.isPlaying) return;
    this.#timer = setTimeout(() => {
      this.#now += 1;
      this.#wait();
    }, this.time);
  }
}
