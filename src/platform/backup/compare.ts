import { createHash } from "node:crypto";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Files } from "#platform/files/files.ts";
import { copied, rowsSent } from "./catalogue.ts";
import { type ArchivedTable, hasCount, type Manifest, type Part, partOf } from "./manifest.ts";

/** The tables whose rows are not those of the manifest. Within the transaction that loaded them, so before any migration. */
export async function differingTables(client: pg.Client, { tables, parts }: Manifest): Promise<string[]> {
  // A scan begins at the first row then: rows come in the order in which they were loaded.
  await client.query("SET LOCAL synchronize_seqscans TO off");
  const ofTable = Map.groupBy(parts, ({ path }) => {
    const part = partOf(path);
    return part && "table" in part ? part.table : "";
  });
  const differing: string[] = [];
  for (const table of tables)
    if (!(await hasRows(client, table, ofTable.get(table.name) ?? []))) differing.push(table.name);
  return differing;
}

async function hasRows(client: pg.Client, table: ArchivedTable, parts: readonly Part[]): Promise<boolean> {
  const copy = client.query(copyTo(`COPY ${copied(client, table)} TO STDOUT`));
  const found = await hashesOf(
    copy,
    parts.map(({ bytes }) => bytes),
  );
  return hasCount(table, await rowsSent(client, copy)) && found.join() === parts.map(({ sha256 }) => sha256).join();
}

/** SHA-256 of consecutive pieces of these sizes, and of what comes after them. */
async function hashesOf(text: AsyncIterable<Buffer>, sizes: readonly number[]): Promise<string[]> {
  const hashes = [...sizes.map(() => createHash("sha256")), createHash("sha256")];
  let [piece, room] = [0, sizes[0] ?? Number.POSITIVE_INFINITY];
  let isLonger = false;
  for await (let bytes of text) {
    while (bytes.length > 0) {
      const taken = bytes.subarray(0, room);
      hashes[piece]?.update(taken);
      isLonger ||= piece >= sizes.length;
      bytes = bytes.subarray(taken.length);
      room -= taken.length;
      if (room === 0) {
        piece += 1;
        room = sizes[piece] ?? Number.POSITIVE_INFINITY;
      }
    }
  }
  return hashes.slice(0, sizes.length + (isLonger ? 1 : 0)).map((hash) => hash.digest("hex"));
}

/** The files that are missing, or not those of the manifest. */
export async function differingFiles(files: Files, { parts }: Manifest): Promise<string[]> {
  const differing: string[] = [];
  for (const { path, sha256 } of parts) {
    const part = partOf(path);
    if (!part || !("file" in part)) continue;
    const kept = await files.read(part.file);
    const found = kept && createHash("sha256").update(kept.bytes).digest("hex");
    if (found !== sha256) differing.push(part.file);
  }
  return differing;
}
