import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { journalOf } from "#features/books/journal.ts";
import { documentSums, movementsOf, owedByProviders } from "#features/books/server/book-queries.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { endAbandonedAttempts } from "#features/orders/server/end-abandoned-attempts.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderKey } from "#features/orders/server/order-key.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { releaseOrder } from "#features/orders/server/reservation-endpoints.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import { addTaxRate } from "#features/settings/server/tax-rates.ts";
import { transact } from "#platform/database/database.ts";
import { DAY_MS, dayIn } from "#shared/day.ts";
import { cents, euros } from "#shared/money.ts";
import { sellsWithVat } from "#tests/business.ts";
import { aHandOrder, correctionTools, HOME } from "#tests/corrections.ts";
import {
  aKit,
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aProduct,
  aRefund,
  checkout,
  levelsOf,
  type MadeProduct,
  SOMEBODY,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { DraftData, WayToPay } from "../draft.ts";
import { correctBusiness, previewBusiness } from "./correct-business.ts";
import { endLapsedOrders } from "./end-waiting.ts";
import { type HandOrder, placeHandOrder, previewHandOrder, priceHandOrder } from "./hand-order.ts";
import { makeCorrection, previewCorrection } from "./make-correction.ts";
import { markPaid } from "./mark-paid.ts";
import { listDrafts, removeDraft, removeDraftsOf, removeOldDrafts, saveDraft } from "./order-drafts.ts";
import { payableOrder, payByLink } from "./pay-link.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { agree, booksAgree, correct, emailsOf, orderOf: corrected } = correctionTools(shop, administratorId);
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
});

const anOrder = (change?: Partial<HandOrder>) => aHandOrder([[lavender, 2]], change);
async function place(order: HandOrder, way: WayToPay, draftId?: string, key = randomUUID()): Promise<string> {
  const { version } = await priceHandOrder(shop, order);
  const placing = { key, order, way, seen: version.totalCents, administratorId };
  return placeHandOrder(shop, { ...placing, ...(draftId && { draftId }) });
}
const orderOf = (id: string) =>
  shop.row(
    "SELECT channel, status, payment_state, total_cents::int AS total, language, company FROM orders WHERE id = $1",
    id,
  );
const open = (id: string) =>
  payByLink(shop, { orderId: id, key: orderKey(shop.secret, { id, linkVersion: 0 }), method: undefined });

