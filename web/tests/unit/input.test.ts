// What clicks, touches and keys mean, in any game.
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/lib/api";
import { choicesOf } from "../../src/lib/choices";
import { meaning, type Input, type Intent, type Open, type Situation } from "../../src/lib/input";
import { NO_NAMES } from "../../src/lib/naming";

const kinds = { to: "hex", attack: "hex", unit: "unit", play: "card" };

/** A question with these answers, and whatever else is so. */
function asked(actions: Action[], more: Partial<Situation> = {}): Situation {
  const decision = { seat: "axis", number: 1, prompt: "move", actions, kinds, args: {}, rule: null };
  return {
    parts: { names: NO_NAMES, orientation: "flat", hexes: [], hex: new Map(), sheet: { x: 0, y: 0, width: 1, height: 1 } },
    view: { result: null },
    seat: "axis",
    decision,
    picked: [],
    looking: null,
    interaction: { read: () => null },
    isLive: true,
    choices: choicesOf(decision),
    buttons: actions.filter((action) => action.length === 1),
    answers: [],
    open: new Set<Open>(),
    confirming: null,
    between: [],
    doubt: () => "",
    stack: () => [],
    overlays: [{ id: "supply", key: "s" }],
    overlay: null,
    picks: 0,
    isTold: false,
    mayUndo: true,
    last: null,
    before: null,
    chosen: new Set(),
    ...more,
  };
}

const hex = (id: string): Input => ({ kind: "hex", hex: id });
const key = (name: string, more: Partial<Input & { kind: "key" }> = {}): Input => ({ kind: "key", key: name, on: "page", ...more });
const nothing: Intent = { do: "nothing" };

describe("a hex", () => {
  it("that is one answer is that answer", () => {
    expect(meaning(hex("0101"), asked([["to", "0101"], ["end"]]))).toEqual({ do: "play", action: ["to", "0101"] });
  });

  it("that may mean several things makes buttons of them", () => {
    const actions = [["to", "0101"], ["attack", "0101"]];
    expect(meaning(hex("0101"), asked(actions))).toEqual({ do: "offer", actions });
  });

  it("is picked while an overlay wants hexes, even where it could be played", () => {
    const now = asked([["to", "b"]], { picks: 2, picked: ["a"] });
    expect(meaning(hex("b"), now)).toEqual({ do: "pick", hexes: ["a", "b"] });
    expect(meaning(hex("a"), now)).toEqual({ do: "pick", hexes: [] });
    expect(meaning(hex("c"), { ...now, picked: ["a", "b"] })).toEqual({ do: "pick", hexes: ["c"] });
  });

  it("with units to choose from spreads them out", () => {
    expect(meaning(hex("a"), asked([["unit", "u1"]], { stack: () => ["u0", "u1"] }))).toEqual({ do: "spread", hex: "a" });
  });

  it("belongs to the game before anything else is made of it", () => {
    const own: Intent = { do: "own", what: "send", ids: ["a"] };
    expect(meaning(hex("a"), asked([["to", "a"]], { interaction: { read: () => own } }))).toEqual(own);
  });

  it("in vain is explained, and where pieces are asked for the topmost is meant", () => {
    expect(meaning(hex("a"), asked([["to", "b"]]))).toEqual({ do: "explain", thing: "hex", id: "a", hex: "a" });
    const now = asked([["unit", "u1"]], { stack: (id) => (id === "a" ? ["u7"] : []) });
    now.decision!.kinds = { unit: "unit" };
    expect(meaning(hex("a"), now)).toEqual({ do: "explain", thing: "unit", id: "u7", hex: "a" });
  });

  it("in vain says whose decision it is, or what has to be said first", () => {
    expect(meaning(hex("a"), { ...asked([]), decision: null })).toEqual({ do: "refuse", reason: "not-your-decision" });
    expect(meaning(hex("a"), asked([], { between: ["u1"] }))).toEqual({ do: "refuse", reason: "which-first" });
  });

  it("in a replay only shows what stands in it", () => {
    expect(meaning(hex("a"), { ...asked([]), decision: null, isLive: false })).toEqual({ do: "spread", hex: "a" });
  });

  it("that is held is shown, whatever it could mean", () => {
    expect(meaning({ kind: "hold", hex: "a" }, asked([["to", "a"]]))).toEqual({ do: "spread", hex: "a" });
  });
});

