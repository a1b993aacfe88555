// Puts this version into the place of the running one while the shop sells: `npm run upgrade`, as root, in this version's
// folder. It backs up, starts this version beside the other one (which migrates), waits until it is ready, and ends the other
// one. `--back` puts the version before into its place again, `--beside=SECONDS` lets both sell for so long, `--no-backup`
// leaves the backup out.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { isIPv6 } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** Each is a service aurelle@PORT with its version in /opt/aurelle/PORT. The proxy in front asks both for /readyz. */
const PORTS = [3000, 3001];
const HOME = process.env.AURELLE_HOME ?? "/opt/aurelle";
const SETTINGS = process.env.AURELLE_SETTINGS ?? "/etc/aurelle/shop.env";
/** A migration of a large shop takes its time; a version that ends meanwhile is noticed at once. */
const READY_LIMIT_MS = 20 * 60_000;
const BEFORE_UPGRADE = "before-upgrade-";
const KEPT_BACKUPS = 2;
const MOST_BESIDE_S = 7 * 86_400;

// An ssh session that is lost does not end it half-way: not by this signal, not by the launcher that then misses its parent,
// and not by a terminal that takes no more words.
process.on("SIGHUP", () => process.on("SIGTERM", () => undefined));
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const { values } = parseArgs({
  options: {
    back: { type: "boolean", default: false },
    beside: { type: "string", default: "3" },
    "no-backup": { type: "boolean", default: false },
  },
});
const beside = Number(values.beside);
if (!(beside >= 0 && beside <= MOST_BESIDE_S))
  fail(`--beside=${values.beside} is no number of seconds up to ${MOST_BESIDE_S}, a week.`);
