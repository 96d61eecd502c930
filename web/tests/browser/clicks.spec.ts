// An ordinary turn takes as few clicks as it has real decisions: the same decisions, by pointer, counted.
import { expect, type Locator, type Page } from "@playwright/test";
import { carries, Player, turnOf, type Answer, type Way } from "./clicks";
import { link, often, test } from "./table";

test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: "reduce" } });

async function sit(page: Page, name: string, ways: Way[], isAhead?: (state: any, last: Answer | undefined) => boolean, from = 0): Promise<Player> {
  const turn = turnOf(name, from);
  await page.goto(link(turn.table, turn.seat));
  await expect(page.locator(".bar[data-decision]")).toBeVisible({ timeout: 30_000 });
  const tips = page.getByRole("button", { name: "Turn off tips" });
  if (await tips.count()) await tips.click();
  return new Player(page, turn, ways, isAhead);
}

/** All who can join are chosen when the target is; those who are not meant are left out. */
const battle: Way = async (player, next, { decision }) => {
  if (decision.prompt !== "muster") return 0;
  const end = next.findIndex(({ action }) => action[0] !== "join");
  const joined = new Set(next.slice(0, end < 0 ? next.length : end).map(({ action }) => action[1]!));
  const fight = player.page.locator('.bar.mine .buttons button[data-action="fight"]');
  await expect(fight).toBeVisible();
  for (const out of await player.page.locator('.bar.mine .buttons button[data-action^="leave "]').all()) {
    const unit = (await out.getAttribute("data-action"))!.slice(6);
    if (!joined.has(unit)) await player.click(out);
  }
  await player.click(fight);
  return 1;
};

/** What the seat answers from here on, apart from moments that pass. */
const ownFrom = ({ turn: { seat, answers } }: Player, first: Answer) => answers.slice(answers.indexOf(first)).filter((one) => one.seat === seat && one.action[0] !== "pass");

/** Who wants nothing more of several phases skips them at once. */
const skips: Way = async (player, next) => {
  const [, second] = ownFrom(player, next[0]!);
  const isSkipped = next[0]!.action[0] === "done" && second?.action[0] === "done" && second.prompt !== "movement";
  const onward = player.page.locator('.bar.mine .buttons button[data-action="onward"]');
  if (!isSkipped || !(await onward.count())) return 0;
  await player.click(onward);
  return 1;
};

/** Who moves a unit before the moves skips to them. */
const movesAhead: Way = async (player, next) => {
  const [first, second, third] = ownFrom(player, next[0]!);
  if (first!.prompt !== "reorganize" || first!.action[0] !== "done" || second?.action[0] !== "unit") return 0;
  await player.drag(player.piece(second.action[1]!), third!.action[1]!);
  return 1;
};

/** Who neither moves more nor attacks says so once. */
const rests: Way = async (player, next) => {
  const [first, second] = ownFrom(player, next[0]!);
  if (first!.prompt !== "movement" || first!.action[0] !== "done" || second?.prompt !== "declare" || second.action[0] !== "done") return 0;
  await player.click(player.page.locator('.bar.mine .buttons button[data-action="rest"]'));
  await player.sure();
  return 1;
};

test("a turn of No Retreat!", async ({ page }) => {
  test.slow();
  const player = await sit(page, "noretreat", [battle, movesAhead, skips, rests, carries(["unit", "recover", "reinforce", "replace"])]);
  await player.play();
  player.report("noretreat");
  player.expectSame();
  expect(player.total).toBeLessThanOrEqual(14); // 37 answers, of which eleven had been windows with nothing to play
});

// -- stalingrado

/** A unit that waits before the map is carried to where it goes, over whichever edge. */
const enters: Way = async (player, [first, , third]) => {
  if (first?.action[0] !== "enter" || !third || third.action.length < 2) return 0;
  await player.drag(player.page.locator(`.hand [data-unit="${first.action[1]}"]`), third.action[1]!);
  return 3;
};