describe("an order by hand", () => {
  it("is priced while its address and its machine are still missing, and not placed without them", async () => {
    const order = anOrder({
      delivery: { ...HOME, method: "parcel_machine", phone: "", address: "", city: "", zip: "" },
    });
    expect((await previewHandOrder(shop, order)).version.totalCents).toBe(4399);
    await expect(place(order, "link")).rejects.toMatchObject({
      details: [
        "“” is not a postal code of Estonia.",
        "“” is not a valid phone number.",
        "A parcel machine must be chosen.",
      ],
    });
  });

  it("with a link reserves its goods, is told to its buyer, and goes on like any other once it is paid", async () => {
    const id = await place(anOrder(), "link");
    expect(await orderOf(id)).toMatchObject({
      channel: "back-office",
      status: "pending",
      payment_state: "unpaid",
      total: 4899,
      language: "et",
    });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
    expect(await emailsOf(id)).toEqual(["order-payment-link"]);
    await booksAgree();
    const address = await open(id);
    expect(await open(id)).toBe(address);
    await shop.payment.pay(address.split("/").at(-1) ?? "");
    await askProvider(shop, id);
    expect(await orderOf(id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 0 });
    expect(await emailsOf(id)).toEqual(["order-payment-link", "order-confirmation"]);
    expect((await documentsOfOrder(shop.db, id)).map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ["invoice", 4899],
    ]);
    await booksAgree();
  });

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

  it("keeps its goods while a payment page ends, and lets them go after 7 days", async () => {
    const id = await place(anOrder(), "link");
    await open(id);
    shop.clock.forward(3600_000);
    await endAbandonedAttempts(shop);
    expect(await orderOf(id)).toMatchObject({ payment_state: "unpaid" });
    expect(await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 }))).toMatchObject({
      state: "due",
      isDifference: false,
    });
    await open(id);
    shop.clock.forward(8 * DAY_MS);
    expect(await endLapsedOrders(shop)).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
    await expect(open(id)).rejects.toMatchObject({ code: "NOTHING_DUE" });
    await booksAgree();
  });

  it("lets its goods go although another that lapsed cannot end", async () => {
    const [stuck, free] = [await place(anOrder(), "link"), await place(anOrder(), "link")];
    await shop.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stuck'; END $$;
      CREATE TRIGGER stuck BEFORE UPDATE ON orders FOR EACH ROW WHEN (OLD.id = '${stuck}') EXECUTE FUNCTION refuse()`);
    shop.clock.forward(8 * DAY_MS);
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
    shop.clock.forward(8 * DAY_MS);
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
    shop.clock.forward(8 * DAY_MS);
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

  it("that was handed over is delivered, sends nothing and costs no shipping", async () => {
    const id = await place(anOrder({ delivery: null }), "cash");
    expect(await orderOf(id)).toMatchObject({ status: "delivered", total: 4000 });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const { plain, contract } = await shop.row(
      "SELECT m.plain, m.attachments -> 0 ->> 'content' AS contract FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1",
      id,
    );
    expect(plain).toContain("on makstud ja kaup on sinu käes");
    expect(plain).not.toMatch(/tööpäeva|TRK\d/);
    expect(contract).not.toContain("Töötlemisaeg:");
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 0 });
    await booksAgree();
  });

  it("that was handed over is not paid by a link, so that its goods never come back for sale", async () => {
    await expect(place(anOrder({ delivery: null }), "link")).rejects.toMatchObject({ code: "HANDED_OVER" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
  });

  it("that was delivered before its transfer came is out of stock, also after 7 days, and is marked as paid then", async () => {
    const id = await place(anOrder(), "link");
    await changeStatus(shop, { orderId: id, to: "delivered", administratorId });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 0 });
    shop.clock.forward(8 * DAY_MS);
    await endLapsedOrders(shop);
    expect(await orderOf(id)).toMatchObject({ status: "delivered", payment_state: "failed" });
    await markPaid(shop, { orderId: id, way: "bank-transfer", administratorId });
    expect(await orderOf(id)).toMatchObject({ status: "delivered", payment_state: "paid" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 0 });
    expect(await emailsOf(id)).toContain("order-confirmation");
    expect((await documentsOfOrder(shop.db, id)).map(({ kind }) => kind)).toEqual(["invoice"]);
    await booksAgree();
  });

  it("that was handed over is invoiced to a company afterwards", async () => {
    const id = await place(anOrder({ delivery: null }), "cash");
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", id);
    const business = { company: "Linden OÜ", companyRegister: "12345678", vatNumber: null };
    const asked = { orderId: id, version, administratorId, business };
    const { after, difference } = await previewBusiness(shop, asked);
    expect(difference).toBe(0);
    await correctBusiness(shop, { ...asked, seen: after.totalCents });
    const documents = (await documentsOfOrder(shop.db, id)).map(({ kind, grossCents, data: { buyer } }) => [
      kind,
      grossCents,
      buyer.name,
    ]);
    expect(documents).toEqual([
      ["invoice", 4000, "Mari Maasikas"],
      ["credit-note", 4000, "Mari Maasikas"],
      ["invoice", 4000, "Linden OÜ"],
    ]);
    await booksAgree();
  });

  it("has its discount on the goods, with VAT of what is paid, and keeps it in a correction", async () => {
    const id = await place(anOrder({ discount: euros(10), discountReason: "market day" }), "cash");
    expect(await orderOf(id)).toMatchObject({ total: 3899 });
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", id);
    const lines = [{ productId: lavender.id, quantity: 1 }];
    const asked = { orderId: id, version, lines, delivery: HOME, administratorId, reason: "one less" };
    const { after } = await previewCorrection(shop, asked);
    expect(after.totalCents).toBe(1899);
    await makeCorrection(shop, { ...asked, seen: after.totalCents });
    await booksAgree();
  });

  it("of a business has its name and register number on the invoice", async () => {
    const id = await place(anOrder({ company: "Linden OÜ", companyRegister: "12345678" }), "bank-transfer");
    const [invoice] = await documentsOfOrder(shop.db, id);
    expect(invoice?.data.buyer).toMatchObject({ name: "Linden OÜ", registerNumber: "12345678" });
    expect(invoice?.data.buyer.address[0]).toBe("Mari Maasikas");
  });
});

describe("an order by hand whose answer is lost", () => {
  const placing = (change: Partial<HandOrder> = {}) => ({
    key: randomUUID(),
    order: anOrder(change),
    way: "cash" as const,
    seen: cents(4899),
    administratorId,
  });

  it.each(["cash", "link"] as const)("is placed once, however often it is sent: %s", async (way) => {
    const { id: draftId } = await saveDraft(shop, { data: {} as DraftData, administratorId });
    const asked = { ...placing(), way, draftId };
    const sent = await Promise.all([1, 2, 3].map(() => placeHandOrder(shop, asked)));
    // Its price may change before it is sent again.
    await shop.pool.query("UPDATE products SET price_cents = 2500 WHERE id = $1", [lavender.id]);
    const [id = "", ...others] = [...sent, await placeHandOrder(shop, asked)];
    expect(new Set(others)).toEqual(new Set([id]));
    expect(await orderOf(id)).toMatchObject({ payment_state: way === "cash" ? "paid" : "unpaid", total: 4899 });
    expect(await emailsOf(id)).toEqual([way === "cash" ? "order-confirmation" : "order-payment-link"]);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: way === "cash" ? 0 : 2 });
    await booksAgree();
  });

  it("is not mistaken for another one that the same form sends", async () => {
    const asked = placing();
    await placeHandOrder(shop, asked);
    await expect(
      placeHandOrder(shop, { ...asked, order: { ...asked.order, firstName: "Jaan" } }),
    ).rejects.toMatchObject({ code: "KEY_REUSED" });
  });

  it("is not left unpaid where its payment fails", async () => {
    const { rows } = await shop.pool.query("SELECT count(*)::int AS n FROM orders");
    const asked = placing();
    await shop.pool.query("ALTER TABLE payments ADD CONSTRAINT no_cash CHECK (provider <> 'by-hand') NOT VALID");
    await expect(placeHandOrder(shop, asked)).rejects.toThrow();
    await shop.pool.query("ALTER TABLE payments DROP CONSTRAINT no_cash");
    expect(await shop.rows("SELECT count(*)::int AS n FROM orders")).toEqual(rows);
    await placeHandOrder(shop, asked);
  });
});

describe("an order by hand is refused", () => {
  const refused = (code: string, asked: Promise<unknown>) => expect(asked).rejects.toMatchObject({ code });

  it("for goods that are gone, a discount above the goods, a machine that does not exist, and another total than seen", async () => {
    await refused("SOLD_OUT", place(anOrder({ lines: [{ productId: lavender.id, quantity: 11 }] }), "cash"));
    await refused("DISCOUNT_TOO_LARGE", place(anOrder({ discount: euros(41) }), "cash"));
    const machine = { ...HOME, method: "parcel_machine", machineCountry: "EE", machineId: randomUUID() } as const;
    await refused("MACHINE_CLOSED", place(anOrder({ delivery: machine }), "cash"));
    await refused(
      "TOTAL_CHANGED",
      placeHandOrder(shop, { key: randomUUID(), order: anOrder(), way: "cash", seen: cents(1), administratorId }),
    );
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
  });

  it("to be marked as paid twice, or where a shopper placed it", async () => {
    const id = await place(anOrder(), "link");
    const mark = () => markPaid(shop, { orderId: id, way: "cash", administratorId });
    const both = await Promise.allSettled([mark(), mark()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await refused("NOT_PAYABLE", mark());
    const other = await aPaidOrder(shop, [[lavender, 1]]);
    await refused("NOT_BY_HAND", markPaid(shop, { orderId: other, way: "cash", administratorId }));
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await refused("NOT_BY_HAND", markPaid(shop, { orderId: started.orderId, way: "cash", administratorId }));
    expect(await shop.payment.session(sessionOf(started))).toMatchObject({ state: "open" });
    await booksAgree();
  });

  it("to be released while its link runs: it says until when, and that cancelling it frees the goods", async () => {
    const id = await place(anOrder(), "link");
    await open(id);
    await refused("LINK_RUNS", releaseOrder(shop, id, { administratorId }));
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
    await changeStatus(shop, { orderId: id, to: "cancelled", administratorId });
    await releaseOrder(shop, id, { administratorId });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
  });
});

describe("a draft", () => {
  const data = {} as DraftData;
  it("reserves nothing, and becomes one order however often it is placed", async () => {
    const { id } = await saveDraft(shop, { data, administratorId });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
    const both = await Promise.all([place(anOrder(), "link", id), place(anOrder(), "link", id)]);
    expect(new Set(both).size).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
    expect(await listDrafts(shop.db)).toEqual([]);
  });

  it("kept again after a lost answer is one draft, with what was written last", async () => {
    const id = randomUUID();
    const first = await saveDraft(shop, { id, data, administratorId });
    expect(await saveDraft(shop, { id, data, administratorId })).toEqual(first);
    const later = await saveDraft(shop, { id, data: { ...data, firstName: "Mari" }, administratorId });
    expect(later).toEqual({ id, version: 2 });
    await expect(saveDraft(shop, { id, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await listDrafts(shop.db)).filter((one) => one.id === id)).toMatchObject([{ data: { firstName: "Mari" } }]);
    await place(anOrder(), "link", undefined, id);
    expect((await listDrafts(shop.db)).filter((one) => one.id === id)).toEqual([]);
  });

  it("that somebody placed is not placed or kept again by another who has it open", async () => {
    const { id, version } = await saveDraft(shop, { data, administratorId });
    const placed = await place(anOrder(), "link", id);
    expect(await place(anOrder(), "link", id)).toBe(placed);
    const { order_number: number } = await shop.row("SELECT order_number FROM orders WHERE id = $1", placed);
    const refusal = { code: "KEY_REUSED", message: expect.stringContaining(number) };
    await expect(place(anOrder({ firstName: "Anna" }), "link", id)).rejects.toMatchObject(refusal);
    await expect(saveDraft(shop, { id, version, data, administratorId })).rejects.toMatchObject(refusal);
    await expect(saveDraft(shop, { id, data, administratorId })).rejects.toMatchObject(refusal);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
  });

  it("of two administrators at once keeps the first change and tells the second", async () => {
    const { id, version } = await saveDraft(shop, { data, administratorId });
    const change = () => saveDraft(shop, { id, version, data, administratorId });
    const both = await Promise.allSettled([change(), change()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("that somebody else changed stays where the older one is placed or kept; one that is gone says so", async () => {
    const { id: draftId, version: draftVersion } = await saveDraft(shop, { data, administratorId });
    const newer = await saveDraft(shop, { id: draftId, version: draftVersion, data, administratorId });
    const key = randomUUID();
    const seen = cents(4899);
    const asked = { key, order: anOrder(), way: "link", seen, draftId, draftVersion, administratorId } as const;
    await expect(placeHandOrder(shop, asked)).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    const older = () => saveDraft(shop, { id: draftId, version: draftVersion, data, administratorId });
    await expect(older()).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await listDrafts(shop.db)).find(({ id }) => id === draftId)).toMatchObject(newer);
    await placeHandOrder(shop, { ...asked, draftVersion: newer.version });
    await expect(older()).rejects.toMatchObject({ code: "KEY_REUSED" });
    const removed = await saveDraft(shop, { data, administratorId });
    await removeDraft(shop.db, removed.id);
    await expect(saveDraft(shop, { ...removed, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_GONE" });
    await expect(saveDraft(shop, { version: 1, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_GONE" });
    await expect(placeHandOrder(shop, { ...asked, key: randomUUID(), draftId: removed.id })).rejects.toMatchObject({
      code: "DRAFT_GONE",
    });
  });
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

it("drafts of a person are erased with them, and all of them after 30 days", async () => {
  const of = (email: string) => saveDraft(shop, { data: { email } as DraftData, administratorId });
  await of("Mari@Example.com");
  await of("other@example.com");
  await transact(shop.db, (tx) => removeDraftsOf(tx, "mari@example.com"));
  expect((await listDrafts(shop.db)).some(({ data }) => data.email === "Mari@Example.com")).toBe(false);
  shop.clock.forward(31 * DAY_MS);
  await removeOldDrafts(shop);
  expect(await listDrafts(shop.db)).toEqual([]);
});

describe("an order by hand for a business in another member state", () => {
  const germany = { ...HOME, country: "DE", address: "Hauptstr. 1", city: "Berlin", phone: "+4930123456" };
  const business = { company: "Muster GmbH", vatNumber: "DE 123 456 781" };

  it("has no VAT once its number is confirmed, with a discount taken off before", async () => {
    await sellsWithVat(shop);
    const discount = { discount: cents(500), discountReason: "a friend" };
    const id = await place(anOrder({ ...business, ...discount, delivery: germany }), "bank-transfer");
    // 35.00 and 8.99 at 19 %.
    expect(await orderOf(id)).toMatchObject({ total: 2941 + 755, company: "Muster GmbH", payment_state: "paid" });
    const [invoice] = await documentsOfOrder(shop.db, id);
    expect(invoice?.data).toMatchObject({
      treatment: "intra-community",
      buyer: { vatNumber: "DE123456781" },
      lines: [
        { net: 2941, vat: 0, discount: 500 },
        { net: 755, vat: 0 },
      ],
    });
    await booksAgree();
  });

  it("has VAT where the goods are taken along", async () => {
    await sellsWithVat(shop);
    const id = await place(anOrder({ ...business, delivery: null }), "cash");
    expect(await orderOf(id)).toMatchObject({ total: 4000 });
    expect((await documentsOfOrder(shop.db, id))[0]?.data.treatment).toBe("domestic");
  });
});
