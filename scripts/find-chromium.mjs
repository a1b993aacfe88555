// Finds a browser for the journeys, or installs one, or says in one sentence what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const DEFAULTS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
];

/** Answers with the variables that tests/browser read. */
export async function findChromium() {
  const path =
    process.env.CHROMIUM_PATH ?? DEFAULTS.find((one) => existsSync(one)) ?? installed() ?? (await packaged());
  if (path && existsSync(path)) return { CHROMIUM_PATH: path };
  console.error(
    "The browser journeys need Chromium: install it (apt-get install chromium) or name it with CHROMIUM_PATH.",
  );
  process.exit(1);
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium for the browser journeys ...");
  const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update"], quietly);
  spawnSync("apt-get", ["install", "-y", "chromium"], quietly);
  return DEFAULTS.find((one) => existsSync(one));
}

/** For an ordinary user, who cannot install packages: a browser inside an npm package. */
async function packaged() {
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
