// Accounts in the browser, with a real mail server: a link by e-mail, an open invitation, a game on two devices.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible } from "./accessible";

const BIN = "../.venv/bin";
const started: ChildProcess[] = [];
const mails: string[] = [];
let home = "";

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address() as { port: number };
      server.close(() => found(address.port));
    });
  });
}

test.beforeAll(async ({ request }) => {
  const [smtp, port] = [await freePort(), await freePort()];
  home = `http://localhost:${port}/`;
  const mail = spawn(`${BIN}/python`, ["-u", "-m", "aiosmtpd", "-n", "-l", `127.0.0.1:${smtp}`], { stdio: ["ignore", "pipe", "ignore"] });
  mail.stdout.on("data", (data: Buffer) => mails.push(String(data)));
  const settings = { HEXFRONT_SMTP_HOST: "127.0.0.1", HEXFRONT_SMTP_PORT: String(smtp), HEXFRONT_SMTP_SECURITY: "none", HEXFRONT_MAIL_FROM: "games@example.org", HEXFRONT_PUBLIC_URL: home, HEXFRONT_MAILS_BURST: "50" };
  const database = join(mkdtempSync(join(tmpdir(), "hexfront-people-")), "games.sqlite");
  const server = spawn(`${BIN}/hexfront`, ["serve", "--port", String(port), "--db", database], { stdio: "ignore", env: { ...process.env, ...settings } });
  started.push(mail, server);
  await expect.poll(() => request.get(`${home}api/health`).then((answer) => answer.status(), () => 0), { timeout: 60_000 }).toBe(200);
});

test.afterAll(() => started.forEach((one) => one.kill()));

async function signIn(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(home);
  await page.evaluate((named) => localStorage.setItem("hexfront-settings", JSON.stringify({ name: named })), name);
  await page.goto(`${home}#/account`);
  await page.reload();
  await page.getByRole("textbox", { name: "E-mail address" }).fill(`${name.toLowerCase()}@example.org`);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status")).toContainText("on its way");
  const link = new RegExp(`To: ${name.toLowerCase()}@[^]*?(${home}#/enter/[\\w-]+)`);
  await expect.poll(() => link.test(mails.join("")), { timeout: 20_000 }).toBe(true);
  await page.goto(link.exec(mails.join(""))![1]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: `Account of ${name}` })).toBeVisible();
  return page;
}

test("two people sign in by e-mail, and one takes the other's open invitation", async ({ browser }) => {
  const anna = await signIn(browser, "Anna");
  await anna.getByRole("textbox", { name: "Player name" }).fill("Nobody");
  await anna.getByRole("button", { name: "Add friend" }).click();
  await expect(anna.getByRole("alert")).toHaveText("No player by that name.");
  await anna.getByRole("checkbox", { name: "Quiet hours" }).check();
  await expect(anna.getByLabel("From")).toHaveValue("22:00"); // offered before anybody says when
  await anna.getByLabel("To", { exact: true }).fill("07:00");
  await anna.getByRole("button", { name: "Save" }).click();
  await expect(anna.getByText("Saved.")).toBeVisible();
  await anna.getByRole("textbox", { name: "Webhook address" }).fill("https://127.0.0.1/hook");
  await anna.getByRole("button", { name: "Add webhook" }).click();
  await expect(anna.getByRole("alert")).toContainText("public address");
  await expectAccessible(anna, "the account");

  await anna.goto(`${home}#/`);
  await expect(anna.getByRole("link", { name: "Anna" })).toBeVisible();
  await anna.getByRole("button", { name: "Post an invitation" }).click();
  await anna.getByRole("combobox", { name: "Game" }).selectOption("noretreat");
  await anna.getByRole("combobox", { name: "Your side" }).selectOption("soviet");
  await anna.getByRole("textbox", { name: "Message" }).fill("Evenings, please.");
  await expectAccessible(anna, "a new invitation");
  await anna.getByRole("dialog").getByRole("button", { name: "Post an invitation" }).click();
  const posted = anna.getByRole("listitem").filter({ hasText: "Anna looks for an opponent: Axis" });
  await expect(posted).toContainText("A move a day", { timeout: 20_000 });

  const bert = await signIn(browser, "Bert");
  await bert.goto(`${home}#/`);
  const seen = bert.getByRole("listitem").filter({ hasText: "Evenings, please." });
  await expectAccessible(bert, "the front page with invitations");
  await seen.getByRole("button", { name: "Accept" }).click();
  await expect(bert.locator("[data-decision]")).toBeVisible({ timeout: 20_000 });
  await expect(bert.getByRole("group", { name: "Clock" })).toContainText(/in \d+ (days|hours)/);
  await bert.getByRole("button", { name: "Start vacation" }).click();
  await expect(bert.getByText("on vacation")).toBeVisible();
  await expectAccessible(bert, "a game with a clock");
  // Anna finds the game on her front page, though she has never opened it, and it on another device.
  await anna.reload();
  await expect(anna.getByRole("region", { name: "Your games" }).or(anna.locator("section.mine"))).toContainText("Bert");
  await anna.goto(`${home}#/account`);
  await expect(anna.getByRole("listitem").filter({ hasText: "Bert" })).toBeVisible();
});