const placeOf = (view: any, unit: string): string | undefined =>
  Object.entries<any>(view.stacks).find(([, { units }]) => units.some((one: any) => one.unit === unit))?.[0] ??
  view.headquarters[unit]?.hex ??
  view.air.find((one: any) => one.unit === unit)?.base;

/** All of a stack that go to the same place go together; one of several is taken from where they lie spread out. */
const moves: Way = async (player, next, { view, decision }) => {
  const [first, second] = next;
  if (decision.prompt !== "moving" || !["unit", "hq", "transfer"].includes(first!.action[0]!) || second?.action[0] !== "to") return 0;
  const unit = first!.action[1]!;
  const from = placeOf(view, unit)!;
  const able = decision.actions.filter(([verb, id]: string[]) => verb === first!.action[0] && placeOf(view, id!) === from).map(([, id]: string[]) => id);
  const all = [...new Set(decision.actions.flatMap(([, id]: string[]) => (id && id !== from && placeOf(view, id) === from ? [id] : [])))];
  // Who goes to the same place later goes along.
  const pairs = able.map((id: string) => player.turn.answers.findIndex(({ action }) => action[0] === first!.action[0] && action[1] === id));
  const isTogether = first!.action[0] === "unit" && able.length > 1 && all.length === able.length && pairs.every((n: number) => n >= 0 && player.turn.answers[n + 1]!.action.join() === second.action.join());
  if (isTogether) {
    player.bringForward(pairs, 2);
    await player.drag(from, second.action[1]!);
    return [2 * able.length, 2];
  }
  if (first!.action[0] === "unit" && able.length === 1) await player.drag(from, second.action[1]!);
  else if (all.length === 1) await player.drag(from, second.action[1]!);
  else {
    await player.spot(second.action[1]!); // both have to be in the window before the stack is spread out
    await player.drag(await card(player, from, unit), second.action[1]!);
  }
  return 2;
};

/** Take a piece from where it lies spread out; pointing at a stack spreads it, and is no click. */
async function card(player: Player, hex: string, unit: string): Promise<Locator> {
  const found = player.page.locator(`.float [data-unit="${unit}"]`);
  for (let n = 0; n < 3 && !(await found.isVisible()); n++) {
    const { x, y } = await player.spot(hex);
    await player.page.mouse.move(x + 40, y + 40);
    await player.page.mouse.move(x, y);
    await found.waitFor({ timeout: 1500 }).catch(() => null);
  }
  return found;
}

/** Who flies to the same hex on the same mission is chosen by wing, and sent by one touch of the hex; the others one by one. */
const flies: Way = async (player, next, { decision, view }) => {
  if (!["missions", "reaction"].includes(decision.prompt) || next[0]?.action[0] !== "send") return 0;
  const mission = next[1]!.action;
  const units: string[] = [];
  for (let n = 0; next[n]?.action[0] === "send" && next[n + 1]?.action.join() === mission.join(); n += 2) units.push(next[n]!.action[1]!);
  const wings = [];
  for (const chip of await player.page.locator(".wings [data-wing]").all()) {
    const wing = (await chip.getAttribute("data-wing"))!.split(" ");
    if (wing.every((unit) => units.includes(unit))) wings.push({ chip, wing });
  }
  const flown = wings.flatMap(({ wing }) => wing);
  if (wings.length + 1 <= flown.length) {
    for (const { chip } of wings) await player.click(chip);
    if (!["support", "intercept"].includes(mission[0]!)) await player.click(player.page.locator(".wings .how button", { hasText: new RegExp(mission[0]!.replace("_", " ")) }));
    await player.clickHex(mission[1]!);
    return 2 * flown.length;
  }
  await player.spot(mission[1]!);
  await player.drag(await card(player, placeOf(view, units[0]!)!, units[0]!), mission[1]!);
  return 2;
};

