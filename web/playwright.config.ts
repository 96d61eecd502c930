import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./chromium.js";

const PORT = Number(process.env.HEXFRONT_TEST_PORT ?? 8765);
const folder = mkdtempSync(join(tmpdir(), "hexfront-"));

// A real server, a real database and Debian's Chromium.
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  timeout: 240_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  webServer: {
    command: `../.venv/bin/hexfront serve --port ${PORT} --db sqlite:///${join(folder, "games.sqlite")}`,
    url: `http://localhost:${PORT}/api/health`,
    stdout: "ignore",
    stderr: "ignore",
    reuseExistingServer: false,
  },
});
