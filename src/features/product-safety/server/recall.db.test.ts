import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { correctOrder } from "#features/orders/server/correct-order.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import {
  aKit,
  anActor,
  anOrderFor,
  aPaidOrder,
  aProduct,
  checkout,
  type MadeProduct,
  SOMEBODY,
} from "#tests/makers.ts";
import { part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { messages } from "../messages.ts";
import { recallScope } from "../recall.ts";
import { buyersOf, languagesOf } from "./buyers.ts";
import { recallEmailTemplates } from "./recall-emails.tsx";
import { sendRecall, sentRecalls } from "./send-recall.ts";
import { soldMaterials } from "./sold-materials.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

const skuOf = async ({ id }: MadeProduct): Promise<string> =>
  (await shop.row("SELECT sku FROM products WHERE id = $1", id)).sku;
const scopeOf = async (product: MadeProduct, more: object = {}) =>
  recallScope.parse({ sku: await skuOf(product), ...more });
const find = async (product: MadeProduct, more?: object) =>
  buyersOf(shop.db, await scopeOf(product, more), "Europe/Tallinn");
const bought = (product: MadeProduct, email: string) =>
  aPaidOrder(shop, [[product, 1]], { customer: { ...anOrderFor([]).customer, email } });
const versionOf = async (orderId: string): Promise<number> =>
  (await shop.row("SELECT version FROM orders WHERE id = $1", orderId)).version;
const pack = async (orderId: string, ...batches: string[]) =>
  correctOrder(shop, {
    orderId,
    version: await versionOf(orderId),
    batches: [{ position: 1, batches }],
    administratorId: mari.administratorId,
    requestId: "test",
  });
const texts = { en: { hazard: "It may burn.", instructions: "Stop using it." } };
const recall = async (product: MadeProduct, seen: number, id: string = randomUUID(), more: object = {}) =>
  sendRecall(
    shop,
    { id, scope: await scopeOf(product), texts, remedies: ["replacement", "refund"], seen, ...more },
    mari,
  );
const emailsOf = (id: string) =>
  shop.rows("SELECT recipient, language FROM emails WHERE data->>'recallId' = $1 ORDER BY 1", id);

describe("L47: who is found", () => {
  it("are the buyers of a batch, and those whose batch nobody noted", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await pack(await bought(oil, "one@example.com"), "L24");
    await pack(await bought(oil, "two@example.com"), "L25", "L24");
    await pack(await bought(oil, "three@example.com"), "L25");
    await bought(oil, "four@example.com");
    const emails = async (more?: object) => (await find(oil, more)).buyers.map(({ email }) => email).toSorted();
    expect(await emails()).toHaveLength(4);
    expect(await emails({ batches: ["l24"] })).toEqual(["four@example.com", "one@example.com", "two@example.com"]);
    expect(await emails({ batches: ["L24"], with_unknown: false })).toEqual(["one@example.com", "two@example.com"]);
    expect((await find(oil, { batches: ["L24"], with_unknown: false })).buyers[0]?.batches).toEqual(["L24", "L25"]);
  });

  it("are written to in their languages, which are those that the form asks for", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await withLanguage("et", () => bought(oil, "kati@example.com"));
    await bought(oil, "mari@example.com");
    await withLanguage("pl", () => checkout(shop, anOrderFor([[oil, 1]])));
    expect(languagesOf((await find(oil)).buyers)).toEqual(["en", "et"]);
  });

  it("are not those who never paid or whose order was cancelled before it left, and each is found once", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await checkout(shop, anOrderFor([[oil, 1]]));
    const cancelled = await bought(oil, "gone@example.com");
    await shop.pool.query("UPDATE orders SET status = 'cancelled', cancelled_at = now() WHERE id = $1", [cancelled]);
    const reversed = await bought(oil, "reversed@example.com");
    await shop.pool.query(
      "UPDATE orders SET status = 'shipped', payment_state = 'reversed', paid_at = NULL, shipped_at = now() WHERE id = $1",
      [reversed],
    );
    const undone = await bought(oil, "undone@example.com");
    await shop.pool.query(
      "UPDATE orders SET status = 'packing', payment_state = 'reversed', paid_at = NULL, shipped_at = now() WHERE id = $1",
      [undone],
    );
    await bought(oil, "twice@example.com");
    await bought(oil, "Twice@Example.com");
    const { buyers } = await find(oil);
    expect(buyers).toMatchObject([
      { pieces: 2, orderNumbers: [expect.any(String), expect.any(String)] },
      { email: "reversed@example.com" },
    ]);
  });

  it("are those whom a parcel reached, whatever became of the rest of the order", async () => {
    const [oil, lamp] = [await aProduct(shop, { stock: 20 }), await aProduct(shop, { stock: 20 })];
    const kit = await aKit(shop, [[oil, 2]], { price: 40 });
    const orderOf = (email: string, first: MadeProduct) =>
      aPaidOrder(
        shop,
        [
          [first, 3],
          [lamp, 1],
        ],
        { customer: { ...anOrderFor([]).customer, email } },
      );
    const cancelled = await orderOf("rest-cancelled@example.com", oil);
    await part(shop, cancelled, { 1: 1 });
    await changeStatus(shop, { orderId: cancelled, to: "cancelled", administratorId: mari.administratorId });
    const reversed = await orderOf("part-reversed@example.com", kit);
    await part(shop, reversed, { 1: 2 });
    await shop.pool.query("UPDATE orders SET payment_state = 'reversed', paid_at = NULL WHERE id = $1", [reversed]);
    const other = await orderOf("other-part@example.com", oil);
    await part(shop, other, { 2: 1 });
    await changeStatus(shop, { orderId: other, to: "cancelled", administratorId: mari.administratorId });
    const found = (await find(oil, { sold_from: "2026-01-01" })).buyers.map(({ email, pieces }) => [email, pieces]);
    expect(found.toSorted()).toEqual([
      ["part-reversed@example.com", 4],
      ["rest-cancelled@example.com", 1],
    ]);
  });

  it("are those of the days, in the shop's time zone", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    const id = await bought(oil, "days@example.com");
    await shop.pool.query("UPDATE orders SET paid_at = '2026-11-20T22:30:00Z' WHERE id = $1", [id]);
    const count = async (from: string, to: string) => (await find(oil, { sold_from: from, sold_to: to })).buyers.length;
    expect([await count("2026-11-21", "2026-11-21"), await count("2026-11-20", "2026-11-20")]).toEqual([1, 0]);
    await expect(count("2026-11-22", "2026-11-21")).rejects.toThrow(messages.daysReversed);
  });

  it("an erased buyer is counted and not written to", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    const id = await bought(oil, "erased@example.com");
    await shop.pool.query("UPDATE orders SET erased_at = now() WHERE id = $1", [id]);
    expect(await find(oil)).toMatchObject({ buyers: [], erased: 1 });
    await expect(recall(oil, 0)).rejects.toThrow(messages.nobody);
  });

  it("are those of the article number as it is written; where only letters large or small differ, it must be one product's", async () => {
    const [large, small] = [await aProduct(shop, { stock: 20 }), await aProduct(shop, { stock: 20 })];
    const rename = (sku: string, { id }: MadeProduct) =>
      shop.pool.query("UPDATE products SET sku = $1 WHERE id = $2", [sku, id]);
    await rename("OIL-Case", large);
    const productOf = async (sku: string) => (await buyersOf(shop.db, recallScope.parse({ sku }), "UTC")).product.id;
    expect(await productOf("oil-case")).toBe(large.id);
    await rename("oil-Case", small);
    expect([await productOf("OIL-Case"), await productOf("oil-Case")]).toEqual([large.id, small.id]);
    await expect(productOf("oil-case")).rejects.toThrow("OIL-Case");
  });

  it("an unknown article number is refused by its name", async () => {
    const scope = recallScope.parse({ sku: "NO-SUCH" });
    await expect(buyersOf(shop.db, scope, "UTC")).rejects.toThrow(messages.noSuchProduct("NO-SUCH"));
  });
});

