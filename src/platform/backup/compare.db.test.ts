import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf, anEmptyPlace, backUpShop, type EmptyPlace, restoreInto, withLateCounts } from "#tests/backups.ts";
import { aProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { backUp } from "./back-up.ts";
import { differingFiles, differingTables } from "./compare.ts";
import type { Manifest } from "./manifest.ts";
import { openArchive } from "./read-archive.ts";

let folder: string;
let shop: TestShop;
let place: EmptyPlace;
let manifest: Manifest;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-compare-"));
  shop = await aShop();
  await aProduct(shop, { name: "Amber Stone" });
  await shop.files.put("products/amber.txt", Buffer.from("amber"), "text/plain");
  // More rows than one part of an archive holds, of many lengths.
  await shop.pool.query(
    `INSERT INTO mailbox_emails (recipient, sender, subject, html, plain, message_id, headers)
     SELECT 'mari@example.com', 'shop@example.com', 'Order', repeat('x', (n * 7919) % 5000), 'plain', n::text, '{}'
     FROM generate_series(1, 4000) AS n`,
  );
  const file = join(folder, "shop.tar.gz");
  await backUpShop(shop, file);
  place = await anEmptyPlace();
  await restoreInto(place, file);
  const archive = await openArchive(file);
  manifest = archive.manifest;
  await archive.close();
});
afterAll(async () => {
  await place.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The tables that differ after a change, which is undone. */
async function differingAfter(change: string, url = place.url): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(change);
    return await differingTables(client, manifest);
  } finally {
    await client.end();
  }
}

it("finds no difference in what was restored, also where a table has several parts", async () => {
  expect(manifest.tables.find(({ name }) => name === "mailbox_emails")?.parts).toBeGreaterThan(1);
  expect(await differingAfter("SELECT 1")).toEqual([]);
});

it("knows how many rows there are, also where the server tells it after the last one has arrived", async () => {
  const [from, to] = [await withLateCounts(addressOf(shop)), await withLateCounts(place.url)];
  const file = join(folder, "late.tar.gz");
  await backUp({ url: from.url, files: shop.files, file, now: new Date() });
  const archive = await openArchive(file);
  expect(archive.manifest.tables).toEqual(manifest.tables);
  await archive.close();
  expect(await differingAfter("SELECT 1", to.url)).toEqual([]);
  from.close();
  to.close();
});

it.each([
  ["a changed row", "UPDATE mailbox_emails SET subject = 'Other' WHERE message_id = '17'", ["mailbox_emails"]],
  ["a missing row", "DELETE FROM mailbox_emails WHERE message_id = '4000'", ["mailbox_emails"]],
  [
    "one row more",
    "INSERT INTO mailbox_emails (recipient, sender, subject, html, plain, message_id, headers) VALUES ('a', 'b', 'c', 'd', 'e', 'f', '{}')",
    ["mailbox_emails"],
  ],
  [
    "a row in a table that was empty",
    "INSERT INTO suppressed_addresses (email, reason) VALUES ('a@b.c', 'bounced')",
    ["suppressed_addresses"],
  ],
])("finds %s", async (_what, change, expected) => {
  expect(await differingAfter(change)).toEqual(expected);
});

it("finds a file that is missing or another", async () => {
  expect(await differingFiles(place.files, manifest)).toEqual([]);
  await place.files.remove("products/amber.txt");
  expect(await differingFiles(place.files, manifest)).toEqual(["products/amber.txt"]);
  await place.files.put("products/amber.txt", Buffer.from("other"), "text/plain");
  expect(await differingFiles(place.files, manifest)).toEqual(["products/amber.txt"]);
});
