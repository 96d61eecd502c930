// Every game in every season, at three sizes, by day and by night: screens/<game>-<season>-<size>-<theme>.png.
// They are there to be looked at, and are not committed. With the id of a game only that one is taken.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "../web/chromium.js";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";
import { asked, beginning, ROOT, serve, tableOf } from "./golden-server.mjs";

const SIZES = { laptop: [1366, 768], large: [2560, 1440], phone: [390, 844] };
const THEMES = ["light", "dark"];
// By season a golden game, and after how many of its actions it is that season; or a scenario as it begins.
const SEASONS = {
  volga: { autumn: ["1v1-a", 110] },
  noretreat: { summer: ["campaign", 120], snow: ["campaign", 420], mud: ["citadel", 250] },
  heroes: { summer: ["partisans", 140], autumn: ["mzensk", 120], snow: "red-ice" },
  stalingrado: { summer: ["blue", 400], winter: ["uranus", 300] },
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SEASONS);
const unknown = wanted.filter((game) => !(game in SEASONS));
if (unknown.length) {
  console.error(`screens: there is no game ${unknown.join(", ")}; there is ${Object.keys(SEASONS).join(", ")}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "hexfront-screens-"));
mkdirSync(join(ROOT, "screens"), { recursive: true });
const { server, page } = await serve(folder);
const browser = await chromium.launch(launchOptions);

async function take(url, name) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const shown = await browser.newPage({ viewport: { width, height }, locale: "en-GB", reducedMotion: "reduce" });
    await shown.goto(url);
    await shown.locator("svg.board, main").first().waitFor({ timeout: 60_000 });
    await shown.waitForTimeout(2500);
    for (const theme of THEMES) {
      await shown.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
      await shown.waitForTimeout(300);
      const path = `screens/${name}-${size}-${theme}.png`;
      await shown.screenshot({ path: join(ROOT, path) });
      console.log(path);
    }
    await shown.close();
  }
}

try {
  for (const game of wanted) {
    for (const [season, moment] of Object.entries(SEASONS[game])) {
      const table = typeof moment === "string" ? await beginning(page, game, moment) : await tableOf(page, game, moment);
      await take(`${page}#/play/${await asked(page, table)}`, `${game}-${season}`);
    }
  }
  if (process.argv.length === 2) await take(page, "front");
} finally {
  await browser.close();
  server.removeAllListeners("exit");
  server.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}
