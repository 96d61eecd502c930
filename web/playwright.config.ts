import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./chromium.js";

const PORT = Number(process.env.HEXFRONT_TEST_PORT ?? 8765);
// The tests' own processes read this file too, and inherit where the database is.
const DATABASE = (process.env.HEXFRONT_TEST_DATABASE ??= `sqlite:///${join(mkdtempSync(join(tmpdir(), "hexfront-")), "games.sqlite")}`);

// A real server, a real database and Debian's Chromium.
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  timeout: 90_000,
  workers: 2,
  retries: 1, // on a busy machine a frame may come late; what fails twice is wrong
  fullyParallel: true,
  forbidOnly: true,
  // Two minutes of clicks: HEXFRONT_LONG=1 npx playwright test --grep @long
  grepInvert: process.env.HEXFRONT_LONG ? [] : /@long/,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    // Most tests play, and need not see how it is told; those of the telling ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
  },
  webServer: {
    command: `../.venv/bin/hexfront serve --port ${PORT} --db ${DATABASE}`,
    url: `http://localhost:${PORT}/api/health`,
    stdout: "ignore",
    stderr: "ignore",
    reuseExistingServer: false,
  },
});
