// All twelve lessons, as a learner takes them: the light is clicked, and the step goes on.
import { expect } from "@playwright/test";
import { card, test } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TITLES = { volga: "Inferno on the Volga", noretreat: "No Retreat", heroes: "Awakening the Bear", stalingrado: "Stalingrado" };

for (const [game, title] of Object.entries(TITLES)) {
  test(`the three lessons of ${game} are taken to their ends`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => localStorage.setItem("hexfront-settings", JSON.stringify({ animations: false, speed: 4, ...JSON.parse(localStorage.getItem("hexfront-settings") ?? "{}") })));
    await page.goto("./");
    await card(page, title).getByRole("button", { name: "Learn the game" }).click();
    await page.locator('[data-guided="1"]').getByRole("button", { name: "Begin" }).click();
    const lesson = page.getByRole("region", { name: "Lesson" });
    for (let number = 1; number <= 3; number++) {
      await expect(lesson.getByText(/^Step 1 of/)).toBeVisible();
      const steps = Number((await lesson.locator("progress").getAttribute("max"))!);
      for (let step = 0; step < steps; step++) {
        await expect(lesson).toHaveAttribute("data-lesson-step", String(step));
        await expect(lesson.getByRole("button", { name: "Show me" })).toBeEnabled();
        // A counter with several answers asks which: then the light is on the button.
        await expect(async () => {
          if ((await lesson.getAttribute("data-lesson-step")) !== String(step)) return;
          await page.locator("[data-spot]").first().dispatchEvent("click", {}, { timeout: 1_000 });
          const sure = page.getByRole("alertdialog").getByRole("button").first();
          if (await sure.isVisible()) await sure.click();
          await expect(lesson).not.toHaveAttribute("data-lesson-step", String(step), { timeout: 600 });
        }).toPass({ timeout: 15_000 });
      }
      // It asks nothing more, and leads on.
      await expect(lesson).toContainText("Lesson complete");
      await expect(page.locator("[data-decision]")).toHaveCount(0);
      if (number < 3) await lesson.getByRole("button", { name: "Start the next lesson" }).click();
    }
    await lesson.getByRole("button", { name: "Play the first scenario" }).click();
    await expect(page.locator("svg.board")).toBeVisible();
    await expect(lesson).toHaveCount(0);
  });
}

test("a wrong step says why, a step is repeated, and who leaves comes back to it", async ({ page }) => {
  await page.goto("./");
  await card(page, "Inferno on the Volga").getByRole("button", { name: "Learn the game" }).click();
  await page.locator('[data-guided="1"]').getByRole("button", { name: "Begin" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  await page.locator('[data-action="long"]').click();
  await expect(lesson.getByRole("alert")).toContainText("Start with short moves: two stacks may march");
  await expect(lesson).toHaveAttribute("data-lesson-step", "0");
  await page.locator('[data-action="short"]').click();
  await expect(lesson).toHaveAttribute("data-lesson-step", "1");
  await lesson.getByRole("button", { name: "Show me" }).click();
  await expect(lesson).toHaveAttribute("data-lesson-step", "2");
  await lesson.getByRole("button", { name: "Repeat the last step" }).click();
  await expect(lesson).toHaveAttribute("data-lesson-step", "1");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await card(page, "Inferno on the Volga").getByRole("button", { name: "Learn the game" }).click();
  await page.locator('[data-guided="1"]').getByRole("button", { name: "Continue" }).click();
  await expect(lesson).toHaveAttribute("data-lesson-step", "1");
});

test.describe("as it is told", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a lesson says nothing of a battle before its dice have been seen", async ({ page }) => {
    await page.goto("./");
    await card(page, "No Retreat").getByRole("button", { name: "Learn the game" }).click();
    await page.locator('[data-guided="2"]').getByRole("button", { name: "Begin" }).click();
    const lesson = page.getByRole("region", { name: "Lesson" });
    for (let step = 0; step < 3; step++) {
      await expect(lesson).toHaveAttribute("data-lesson-step", String(step));
      await lesson.getByRole("button", { name: "Show me" }).click();
    }
    await expect(lesson).toHaveAttribute("data-lesson-step", "3");
    await lesson.getByRole("button", { name: "Show me" }).click();
    await expect(page.locator('section.stage[data-beat="sum"]')).toBeVisible();
    await expect(lesson).toHaveAttribute("data-lesson-step", "3");
    await expect(lesson).toContainText("Commit it");
    await expect(lesson).toContainText("the defender retreats", { timeout: 30_000 });
    await expect(page.locator("section.stage .verdict")).toBeVisible();
  });
});