describe("a piece", () => {
  const actions = [["unit", "u1"], ["attack", "a"]];

  it("on the board may mean its hex too; in a stack that is spread out it does not", () => {
    expect(meaning({ kind: "unit", unit: "u1", hex: "a" }, asked(actions))).toEqual({ do: "offer", actions });
    expect(meaning({ kind: "unit", unit: "u1", hex: "a", isSpread: true }, asked(actions))).toEqual({ do: "play", action: ["unit", "u1"] });
  });

  it("beside the board has no hex", () => {
    expect(meaning({ kind: "unit", unit: "u1", hex: null }, asked(actions))).toEqual({ do: "play", action: ["unit", "u1"] });
  });
});

describe("an answer", () => {
  it("that something speaks against waits for a second word, and is sent with it", () => {
    const now = asked([["end"]], { doubt: ([verb]) => (verb === "end" ? "Units could still move." : "") });
    const input: Input = { kind: "answer", action: ["end"] };
    expect(meaning(input, now)).toEqual({ do: "confirm", action: ["end"] });
    expect(meaning(input, { ...now, confirming: ["end"] })).toEqual({ do: "play", action: ["end"] });
  });

  it("is weighed however it was given", () => {
    const now = asked([["to", "a"]], { doubt: () => "Sure?" });
    expect(meaning(hex("a"), now)).toEqual({ do: "confirm", action: ["to", "a"] });
  });

  it("has a digit, if it is a button", () => {
    expect(meaning(key("2"), asked([["pass"], ["end"]]))).toEqual({ do: "play", action: ["end"] });
    expect(meaning(key("3"), asked([["pass"], ["end"]]))).toEqual(nothing);
  });
});

describe("a key", () => {
  it("means nothing while something is typed, but Esc leaves the order", () => {
    expect(meaning(key("u", { on: "field" }), asked([]))).toEqual(nothing);
    expect(meaning(key("Escape", { on: "field" }), asked([], { open: new Set(["typing"]) }))).toEqual({ do: "close", what: "typing" });
    expect(meaning(key("Escape", { on: "field" }), asked([]))).toEqual(nothing);
  });

  it("with Ctrl is the browser's, but for undo", () => {
    expect(meaning(key("z", { ctrl: true }), asked([]))).toEqual({ do: "undo" });
    expect(meaning(key("f", { ctrl: true }), asked([]))).toEqual(nothing);
  });

  it("on a hex chooses it or walks on; elsewhere arrows move the map", () => {
    expect(meaning(key("Enter", { on: "hex", hex: "a" }), asked([["to", "a"]]))).toEqual({ do: "play", action: ["to", "a"] });
    expect(meaning(key("ArrowUp", { on: "hex", hex: "a" }), asked([]))).toEqual({ do: "walk", from: "a", key: "ArrowUp" });
    expect(meaning(key("ArrowUp"), asked([]))).toMatchObject({ do: "camera" });
    expect(meaning(key("ArrowUp", { on: "button" }), asked([]))).toEqual(nothing);
  });

  it("of a button stays with the button", () => {
    expect(meaning(key("Enter", { on: "button" }), asked([["end"]]))).toEqual(nothing);
    expect(meaning(key(" ", { on: "button" }), asked([], { isTold: true }))).toEqual(nothing);
  });

  it("turns the page while something is told", () => {
    expect(meaning(key(" "), asked([], { isTold: true }))).toEqual({ do: "playback", to: "next" });
    expect(meaning(key("Escape"), asked([], { isTold: true }))).toEqual({ do: "playback", to: "end" });
  });

  it("lays an overlay over the map and takes it away", () => {
    expect(meaning(key("S"), asked([]))).toEqual({ do: "overlay", id: "supply" });
    expect(meaning(key("s"), asked([], { overlay: "supply" }))).toEqual({ do: "overlay", id: null });
  });

  it("of the game's own comes before those of all games", () => {
    const own: Intent = { do: "own", what: "group", ids: [] };
    const read = (input: Input) => (input.kind === "key" && input.key === "h" ? own : null);
    expect(meaning(key("h"), asked([], { interaction: { read } }))).toEqual(own);
    expect(meaning(key("u"), asked([], { interaction: { read } }))).toEqual({ do: "undo" });
  });
});

