import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { documentFile } from "#features/documents/server/document-file.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { forgetBuyers } from "#features/documents/server/forget-buyers.ts";
import { DEFAULT_SETTINGS } from "#features/settings/store-settings.ts";
import { transact } from "#platform/database/database.ts";
import { dayAfter } from "#shared/day.ts";
import { euros } from "#shared/money.ts";
import { anOrderFor, aPaidOrder, aProduct, aRefund, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { askProvider } from "./ask-provider.ts";
import { documentFaults } from "./check-documents.ts";
import { issueDocuments } from "./issue-documents.ts";
import { lockOrder } from "./lock-order.ts";
import { attachedDocuments } from "./order-documents.ts";
import { orders } from "./orders-table.ts";
import { type RefundInput, refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 19.9, stock: 1000 });
});

const bought = () => aPaidOrder(shop, [[lavender, 3]]);
const refund = (orderId: string, input: Partial<RefundInput>) => refundOrder(shop, aRefund(orderId, input));
const issued = (orderId: string) => documentsOfOrder(shop.db, orderId);

describe("numbers", () => {
  const series = async (kind: string) =>
    (await shop.rows("SELECT sequence FROM documents WHERE kind = $1 AND is_test ORDER BY sequence", kind)).map(
      ({ sequence }) => sequence,
    );
  const isGapless = async (kind: string) => {
    const numbers = await series(kind);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    return numbers.length;
  };

  it("have no gap and no double where fifty are paid at once, and half of the transactions are undone", async () => {
    const before = await isGapless("invoice");
    const started = await Promise.all(Array.from({ length: 50 }, () => checkout(shop, anOrderFor([[lavender, 1]]))));
    await Promise.all(started.map((order) => shop.payment.pay(sessionOf(order))));
    const undone = started.map(async ({ orderId }, place) => {
      if (place % 2 === 0) return askProvider(shop, orderId);
      await expect(
        transact(shop.db, async (tx) => {
          const order = await lockOrder(tx, orderId);
          await tx.update(orders).set({ paymentState: "paid", paidAt: shop.clock.now() }).where(eq(orders.id, orderId));
          await issueDocuments(tx, order, shop.clock.now());
          throw new Error("undone");
        }),
      ).rejects.toThrow("undone");
      return askProvider(shop, orderId);
    });
    await Promise.all(undone);
    expect(await isGapless("invoice")).toBe(before + 50);
  }, 120_000);

  it("have no gap where the connection that took one is killed", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    const client = await shop.pool.connect();
    client.on("error", () => undefined);
    await client.query("BEGIN");
    const { rows } = await client.query(
      "UPDATE document_series SET last_number = last_number + 1 WHERE kind = 'invoice' AND is_test RETURNING pg_backend_pid() AS pid",
    );
    await shop.pool.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
    client.release(true);
    await bought();
    await isGapless("invoice");
    await isGapless("credit-note");
  });

  it("never go back by a day, where one that waited over midnight takes the later number", async () => {
    const [first, second] = [await bought(), await bought()];
    for (const id of [first, second])
      await shop.pool.query(
        "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) SELECT id, $2, 100, 'succeeded' FROM payments WHERE order_id = $1",
        [id, randomUUID()],
      );
    const issueAt = (id: string, at: string) =>
      transact(shop.db, async (tx) => issueDocuments(tx, await lockOrder(tx, id), new Date(at)));
    await issueAt(first, "2029-03-02T22:00:01Z");
    await issueAt(second, "2029-03-02T21:59:59Z");
    expect((await issued(second)).at(-1)).toMatchObject({ number: "TEST-CN-2029-000002", issuedOn: "2029-03-03" });
  });

  it("say the right day again after a clock that was far ahead", async () => {
    const id = await bought();
    for (const [place, at] of ["2028-11-05T10:00:00Z", "2028-03-05T10:00:00Z"].entries()) {
      await shop.pool.query(
        "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) SELECT id, $2, 100, 'succeeded' FROM payments WHERE order_id = $1",
        [id, randomUUID()],
      );
      await transact(shop.db, async (tx) => issueDocuments(tx, await lockOrder(tx, id), new Date(at)));
      const made = { number: `TEST-CN-2028-00000${place + 1}`, issuedOn: at.slice(0, 10) };
      expect(await issued(id)).toContainEqual(expect.objectContaining(made));
    }
  });

  it("begin anew with the year, as the shop's clocks show it", async () => {
    const id = await bought();
    const at = new Date("2030-12-31T22:30:00Z");
    await shop.pool.query(
      "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) SELECT id, $2, 100, 'succeeded' FROM payments WHERE order_id = $1",
      [id, randomUUID()],
    );
    await transact(shop.db, async (tx) => issueDocuments(tx, await lockOrder(tx, id), at));
    expect((await issued(id)).at(-1)).toMatchObject({ number: "TEST-CN-2031-000001", issuedOn: "2031-01-01" });
  });
});

