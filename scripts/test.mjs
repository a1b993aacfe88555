// Runs every check of the shop in its short form, one part after the other, tells each part's time and closes with the sum.
// `test.mjs NAME ...` runs only the parts named.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findTestBrowser } from "./find-chromium.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, ".test", `run-${process.pid}`);
const bin = (name) => join(root, "node_modules", name);

const check = (name, script, ...args) => ({ name, command: [process.execPath, script, ...args] });
const vitest = (name) => ({
  name,
  report: join(reports, `${name}.json`),
  command: [
    process.execPath,
    bin("vitest/vitest.mjs"),
    "run",
    "--project",
    name,
    "--passWithNoTests=false",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
});

const PARTS = [
  check("format and lint", bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"),
  check("types", join(root, "scripts/types.mjs")),
  check("boundaries", join(root, "scripts/boundaries.mjs")),
  check("table owners", join(root, "scripts/table-owners.mjs")),
  check("unused code", bin("knip/bin/knip.js")),
  vitest("rules"),
  vitest("database"),
  vitest("contracts"),
  vitest("fuzz"),
  check("build", bin("@react-router/dev/bin.cjs"), "build"),
  vitest("process"),
  vitest("faults"),
  vitest("browser"),
];

const wanted = process.argv.slice(2);
const parts = wanted.length > 0 ? PARTS.filter(({ name }) => wanted.includes(name)) : PARTS;
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${PARTS.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
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

mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const began = Date.now();
for (const { name, command, report } of parts) {
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
rmSync(reports, { recursive: true, force: true });
console.log(`in ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
