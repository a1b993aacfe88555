import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { changingAlone } from "#platform/database/change-lock.ts";
import { SILENT_MS } from "#platform/database/keep-alive.ts";
import { migrate, migrationsIn } from "#platform/database/migrate.ts";
import { typeOf } from "#platform/files/file-path.ts";
import type { Files } from "#platform/files/files.ts";
import { copied, migrationsOf, named, sequencesOf, tablesOf, withConnection } from "./catalogue.ts";
import { differingTables } from "./compare.ts";
import { type ArchivedTable, ArchiveError, hasCount, type Manifest, partOf } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";
import { markUnsettled } from "./unsettled.ts";

/** Rows in any of these tables mean that there is a shop. */
const INHABITED = ["installation", "products", "customers", "orders", "administrators"];

interface Input {
  archive: Archive;
  /** Empty, or prepared by a start or a restore that was interrupted. */
  ownerUrl: string;
  files: Files;
  /** The folder of this version's migrations. */
  migrations: string;
  /** Reads the rows again and compares them with the manifest. */
  compares?: boolean;
  /** Before another process can open the restored shop, which stays shut until it is marked as settled. */
  afterwards?: () => Promise<void>;
}

/**
 * Restores an archive into an empty database and file store, all rows or none, and migrates it to this version. Answers how many of its files
 * the store held already: those of a restore that was cut off, or of another shop.
 * @throws ArchiveError if there is a shop already, or the archive is of a newer version.
 */
export async function restore({
  archive,
  ownerUrl,
  files,
  migrations,
  compares = false,
  afterwards,
}: Input): Promise<number> {
  const { manifest } = archive;
  refuseOtherHistory(manifest, migrationsIn(migrations));
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  return withConnection(client, async () => {
    await refuseInhabited(client);
    const unknown = (await migrationsOf(client)).find((name) => !manifest.migrations.includes(name));
    if (unknown)
      throw new ArchiveError(
        `The database is prepared for a newer shop than the archive's (${unknown}); restore into one without tables.`,
      );
    // Held throughout: a start in between would open the shop before `afterwards`.
    const known = await changingAlone(ownerUrl, async () => {
      await migrate(ownerUrl, migrations, manifest.migrations.length);
      await client.query("BEGIN");
      const found = await load(client, archive, files);
      if (compares) await refuseDiffering(client, manifest);
      await markUnsettled(client, new Date(manifest.madeAt));
      await client.query("COMMIT");
      await migrate(ownerUrl, migrations);
      await afterwards?.();
      return found;
    });
    // Without statistics the first queries would get bad plans.
    await client.query("ANALYZE");
    return known;
  });
}

/** The archive's migrations must be the first ones of this version: only then can they be repeated and continued. */
function refuseOtherHistory(manifest: Manifest, ours: readonly string[]): void {
  const other = manifest.migrations.find((name, index) => name !== ours[index]);
  if (!other) return;
  throw new ArchiveError(
    ours.includes(other)
      ? `This archive lacks a migration that comes before its ${other}.`
      : `This archive was made by a newer shop: it knows the migration ${other}, this version does not.`,
  );
}

async function refuseInhabited(client: pg.Client): Promise<void> {
  for (const table of INHABITED) {
    const found = await client.query("SELECT to_regclass($1) AS found", [`public.${table}`]);
    if (!found.rows[0]?.found) continue;
    const { rowCount } = await client.query(`SELECT FROM ${named(client, table)} LIMIT 1`);
    if (rowCount !== 0)
      throw new ArchiveError("There is already a shop here: an archive is restored into an empty one only.");
  }
}

async function refuseDiffering(client: pg.Client, manifest: Manifest): Promise<void> {
  const tables = await differingTables(client, manifest);
  if (tables.length > 0)
    throw new ArchiveError(`The restored rows are not those of the archive: ${tables.join(", ")}.`);
}

