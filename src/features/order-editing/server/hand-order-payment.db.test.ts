import { beforeEach, describe, expect, it } from "vitest";
import { journalOf } from "#features/books/journal.ts";
import { documentSums, movementsOf, owedByProviders } from "#features/books/server/book-queries.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { endAbandonedAttempts } from "#features/orders/server/end-abandoned-attempts.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderKey } from "#features/orders/server/order-key.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import { addTaxRate } from "#features/settings/server/tax-rates.ts";
import { DAY_MS, dayIn } from "#shared/day.ts";
import { euros } from "#shared/money.ts";
import { aHandOrder, correctionTools, HOME, handOrderTools } from "#tests/corrections.ts";
import { aKit, anAdministrator, aProduct, aRefund, levelsOf, type MadeProduct, SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { endLapsedOrders } from "./end-waiting.ts";
import type { HandOrder } from "./hand-order.ts";
import { makeCorrection, previewCorrection } from "./make-correction.ts";
import { markPaid } from "./mark-paid.ts";
import { linkToPay, payableOrder } from "./pay-link.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { place, orderOf, open } = handOrderTools(shop, administratorId);
const { agree, booksAgree, correct, orderOf: corrected } = correctionTools(shop, administratorId);
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
});

const anOrder = (change?: Partial<HandOrder>) => aHandOrder([[lavender, 2]], change);

