// Opens the shop; builds it first where the build is missing or older than its sources. Another command takes an older build
// as it is: it may be that of a shop that runs. Installed without the packages that build, it opens the build that came with it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "build/.made");
const SOURCES = [
  "src",
  "public",
  "assets/demo/films",
  "assets/demo/scenes",
  "assets/demo/rooms",
  "assets/demo/thumbnails",
  "assets/placeholders",
  "docs/guide",
  "scripts/guide.ts",
  "scripts/slim-fonts.ts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** The newest change, in ms since 1970; a folder's own time tells of removed files. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  const inside = entry.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(entry.mtimeMs, ...inside);
}

const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
const canBuild = existsSync(builder);
if (!canBuild && !existsSync(stamp)) {
  console.error("The shop is not built, and the packages that build it are not installed: npm install --include=dev");
  process.exit(1);
}
const COMMANDS = [
  "import-parcel-machines",
  "seed",
  "reconcile",
  "backup",
  "restore",
  "check-store",
  "check-wallets",
  "administrator",
];
const [entry] = COMMANDS.includes(process.argv[2]) ? process.argv.splice(2, 1) : ["main"];
const mayBeOld = entry !== "main";
const isFresh = () =>
  existsSync(stamp) && (mayBeOld || SOURCES.every((source) => newest(join(root, source)) <= statSync(stamp).mtimeMs));

/** One at a time builds in this folder. The lock ends with its process, however that ends. */
async function buildingAlone(work) {
  const name = createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 32);
  for (;;) {
    const holder = createServer();
    const isMine = await new Promise((resolve) => {
      // Where there is no such lock, it goes without.
      holder.once("error", ({ code }) => resolve(code !== "EADDRINUSE"));
      holder.listen(`\0aurelle-build-${name}`, () => resolve(true));
    });
    if (isMine) {
      work();
      return holder.close();
    }
    await pause(500);
  }
}

function build() {
  // Another process may have built while this one waited.
  if (isFresh()) return;
  console.log("Building the shop, which takes a moment the first time ...");
  const began = new Date();
  // Half a build has none.
  rmSync(stamp, { force: true });
  const made = spawnSync(process.execPath, [builder, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (made.status !== 0) {
    console.error(`${made.stdout}\n${made.stderr}\nThe shop could not be built.`);
    process.exit(made.signal ? 130 : 1);
  }
  writeFileSync(stamp, began.toISOString());
}
if (canBuild && !isFresh()) await buildingAlone(build);

process.env.NODE_ENV = "production";
if (process.argv[2] === "worker") {
  process.argv.splice(2, 1);
  process.env.PROCESS_TYPE = "worker";
}
await import(join(root, "build/server", `${entry}.js`));
