import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { extract, pack } from "tar-stream";
import { type BackedUp, backUp } from "#platform/backup/back-up.ts";
import { openArchive } from "#platform/backup/read-archive.ts";
import { restore } from "#platform/backup/restore.ts";
import type { AppContext } from "#platform/context.ts";
import { openDatabase } from "#platform/database/database.ts";
import { diskFiles } from "#platform/files/disk.ts";
import type { Files } from "#platform/files/files.ts";
import { testPagePayment } from "#platform/payment/test-page.ts";
import { freshDatabase } from "./database.ts";
import type { TestShop } from "./shop.ts";

export const addressOf = (shop: AppContext): string => shop.pool.options.connectionString ?? "";

export const backUpShop = (shop: AppContext, file: string): Promise<BackedUp> =>
  backUp({ url: addressOf(shop), files: shop.files, file, now: new Date() });

export interface EmptyPlace {
  url: string;
  pool: pg.Pool;
  files: Files;
  close(): Promise<void>;
}

/** A database without a table and a folder without a file. */
export async function anEmptyPlace(): Promise<EmptyPlace> {
  const database = await freshDatabase("template0");
  const folder = mkdtempSync(join(tmpdir(), "aurelle-empty-"));
  return {
    url: database.url,
    pool: database.pool,
    files: diskFiles(join(folder, "files")),
    close: async () => {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function restoreInto(place: EmptyPlace, file: string, migrations = "migrations"): Promise<void> {
  const archive = await openArchive(file);
  try {
    await restore({ archive, ownerUrl: place.url, files: place.files, migrations });
  } finally {
    await archive.close();
  }
}

/** The restored shop at work, with the payment page whose memory came with the archive. */
export function reopened(old: TestShop, place: EmptyPlace): TestShop {
  const { db, pool, close } = openDatabase({ url: place.url, connections: 5, log: old.log });
  const { clock } = old;
  const config = { ...old.config };
  const payment = testPagePayment({ pool, secret: "whsec_of_the_tests", shopUrl: () => config.shopUrl, clock });
  return { ...old, config, db, pool, payment, files: place.files, close };
}

/** How the server ends the rows of a COPY. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/** The address of a database by a line on which what follows a COPY's rows, such as their number, arrives after them. */
export async function withLateCounts(url: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = Promise.resolve();
    const send = async (bytes: Buffer) => {
      near.write(bytes);
      // The reader is in this process: by then it has what was written.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
    };
    far.on("data", (bytes: Buffer) => {
      const end = bytes.indexOf(COPY_DONE);
      const parts =
        end < 0 ? [bytes] : [bytes.subarray(0, end + COPY_DONE.length), bytes.subarray(end + COPY_DONE.length)];
      for (const part of parts) sent = sent.then(() => send(part));
    });
    near.on("data", (bytes) => far.write(bytes));
    near.once("close", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const late = new URL(url);
  late.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: late.href, close: () => server.close() };
}

interface Entry {
  name: string;
  bytes: Buffer;
  type?: "symlink" | "directory";
}

/** A copy of an archive with other entries; with `resealed` its manifest names what they became. */
export async function forged(file: string, change: (entries: Entry[]) => Entry[], resealed = false): Promise<string> {
  const entries = extract();
  const found: Entry[] = [];
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  for await (const entry of entries) found.push({ name: entry.header.name, bytes: await buffer(entry) });
  await reading;
  const changed = change(found);
  const forgery = `${file}.${randomUUID()}`;
  const packed = pack();
  const contentItem = pipeline(packed, createGzip(), createWriteStream(forgery));
  for (const { name, bytes, type = "file" } of changed) {
    const isEncrypted = resealed && name === "manifest.json";
    packed.entry(
      { name, type, linkname: type === "symlink" ? "/etc/passwd" : "" },
      isEncrypted ? encrypted(changed) : bytes,
    );
  }
  packed.finalize();
  await contentItem;
  return forgery;
}

function encrypted(entries: readonly Entry[]): string {
  const manifest = entries.find(({ name }) => name === "manifest.json");
  const parts = entries
    .filter((entry) => entry !== manifest)
    .map(({ name, bytes }) => ({
      path: name,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    }));
  return JSON.stringify({ ...JSON.parse(String(manifest?.bytes)), parts });
}

/** For `forged`: other words within one entry. */
export const reworded =
  (name: string, from: string | RegExp, to: string) =>
  (entries: Entry[]): Entry[] =>
    entries.map((entry) =>
      entry.name === name ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replace(from, to)) } : entry,
    );

/** Every table of the catalogue with a hash of all its rows; of the migrations their names. */
export async function rowsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1",
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const row = name === "migrations" ? "name" : "t::text";
    const { rows: hashed } = await pool.query<{ hash: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(row, E'\\n' ORDER BY row)), '') AS hash
       FROM (SELECT ${row} AS row FROM ${pg.escapeIdentifier(name)} t) AS all_rows`,
    );
    rows[name] = hashed[0]?.hash ?? "";
  }
  return rows;
}
