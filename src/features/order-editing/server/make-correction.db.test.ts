import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { applyPaymentSession } from "#features/orders/server/apply-payment-event.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { correctOrder } from "#features/orders/server/correct-order.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderKey } from "#features/orders/server/order-key.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { removeProduct } from "#features/products/server/remove-product.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { DAY_MS, dayAfter, dayIn, startOfDay } from "#shared/day.ts";
import { inDearTimes } from "#tests/business.ts";
import { correctionTools, openPayLink } from "#tests/corrections.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { endLapsedCorrections, takeCorrectionBack } from "./end-waiting.ts";
import { previewCorrection } from "./make-correction.ts";
import { payableOrder } from "./pay-link.ts";

const shop = await shopOfFile();
const linkState = async (id: string) =>
  (await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 })))?.state;
const administratorId = await anAdministrator(shop);
const { orderOf, input, correct, payLink, states, linesOf, said, emailsOf, agree, booksAgree } = correctionTools(
  shop,
  administratorId,
);
const changedEmail = async (id: string, kind = "order-changed"): Promise<string> => {
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const { plain } = await shop.row(
    "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = $2",
    id,
    kind,
  );
  return plain;
};
let lavender: MadeProduct;
let cedar: MadeProduct;
let lamp: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
  cedar = await aProduct(shop, { price: 30, stock: 10 });
  lamp = await aProduct(shop, { price: 79, stock: 10, category: "diffusers" });
});

describe("a correction that costs the same", () => {
  it("changes the delivery at once, keeps the order as it was, and tells the buyer", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 1]], { address: "Lai 2", zip: "10133" });
    const [version] = await correctionsOf(shop.db, id);
    expect(version?.correction).toMatchObject({
      number: 1,
      state: "applied",
      reason: "asked by phone",
      differenceCents: 0,
      recipientBefore: { address: "Pikk 1" },
      recipientAfter: { address: "Lai 2" },
    });
    expect(await shop.row("SELECT address, zip FROM orders WHERE id = $1", id)).toEqual({
      address: "Lai 2",
      zip: "10133",
    });
    expect(await emailsOf(id)).toEqual(["order-confirmation", "order-changed"]);
    expect(await changedEmail(id)).toMatch(/To: Pikk 1, .*\n→ Lai 2, 10133/);
    await agree(id);
    await booksAgree();
  });
});

it("an order of an earlier version keeps letters that no invoice prints, and gets no others", async () => {
  const id = await aPaidOrder(shop, [[lavender, 2]]);
  await shop.pool.query("UPDATE orders SET city = '東京' WHERE id = $1", [id]);
  await correct(id, [[lavender, 1]], { city: "東京" });
  const refused = { kind: "invalid", more: { fields: { "delivery.city": expect.any(String) } } };
  await expect(correct(id, [[lavender, 1]], { city: "大阪" })).rejects.toMatchObject(refused);
});

describe("where shipping costs more today", () => {
  it("a correction that leaves the delivery alone keeps its price, until the goods reach free shipping", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await inDearTimes(shop, async () => {
      const shippingWith = async (...asked: Parameters<typeof input>) =>
        (await previewCorrection(shop, await input(...asked))).after.shippingCents;
      expect(await shippingWith(id, [[lavender, 2]])).toBe(899);
      expect(await shippingWith(id, [[lavender, 1]], { address: "Lai 2" })).toBe(899);
      expect(await shippingWith(id, [[lavender, 4]])).toBe(0);
      expect(await shippingWith(id, [[lavender, 1]], { country: "LV", zip: "LV-1050" })).toBe(1250);
    });
  });
});

