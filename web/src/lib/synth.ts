// Sounds made of noise and tones, no recordings: a die on wood, a shot, engines, paper.
import type { Sound } from "./sound";

type Play = (to: Bench, seconds: number) => void;

/** Seconds, pitches and loudness of one noise or tone. */
interface Burst {
  after?: number;
  lasts?: number;
  from?: number;
  to?: number;
  loud?: number;
  attack?: number;
}

/** A few tools on one output. */
class Bench {
  readonly at: number;
  readonly #out: GainNode;

  constructor(
    private readonly context: AudioContext,
    volume: number,
  ) {
    this.at = context.currentTime + 0.01;
    this.#out = new GainNode(context, { gain: volume * volume });
    this.#out.connect(context.destination);
  }

  /** Noise through a filter that glides from one pitch to another, fading away. */
  noise({ after = 0, lasts = 0.2, from = 1000, to = from, sharp = 1, loud = 0.5, type = "bandpass", attack = 0.002 }: Burst & { sharp?: number; type?: BiquadFilterType }): void {
    const { context, at } = this;
    const source = new AudioBufferSourceNode(context, { buffer: hiss(context), loop: true });
    const filter = new BiquadFilterNode(context, { type, frequency: from, Q: sharp });
    filter.frequency.setValueAtTime(from, at + after);
    filter.frequency.exponentialRampToValueAtTime(Math.max(to, 20), at + after + lasts);
    source.connect(filter).connect(this.#faded(after, lasts, loud, attack));
    source.start(at + after, Math.random());
    source.stop(at + after + lasts + 0.05);
  }

  /** A tone that glides from one pitch to another, fading away. */
  tone({ after = 0, lasts = 0.3, from = 440, to = from, loud = 0.3, type = "sine", attack = 0.004 }: Burst & { type?: OscillatorType }): void {
    const { context, at } = this;
    const source = new OscillatorNode(context, { type, frequency: from });
    source.frequency.setValueAtTime(from, at + after);
    source.frequency.exponentialRampToValueAtTime(Math.max(to, 20), at + after + lasts);
    source.connect(this.#faded(after, lasts, loud, attack));
    source.start(at + after);
    source.stop(at + after + lasts + 0.05);
  }

  #faded(after: number, lasts: number, loud: number, attack: number): GainNode {
    const gain = new GainNode(this.context, { gain: 0 });
    const begin = this.at + after;
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    gain.connect(this.#out);
    return gain;
  }
}

let noise: AudioBuffer | null = null;

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}

const SOUNDS: Record<Sound, Play> = {
  /** Bones on a table, closer and closer together, and a last knock. */
  dice(to, seconds) {
    for (let after = 0, gap = 0.11; after < seconds * 0.85; after += gap * (0.6 + Math.random() * 0.8), gap *= 0.94) {
      to.noise({ after, lasts: 0.035, from: 1800 + Math.random() * 2200, sharp: 4, loud: 0.35 });
      to.tone({ after, lasts: 0.03, from: 380 + Math.random() * 240, to: 200, loud: 0.12, type: "triangle" });
    }
    to.tone({ after: seconds * 0.9, lasts: 0.08, from: 240, to: 120, loud: 0.3, type: "triangle" });
  },
  loss(to) {
    to.tone({ lasts: 0.22, from: 130, to: 45, loud: 0.7 });
    to.noise({ lasts: 0.16, from: 900, to: 250, loud: 0.4 });
    to.noise({ after: 0.03, lasts: 0.1, from: 3200, to: 1500, sharp: 3, loud: 0.12 });
  },
  shot(to) {
    for (const after of [0, 0.09, 0.17, 0.24]) {
      to.noise({ after, lasts: 0.09, from: 2600, to: 500, sharp: 0.7, loud: 0.45 });
      to.tone({ after, lasts: 0.07, from: 190, to: 70, loud: 0.3, type: "triangle" });
    }
    to.noise({ after: 0.26, lasts: 0.5, from: 700, to: 200, loud: 0.08 });
  },
  blast(to) {
    to.tone({ lasts: 0.7, from: 90, to: 28, loud: 0.9 });
    to.noise({ lasts: 0.9, from: 1400, to: 60, sharp: 0.4, loud: 0.7, type: "lowpass" });
    to.noise({ after: 0.12, lasts: 0.7, from: 2400, to: 900, sharp: 2, loud: 0.06 });
  },
  armour(to, seconds) {
    const lasts = Math.max(0.5, Math.min(seconds, 1.4));
    to.tone({ lasts, from: 46, to: 58, loud: 0.3, type: "sawtooth", attack: 0.12 });
    to.tone({ lasts, from: 69, to: 84, loud: 0.14, type: "square", attack: 0.12 });
    for (let after = 0; after < lasts; after += 0.085) to.noise({ after, lasts: 0.05, from: 700, sharp: 6, loud: 0.12 });
  },
  aircraft(to, seconds) {
    const lasts = Math.max(0.8, Math.min(seconds, 1.6));
    for (const [from, end] of [[128, 84], [131, 85], [196, 126]] as const) to.tone({ lasts, from, to: end, loud: 0.14, type: "sawtooth", attack: lasts * 0.45 });
    to.noise({ lasts, from: 900, to: 350, sharp: 0.8, loud: 0.08, attack: lasts * 0.45 });
  },
  card(to) {
    to.noise({ lasts: 0.14, from: 5200, to: 1800, sharp: 0.6, loud: 0.16, attack: 0.04 });
    to.noise({ after: 0.13, lasts: 0.05, from: 900, sharp: 2, loud: 0.25 });
  },
  march(to) {
    for (const after of [0, 0.16]) to.noise({ after, lasts: 0.06, from: 320, to: 160, sharp: 1, loud: 0.12 });
  },
  turn(to) {
    to.tone({ lasts: 0.7, from: 523.25, loud: 0.14, type: "triangle" });
    to.tone({ after: 0.14, lasts: 0.9, from: 783.99, loud: 0.12, type: "triangle" });
  },
};

export function play(context: AudioContext, what: Sound, volume: number, seconds: number): void {
  SOUNDS[what](new Bench(context, volume), seconds);
}