describe("L47: a recall", () => {
  it("writes to each buyer once, also when it is sent twice at once, and is in the audit log", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await bought(oil, "a@example.com");
    await withLanguage("de", () => bought(oil, "b@example.com"));
    const id = randomUUID();
    await Promise.all([recall(oil, 2, id), recall(oil, 2, id)]);
    await recall(oil, 2, id);
    expect(await emailsOf(id)).toEqual([
      { recipient: "a@example.com", language: "en" },
      { recipient: "b@example.com", language: "de" },
    ]);
    const { rows } = await shop.pool.query(
      "SELECT count(*)::int AS count FROM audit_log WHERE action = 'product.recalled' AND subject_id = $1",
      [oil.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("goes to an address of any length, and tells which emails did not arrive", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    const long = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.example.com`;
    const lost = await bought(oil, long);
    await bought(oil, "arrives@example.com");
    await bought(oil, "waits@example.com");
    const id = randomUUID();
    await recall(oil, 3, id);
    await shop.pool.query(
      "UPDATE emails SET state = 'sent', sent_at = now() WHERE kind = 'product-recall' AND recipient = 'arrives@example.com'",
    );
    await shop.pool.query("UPDATE emails SET state = 'dead' WHERE kind = 'product-recall' AND recipient = $1", [long]);
    const { rows } = await shop.pool.query("SELECT order_number FROM orders WHERE id = $1", [lost]);
    const sent = (await sentRecalls(shop.db)).find((one) => one.recall.id === id);
    expect(sent).toMatchObject({ sent: 1, waiting: 1, undelivered: 1, orderNumbers: [rows[0].order_number] });
    // Sent again from the order, to another address.
    await shop.pool.query(
      `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, order_id, language, state, sent_at)
       SELECT 'again:' || id, kind, 'other@example.com', data, 'again@example.com', order_id, language, 'sent', now()
       FROM emails WHERE recipient = $1 AND kind = 'product-recall'`,
      [long],
    );
    const then = (await sentRecalls(shop.db)).find((one) => one.recall.id === id);
    expect(then).toMatchObject({ sent: 2, waiting: 1, undelivered: 0, orderNumbers: [] });
  });

  it("is refused where the same was sent before, and where its id has another text", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await bought(oil, "again@example.com");
    const id = randomUUID();
    await recall(oil, 1, id);
    await expect(recall(oil, 1)).rejects.toThrow(messages.sentBefore);
    const others = { texts: { en: { hazard: "It leaks.", instructions: "Bring it back." } } };
    await expect(recall(oil, 1, id, others)).rejects.toThrow(messages.sentBefore);
    await recall(oil, 1, randomUUID(), others);
    const both = [1, 2].map(() => recall(oil, 1, randomUUID(), { texts: { en: { hazard: "A", instructions: "B" } } }));
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is refused where the buyers are others than the preview showed, or fewer than two remedies are offered", async () => {
    const oil = await aProduct(shop, { stock: 20 });
    await bought(oil, "c@example.com");
    await expect(recall(oil, 3)).rejects.toThrow(messages.others(1));
    await expect(recall(oil, 1, randomUUID(), { remedies: ["refund", "refund"] })).rejects.toThrow(
      messages.twoRemedies,
    );
  });

  it("tells what, which danger, what to do, which remedies and whom to ask, in the buyer's language", async () => {
    const oil = await aProduct(shop, { name: "Lavender 24", stock: 20 });
    await withLanguage("de", () => bought(oil, "letter@example.com"));
    await shop.pool.query(
      "UPDATE products SET maker = NULL, maker_address = NULL, gtin = '4740000000015' WHERE id = $1",
      [oil.id],
    );
    // Of products that name none.
    for (const [key, value] of [
      ["maker_name", "Linden & Salt OÜ"],
      ["maker_address", "Pikk 1, Tallinn"],
    ] as const)
      await saveSetting(shop, { key, value }, SOMEBODY);
    const german = { de: { hazard: "Die Flasche kann bersten.", instructions: "Nicht mehr öffnen." } };
    const scope = await scopeOf(oil, { batches: ["L24"] });
    await recall(oil, 1, randomUUID(), { texts: { ...texts, ...german }, scope });
    const placed = { de: { ...german.de, batch_place: "Auf dem Boden der Flasche." } };
    await recall(oil, 1, randomUUID(), { texts: { ...texts, ...placed }, scope });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...recallEmailTemplates(shop) });
    const { rows } = await shop.pool.query(
      "SELECT subject, plain FROM mailbox_emails WHERE recipient = 'letter@example.com' AND subject LIKE 'Produkt%' ORDER BY plain LIKE '%Boden%'",
    );
    // Where the batch's number stands is said in general, unless the form says it.
    expect(rows[0].plain).toMatch(/Charge: L24\nDie Nummer finden Sie auf dem Etikett/);
    expect(rows[1].plain).toMatch(/Charge: L24\nAuf dem Boden der Flasche/);
    expect(rows[0].plain).toContain("Hersteller: Linden & Salt OÜ, Pikk 1, Tallinn");
    expect(rows[0].plain).toContain("GTIN: 4740000000015");
    expect(rows[0].subject).toBe("Produktsicherheitsrückruf: Lavender 24");
    for (const part of ["Die Flasche kann bersten.", "Nicht mehr öffnen.", "Erstattung des Kaufpreises", "AU-"])
      expect(rows[0].plain).toContain(part);
  });
});

it("L18, L19, L53: what was sold is weighed by country, year and material", async () => {
  const lamp = await aProduct(shop, { category: "diffusers", stock: 20 });
  await shop.pool.query(`UPDATE products SET materials = '{"electronics": 600.5, "paper": 100}' WHERE id = $1`, [
    lamp.id,
  ]);
  const first = await aPaidOrder(shop, [[lamp, 2]]);
  await shop.pool.query(
    "UPDATE orders SET status = 'shipped', payment_state = 'reversed', shipped_at = $2, paid_at = NULL WHERE id = $1",
    [first, shop.clock.now()],
  );
  const toShipAgain = await aPaidOrder(shop, [[lamp, 3]]);
  await shop.pool.query("UPDATE orders SET shipped_at = $2 WHERE id = $1", [toShipAgain, shop.clock.now()]);
  const second = await aPaidOrder(shop, [[lamp, 1]]);
  await shop.pool.query(
    "UPDATE orders SET status = 'delivered', shipped_at = '2025-12-31T22:30:00Z', delivery_country = 'DE' WHERE id = $1",
    [second],
  );
  const inPart = await aPaidOrder(shop, [[lamp, 3]]);
  await part(shop, inPart, { 1: 1 });
  await shop.pool.query("UPDATE orders SET status = 'cancelled', cancelled_at = now() WHERE id = $1", [inPart]);
  const year = new Date(shop.clock.now()).getFullYear();
  expect(
    (await soldMaterials(shop.db, "Europe/Tallinn", true)).filter(({ country }) => ["EE", "DE"].includes(country)),
  ).toEqual([
    { year, country: "DE", material: "electronics", pieces: 1, kilograms: 0.601 },
    { year, country: "DE", material: "paper", pieces: 1, kilograms: 0.1 },
    { year, country: "EE", material: "electronics", pieces: 3, kilograms: 1.802 },
    { year, country: "EE", material: "paper", pieces: 3, kilograms: 0.3 },
  ]);
});