test("a link in a notice ends them all, and words can be muted", async ({ browser }) => {
  const cleo = await signIn(browser, "Cleo");
  await cleo.goto(`${home}#/stop/nothing`);
  await expect(cleo.getByRole("alert")).toHaveText("This link stops no notices. Turn them off in your account.");
  // Nor is a link that signs nobody in a way into a wall: it leads to a new one.
  await cleo.goto(`${home}#/enter/nothing`);
  await cleo.getByRole("button", { name: "Sign in" }).click();
  await expect(cleo.getByRole("alert")).toHaveText("This link was used or is too old. Request a new one.");
  await expect(cleo.getByRole("button", { name: "Sign in" })).toHaveCount(0);
  await expect(cleo.getByRole("link", { name: "Request a new link" })).toBeVisible();
  const table = await (await cleo.request.post(`${home}api/tables`, { data: { game: "volga", mode: "1v1", mine: ["german", "soviet"] } })).json();
  const token = (seat: string) => table.seats.find((one: { seat: string }) => one.seat === seat).token as string;
  await cleo.goto(`${home}#/play/${token("german")}`);
  const soviet = { authorization: `Bearer ${token("soviet")}` };
  await cleo.request.post(`${home}api/seat/luck`, { data: { luck: "00".repeat(16) }, headers: soviet });
  await cleo.request.post(`${home}api/seat/say`, { data: { text: "rude words" }, headers: soviet });
  await cleo.getByRole("tab", { name: "Chat" }).click();
  await expect(cleo.getByText("rude words")).toBeVisible();
  await cleo.getByText("Mute or report").click();
  await cleo.getByRole("button", { name: "Report", exact: true }).click();
  await cleo.getByRole("textbox", { name: "What happened?" }).fill("He is rude.");
  await cleo.getByRole("button", { name: "Send report" }).click();
  await expect(cleo.getByText("Reported to the operator")).toBeVisible();
  await cleo.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(cleo.getByText("rude words")).toHaveCount(0);
  await expectAccessible(cleo, "the chat");
});

test("a passkey makes an account, and signs in again", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", { options });
  await page.goto(home);
  await page.evaluate(() => localStorage.setItem("hexfront-settings", JSON.stringify({ name: "Petra" })));
  await page.goto(`${home}#/account`);
  await page.reload();
  await expectAccessible(page, "signing in");
  await page.getByRole("button", { name: "Create passkey account" }).click();
  await expect(page.getByRole("heading", { name: "Account of Petra" })).toBeVisible();
  const kept = page.locator("section", { has: page.getByRole("heading", { name: "Passkeys" }) });
  await expect(kept.getByRole("listitem")).toHaveCount(1);
  await expect(kept).toContainText("Chrome");
  await expectAccessible(page, "an account with a passkey");
  await kept.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toHaveText("Keep this passkey: nothing else signs you in.");
  await kept.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText("This device already has a passkey for this account.");
  // What went wrong is not said any more where something else is done.
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in with passkey" }).click();
  await expect(page.getByRole("heading", { name: "Account of Petra" })).toBeVisible();
  // Who says no, or has no passkey, stays where they are and is told so.
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await device.send("WebAuthn.clearCredentials", { authenticatorId });
  await page.getByRole("button", { name: "Sign in with passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText("The browser gave no passkey. Nothing was changed.", { timeout: 20_000 });
  await context.close();
});
