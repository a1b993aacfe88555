import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { releaseOrder } from "#features/orders/server/reservation-endpoints.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents, euros } from "#shared/money.ts";
import { sellsWithVat } from "#tests/business.ts";
import { aHandOrder, correctionTools, HOME, handOrderTools } from "#tests/corrections.ts";
import {
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aProduct,
  checkout,
  levelsOf,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { DraftData } from "../draft.ts";
import { correctBusiness, previewBusiness } from "./correct-business.ts";
import { endLapsedOrders } from "./end-waiting.ts";
import { type HandOrder, placeHandOrder, previewHandOrder } from "./hand-order.ts";
import { makeCorrection, previewCorrection } from "./make-correction.ts";
import { markPaid } from "./mark-paid.ts";
import { saveDraft } from "./order-drafts.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { place, orderOf, open } = handOrderTools(shop, administratorId);
const { booksAgree, emailsOf } = correctionTools(shop, administratorId);
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
});

const anOrder = (change?: Partial<HandOrder>) => aHandOrder([[lavender, 2]], change);

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

  it("that was delivered before its transfer came is out of stock, also after its last day, and is marked as paid then", async () => {
    const id = await place(anOrder(), "link");
    await changeStatus(shop, { orderId: id, to: "delivered", administratorId });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 0 });
    shop.clock.forward(12 * DAY_MS);
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
    const companyAddress = { address: "Pikk 1", city: "Tallinn", zip: "10123", country: "EE", state: null };
    const asked = { orderId: id, version, administratorId, business, companyAddress };
    const { after, difference } = await previewBusiness(shop, asked);
    expect(difference).toBe(0);
    await correctBusiness(shop, { ...asked, seen: after.totalCents });
    const documents = (await documentsOfOrder(shop.db, id)).map(({ kind, grossCents, data: { buyer } }) => [
      kind,
      grossCents,
      buyer.name,
      buyer.street,
    ]);
    expect(documents).toEqual([
      ["invoice", 4000, "Mari Maasikas", ""],
      ["credit-note", 4000, "Mari Maasikas", ""],
      ["invoice", 4000, "Linden OÜ", "Pikk 1"],
    ]);
    await booksAgree();
  });

  it("that was handed over to a company is invoiced to its address, with VAT at home", async () => {
    await sellsWithVat(shop);
    const companyAddress = { address: "Hauptstr. 1", city: "Berlin", zip: "10115", country: "DE", state: null };
    const company = { company: "Muster GmbH", companyRegister: "HRB 1234", vatNumber: "DE123456781", companyAddress };
    const id = await place(anOrder({ delivery: null, ...company }), "cash");
    const invoiced = async () => (await documentsOfOrder(shop.db, id)).at(-1)?.data;
    const buyer = { name: "Muster GmbH", street: "Hauptstr. 1", city: "Berlin", zip: "10115", country: "DE" };
    const atHome = { destination: "EE", treatment: "domestic", lines: [{ rate: 24, gross: 4000 }] };
    expect(await invoiced()).toMatchObject({ buyer, ...atHome });
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", id);
    const business = { company: "Muster Nord GmbH", companyRegister: "HRB 1234", vatNumber: "DE123456781" };
    await correctBusiness(shop, { orderId: id, version, administratorId, business, seen: cents(4000) });
    expect(await invoiced()).toMatchObject({ buyer: { ...buyer, name: "Muster Nord GmbH" }, ...atHome });
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
        // 5.00 with VAT.
        { net: 2941, vat: 0, discount: 420 },
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