async function load(client: pg.Client, archive: Archive, files: Files): Promise<number> {
  const { manifest } = archive;
  await refuseOtherSchema(client, manifest);
  const all = manifest.tables.map(({ name }) => named(client, name));
  // A shop that starts now waits and then finds this one. What it wrote before is detected and left alone.
  await client.query(`LOCK TABLE ${all.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  await refuseInhabited(client);
  // Migrations may have inserted rows. The archive has their latest version.
  await client.query(`TRUNCATE ${all.join(", ")} RESTART IDENTITY`);
  // The results of triggers (earlier prices, counters) are in the archive and must not be made twice.
  for (const table of all) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const known = await loadParts(client, archive, files);
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query("SELECT setval($1::regclass, $2::bigint)", [named(client, name), last]);
  for (const table of all) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return known;
}

/** Names of an archive become SQL only if the catalogue knows them. */
async function refuseOtherSchema(client: pg.Client, manifest: Manifest): Promise<void> {
  const words = (tables: { name: string; columns: readonly string[] }[]) =>
    tables.map(({ name, columns }) => [name, ...columns].join(" ")).toSorted();
  const [known, kept] = [words(await tablesOf(client)), words(manifest.tables)];
  const other = [...kept.filter((one) => !known.includes(one)), ...known.filter((one) => !kept.includes(one))][0];
  if (other || kept.length !== known.length)
    throw new ArchiveError(
      `The archive's tables are not those of its version: ${other?.split(" ")[0] ?? "one is named twice"}.`,
    );
  const sequences = new Set((await sequencesOf(client)).map(({ name }) => name));
  const stranger = manifest.sequences.find(({ name }) => !sequences.has(name));
  if (stranger || manifest.sequences.length !== sequences.size)
    throw new ArchiveError("The archive's sequences are not those of its version.");
}

/** Answers how many files were there. */
async function loadParts(client: pg.Client, archive: Archive, files: Files): Promise<number> {
  const tables = new Map<string, ArchivedTable>(archive.manifest.tables.map((table) => [table.name, table]));
  const loaded = new Map<string, number>();
  let spokeAt = performance.now();
  let known = 0;
  await archive.eachPart(async ({ path }, bytes) => {
    const part = partOf(path);
    if (part && "file" in part) {
      if (await isKnown(files, part.file, await buffer(bytes))) known += 1;
      // Its connection would fall silent for as long as files are stored.
      if (performance.now() - spokeAt < SILENT_MS) return;
      await client.query("SELECT 1");
      spokeAt = performance.now();
      return;
    }
    const table = part && tables.get(part.table);
    if (!table) throw new Error(`The archive's manifest named ${path} without its table`);
    loaded.set(table.name, (loaded.get(table.name) ?? 0) + (await loadRows(client, table, bytes)));
  });
  const short = archive.manifest.tables.find((table) => !hasCount(table, loaded.get(table.name) ?? 0));
  if (short)
    throw new ArchiveError(`The archive's table ${short.name} has another number of rows than its manifest says.`);
  return known;
}

/** Classes of SQLSTATE for invalid values and violated constraints. */
const WRONG_ROWS = /^2[23]/;

async function loadRows(client: pg.Client, table: ArchivedTable, rows: AsyncIterable<Uint8Array>): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${copied(client, table)} FROM STDIN`));
  try {
    await pipeline(Readable.from(rows), copy);
    return copy.rowCount;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && WRONG_ROWS.test(error.code ?? ""))) throw error;
    throw new ArchiveError(`The archive's rows of ${table.name} are refused by the database: ${error.message}.`);
  }
}

/** Stores a file, or answers true where it is there. A restore that was cut off before the rows were committed finds its own files again. */
async function isKnown(files: Files, path: string, bytes: Buffer): Promise<boolean> {
  const kept = await files.read(path);
  if (!kept) {
    await files.put(path, bytes, typeOf(path));
    return false;
  }
  if (!bytes.equals(kept.bytes)) throw new ArchiveError(`The file store already holds another file ${path}.`);
  return true;
}
