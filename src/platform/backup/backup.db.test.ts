import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillDemoShop } from "#app/demo.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import type { Files } from "#platform/files/files.ts";
import { addressOf, anEmptyPlace, backUpShop, type EmptyPlace, reopened, restoreInto, rowsOf } from "#tests/backups.ts";
import { anOrderFor, aProduct, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { aShop, type ServedShop, served, type TestShop } from "#tests/shop.ts";
import { backUp } from "./back-up.ts";
import { NOT_KEPT } from "./catalogue.ts";
import { openArchive } from "./read-archive.ts";

let folder: string;
let shop: TestShop;
let server: ServedShop;
let lavender: MadeProduct;
const places: EmptyPlace[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-backups-"));
  shop = await aShop();
  server = await served(shop);
  await fillDemoShop(shop, resolve("."));
  lavender = await aProduct(shop, { stock: 1000 });
  await sell(shop, 2);
  await checkout(shop, anOrderFor([[lavender, 1]]));
  await shop.pool.query("UPDATE products SET price_cents = price_cents + 100 WHERE is_sample");
  await sendDueEmails(shop, orderEmailTemplates(shop));
});
afterAll(async () => {
  for (const place of places) await place.close();
  await server.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyPlace(): Promise<EmptyPlace> {
  const place = await anEmptyPlace();
  places.push(place);
  return place;
}

/** Bought, paid and settled. */
async function sell(at: TestShop, quantity: number, email = "mari@example.com"): Promise<string> {
  const request = anOrderFor([[lavender, quantity]]);
  const started = await checkout(at, { ...request, customer: { ...request.customer, email } });
  const { eventId } = await at.payment.pay(sessionOf(started));
  expect(await at.payment.deliver(eventId)).toBe(true);
  return started.orderNumber;
}

const filesOf = async (files: Files) =>
  Object.fromEntries(
    await Promise.all(
      (await Array.fromAsync(files.paths())).toSorted().map(async (path) => {
        const kept = await files.read(path);
        return [
          path,
          createHash("sha256")
            .update(kept?.bytes ?? "")
            .digest("hex"),
        ] as const;
      }),
    ),
  );

const sequencesOf = async ({ pool }: Pick<EmptyPlace, "pool">) =>
  (await pool.query("SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1")).rows;

const triggersOff = async ({ pool }: EmptyPlace) =>
  (await pool.query("SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'")).rows;

/** Products whose level is not the sum of its movements, and paid orders without lines or payment. */
const contradictions = async ({ pool }: Pick<EmptyPlace, "pool">) =>
  (
    await pool.query(`
      SELECT level.product_id AS id FROM stock_levels level LEFT JOIN stock_movements USING (product_id)
      GROUP BY level.product_id HAVING available + reserved
        + (SELECT coalesce(sum(p.available + p.reserved), 0) FROM stock_portions p WHERE p.product_id = level.product_id)
        <> coalesce(sum(quantity), 0)
      UNION ALL
      SELECT id FROM orders o WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = o.id)
         OR NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
         OR (paid_at IS NOT NULL) <> EXISTS (SELECT FROM payments WHERE order_id = o.id AND state = 'paid')`)
  ).rows;

describe("a shop that was restored into an empty place", () => {
  let place: EmptyPlace;
  let file: string;
  beforeAll(async () => {
    file = join(folder, "whole.tar.gz");
    place = await emptyPlace();
    await backUpShop(shop, file);
    await restoreInto(place, file);
  });

  it("has every row of every table, also of those that triggers fill", async () => {
    const [before, after] = [await rowsOf(shop.pool), await rowsOf(place.pool)];
    expect({ ...after, request_limits: "" }).toEqual({ ...before, request_limits: "" });
    for (const table of ["price_history", "product_counts", "mailbox_emails", "images", "order_lines", "installation"])
      expect(after[table]).not.toMatch(/^0 /);
  });

  it("has every file to the byte", async () => {
    const after = await filesOf(place.files);
    expect(Object.keys(after).length).toBeGreaterThan(10);
    expect(after).toEqual(await filesOf(shop.files));
  });

  it("counts on where the old one stopped, with all triggers at work", async () => {
    expect(await sequencesOf(place)).toEqual(await sequencesOf(shop));
    expect(await triggersOff(place)).toEqual([]);
  });

  it("keeps whatever the catalogue has", async () => {
    const archive = await openArchive(file);
    const kept = archive.manifest.tables.map(({ name }) => name);
    await archive.close();
    const tables = Object.keys(await rowsOf(shop.pool));
    expect([...kept, ...NOT_KEPT].toSorted()).toEqual(tables.toSorted());
  });

  it("sells the next order under the next number, and its stock adds up", async () => {
    const before = await shop.pool.query("SELECT last_value + 1 AS next FROM order_numbers");
    const again = reopened(shop, place);
    const againServer = await served(again);
    expect(await sell(again, 1)).toBe(`AU-${before.rows[0].next}`);
    expect(await contradictions(place)).toEqual([]);
    await againServer.close();
    await again.close();
  });
});

it("an archive is closed to others, and no unfinished one stays beside it", async () => {
  const own = mkdtempSync(join(folder, "own-"));
  const file = join(own, "deeper", "kept.tar.gz");
  const { bytes } = await backUpShop(shop, file);
  expect(readdirSync(join(own, "deeper"))).toEqual(["kept.tar.gz"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(file).size).toBe(bytes);
});

it("a file that is none of the shop's is left out and named, and the backup is restored", async () => {
  const file = join(folder, "stray.tar.gz");
  const strays = ["backups/shop.tar.gz", "notes", "../up.png"];
  async function* paths() {
    yield* shop.files.paths();
    yield* strays;
  }
  const files: Files = { ...shop.files, paths };
  const { leftOut } = await backUp({ url: addressOf(shop), files, file, now: new Date() });
  expect(leftOut).toEqual({ files: 3, names: strays });
  const place = await emptyPlace();
  await restoreInto(place, file);
  expect(await filesOf(place.files)).toEqual(await filesOf(shop.files));
});

it("an image that its store lacks is named, and a store that lacks all of them, as without its volume, is no backup", async () => {
  const [lost = ""] = (await shop.pool.query("SELECT path FROM images ORDER BY path")).rows.map(({ path }) => path);
  async function* paths() {
    for await (const path of shop.files.paths()) if (path !== lost) yield path;
  }
  const at = (files: Files, name: string) =>
    backUp({ url: addressOf(shop), files, file: join(folder, name), now: new Date() });
  const { missing } = await at({ ...shop.files, paths }, "one-lost.tar.gz");
  expect(missing).toEqual({ files: 1, names: [lost] });
  const { files: unmounted } = await emptyPlace();
  await expect(at(unmounted, "all-lost.tar.gz")).rejects.toThrow(
    /^The store of the files has none of the shop's \d+ images: is its volume mounted\?$/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("all-lost"))).toEqual([]);
});

it("a name that is taken is left alone, and a backup that fails leaves nothing", async () => {
  const own = mkdtempSync(join(folder, "own-"));
  await backUpShop(shop, join(own, "kept.tar.gz"));
  await expect(backUpShop(shop, join(own, "kept.tar.gz"))).rejects.toThrow("There is already a file");
  const broken: Files = { ...shop.files, read: () => Promise.reject(new Error("the disk is gone")) };
  const failing = backUp({ url: addressOf(shop), files: broken, file: join(own, "never.tar.gz"), now: new Date() });
  await expect(failing).rejects.toThrow("the disk is gone");
  expect(readdirSync(own)).toEqual(["kept.tar.gz"]);
});

it("a backup whose database goes away fails, and leaves nothing", async () => {
  const own = mkdtempSync(join(folder, "own-"));
  const holder = await shop.pool.connect();
  await holder.query("BEGIN; LOCK TABLE subscribers");
  const cutOff = expect(backUpShop(shop, join(own, "never.tar.gz"))).rejects.toThrow(/terminat/);
  const waiting =
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation = 'subscribers'::regclass AND NOT granted";
  while ((await holder.query(waiting)).rowCount === 0);
  await cutOff;
  await holder.query("ROLLBACK");
  holder.release();
  expect(readdirSync(own)).toEqual([]);
});

it("a database without a shop is not backed up", async () => {
  const place = await emptyPlace();
  const file = join(folder, "nothing.tar.gz");
  await expect(backUp({ url: place.url, files: place.files, file, now: new Date() })).rejects.toThrow(
    "There is no shop in this database yet.",
  );
});

it("a backup in the middle of many purchases holds whole ones only", async () => {
  const file = join(folder, "busy.tar.gz");
  let selling = true;
  const shopper = async (soldOne: () => void, number: number) => {
    while (selling) {
      await sell(shop, 1, `shopper-${number}@example.com`);
      soldOne();
    }
  };
  const shoppers: Promise<void>[] = [];
  await Promise.all(
    Array.from({ length: 4 }, (_, number) => new Promise<void>((soldOne) => shoppers.push(shopper(soldOne, number)))),
  );
  await backUpShop(shop, file);
  selling = false;
  await Promise.all(shoppers);
  const place = await emptyPlace();
  await restoreInto(place, file);
  expect(await contradictions(place)).toEqual([]);
});
