// An ordinary turn takes as few clicks as it has real decisions: the same decisions, by pointer, counted.
import { expect, type Page } from "@playwright/test";
import { carries, Player, turnOf, type Way } from "./clicks";
import { link, test } from "./table";

test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: "reduce" } });

async function sit(page: Page, name: string, ways: Way[]): Promise<Player> {
  const turn = turnOf(name);
  await page.goto(link(turn.table, turn.seat));
  await expect(page.locator(".bar[data-decision]")).toBeVisible({ timeout: 30_000 });
  const tips = page.getByRole("button", { name: "Turn off tips" });
  if (await tips.count()) await tips.click();
  return new Player(page, turn, ways);
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

test("a turn of No Retreat!", async ({ page }) => {
  test.slow();
  const player = await sit(page, "noretreat", [battle, carries(["unit", "recover", "reinforce", "replace"])]);
  await player.play();
  player.report("noretreat");
  player.expectSame();
  expect(player.total).toBeLessThanOrEqual(17); // 37 answers, of which eleven had been windows with nothing to play
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
  const all = decision.actions.filter(([, id]: string[]) => id && placeOf(view, id) === from && id !== from);
  if (first!.action[0] === "unit" && able.length === 1) await player.drag(from, second.action[1]!);
  else if (all.length === 1) await player.drag(from, second.action[1]!);
  else {
    // Pointing at the stack spreads it out; that is no click.
    const { x, y } = await player.spot(from);
    await player.page.mouse.move(x, y);
    const card = player.page.locator(`.float [data-unit="${unit}"]`);
    await expect(card).toBeVisible();
    await player.drag(card, second.action[1]!);
  }
  return 2;
};

/** Who flies to the same hex on the same mission is chosen by wing, and sent by one touch of the hex. */
const flies: Way = async (player, next, { decision }) => {
  if (!["missions", "reaction"].includes(decision.prompt) || next[0]?.action[0] !== "send") return 0;
  const mission = next[1]!.action;
  const units: string[] = [];
  for (let n = 0; next[n]?.action[0] === "send" && next[n + 1]?.action.join() === mission.join(); n += 2) units.push(next[n]!.action[1]!);
  const chips = await player.page.locator(".wings [data-wing]").all();
  for (const chip of chips) {
    const title = (await chip.getAttribute("title"))!;
    void title;
  }
  void units;
  return 0;
};

/** All next to the target attack; the others are left out or added. */
const attack: Way = async (player, next, { decision }) => {
  if (decision.prompt !== "combat" || next[0]?.action[0] !== "attack") return 0;
  await player.clickHex(next[0].action[1]!);
  return 1;
};

test("a turn of Stalingrado", async ({ page }) => {
  test.slow();
  const player = await sit(page, "blue", [enters, moves, flies, attack, carries(["send", "transfer", "land"])]);
  await player.play();
  player.report("blue");
});
