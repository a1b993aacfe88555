// Runs every check of the shop in its short form, tells each part's time and closes with the sum.
// `test.mjs NAME ...` runs only the parts named, `test.mjs --changed [COMMIT]` what the changes since then can break.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { changedFiles, whatToRun } from "./changed.ts";
import { findTestBrowser } from "./find-chromium.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, ".test", `run-${process.pid}`);
const bin = (name) => join(root, "node_modules", name);

/** A check works on one processor, tests on all there are. */
const check = (name, script, ...args) => ({ name, processors: 1, command: [process.execPath, script, ...args] });
const vitest = (name, projects = name) => ({
  name,
  processors: availableParallelism(),
  report: join(reports, `${name}.json`),
  command: [
    process.execPath,
    bin("vitest/vitest.mjs"),
    "run",
    "--project",
    projects,
    "--passWithNoTests=false",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
});

const build = check("build", bin("@react-router/dev/bin.cjs"), "build");
const STATIC = [
  check("types", join(root, "scripts/types.mjs")),
  check("format and lint", bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"),
  check("boundaries", join(root, "scripts/boundaries.mjs")),
  check("migrations", join(root, "scripts/migrations.ts")),
  check("table owners", join(root, "scripts/table-owners.mjs")),
  check("unused code", bin("knip/bin/knip.js")),
];
const TESTS = [
  ...["rules", "database", "contracts", "fuzz", "process"].map((name) => vitest(name)),
  vitest("faults", "faults*"),
  vitest("browser"),
];
const NEED_BUILD = ["process", "faults", "browser"];
const PARTS = [build, ...STATIC, ...TESTS];

function chosen([first, ...rest]) {
  if (first === undefined) return PARTS;
  if (first === "--changed") return partsOf(changedFiles(rest[0]));
  const wanted = [first, ...rest];
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length === 0) return PARTS.filter(({ name }) => wanted.includes(name));
  console.error(`There is no part ${unknown.join(", ")}; there are ${PARTS.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

function partsOf(changed) {
  const toRun = whatToRun(changed);
  const tests = TESTS.filter(({ name }) => toRun.has(name)).map((part) => {
    const files = toRun.get(part.name);
    return files === "all" ? part : { ...part, command: [...part.command, ...files] };
  });
  const left = TESTS.filter(({ name }) => !toRun.has(name)).map(({ name }) => name);
  console.log(`${changed.length} files changed. Left to a whole run: ${left.join(", ") || "nothing"}.`);
  return [...(NEED_BUILD.some((name) => toRun.has(name)) ? [build] : []), ...STATIC, ...tests];
}

/** Output of a part that went well is not worth a reader's time. */
function run(command, env) {
  return new Promise((done) => {
    const child = spawn(command[0], command.slice(1), { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    child.stdout.on("data", (chunk) => said.push(chunk));
    child.stderr.on("data", (chunk) => said.push(chunk));
    child.on("exit", (code, signal) => done({ ok: code === 0, signal, said: Buffer.concat(said).toString() }));
  });
}

/** How many tests passed and failed, and of each that failed its name and why. A part without a report counts as one check. */
function outcome(report, ok) {
  try {
    const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, "utf8"));
    // A file that could not even be loaded has no tests that failed.
    return { passed, failed: ok ? failed : Math.max(1, failed), faults: ok ? [] : testResults.flatMap(faultsOf) };
  } catch {
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, faults: [] };
  }
}

function faultsOf({ name, message, assertionResults }) {
  const faults = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join("\n")}`);
  return [...faults, ...(message && faults.length === 0 ? [message] : [])].map(
    (fault) => `${relative(root, name)}: ${fault}`,
  );
}

const total = { passed: 0, failed: 0 };
async function runPart({ name, command, report }) {
  const start = Date.now();
  const env = { ...process.env, NODE_ENV: name === "build" ? "production" : "test", FORCE_COLOR: "0" };
  if (name === "browser") Object.assign(env, await findTestBrowser());
  const { ok, said } = await run(command, env);
  const { passed, failed, faults } = outcome(report, ok);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${ok ? "ok  " : "FAIL"} ${name.padEnd(16)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  if (!ok) console.log(faults.length > 0 ? `\n${faults.join("\n\n")}\n` : said);
}

/** In their order, as many beside each other as there are processors. */
async function runAll(parts) {
  const running = new Set();
  let free = availableParallelism();
  for (const part of parts) {
    while (free < part.processors) await Promise.race(running);
    free -= part.processors;
    const ended = runPart(part).then(() => {
      running.delete(ended);
      free += part.processors;
    });
    running.add(ended);
  }
  await Promise.all(running);
}

mkdirSync(reports, { recursive: true });
const began = Date.now();
await runAll(chosen(process.argv.slice(2)));
rmSync(reports, { recursive: true, force: true });
console.log(`in ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