describe("the check at night", () => {
  const about = async (id: string) => {
    const { order_number } = await shop.row("SELECT order_number FROM orders WHERE id = $1", id);
    return (await documentFaults(shop.db)).flatMap(({ subject, fault }) => (subject === order_number ? fault : []));
  };

  it("finds nothing where documents, payments and lines agree", async () => {
    const id = await bought();
    await refund(id, { amount: euros(3) });
    expect(await about(id)).toEqual([]);
  });

  it("finds money whose document is missing, and lines that are not their refund", async () => {
    const id = await bought();
    await refund(id, { amount: euros(3) });
    await shop.pool.query(
      `UPDATE refund_lines SET gross_cents = gross_cents + 1, net_cents = net_cents + 1 WHERE place = 0 AND refund_id IN
         (SELECT r.id FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1)`,
      [id],
    );
    expect((await about(id)).toSorted()).toEqual(["documents differ from payments", "refund differs from its lines"]);
  });

  it("finds a number that is missing", async () => {
    await shop.pool.query(
      "INSERT INTO document_series (kind, is_test, year, last_number) VALUES ('invoice', false, 2020, 3)",
    );
    expect(await documentFaults(shop.db)).toContainEqual({ subject: "invoice 2020", fault: "numbers are missing" });
  });
});

describe("what is issued stays", () => {
  it.each([
    ["changed", "UPDATE documents SET gross_cents = gross_cents + 1, net_cents = net_cents + 1"],
    ["removed", "DELETE FROM documents"],
    ["counted back", "UPDATE document_series SET last_number = last_number - 1"],
    ["skipped", "UPDATE document_series SET last_number = last_number + 2"],
    ["begun again", "DELETE FROM document_series"],
  ])("a document or its number is never %s", async (_what, statement) => {
    await bought();
    await expect(shop.pool.query(statement)).rejects.toMatchObject({ code: "23000" });
  });
});

describe("an email", () => {
  const settings = DEFAULT_SETTINGS;
  const filenames = async (about: Parameters<typeof attachedDocuments>[1], wanted = settings) =>
    (await attachedDocuments(shop, about, wanted)).map(({ filename }) => filename);

  it("brings the invoice, and about a refund its credit note", async () => {
    const orderId = await bought();
    const { id: refundId } = await refund(orderId, { amount: euros(3) });
    await refund(orderId, { amount: euros(4) });
    const [invoice, note] = await issued(orderId);
    expect(await filenames({ orderId })).toEqual([`${invoice?.number}.pdf`]);
    expect(await filenames({ orderId, refundId })).toEqual([`${note?.number}.pdf`]);
  });

  it("reads the invoice of the payment, without issuing anything again", async () => {
    const orderId = await bought();
    // The documents, and the file written.
    expect(await statementsDuring(() => filenames({ orderId }))).toHaveLength(2);
  });

  it("brings none where the shopkeeper does not want it", async () =>
    expect(await filenames({ orderId: await bought() }, { ...settings, invoiceWithConfirmation: false })).toEqual([]));

  it("goes without a document whose file is spoilt", async () => {
    const orderId = await bought();
    const [invoice] = await issued(orderId);
    await shop.pool.query("INSERT INTO document_files (document_id, sha256, bytes) VALUES ($1, $2, 'spoilt')", [
      invoice?.id,
      Buffer.alloc(32),
    ]);
    expect(await filenames({ orderId })).toEqual([]);
  });
});

it("L50: documents that nobody must keep any more forget their buyer and lose their file; what the books need stays", async () => {
  const orderId = await bought();
  const [invoice] = await issued(orderId);
  if (!invoice) throw new Error("There is no invoice");
  await documentFile(shop.db, invoice);
  expect(await forgetBuyers(shop.db, invoice.issuedOn)).toBe(0);
  expect(await forgetBuyers(shop.db, dayAfter(invoice.issuedOn, 1))).toBeGreaterThan(0);
  const [after] = await issued(orderId);
  expect(after?.data).toEqual({
    ...invoice.data,
    buyer: { name: "", address: [], country: "EE", vatNumber: null, street: "", city: "", zip: "", state: null },
  });
  expect(await shop.row("SELECT count(*)::int AS n FROM document_files WHERE document_id = $1", invoice.id)).toEqual({
    n: 0,
  });
  await expect(shop.pool.query("UPDATE documents SET data = '{}'")).rejects.toMatchObject({ code: "23000" });
});
