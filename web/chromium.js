// Debian's Chromium, quiet: for the browser tests and for the benchmark.
export const launchOptions = {
  executablePath: process.env.HEXFRONT_CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
