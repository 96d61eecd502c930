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