/** All next to the target attack; stacks or units that are not meant are left out, and guns are added. */
const attack: Way = async (player, next, { decision, view, length }) => {
  if (decision.prompt !== "combat" || next[0]?.action[0] !== "attack") return 0;
  await player.clickHex(next[0].action[1]!);
  const end = next.findIndex(({ action }) => action[0] === "go");
  const added = next.slice(1, end).map(({ action }) => action[1]!);
  // All of them join by themselves.
  const isDrawnUp = ({ decision: { prompt, actions } }: any) => prompt === "attackers" && !actions.some(([verb]: string[]) => verb === "all");
  await expect.poll(async () => isDrawnUp(await player.state()), { ...often, timeout: 15_000 }).toBe(true);
  const { decision: asked, length: after } = await player.state();
  const droppable = asked.actions.filter(([verb]: string[]) => verb === "drop").map(([, unit]: string[]) => unit as string);
  const addable = asked.actions.filter(([verb]: string[]) => verb === "add").map(([, unit]: string[]) => unit as string);
  const wrong = [...droppable.filter((unit: string) => !added.includes(unit)), ...added.filter((unit) => addable.includes(unit))];
  for (const unit of wrong) {
    const before = (await player.state()).length;
    await player.click(await card(player, placeOf(view, unit)!, unit));
    await expect.poll(async () => (await player.state()).length, often).toBe(before + 1);
  }
  await player.click(player.page.locator('.bar.mine .buttons button[data-action="go"]'));
  return [end + 1, after - length + wrong.length + 1];
};

/** A single unit of a stack is chosen where the stack lies spread out. */
const picks: Way = async (player, [first], { decision, view }) => {
  const [verb, unit] = first!.action as [string, string?];
  if (decision.kinds[verb] !== "unit" || (await player.page.locator(`.bar.mine .buttons button[data-action="${verb} ${unit}"]`).count())) return 0;
  const hex = placeOf(view, unit!);
  if (!hex) return 0;
  await player.click(await card(player, hex, unit!));
  return 1;
};

const BLUE = [enters, moves, flies, attack, picks];

test("the last moves, the missions and the battles of a turn of Stalingrado", async ({ page }) => {
  test.slow();
  const player = await sit(page, "blue", BLUE, undefined, 124);
  await player.play();
  player.report("the end of blue");
  player.expectSame();
  expect(player.total).toBeLessThanOrEqual(37); // 63 answers
});

test("a turn of Stalingrado", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(600_000);
  const player = await sit(page, "blue", BLUE);
  await player.play();
  player.report("blue");
  player.expectSame();
  expect(player.total).toBeLessThanOrEqual(90); // 187 answers
});

// -- heroes

const ANGLES: Record<string, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };

/** Where in a hex a touch means one of its sides, in widths and heights of the hex. */
async function aside(player: Player, hex: string, side: string): Promise<[number, number]> {
  const { width, height } = (await player.page.locator(`g.hex[data-hex="${hex}"] .outline`).boundingBox())!;
  const isTurned = height > width;
  const angle = ((ANGLES[side]! - (isTurned ? 90 : 0)) * Math.PI) / 180;
  const far = (0.65 * Math.max(width, height)) / 2;
  return [(far * Math.cos(angle)) / width, (far * Math.sin(angle)) / height];
}

