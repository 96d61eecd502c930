// A server of our own with golden games on it, for those who take pictures of the real client.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

export async function serve(folder) {
  const words = ["-m", "hexfront", "serve", "--port", "0", "--db", join(folder, "games.db")];
  const server = spawn(join(ROOT, ".venv/bin/python"), words, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  const page = await new Promise((found, failed) => {
    server.on("exit", () => failed(new Error(`the server has ended: ${told}`)));
    server.stderr.on("data", (text) => {
      told += text;
      const at = /Hexfront is at (http:\/\/\S+)/.exec(told);
      if (at) found(at[1]);
    });
  });
  return { server, page };
}

/** A golden game, as it stood after so many of its actions. */
export async function tableOf(page, game, [name, actions]) {
  const lines = readFileSync(join(ROOT, "tests/golden", game, `${name}.jsonl`), "utf-8").trimEnd().split("\n");
  const kept = [...lines.slice(0, actions + 2), '{"end":null}'];
  const body = `${kept.join("\n")}\n`;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`${page}api/records`, { method: "POST", body, headers: { "content-type": "text/plain" } });
      if (answer.status !== 201) throw new Error(`${game} ${name}: ${await answer.text()}`);
      return await answer.json();
    } catch (error) {
      if (tries > 40 || !(error instanceof TypeError)) throw error;
      await new Promise((later) => setTimeout(later, 250)); // it tells its address before it answers
    }
  }
}

/** A scenario as it begins, with everybody at this screen. */
export async function beginning(page, game, scenario) {
  const games = await (await fetch(`${page}api/games`)).json();
  const mine = games.find(({ id }) => id === game).modes[0].seats;
  const body = JSON.stringify({ game, scenario, mine });
  const answer = await fetch(`${page}api/tables`, { method: "POST", body, headers: { "content-type": "application/json" } });
  if (answer.status !== 201) throw new Error(`${game} ${scenario}: ${await answer.text()}`);
  return answer.json();
}

/** The link of the seat that is asked: what may be done is lit for it. */
export async function asked(page, table) {
  const bearing = (token) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });
  for (const { token } of table.seats) {
    const body = JSON.stringify({ luck: randomBytes(16).toString("hex") });
    await fetch(`${page}api/seat/luck`, { method: "POST", body, headers: bearing(token) });
  }
  for (const { seat, token } of table.seats) {
    const state = await (await fetch(`${page}api/seat/turn`, { headers: bearing(token) })).json();
    if (state.asked === seat) return token;
  }
  throw new Error("nobody is asked: show the game earlier");
}
