// Runs every check of the shop in its short form, tells each part's time and closes with the sum.
// `test.mjs NAME ...` runs only the parts named, `test.mjs --changed [COMMIT]` what the changes since then can break.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
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
const tests = (name, group, projects = [name]) => ({ name, group, projects });

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
  ...["rules", "database", "contracts", "fuzz"].map((name) => tests(name, "in one process")),
  tests("process", "with shops"),
  tests("faults", "with shops", ["faults", "faults-alone"]),
  tests("browser", "with shops"),
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
  const chosen = TESTS.filter(({ name }) => toRun.has(name)).map((part) => {
    const files = toRun.get(part.name);
    return files === "all" ? part : { ...part, group: part.name, files };
  });
  const left = TESTS.filter(({ name }) => !toRun.has(name)).map(({ name }) => name);
  console.log(`${changed.length} files changed. Left to a whole run: ${left.join(", ") || "nothing"}.`);
  return [...(NEED_BUILD.some((name) => toRun.has(name)) ? [build] : []), ...STATIC, ...chosen];
}

/** A group is one run of Vitest: a part's last file leaves no processor idle, and what waits runs beside what computes. */
function inGroups(parts) {
  const groups = Map.groupBy(parts, ({ name, group }) => group ?? name);
  return [...groups.values()].map((group) => (group[0].projects ? testsOf(group) : group[0]));
}

function testsOf(parts) {
  const name = parts.map((part) => part.name).join(", ");
  const report = join(reports, `${parts[0].name}.json`);
  return {
    name,
    parts,
    report,
    processors: availableParallelism(),
    command: [
      process.execPath,
      bin("vitest/vitest.mjs"),
      "run",
      ...parts.flatMap(({ projects }) => projects.flatMap((project) => ["--project", project])),
      "--passWithNoTests=false",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...parts.flatMap(({ files }) => files ?? []),
    ],
  };
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

/** Of each part: how many tests passed and failed, of each that failed its name and why, and the time from its first to its last. */
function outcomes({ parts, report }) {
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const ofParts = Map.groupBy(testResults, ({ name }) => partOf(relative(root, name)));
  return parts.map(({ name }) => {
    const files = ofParts.get(name) ?? [];
    const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    const faults = files.length > 0 ? files.flatMap(faultsOf) : ["It has no tests."];
    return {
      name,
      passed: statuses.filter((status) => status === "passed").length,
      failed: faults.length,
      faults,
      ms: Math.max(...files.map(({ endTime }) => endTime)) - Math.min(...files.map(({ startTime }) => startTime)),
    };
  });
}

/** As the projects of `vitest.config.ts` say. */
function partOf(file) {
  const [, folder] = /^tests\/(\w+)\//.exec(file) ?? [];
  const [, kind] = /\.(db|contract)\.test\.ts$/.exec(file) ?? [];
  return folder ?? (kind ? { db: "database", contract: "contracts" }[kind] : "rules");
}

/** A file that could not even be loaded has no tests that failed. */
function faultsOf({ name, status, message, assertionResults }) {
  const faults = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join("\n")}`);
  return [...faults, ...(status === "failed" && faults.length === 0 ? [message] : [])].map(
    (fault) => `${relative(root, name)}: ${fault}`,
  );
}

const total = { passed: 0, failed: 0 };
function tell({ name, passed, failed, faults, ms }) {
  total.passed += passed;
  total.failed += failed;
  const seconds = (ms / 1000).toFixed(1).padStart(6);
  console.log(`${failed > 0 ? "FAIL" : "ok  "} ${name.padEnd(16)} ${seconds} s  ${passed} passed, ${failed} failed`);
  if (faults.length > 0) console.log(`\n${faults.join("\n\n")}\n`);
}

async function runPart(part) {
  const start = Date.now();
  const env = { ...process.env, NODE_ENV: part.name === "build" ? "production" : "test", FORCE_COLOR: "0" };
  if (part.parts?.some(({ name }) => name === "browser")) Object.assign(env, await findTestBrowser());
  const { ok, said } = await run(part.command, env);
  const parts = part.parts && existsSync(part.report) ? outcomes(part) : [];
  parts.forEach(tell);
  // A check, and what no test is to blame for, such as an end before the last one.
  if (parts.length > 0 && (ok || parts.some(({ failed }) => failed > 0))) return;
  const whole = { name: part.name, ms: Date.now() - start };
  tell(ok ? { ...whole, passed: 1, failed: 0, faults: [] } : { ...whole, passed: 0, failed: 1, faults: [said] });
}

/** In their order, beside each other as long as a processor is free: tests begin while the last check still runs. */
async function runAll(parts) {
  const running = new Set();
  let free = availableParallelism();
  for (const part of parts) {
    while (free < 1) await Promise.race(running);
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
await runAll(inGroups(chosen(process.argv.slice(2))));
rmSync(reports, { recursive: true, force: true });
console.log(`in ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
