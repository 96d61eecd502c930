import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away, effect, ghosts, pace, steps, tally } from "../../src/lib/board/effects";
import { Player } from "../../src/lib/board/player.svelte";

const march = effect("move", "red", "B", { from: ["A"], pieces: ["p"] });
const strike = effect("attack", "red", "C", { from: ["B"] });
const hit = effect("hit", "blue", "C");
const death = effect("loss", "blue", "C", { pieces: ["q"] });
const advance = effect("move", "red", "C", { from: ["B"], pieces: ["p"] });
const story = [march, strike, hit, death, advance];

describe("effects", () => {
  it("are played one after the other, arrivals and marks together", () => {
    const [one, two] = [effect("arrive", "red", "A"), effect("arrive", "red", "B")];
    const mark = effect("mark", "red", "C");
    expect(steps([one, two, march, mark])).toEqual([[one, two], [march, mark]]);
  });

  it("take longer the more there are, but never long", () => {
    const long = Array.from({ length: 100 }, () => march);
    expect(pace(steps(long)).reduce((sum, time) => sum + time)).toBeCloseTo(6000);
    expect(pace(steps([march]))[0]).toBeLessThan(600);
  });

  it("keep pieces back until they have moved", () => {
    const played = steps(story);
    expect(ghosts(played, 0)).toEqual([
      { piece: "p", path: ["A", "B"], fate: "moves" },
      { piece: "q", path: ["C"], fate: "waits" },
    ]);
    expect(ghosts(played, 1)).toContainEqual({ piece: "p", path: ["B"], fate: "waits" });
    expect(ghosts(played, 3)).toContainEqual({ piece: "q", path: ["C"], fate: "dies" });
    expect(ghosts(played, 4)).toEqual([{ piece: "p", path: ["B", "C"], fate: "moves" }]);
    expect([...away(played, 0)]).toEqual(["p"]);
    expect(away(played, 5).size).toBe(0);
  });

  it("count hits by hex", () => {
    expect([...tally(story)]).toEqual([["C", 2]]);
  });
});

describe("the player of effects", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays in order and leaves a trail", () => {
    const player = new Player();
    player.play(story, true);
    const seen = [];
    while (player.isPlaying) {
      seen.push(...player.current);
      vi.advanceTimersByTime(player.time);
    }
    expect(seen).toEqual(story);
    expect(player.trail).toEqual(story);
    expect(player.ghosts).toEqual([]);
  });

  it("can be cut short", () => {
    const player = new Player();
    player.play(story, true);
    player.skip();
    expect(player.isPlaying).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(player.isPlaying).toBe(false);
  });

  it("moves nothing when movement is turned off, but shows the trail", () => {
    const player = new Player();
    player.play(story, false);
    expect(player.isPlaying).toBe(false);
    expect(player.away.size).toBe(0);
    expect(player.trail).toEqual(story);
    player.clear();
    expect(player.trail).toEqual([]);
  });

  it("keeps the last trail when nothing is to be seen", () => {
    const player = new Player();
    player.play([march], false);
    player.play([], true);
    expect(player.trail).toEqual([march]);
  });
});