describe("a correction that costs more", () => {
  it("waits for its payment: the order stays as it was and does not leave, its new goods are put aside", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [
      [lavender, 1],
      [cedar, 1],
    ]);
    expect(await orderOf(id)).toMatchObject({ total: 2899, payment_state: "paid" });
    expect(await levelsOf(shop, cedar.id)).toEqual({ available: 9, reserved: 0 });
    await expect(shipOrder(shop, { orderId: id, parcel: {}, administratorId })).rejects.toMatchObject({
      code: "CORRECTION_WAITS",
    });
    await expect(changeStatus(shop, { orderId: id, to: "cancelled", administratorId })).rejects.toMatchObject({
      code: "CORRECTION_WAITS",
    });
    await expect(refundOrder(shop, aRefund(id))).rejects.toMatchObject({ code: "CORRECTION_WAITS" });
    expect(await emailsOf(id)).toEqual(["order-confirmation", "order-payment-link"]);
    await agree(id);
    await booksAgree();
  });

  it("tells the buyer what will change and cost, and nothing once it is taken back", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const wanted = [
      [lavender, 2],
      [cedar, 1],
    ] as const;
    await correct(id, wanted, { address: "Lai 2" });
    const text = await changedEmail(id, "order-payment-link");
    expect(text).toContain("We will change your order");
    expect(text).toContain("We ship as soon as it is paid.");
    expect(text).toMatch(new RegExp(`${lavender.name}: 1 → 2\n${cedar.name}: 0 → 1\n.*€28.99 → €78.99`));
    expect(text).toMatch(/Total, VAT included:? €78.99\s+Difference to pay:? €50.00/);
    expect(text).toMatch(/To: Lai 2, /);
    const other = await aPaidOrder(shop, [[lavender, 1]]);
    const { id: correctionId } = await correct(other, wanted);
    await takeCorrectionBack(shop, { correctionId, orderId: other, administratorId });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    expect(
      await shop.rows("SELECT state FROM emails WHERE order_id = $1 AND kind = 'order-payment-link'", other),
    ).toEqual([{ state: "suppressed" }]);
  });

  it("keeps the buyer's open payment page where the order is not cancelled for it", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    const page = await openPayLink(shop, id);
    const cancelled = changeStatus(shop, { orderId: id, to: "cancelled", administratorId });
    await expect(cancelled).rejects.toMatchObject({ code: "CORRECTION_WAITS" });
    expect(await shop.payment.session(page.split("/").at(-1) ?? "")).toMatchObject({ state: "open" });
  });

  it("is in force once its link is paid: lines, total, both payments and documents agree", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [
      [lavender, 2],
      [cedar, 1],
    ]);
    expect(await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 }))).toMatchObject({
      state: "due",
      cents: 5000,
    });
    await payLink(id);
    expect(await payableOrder(shop, id, orderKey(shop.secret, { id, linkVersion: 0 }))).toMatchObject({
      state: "paid",
    });
    expect(await orderOf(id)).toMatchObject({ total: 7899, shipping: 899, payment_state: "paid" });
    expect(await linesOf(id)).toEqual([
      { product_id: lavender.id, quantity: 2, position: 1 },
      { product_id: cedar.id, quantity: 1, position: 2 },
    ]);
    expect(await said(id)).toEqual([
      ["invoice", 2899, null],
      ["credit-note", 2899, "changed"],
      ["invoice", 7899, "changed"],
    ]);
    expect(await states(id)).toEqual(["applied"]);
    await agree(id);
    await booksAgree();
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
  });

  it("keeps the street and the batches that are noted while it waits", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    const { version } = await orderOf(id);
    const who = { firstName: "Mari", lastName: "Kask", email: "mari@example.com", phone: "+37259999999" };
    const recipient = { ...who, address: "Lai 7", city: "Tallinn", zip: "10133", state: null };
    const batches = [{ position: 1, batches: ["L-42"] }];
    await correctOrder(shop, { orderId: id, version, recipient, batches, administratorId });
    await payLink(id);
    expect(await orderOf(id)).toMatchObject({ total: 4899 });
    expect(await shop.row("SELECT address, zip, phone FROM orders WHERE id = $1", id)).toEqual({
      address: "Lai 7",
      zip: "10133",
      phone: "+37259999999",
    });
    expect(await shop.row("SELECT batches, quantity FROM order_lines WHERE order_id = $1", id)).toEqual({
      batches: ["L-42"],
      quantity: 2,
    });
    await agree(id);
  });

  it("goes where it says, whatever street is noted while it waits", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]], { address: "Lai 2" });
    const { version } = await orderOf(id);
    const who = { firstName: "Mari", lastName: "Kask", email: "mari@example.com", phone: "+37259999999" };
    const recipient = { ...who, address: "Pikk 9", city: "Tallinn", zip: "10133", state: null };
    await correctOrder(shop, { orderId: id, version, recipient, administratorId });
    await payLink(id);
    expect(await shop.row("SELECT address, zip, phone FROM orders WHERE id = $1", id)).toEqual({
      address: "Lai 2",
      zip: "10115",
      phone: "+37259999999",
    });
  });

  it("keeps the price that a product was bought for, and takes today's for another", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await shop.pool.query("UPDATE products SET price_cents = 9900 WHERE id = ANY($1)", [[lavender.id, cedar.id]]);
    const { after } = await previewCorrection(
      shop,
      await input(id, [
        [lavender, 2],
        [cedar, 1],
      ]),
    );
    expect(after.lines.map(({ lineCents }) => lineCents)).toEqual([4000, 9900]);
  });

  it("has the offer for two diffusers and free shipping as the checkout has them", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const { after, difference } = await previewCorrection(
      shop,
      await input(id, [
        [lavender, 1],
        [lamp, 2],
      ]),
    );
    expect(after).toMatchObject({ discounts: { bundleCents: 5800 }, shippingCents: 0, totalCents: 12000 });
    expect(difference).toBe(9101);
  });

  it("that is taken back leaves the order as it was, and its goods are for sale again", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const { id: correctionId } = await correct(id, [[cedar, 2]]);
    const address = await openPayLink(shop, id);
    await takeCorrectionBack(shop, { orderId: id, correctionId, administratorId });
    expect(await states(id)).toEqual(["taken-back"]);
    expect(await linkState(id)).toBe("over");
    expect(await levelsOf(shop, cedar.id)).toEqual({ available: 10, reserved: 0 });
    await expect(shop.payment.pay(address.split("/").at(-1) ?? "")).rejects.toThrow();
    await expect(takeCorrectionBack(shop, { orderId: id, correctionId, administratorId })).rejects.toMatchObject({
      code: "NOT_WAITING",
    });
    await agree(id);
    await booksAgree();
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
  });

  it("lapses after the seventh day; what is paid a moment before counts", async () => {
    const [late, paid] = [await aPaidOrder(shop, [[lavender, 1]]), await aPaidOrder(shop, [[lavender, 1]])];
    await correct(late, [[lavender, 2]]);
    await correct(paid, [[lavender, 2]]);
    const address = await openPayLink(shop, paid);
    await shop.payment.pay(address.split("/").at(-1) ?? "");
    const { timeZone } = await storeSettings(shop.db);
    const lastDay = dayIn(timeZone, new Date(shop.clock.now().getTime() + 7 * DAY_MS));
    shop.clock.forward(startOfDay(timeZone, dayAfter(lastDay, 1)).getTime() - 60_000 - shop.clock.now().getTime());
    await endLapsedCorrections(shop);
    expect(await linkState(late)).toBe("due");
    shop.clock.forward(120_000);
    await endLapsedCorrections(shop);
    expect([await states(late), await states(paid)]).toEqual([["lapsed"], ["applied"]]);
    expect([await linkState(late), await linkState(paid)]).toEqual(["over", "paid"]);
    await refundOrder(shop, aRefund(paid));
    expect(await linkState(paid)).toBe("over");
    await agree(late);
    await booksAgree();
    await expect(openPayLink(shop, late)).rejects.toMatchObject({ code: "NOTHING_DUE" });
  });

  it("neither lapses nor is taken back while its money is on its way, until that payment ends", async () => {
    const delayed = async () => {
      const id = await aPaidOrder(shop, [[lavender, 1]]);
      const correction = await correct(id, [[lavender, 2]]);
      const address = await openPayLink(shop, id);
      const session = address.split("/").at(-1) ?? "";
      await shop.payment.play(session, "delay");
      const ask = { orderId: id, correctionId: correction.id, administratorId };
      await expect(takeCorrectionBack(shop, ask)).rejects.toMatchObject({ code: "AWAITING" });
      return { id, session };
    };
    const [paid, failed] = [await delayed(), await delayed()];
    shop.clock.forward(8 * DAY_MS);
    await endLapsedCorrections(shop);
    expect([await states(paid.id), await states(failed.id)]).toEqual([["waiting"], ["waiting"]]);
    await shop.payment.play(paid.session, "arrive");
    await shop.payment.play(failed.session, "fail");
    for (const { id } of [paid, failed]) await askProvider(shop, id);
    await endLapsedCorrections(shop);
    expect([await states(paid.id), await states(failed.id)]).toEqual([["applied"], ["lapsed"]]);
    expect(await changedEmail(failed.id, "order-payment-failed")).toContain("Your order stays as it was.");
    for (const { id } of [paid, failed]) await agree(id);
    await booksAgree();
  });

  it("paid twice at once pays once, and the second money goes back", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    await payLink(id);
    await shop.pool.query(
      `INSERT INTO payments (id, order_id, provider, idempotency_key, request, session_id, charge_id, state, amount_cents, expires_at, correction_id)
       SELECT $1, order_id, provider, $2, request, $2, $2, 'open', amount_cents, expires_at, correction_id FROM payments
       WHERE order_id = $3 AND correction_id IS NOT NULL`,
      [randomUUID(), `late-${id}`, id],
    );
    const session = await shop.payment.sessionOfOrder(id);
    if (!session) throw new Error("No session");

    await applyPaymentSession(shop, { ...session, id: `late-${id}`, chargeId: `late-${id}`, state: "paid" });
    expect(
      await shop.row("SELECT state, refunded_cents::int FROM payments WHERE session_id = $1", `late-${id}`),
    ).toEqual({
      state: "overpaid",
      refunded_cents: 2000,
    });
    expect((await shop.row("SELECT review_flag FROM orders WHERE id = $1", id)).review_flag).toMatch(
      /for a correction was not due/,
    );
    await agree(id);
  });
});

