// A built shop with the demo catalogue in a throw-away folder, for scripts that look at it or measure it.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** A folder that the database's user may enter, also where we are root. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(process.getuid() === 0 ? "/var/tmp" : tmpdir(), "aurelle-shop-"));
  chmodSync(folder, 0o711);
  return folder;
}

/** As `npm start` does. */
const AS_STARTED = ["--max-semi-space-size=8", "--heap-growing-percent=100"];

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
    LIMIT_TRACKING: "1000000",
    ...more,
  };
  const child = spawn(process.execPath, [...AS_STARTED, join(root, "build/server/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
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

/** The sizes of its images are made in the first minutes of a new shop, and are then there for good. */
export async function imagesHaveSizes(url) {
  const read = async (path) => (await fetch(url + path)).text();
  const list = await read("/products?pages=50");
  const products = new Set([...list.matchAll(/href="(\/products\/[0-9a-f-]{36})"/g)].map(([, path]) => path));
  for (const path of ["/blog", "/products?pages=50", ...products]) {
    while (!haveSizes(await read(path))) await pause(1_000);
  }
}

function haveSizes(html) {
  const images = html.match(/<img[^>]+product-images\/products/g) ?? [];
  const sources = html.match(/<source type="image\/avif"/g) ?? [];
  return sources.length >= images.length;
}

export const end = (child) =>
  new Promise((done) => {
    child.once("exit", done);
    child.kill("SIGTERM");
  });

export const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Runs a command of the built shop, such as `seed`, in a folder where no shop runs. */
export const runBuilt = (name, folder, args = []) =>
  new Promise((done) => {
    const env = { ...process.env, NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" };
    const child = spawn(process.execPath, [join(root, `build/server/${name}.js`), ...args], { env, stdio: "ignore" });
    child.once("exit", (code) => (code === 0 ? done() : done(Promise.reject(new Error(`${name} ended with ${code}`)))));
  });

/** Where the database of a running shop is, for its owner. */
export function databaseAddress(folder) {
  const { owner } = JSON.parse(readFileSync(join(folder, "database-passwords.json"), "utf8"));
  const port = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[3]);
  return { host: "127.0.0.1", port, user: "owner", password: owner, database: "aurelle" };
}
