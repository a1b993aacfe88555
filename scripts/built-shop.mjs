// A built shop with the demo catalogue in a throw-away folder, for scripts that look at it or measure it.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** A folder that the database's user may enter, also where we are root. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(process.getuid() === 0 ? "/var/tmp" : tmpdir(), "aurelle-shop-"));
  chmodSync(folder, 0o711);
  return folder;
}

/** Answers once the first page was served. `end` waits for the process; the folder stays. */
export async function startBuiltShop(folder, more = {}) {
  const began = performance.now();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    LIMIT_CHECKOUTS: "1000000",
    ...more,
  };
  const child = spawn(process.execPath, [join(root, "build/server/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const url = await new Promise((found) =>
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const address = /Shop\s+(http:\/\/\S+)\//.exec(said)?.[1];
      if (address) found(address);
    }),
  );
  await (await fetch(url)).text();
  return { url, child, readyMs: performance.now() - began };
}

export const end = (child) =>
  new Promise((done) => {
    child.once("exit", done);
    child.kill("SIGTERM");
  });

export const remove = (folder) => rmSync(folder, { recursive: true, force: true });
