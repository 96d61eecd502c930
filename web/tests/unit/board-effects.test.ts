import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { effect, ghosts, paced, steps, tally, type Effect, type Scene } from "../../src/lib/board/effects";
import { Timeline } from "../../src/lib/board/timeline.svelte";

const march = effect("move", "red", "B", { from: ["A"], pieces: ["p"] });
const strike = effect("attack", "red", "C", { from: ["B"] });
const hit = effect("hit", "blue", "C", { pieces: ["q"] });
const death = effect("loss", "blue", "C", { pieces: ["q"] });
const advance = effect("move", "red", "C", { from: ["B"], pieces: ["p"] });
const scene = (effects: Effect[], more: Partial<Scene> = {}): Scene => ({
  effects, words: false, waits: false, act: null, ...more,
});
const story = [march, strike, hit, death, advance];

describe("effects", () => {
  it("are played one after the other, arrivals and marks together", () => {
    const [one, two] = [effect("arrive", "red", "A"), effect("arrive", "red", "B")];
    const mark = effect("mark", "red", "C");
    const played = steps([scene([one]), scene([two]), scene([march]), scene([mark])]);
    expect(played.map((step) => step.effects)).toEqual([[one, two], [march, mark]]);
    expect(played.map((step) => step.scene)).toEqual([1, 3]);
  });

  it("stay apart where each thing waits for a hand", () => {
    const [one, two] = [effect("arrive", "red", "A"), effect("arrive", "red", "B")];
    const played = steps([scene([one], { waits: true }), scene([two], { waits: true })]);
    expect(played.map((step) => [step.effects.length, step.scene, step.waits])).toEqual([[1, 0, true], [1, 1, true]]);
  });

  it("leave time for words, and none for what nobody needs to be told", () => {
    const played = steps([scene([]), scene([], { words: true }), scene([march], { words: true })]);
    expect(played.map((step) => [step.scene, step.beat])).toEqual([[1, "told"], [2, "told"]]);
    expect(played[1]!.time).toBe(played[0]!.time);
  });

  it("let the sum grow and the dice land before the event counts as told", () => {
    const act = { opens: true, terms: 2, dice: true, result: true };
    const played = steps([scene([hit, death], { act })]);
    expect(played.map((step) => [step.beat, step.effects])).toEqual([["sum", []], ["dice", []], ["told", [hit]], ["told", [death]]]);
    expect(steps([scene([], { act: { ...act, opens: false, terms: 0 } })]).map(({ beat }) => beat)).toEqual(["dice", "told"]);
    const more = steps([scene([], { act: { ...act, terms: 5 } })]);
    expect(more[0]!.time).toBeGreaterThan(played[0]!.time);
  });

  it("take longer the more there are, but never long", () => {
    const sum = (scenes: Scene[], speed: number) => paced(steps(scenes), speed).reduce((all, { time }) => all + time, 0);
    const long = Array.from({ length: 100 }, () => scene([march]));
    expect(sum(long, 1)).toBeCloseTo(6000);
    expect(sum(long, 2)).toBeCloseTo(3000);
    expect(sum([scene([march])], 1)).toBeLessThan(600);
    expect(sum([scene([march])], 0.5)).toBeGreaterThan(600);
  });

  it("show pieces on their way, arriving and dying", () => {
    const played = steps([scene(story)]);
    expect(played.map(ghosts)).toEqual([
      [{ piece: "p", path: ["A", "B"], fate: "moves" }],
      [],
      [],
      [{ piece: "q", path: ["C"], fate: "dies" }],
      [{ piece: "p", path: ["B", "C"], fate: "moves" }],
    ]);
  });

  it("count hits by hex", () => {
    expect([...tally(story)]).toEqual([["C", 2]]);
  });
});

describe("the player of effects", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays in order and leaves a trail", () => {
    const player = new Timeline();
    player.play([scene(story)], { speed: 1 });
    const seen = [];
    while (player.isPlaying) {
      seen.push(...player.current);
      vi.advanceTimersByTime(player.time);
    }
    expect(seen).toEqual(story);
    expect(player.trail).toEqual(story);
    expect(player.ghosts).toEqual([]);
  });

  it("tells what has been shown, what is being shown and what is to come", () => {
    const player = new Timeline();
    const ended = vi.fn();
    player.play([scene([march]), scene([hit], { act: { opens: false, terms: 0, dice: true, result: true } })], { speed: 1, onend: ended });
    expect([player.told, player.past, player.coming]).toEqual([1, [], [march, hit]]);
    vi.advanceTimersByTime(player.time);
    expect([player.beat, player.told, player.past, player.coming]).toEqual(["dice", 1, [march], [hit]]);
    vi.advanceTimersByTime(player.time);
    expect([player.beat, player.told, [...player.away]]).toEqual(["told", 2, []]);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(player.time);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("can be cut short", () => {
    const player = new Timeline();
    player.play([scene(story)], { speed: 1 });
    player.skip();
    expect(player.isPlaying).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(player.isPlaying).toBe(false);
  });

  it("moves nothing when movement is turned off, but shows the trail", () => {
    const player = new Timeline();
    player.play([scene(story)], { speed: 0 });
    expect(player.isPlaying).toBe(false);
    expect(player.away.size).toBe(0);
    expect(player.trail).toEqual(story);
    player.clear();
    expect(player.trail).toEqual([]);
  });

  it("keeps the last trail when nothing is to be seen", () => {
    const player = new Timeline();
    player.play([scene([march])], { speed: 0 });
    player.play([], { speed: 1 });
    player.play([scene([])], { speed: 1 });
    expect(player.trail).toEqual([march]);
  });

  const byHand = [scene([march], { waits: true }), scene([strike, hit], { waits: true }), scene([], { waits: true })];

  it("waits for a hand after each scene", () => {
    const player = new Timeline();
    player.play(byHand, { speed: 1 });
    vi.advanceTimersByTime(60_000);
    expect([player.scene, player.isByHand]).toEqual([0, true]);
    player.next();
    expect([player.scene, player.current]).toEqual([1, [strike]]);
    vi.advanceTimersByTime(60_000);
    expect([player.scene, player.current]).toEqual([1, [hit]]);
    player.next();
    expect(player.scene).toBe(2);
    player.next();
    expect([player.scene, player.isPlaying, player.isByHand]).toEqual([null, false, false]);
  });

  it("turns the page before a scene is over, and runs on when told to", () => {
    const player = new Timeline();
    player.play(byHand, { speed: 1 });
    player.next();
    player.next();
    expect(player.scene).toBe(2);
    player.play(byHand, { speed: 1 });
    player.run();
    expect(player.isByHand).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(player.isPlaying).toBe(false);
  });

  it("turns pages even where nothing may move", () => {
    const player = new Timeline();
    player.play(byHand, { speed: 0 });
    expect(player.time).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(player.scene).toBe(0);
    player.next();
    vi.advanceTimersByTime(0);
    expect([player.scene, player.current]).toEqual([1, [hit]]);
  });
});