describe("Esc", () => {
  const escape = key("Escape");
  /** What is closed, press by press, until nothing is open any more. */
  function presses(open: Open[], more: Partial<Situation> = {}): string[] {
    const left = new Set(open);
    const done: string[] = [];
    for (let n = 0; n < 20; n++) {
      const intent = meaning(escape, asked([], { ...more, open: left }));
      done.push(intent.do === "close" ? intent.what : intent.do);
      if (intent.do !== "close") return done;
      left.delete(intent.what);
    }
    return done;
  }

  it("goes one step back from whatever lies on top", () => {
    const all: Open[] = ["units", "overlay", "fan", "hint", "plan", "offer", "confirm", "typing", "menu"];
    expect(presses(all)).toEqual([...all.toReversed(), "nothing"]);
  });

  it("takes back what was picked before the overlay goes", () => {
    const now = asked([], { open: new Set(["overlay"]), picks: 2, picked: ["a"] });
    expect(meaning(escape, now)).toEqual({ do: "pick", hexes: [] });
  });

  it("lets go of a unit that was chosen to move", () => {
    const now = asked([["to", "b"]], { chosen: new Set(["u1"]) });
    expect(meaning(escape, now)).toEqual({ do: "undo" });
    expect(meaning(escape, { ...now, mayUndo: false })).toEqual(nothing);
  });

  it("asks anew for what the question is about", () => {
    const now = asked([["unit", "u1"]], { before: ["attack", "0707"] });
    expect(meaning(escape, now)).toEqual(nothing);
    now.decision!.args = { target: "0707" };
    expect(meaning(escape, now)).toEqual({ do: "undo" });
  });

  it("takes back an answer that only said what is to be done next", () => {
    const interaction = { read: () => null, opens: ["quick"] };
    expect(meaning(escape, asked([["stack", "a"]], { interaction, before: ["quick"] }))).toEqual({ do: "undo" });
    expect(meaning(escape, asked([["stack", "a"]], { interaction, before: ["quick"], mayUndo: false }))).toEqual(nothing);
    expect(meaning(escape, asked([["stack", "a"]], { interaction, before: ["stop"] }))).toEqual(nothing);
  });

  it("leaves to the game what the game has opened", () => {
    const own: Intent = { do: "own", what: "scatter", ids: [] };
    expect(presses(["fan"], { interaction: { read: () => own } })).toEqual(["fan", "own"]);
  });
});

describe("a piece that is taken up", () => {
  const lifts = { read: () => null, lifts: ["stack", "unit"] };
  const lift = (unit: string | null, hex: string | null): Input => ({ kind: "lift", unit, hex });

  it("is chosen first, by the answer that takes it up", () => {
    const now = asked([["unit", "u"], ["to", "b"]], { interaction: lifts });
    expect(meaning(lift("u", "a"), now)).toEqual({ do: "lift", action: ["unit", "u"] });
    expect(meaning(lift("v", "a"), now)).toEqual(nothing);
  });

  it("is the whole stack where the hex can be taken up", () => {
    const decision = { seat: "axis", prompt: "move", actions: [["stack", "a"], ["unit", "u"]], kinds: { stack: "hex", unit: "unit" } };
    const now = asked([], { interaction: lifts, decision, choices: choicesOf(decision), stack: () => ["u"] });
    expect(meaning(lift(null, "a"), now)).toEqual({ do: "lift", action: ["stack", "a"] });
    expect(meaning(lift("u", "a"), now)).toEqual({ do: "lift", action: ["unit", "u"] });
  });

  it("brings its stack along where only that can be taken up, and waits where a second word is asked for", () => {
    const decision = { seat: "german", prompt: "quick_stack", actions: [["stack", "a"]], kinds: { stack: "hex" } };
    const now = asked([], { interaction: lifts, decision, choices: choicesOf(decision), stack: () => ["u"] });
    expect(meaning(lift("u", "a"), now)).toEqual({ do: "lift", action: ["stack", "a"] });
    expect(meaning(lift("u", "a"), { ...now, doubt: () => "Attack?" })).toEqual(nothing);
  });

  it("needs no answer once it is chosen, and a hex that can be gone to is no piece", () => {
    const now = asked([["to", "b"]], { interaction: lifts, chosen: new Set(["u"]), stack: (id) => (id === "a" ? ["u"] : []) });
    expect(meaning(lift(null, "a"), now)).toEqual({ do: "lift", action: null });
    expect(meaning(lift(null, "b"), now)).toEqual(nothing);
  });

  it("goes back where nothing lies below it", () => {
    expect(meaning({ kind: "drop", hex: null }, asked([]))).toEqual({ do: "drop", hex: null, at: undefined });
  });
});
