// Runs a command of this project on Node 24, whichever Node npm itself runs on. Plain JavaScript on purpose.
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 24;

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const isOld = Number(process.versions.node.split(".")[0]) < OLDEST_NODE;
if (isOld && !existsSync(bundled)) {
  console.error(`This shop needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`);
  process.exit(1);
}

const node = isOld ? bundled : process.execPath;
const asked = process.argv.slice(2);
/** Options before the command are for Node. */
const flags = asked.splice(
  0,
  asked.findIndex((one) => !one.startsWith("--")),
);
const [command, ...rest] = asked;
const script = /\.([cm]?js|ts)$/.test(command)
  ? resolve(root, command)
  : realpathSync(join(root, "node_modules/.bin", command));
const env = {
  ...process.env,
  PATH: [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  // Node keeps what it compiled there: the next start of a shop takes a sixth less. It does without where nobody may write.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"),
};

// Node 22.15 and newer can become the command; then signals need no messenger.
if (process.execve) process.execve(node, [node, ...flags, script, ...rest], env);

const child = spawn(node, [...flags, script, ...rest], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]) process.on(signal, () => child.kill(signal));

// A kill -9 of npm sends no signal, so the launcher checks who its parent is.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill("SIGTERM");
}, 250).unref();

child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