/** Whether a step from hex to hex goes forwards with a facing. */
async function isForwards(player: Player, from: string, to: string, side: string): Promise<boolean> {
  const box = async (hex: string) => (await player.page.locator(`g.hex[data-hex="${hex}"] .outline`).boundingBox())!;
  const [a, b] = [await box(from), await box(to)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + (a.height > a.width ? 90 : 0);
  return Math.cos(((angle - ANGLES[side]!) * Math.PI) / 180) > 0.4;
}

/** The hexes of a way on which a unit faces the same direction all along, as far as the server's own way is the same. */
async function marchOf(player: Player, first: Answer, unit: string, { stacks }: any): Promise<{ hexes: string[]; face: string }> {
  const steps: { hex: string; face: string }[] = [];
  const orders = ownFrom(player, first).filter(({ prompt, action }) => prompt !== "split" && action.join() !== `act,${unit}`);
  for (let n = 0; orders[n]?.action[0] === "to" && orders[n + 1]?.action[0] === "face"; n += 2) steps.push({ hex: orders[n]!.action[1]!, face: orders[n + 1]!.action[1]! });
  const { face } = steps[0]!;
  // Where the facing would make it go backwards, a march turns.
  let length = 1;
  while (steps[length]?.face === face && (await isForwards(player, steps[length - 1]!.hex, steps[length]!.hex, face))) length++;
  const hexes = steps.slice(0, length).map(({ hex }) => hex);
  const { hexes: reached, ap } = await player.study("reach", unit);
  const isWay = (end: number) => reached.some(({ hex, path, cost }: any) => hex === hexes[end - 1] && cost <= ap && path.join() === hexes.slice(0, end).join());
  // A hex with an enemy is fired at, and entered by one step alone.
  const isHeld = (hex: string) => stacks[hex]?.some(({ side }: any) => side !== player.turn.seat);
  while (hexes.length > 1 && (isHeld(hexes.at(-1)!) || !isWay(hexes.length))) hexes.pop();
  return { hexes, face };
}

/** A unit is chosen, if it is not; it goes with its facing in one touch, and fires with the points that are spoken for. */
const orders: Way = async (player, next, { decision, view }) => {
  let given = 0;
  const chosen = decision.prompt === "order" ? decision.args.unit : null;
  let order = next[0]!;
  let unit = chosen;
  if (order.action[0] === "act") {
    unit = order.action[1]!;
    order = next[1]!;
    given = 1;
  } else if (order.prompt !== "order") return 0;
  if (!["to", "fire"].includes(order.action[0]!)) {
    if (!given) return 0;
    if (unit !== chosen) await player.click(player.piece(unit));
    return 1;
  }
  const [verb, hex] = order.action as [string, string];
  given++;
  if (verb === "to") {
    if (next[given]?.prompt === "split") given++;
    const { hexes, face } = await marchOf(player, order, unit, view);
    const goal = hexes.at(-1)!;
    const [dx, dy] = await aside(player, goal, face);
    if (unit !== chosen) await player.drag(player.piece(unit), goal, dx, dy);
    else if (view.stacks[goal]?.length) await player.drag(Object.keys(view.stacks).find((at) => view.stacks[at].some(({ id }: any) => id === unit))!, goal, dx, dy);
    else await player.clickHex(goal, dx, dy);
    return given + 1;
  }
  if (next[given]?.prompt === "split") given++;
  const roll = next[given]?.prompt === "roll" ? next[given]! : null;
  if (roll) {
    const points = roll.action[0] === "raise" ? roll.action[1]! : "0";
    const toggle = player.page.locator(`.points [data-points="${points}"]`);
    if ((await toggle.getAttribute("aria-pressed")) === "false") await player.click(toggle);
    given++;
  }
  // Whoever is carried to a hex that it can enter goes there; farther away it fires.
  const isNear = (await player.study("reach", unit)).hexes.some((one: any) => one.hex === hex && one.path.length === 1);
  if (unit !== chosen && !isNear) {
    await player.drag(player.piece(unit), hex);
    return given;
  }
  if (unit !== chosen) await player.click(player.piece(unit));
  await expect(player.page.locator(".bar.mine .sentence")).toContainText("Choose an action");
  await player.clickHex(hex);
  return given;
};

test("the first firefight of Heroes", async ({ page }) => {
  test.slow();
  const isAhead = ({ decision }: any, last: Answer | undefined) => decision?.prompt === "order" && last !== undefined && !(last.action[0] === "act" && last.action[1] === decision.args.unit);
  const player = await sit(page, "firefight", [orders], isAhead);
  await player.play();
  player.report("firefight");
  player.expectSame();
  expect(player.total).toBeLessThanOrEqual(73); // 212 answers
});