if (!existsSync(SETTINGS)) fail(`There are no settings of the shop in ${SETTINGS}.`);
/** As systemd reads them: a value may stand in quotes. */
const settings = Object.fromEntries(
  [...readFileSync(SETTINGS, "utf8").matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value.trim().replace(/^(["'])(.*)\1$/, "$2"),
  ]),
);

/** In a session of its own, which a lost terminal does not end. */
const systemctl = (...args) => spawnSync("systemctl", args, { stdio: "inherit", detached: true }).status === 0;
const folderOf = (port) => realpathSync(join(HOME, String(port)));
const migrationsOf = (folder) => readdirSync(join(folder, "migrations")).filter((name) => name.endsWith(".sql"));

function fail(why) {
  console.error(why);
  process.exit(1);
}

if (!settings.DATABASE_URL && !settings.DATABASE_OWNER_URL)
  fail("The embedded database serves one version at a time: npm run backup, stop the shop, start this version.");
const running = PORTS.filter((port) => systemctl("is-active", "--quiet", `aurelle@${port}`));
if (running.length === 0) fail(`Neither aurelle@${PORTS.join(" nor aurelle@")} runs: start the shop first.`);
if (running.length > 1)
  fail(
    "Both versions run, as after an upgrade that was interrupted. End the one that is to go, and let the other start with the machine: systemctl disable --now aurelle@PORT; systemctl enable aurelle@OTHER_PORT.",
  );
const [before] = running;
const after = PORTS.find((port) => port !== before);
if (values.back && !existsSync(join(HOME, String(after)))) fail("There is no version before this one.");
const next = values.back ? folderOf(after) : resolve(dirname(fileURLToPath(import.meta.url)), "..");
if (next === folderOf(before)) fail(`${next} is what runs already.`);

const added = migrationsOf(folderOf(before)).find((name) => !migrationsOf(next).includes(name));
if (added)
  fail(`${next} does not know the migration ${added} of the running version: only a backup from before it leads back.`);

if (!values["no-backup"] && !values.back) {
  const env = { PATH: process.env.PATH, ...settings, NODE_ENV: "production" };
  const { file, asShop } = placeOfBackup();
  const made = spawnSync(process.execPath, [join(folderOf(before), "build/server/backup.js"), ...file], {
    env,
    stdio: "inherit",
    ...asShop,
  });
  if (made.status !== 0)
    fail(`The backup failed${made.error ? ` (${made.error.message})` : ""}, so nothing was changed.`);
  removeOldBackups();
}

/** In the shop's folder and as its user, so that the shop's own backups find a place there too. */
function placeOfBackup() {
  const home = settings.DATA_DIR;
  if (!home || !existsSync(home)) return { file: [] };
  const backups = join(home, "backups");
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(home);
  const isRoot = process.getuid() === 0;
  // Of a link, which the shop's user could have put there, only the link.
  if (isRoot) lchownSync(backups, uid, gid);
  const moment = new Date().toISOString().replace(/[:.]/g, "");
  return { file: [join(backups, `${BEFORE_UPGRADE}${moment}.tar.gz`)], ...(isRoot && { asShop: { uid, gid } }) };
}

/** The newest are behind all others by their names. */
function removeOldBackups() {
  const backups = join(settings.DATA_DIR ?? "", "backups");
  if (!settings.DATA_DIR || !existsSync(backups)) return;
  const ours = readdirSync(backups).filter((name) => name.startsWith(BEFORE_UPGRADE) && name.endsWith(".tar.gz"));
  for (const name of ours.toSorted().slice(0, -KEPT_BACKUPS)) rmSync(join(backups, name));
}

// In one step: the service never finds an empty place.
const place = join(HOME, String(after));
const formerly = existsSync(place) ? realpathSync(place) : undefined;
const put = (folder) => {
  rmSync(`${place}.new`, { force: true });
  symlinkSync(folder, `${place}.new`);
  renameSync(`${place}.new`, place);
};
const migrates = migrationsOf(next).filter((name) => !migrationsOf(folderOf(before)).includes(name));

/** Which of the two starts with the machine. */
function startsAtBoot(port, other) {
  systemctl("enable", `aurelle@${port}`);
  systemctl("disable", `aurelle@${other}`);
}

/** The version before goes on selling, and its own way back stays. */
function failNext(why) {
  systemctl("stop", `aurelle@${after}`);
  if (formerly && formerly !== next) put(formerly);
  const mayHaveMigrated =
    migrates.length > 0
      ? ` The new one may have changed the database (${migrates[0]}): then the version before does not start again, so do not restart it. Mend the new version and upgrade again, or restore the backup.`
      : "";
  fail(`${why} and was stopped. The version before goes on selling.${mayHaveMigrated}`);
}

put(next);
console.log(`Starting ${next} on port ${after} ...`);
if (!systemctl("start", `aurelle@${after}`)) failNext("It did not start");
const failure = await failureToBeReady(after);
if (failure) failNext(failure);
// At once: the version before may not start again on a database that this one changed.
startsAtBoot(after, before);
console.log(`It is ready. Both sell. By hand it goes on so: systemctl stop aurelle@${before}`);
await pause(1000 * beside);
if (!(await answersReady(after))) {
  startsAtBoot(before, after);
  failNext("It was ready, but is no longer");
}
if (!systemctl("stop", `aurelle@${before}`))
  fail(`aurelle@${before} could not be stopped: systemctl stop aurelle@${before}`);
console.log(`${next} sells. The way back, while it adds no migration: npm run upgrade -- --back`);

async function answersReady(port) {
  const listens = settings.HOST || "127.0.0.1";
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[listens] ?? listens;
  const limit = AbortSignal.timeout(10_000);
  return (
    (
      await fetch(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/readyz`, { signal: limit }).catch(
        () => undefined,
      )
    )?.ok === true
  );
}

/** Why the version on this port does not become ready; undefined once it is. */
async function failureToBeReady(port) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (await answersReady(port)) return undefined;
    if (!systemctl("is-active", "--quiet", `aurelle@${port}`)) return "It ended before it was ready";
    await pause(200);
  }
  return `It was not ready within ${READY_LIMIT_MS / 60_000} minutes`;
}