describe("a correction that costs less", () => {
  it("refunds the difference, with a credit note of all and an invoice of what is left", async () => {
    const id = await aPaidOrder(shop, [
      [lavender, 1],
      [cedar, 1],
    ]);
    await correct(id, [[lavender, 1]]);
    expect(await said(id)).toEqual([
      ["invoice", 5899, null],
      ["credit-note", 5899, "changed"],
      ["invoice", 2899, "changed"],
    ]);
    expect(await orderOf(id)).toMatchObject({ total: 2899, payment_state: "paid" });
    expect(await levelsOf(shop, cedar.id)).toEqual({ available: 10, reserved: 0 });
    expect(await emailsOf(id)).toEqual(expect.arrayContaining(["order-refunded", "order-changed"]));
    expect(await changedEmail(id)).toMatch(/: 1 → 0\nTotal, VAT included: €58\.99 → €28\.99\n/);
    await agree(id);
    await booksAgree();
  });

  it("that takes a product in and out again leaves it in the books: it is retired, not erased", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [
      [lavender, 1],
      [cedar, 1],
    ]);
    await payLink(id);
    await correct(id, [[lavender, 1]]);
    expect(await removeProduct(shop, cedar.id, { administratorId, requestId: "test" })).toBe("retired");
    await booksAgree();
  });

  it("is refused where the order has no place for another product, before anybody pays for it", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const { id: correctionId } = await correct(id, [[cedar, 1]]);
    await takeCorrectionBack(shop, { orderId: id, correctionId, administratorId });
    await shop.pool.query(
      `INSERT INTO order_corrections (order_id, number, state, reason, before, after, difference_cents, created_at, pay_by, ended_at)
       SELECT order_id, 2, state, reason, before, jsonb_set(after, '{lines,0,position}', '100'), difference_cents, created_at, pay_by, ended_at
       FROM order_corrections WHERE id = $1`,
      [correctionId],
    );
    await expect(correct(id, [[cedar, 1]])).rejects.toMatchObject({ code: "NO_PLACE" });
    await correct(id, [[lavender, 2]]);
    await payLink(id);
    expect(await states(id)).toEqual(["applied", "taken-back", "taken-back"]);
  });

  it("can be corrected again and again; each version stays", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 3]]);
    await payLink(id);
    await correct(id, [[cedar, 1]]);
    await correct(id, [
      [cedar, 1],
      [lavender, 1],
    ]);
    await payLink(id);
    expect(await states(id)).toEqual(["applied", "applied", "applied"]);
    expect((await linesOf(id)).map(({ position }) => position)).toEqual([2, 3]);
    await agree(id);
    // All of it goes back, over both payments.
    await refundOrder(shop, aRefund(id, { restock: true }));
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded" });
    expect(
      (await said(id)).reduce((sum, [kind, amount]) => sum + (kind === "invoice" ? 1 : -1) * Number(amount), 0),
    ).toBe(0);
    await booksAgree();
  });

  it("refunds some lines over two payments, and only these are for sale again", async () => {
    const candle = await aProduct(shop, { price: 10, stock: 10 });
    const id = await aPaidOrder(shop, [
      [lavender, 1],
      [candle, 1],
    ]);
    await correct(id, [
      [lavender, 1],
      [candle, 1],
      [cedar, 1],
    ]);
    await payLink(id);
    const [first, kept, added] = await linesOf(id);
    const refund = aRefund(id, { restock: true });
    const positions = [first?.position, added?.position].map(Number);
    const lines = { lines: positions.map((position) => ({ position, quantity: 1 })), shipping: false };
    await refundOrder(shop, { ...refund, lines });
    const { parts } = await shop.row(
      "SELECT count(*)::int AS parts FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      id,
    );
    expect([parts, kept?.product_id]).toEqual([2, candle.id]);
    expect(await levelsOf(shop, candle.id)).toMatchObject({ available: 9 });
    expect(await levelsOf(shop, cedar.id)).toMatchObject({ available: 10 });
    await booksAgree();
  });

  it("a refund of shipping alone brings no goods back, also where it is asked for", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await refundOrder(shop, aRefund(id, { restock: true, lines: { lines: [], shipping: true } }));
    expect(await levelsOf(shop, lavender.id)).toMatchObject({ available: 9 });
  });

  it("refunds lines over two payments, and the sums still agree", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [
      [lavender, 1],
      [cedar, 1],
    ]);
    await payLink(id);
    const lines = {
      lines: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
      shipping: false,
    };
    const made = await refundOrder(shop, aRefund(id, { lines, restock: true }));
    expect(made).toMatchObject({ amountCents: 5000, state: "succeeded" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "partly_refunded" });
    await booksAgree();
    const { sums } = await shop.row(
      "SELECT sum(quantity)::int AS sums FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      id,
    );
    expect(sums).toBe(2);
  });
});