describe("the payment of an order by hand", () => {
  it("is paid on the day on which its money came, today at the latest and not before it was placed", async () => {
    const id = await place(anOrder(), "link");
    const day = (days: number) => dayIn("Europe/Tallinn", new Date(shop.clock.now().getTime() + days * DAY_MS));
    shop.clock.forward(3 * DAY_MS);
    const mark = (paidOn: string) => markPaid(shop, { orderId: id, way: "bank-transfer", paidOn, administratorId });
    for (const wrong of [day(1), day(-4)]) await expect(mark(wrong)).rejects.toMatchObject({ code: "PAID_ON_WRONG" });
    await mark(day(-1));
    expect(
      await shop.row(
        "SELECT t.sold_on::text, t.booked_on::text FROM tax_entries t JOIN documents d ON d.id = t.document_id WHERE d.order_id = $1",
        id,
      ),
    ).toEqual({ sold_on: day(-1), booked_on: day(0) });
    await booksAgree();
  });

  it("has the VAT of the day on which it is paid, and costs the same", async () => {
    const tomorrow = dayIn("Europe/Tallinn", new Date(shop.clock.now().getTime() + DAY_MS));
    await addTaxRate(shop, { country: "LV", rate: 25, validFrom: tomorrow }, SOMEBODY);
    const kit = await aKit(shop, [
      [lavender, 1],
      [await aProduct(shop, { price: 7 }), 2],
    ]);
    const lines = [lavender, kit].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const riga = { ...HOME, country: "LV", phone: "+37126123456", city: "Riga", zip: "LV-1010" };
    const id = await place(anOrder({ lines, delivery: riga }), "link");
    const { total } = await orderOf(id);
    shop.clock.forward(DAY_MS);
    await markPaid(shop, { orderId: id, way: "cash", administratorId });
    expect(await orderOf(id)).toMatchObject({ total });
    const entries = await shop.rows(
      "SELECT t.rate::float, (t.net_cents + t.vat_cents)::int AS gross FROM tax_entries t JOIN documents d ON d.id = t.document_id WHERE d.order_id = $1",
      id,
    );
    expect(entries).toEqual([{ rate: 25, gross: total }]);
    await agree(id);
    await correct(id, [[lavender, 1]], riga);
    expect(await shop.rows("SELECT DISTINCT vat_rate::float FROM order_lines WHERE order_id = $1", id)).toEqual([
      { vat_rate: 25 },
    ]);
    expect(await corrected(id)).toMatchObject({ total: 2899 });
    await agree(id);
    await booksAgree();
  });

  it("that was placed before there was VAT has that of the day on which it is paid", async () => {
    await shop.pool.query("DELETE FROM tax_rates WHERE country = 'LT'");
    const tomorrow = dayIn("Europe/Tallinn", new Date(shop.clock.now().getTime() + DAY_MS));
    await addTaxRate(shop, { country: "LT", rate: 21, validFrom: tomorrow }, SOMEBODY);
    const vilnius = { ...HOME, country: "LT", phone: "+37061234567", city: "Vilnius", zip: "01100" };
    const id = await place(anOrder({ delivery: vilnius }), "link");
    const rates = () => shop.rows("SELECT DISTINCT vat_rate::float AS rate FROM order_lines WHERE order_id = $1", id);
    expect(await rates()).toEqual([{ rate: 0 }]);
    const { total } = await orderOf(id);
    shop.clock.forward(DAY_MS);
    await markPaid(shop, { orderId: id, way: "cash", administratorId });
    expect([await rates(), (await orderOf(id)).total]).toEqual([[{ rate: 21 }], total]);
    await agree(id);
  });

  it("can be transferred to the shop's bank account, where it has one, until it is paid", async () => {
    const payable = async (id: string) =>
      (await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 })))?.transfer;
    const id = await place(anOrder({ email: "anna@example.com" }), "link");
    expect(await payable(id)).toBeNull();
    await shop.db
      .insert(storeSettingsTable)
      .values({ settingKey: "trader_iban", settingValue: "EE382200221020145685" });
    const { order_number: reference } = await shop.row("SELECT order_number FROM orders WHERE id = $1", id);
    expect(await payable(id)).toEqual({ recipient: "Aurelle", iban: "EE38 2200 2210 2014 5685", reference });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const { plain } = await shop.row("SELECT plain FROM mailbox_emails WHERE recipient = 'anna@example.com'");
    // It says what is paid for, and who sells.
    expect(plain).toMatch(/\n2 × [\d,]+\s€: [\d,]+\s€\n/);
    expect(plain).toMatch(/^Kokku koos käibemaksuga: [\d,]+\s€$/m);
    expect(plain).toMatch(new RegExp(`IBAN: EE38 2200 2210 2014 5685\\s+Selgitus: ${reference}`));
    await markPaid(shop, { orderId: id, way: "bank-transfer", administratorId });
    expect(await payable(id)).toBeNull();
    await booksAgree();
  });

  it("keeps its goods while a payment page ends, 4 days longer for a transfer of the last day, and then lets them go", async () => {
    const id = await place(anOrder(), "link");
    await open(id);
    shop.clock.forward(3600_000);
    await endAbandonedAttempts(shop);
    expect(await orderOf(id)).toMatchObject({ payment_state: "unpaid" });
    expect(await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 }))).toMatchObject({
      state: "due",
      isDifference: false,
    });
    expect(await linkToPay(shop, id)).toMatchObject({ isUnderWay: false });
    shop.clock.forward(10 * DAY_MS);
    expect(await endLapsedOrders(shop)).toBe(0);
    await open(id);
    // The promised day is over, and none that is over is told.
    const due = await linkToPay(shop, id);
    expect(due).toMatchObject({ isUnderWay: true });
    expect(due?.payBy.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    shop.clock.forward(2 * DAY_MS);
    expect(await endLapsedOrders(shop)).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
    await expect(open(id)).rejects.toMatchObject({ code: "NOTHING_DUE" });
    expect(await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 }))).toMatchObject({
      state: "lapsed",
    });
    await booksAgree();
  });

  it("lets its goods go although another that lapsed cannot end", async () => {
    const [stuck, free] = [await place(anOrder(), "link"), await place(anOrder(), "link")];
    await shop.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stuck'; END $$;
      CREATE TRIGGER stuck BEFORE UPDATE ON orders FOR EACH ROW WHEN (OLD.id = '${stuck}') EXECUTE FUNCTION refuse()`);
    shop.clock.forward(12 * DAY_MS);
    await expect(endLapsedOrders(shop)).rejects.toThrow();
    expect(await orderOf(free)).toMatchObject({ payment_state: "failed" });
    await shop.pool.query("DROP FUNCTION refuse CASCADE");
    expect(await endLapsedOrders(shop)).toBe(1);
    expect(await orderOf(stuck)).toMatchObject({ payment_state: "failed" });
  });

  it("lets its goods go although 50 that lapsed wait for a provider without keys", async () => {
    const lapsed = await aProduct(shop, { price: 20, stock: 60 });
    const order = anOrder({ lines: [{ productId: lapsed.id, quantity: 1 }] });
    const ids: string[] = [];
    for (let placed = 0; placed < 50; placed += 1) ids.push(await place(order, "link"));
    const free = await place(order, "link");
    await Promise.all([...ids, free].map(open));
    const gone = "UPDATE payments SET provider = 'montonio' WHERE order_id = ANY($1)";
    await shop.pool.query(gone, [ids]);
    shop.clock.forward(12 * DAY_MS);
    expect(await endLapsedOrders(shop)).toBe(1);
    expect(await orderOf(free)).toMatchObject({ payment_state: "failed" });
    expect(await levelsOf(shop, lapsed.id)).toEqual({ available: 10, reserved: 50 });
    await shop.pool.query(gone.replace("montonio", "test-page"), [ids]);
    expect(await endLapsedOrders(shop)).toBe(50);
  });

  it("tells its buyer that the delayed payment did not arrive, and that the link can be paid again", async () => {
    const id = await place(anOrder({ language: "en" }), "link");
    const session = (await open(id)).split("/").at(-1) ?? "";
    await shop.payment.play(session, "delay");
    await askProvider(shop, id);
    expect(await linkToPay(shop, id)).toBeNull();
    await shop.payment.play(session, "fail");
    await askProvider(shop, id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "unpaid" });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const { plain } = await shop.row(
      "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-payment-failed'",
      id,
    );
    expect(plain).toMatch(/You can pay again until .*\/pay\?order=/s);
    await open(id);
  });

  it("keeps its goods while the money of its buyer is on its way, until that payment ends", async () => {
    const ids = [await place(anOrder(), "link"), await place(anOrder(), "link")] as const;
    const [late, failed] = await Promise.all(
      ids.map(async (id) => {
        const session = (await open(id)).split("/").at(-1) ?? "";
        await shop.payment.play(session, "delay");
        return session;
      }),
    );
    shop.clock.forward(12 * DAY_MS);
    await endLapsedOrders(shop);
    await endLapsedOrders(shop);
    for (const id of ids) expect(await orderOf(id)).toMatchObject({ payment_state: "unpaid" });
    await shop.payment.play(late ?? "", "arrive");
    await askProvider(shop, ids[0]);
    expect(await orderOf(ids[0])).toMatchObject({ status: "processing", payment_state: "paid" });
    await shop.payment.play(failed ?? "", "fail");
    await askProvider(shop, ids[1]);
    expect(await orderOf(ids[1])).toMatchObject({ payment_state: "failed" });
    await booksAgree();
  });

  it.each(["cash", "terminal", "bank-transfer"] as const)(
    "paid by %s has its invoice, and who marked it",
    async (way) => {
      const id = await place(anOrder(), way);
      expect(await orderOf(id)).toMatchObject({ status: "processing", payment_state: "paid" });
      expect(await shop.row("SELECT provider, method, state FROM payments WHERE order_id = $1", id)).toEqual({
        provider: "by-hand",
        method: way,
        state: "paid",
      });
      expect(
        await shop.row("SELECT actor_id FROM audit_log WHERE subject_id = $1 AND action = 'order.paid-by-hand'", id),
      ).toEqual({ actor_id: administratorId });
      const refund = await refundOrder(shop, aRefund(id, { amount: euros(5) }));
      expect(refund.state).toBe("succeeded");
      expect(await shop.row("SELECT kind, what FROM payment_tasks WHERE order_id = $1", id)).toEqual({
        kind: "refund-by-hand",
        what: expect.stringContaining("Give €5.00 back"),
      });
      await sendDueEmails(shop, orderEmailTemplates(shop));
      const { plain } = await shop.row(
        "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-refunded'",
        id,
      );
      const words = { cash: "Sularaha", terminal: "Kaarditerminal", "bank-transfer": "Pangaülekanne" };
      expect(plain).toContain(words[way]);
      expect(plain).toMatch(/ise tagasi/);
      expect(plain).not.toContain("tööpäevaga");
      await booksAgree();
    },
  );
});

it("a difference that another provider took or gave back is owed by that one in the books", async () => {
  const id = await place(anOrder(), "cash");
  const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", id);
  const asked = {
    orderId: id,
    version,
    delivery: HOME,
    administratorId,
    reason: "one more",
    lines: [{ productId: lavender.id, quantity: 3 }],
  };
  await makeCorrection(shop, { ...asked, seen: (await previewCorrection(shop, asked)).after.totalCents });
  const address = await open(id);
  await shop.payment.pay(address.split("/").at(-1) ?? "");
  await askProvider(shop, id);
  const EVER = { from: "2000-01-01", to: "2100-01-01", isTest: true, timeZone: "Europe/Tallinn" };
  const { rows } = await shop.pool.query(
    `SELECT CASE WHEN p.provider <> 'by-hand' THEN p.provider WHEN p.method = 'cash' THEN 'cash' ELSE 'bank' END AS held, (sum(coalesce(p.received_cents, p.amount_cents)) - coalesce(sum(r.back), 0))::int AS kept FROM payments p
     LEFT JOIN LATERAL (SELECT sum(amount_cents) AS back FROM refunds WHERE payment_id = p.id AND state IN ('pending', 'succeeded')) r ON true
     WHERE p.state = 'paid' GROUP BY 1`,
  );
  const kept = new Map(rows.map((row) => [row.held, row.kept]));
  expect([...kept.keys()].toSorted()).toEqual(["bank", "cash", "test-page"]);
  expect(await owedByProviders(shop.db, EVER)).toEqual([{ provider: "test-page", cents: kept.get("test-page") }]);
  const lines = journalOf(await documentSums(shop.db, EVER), await movementsOf(shop.db, EVER));
  for (const booked of ["cash", "bank"])
    expect(
      lines.filter((one) => one.booked === booked).reduce((sum, { debit, credit }) => sum + debit - credit, 0),
    ).toBe(kept.get(booked));
  expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
});
