// Only the feature that declares a table writes it: checked over drizzle's calls and the text of SQL. Others call its actions.
import { globSync, readFileSync } from "node:fs";

const ownerOf = (file) => /^src\/(features\/[^/]+|[^/]+)/.exec(file)?.[1];
const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.(test|types|d)\.tsx?$/.test(file));

/** By its name in the database, and by its name in code. */
const owners = new Map();
for (const file of files)
  for (const [, constant, table] of readFileSync(file, "utf8").matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)) {
    owners.set(table, ownerOf(file));
    owners.set(constant, ownerOf(file));
  }

/** Rows that are a part of an order, which orders reads and closes; the feature that acts on them writes them too. */
const FULFILMENT = "features/fulfilment";
const PARTS_OF_ORDERS = {
  shipments: FULFILMENT,
  parcels: FULFILMENT,
  parcelLines: FULFILMENT,
  withdrawals: "features/withdrawals",
};

const WRITES = [
  /\.(?:insert|update|delete)\((\w+)\)/g,
  /\b(?:INSERT INTO|DELETE FROM|(?<!FOR |NO KEY |DO )UPDATE)\s+(\w+)\b/g,
];
const violations = files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const written = WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => table));
  const foreign = [...new Set(written)].filter(
    (table) => owners.has(table) && owners.get(table) !== ownerOf(file) && PARTS_OF_ORDERS[table] !== ownerOf(file),
  );
  return foreign.map((table) => `${file} writes ${table} of ${owners.get(table)}`);
});
for (const violation of violations) console.error(violation);
console.log(`${owners.size} names of tables, ${violations.length} foreign writes`);
process.exit(violations.length > 0 || owners.size === 0 ? 1 : 0);
