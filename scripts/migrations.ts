// The old version of the shop still sells while a new one migrates: a migration only adds, unless it says since when nothing
// uses what it takes. And it sorts after all that a database may have already.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "migrations";
/** Migrations before this rule. */
const EXEMPT = /^0(0\d\d|1[0-6]\d)-/;

/** Text, quoted bodies of functions and comments change no table. */
const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
const SAID = /^--[ \t]*contracts:[ \t]*\S.{9,}$/m;

const CONTRACTIONS: [what: string, pattern: RegExp][] = [
  ["drops a table, view or type", /\bDROP\s+(?:TABLE|VIEW|MATERIALIZED\s+VIEW|TYPE|SCHEMA)\b/i],
  ["drops a column", /\bALTER\s+TABLE\b.*\bDROP\s+(?!CONSTRAINT\b|DEFAULT\b|NOT\s+NULL\b|EXPRESSION\b|IDENTITY\b)/is],
  ["renames", /\bRENAME\s+(?!CONSTRAINT\b)/i],
  ["changes a type", /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ["forbids NULL", /\bSET\s+NOT\s+NULL\b/i],
];
const ADDED = /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b)/i;
const FILLED = /\b(?:DEFAULT|GENERATED)\b|\bserial\b/i;

/** What an older version that still runs could not bear. */
export function contractions(sql: string): string[] {
  if (SAID.test(sql)) return [];
  const statements = sql.replace(QUOTED, " '' ").split(";");
  const found = statements.flatMap((statement) => [
    ...CONTRACTIONS.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what),
    ...(/\bALTER\s+TABLE\b/i.test(statement) ? partsOf(statement) : [])
      .filter((part) => ADDED.test(part) && /\bNOT\s+NULL\b/i.test(part) && !FILLED.test(part))
      .map(() => "adds a column that is NOT NULL without a default"),
  ]);
  return [...new Set(found)];
}

/** The actions of one ALTER TABLE. Commas within brackets, as of numeric(12, 2), part none. */
const partsOf = (statement: string): string[] => {
  let flat = statement;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, " ");
  return flat.split(",");
};

/** New migrations that a database could have passed already: it would refuse them for ever. */
export const outOfOrder = (added: readonly string[], known: readonly string[]): string[] => {
  const last = known.toSorted().at(-1) ?? "";
  return added.filter((name) => name < last);
};

const git = (...args: string[]): string[] => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean);
  } catch {
    return [];
  }
};
const migrationsAt = (commit: string | undefined): string[] =>
  commit ? git("ls-tree", "--name-only", commit, `${FOLDER}/`).map((path) => path.slice(FOLDER.length + 1)) : [];

/** Where this branch left `main`; on `main` itself the commit before. */
function base(): string | undefined {
  const [head] = git("rev-parse", "HEAD");
  const [left] = git("merge-base", "HEAD", "main");
  return left === head ? git("rev-parse", "HEAD^1")[0] : left;
}

function check(): string[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
  const before = migrationsAt(base());
  const added = before.length > 0 ? names.filter((name) => !before.includes(name)) : [];
  const elsewhere = [...before, ...migrationsAt("main")].filter((name) => !added.includes(name));
  return [
    ...outOfOrder(added, elsewhere).map((name) => `${name} sorts before a migration of main: give it a later number.`),
    ...names
      .filter((name) => !EXEMPT.test(name))
      .flatMap((name) => contractions(readFileSync(`${FOLDER}/${name}`, "utf8")).map((what) => `${name} ${what}.`)),
  ];
}

if (import.meta.main) {
  const faults = check();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    console.error(
      "The version before still runs beside a new one. A migration that takes something says on a line of its own:\n-- contracts: <why, and since which release nothing uses it>",
    );
  process.exit(faults.length > 0 ? 1 : 0);
}
