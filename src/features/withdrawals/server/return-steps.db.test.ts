import { beforeEach, describe, expect, it } from "vitest";
import { orderKey } from "#features/orders/server/order-key.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { euros } from "#shared/money.ts";
import { anAdministrator, aPaidOrder, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { BUYER, returnTools } from "#tests/returns.ts";
import { shopOfFile } from "#tests/shop.ts";
import { buyersReturns, markSent } from "./buyers-returns.ts";
import { payPostage } from "./pay-postage.ts";
import { refundReturn } from "./refund-return.ts";
import { moveReturn, returnsOfOrder, stepsOf } from "./returns.ts";
import { withdrawalEmailTemplates } from "./withdrawal-emails.tsx";

const shop = await shopOfFile();
const desk = { administratorId: await anAdministrator(shop), requestId: "test" };
const { aDeliveredOrder, delivered, left, first, start, move, lastEmail, emails, refundBeside } = returnTools(
  shop,
  desk,
);
let orderId: string;
let lavender: MadeProduct;
beforeEach(async () => {
  ({ orderId, lavender } = await aDeliveredOrder());
});

describe("a return", () => {
  it("goes from the buyer's declaration to the refund, each step with its email and in its history", async () => {
    const id = await start(2);
    await move(id, "approved");
    await markSent(shop, { id, orderId, ...BUYER });
    await move(id, "received", "checked");
    await refundReturn(shop, { id, shipping: false, restock: [{ position: await first(), quantity: 1 }], ...desk });
    expect(
      (await stepsOf(shop.db, [id])).map(({ state, administratorId }) => [state, administratorId !== null]),
    ).toEqual([
      ["declared", false],
      ["approved", true],
      ["sent", false],
      ["received", true],
      ["checked", true],
      ["refunded", true],
    ]);
    expect(await emails()).toEqual(["declared", "approved", "sent", "received", "checked"]);
    expect(
      await shop.row("SELECT count(*)::int FROM emails WHERE kind = 'order-refunded' AND order_id = $1", orderId),
    ).toEqual({ count: 1 });
    const { cents } = await shop.row(
      "SELECT sum(r.amount_cents)::int AS cents FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    );
    expect(cents).toBe(3980);
    expect((await levelsOf(shop, lavender.id)).available).toBe(98);
    expect(await left()).toEqual([1, 1]);
    const { rows } = await shop.pool.query(
      "SELECT DISTINCT action FROM audit_log WHERE subject_id = $1 AND action LIKE 'return.%' ORDER BY 1",
      [orderId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "return.approved",
      "return.checked",
      "return.declared",
      "return.received",
      "return.refunded",
      "return.sent",
    ]);
  });

  it("is not refused without a reason, and its buyer reads the reason until they are erased", async () => {
    const id = await start(1);
    await expect(moveReturn(shop, { id, to: "refused", refusal: "", ...desk })).rejects.toMatchObject({
      code: "NO_REASON",
    });
    await move(id, "refused");
    expect(await lastEmail()).toContain("Our reason: The seal is broken.");
    const own = await buyersReturns(shop, orderId, {
      browser: null,
      key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }),
    });
    expect(own?.returns).toMatchObject([{ refusal: "The seal is broken." }]);
    await shop.pool.query("UPDATE orders SET erased_at = now() WHERE id = $1", [orderId]);
    expect(await shop.row("SELECT refusal FROM returns WHERE id = $1", id)).toEqual({ refusal: null });
  });

  it("of a business is refused without a word about rights of consumers", async () => {
    await shop.pool.query("UPDATE orders SET company = 'Linden OÜ' WHERE id = $1", [orderId]);
    await move(await start(1), "refused");
    expect(await lastEmail()).toContain("This does not affect your rights under the law.");
    expect(await lastEmail()).not.toMatch(/withdrawal|guarantee/);
  });

  it("within the time that the law gives is a withdrawal: its buyer reads where to send it and by when, and waits for nothing", async () => {
    await start(1);
    const said = await lastEmail();
    expect(said).toMatch(/^Withdrawal received$/m);
    expect(said).toContain("You need not wait for our answer.");
    expect(said).toMatch(/^Please send the goods by \d{1,2} \w+ \d{4} to the address below/m);
    expect(said).toMatch(/^Send to: /m);
    const reader = { browser: null, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) };
    expect(await buyersReturns(shop, orderId, reader)).toMatchObject({
      withdrawalEnds: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      returns: [{ isWithdrawal: true, sendBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    });
    await delivered(60);
    await start(1);
    expect(await lastEmail()).toContain("Please wait for our answer before you send anything.");
    expect((await buyersReturns(shop, orderId, reader))?.withdrawalEnds).toBe(undefined);
  });

  it.each([
    ["a business", "company = 'Nordic Spa OÜ'"],
    ["a buyer in the United States", "country = 'US', state = 'NY'"],
    ["somebody who bought in the shop", "is_handed_over = true"],
  ])("of %s is no withdrawal: the law gives them none, the policy its days", async (_who, change) => {
    await shop.pool.query(`UPDATE orders SET ${change}, delivered_at = NULL WHERE id = $1`, [orderId]);
    const id = await start(1);
    expect(await shop.row("SELECT ground FROM returns WHERE id = $1", id)).toEqual({ ground: "policy" });
    const reader = { browser: null, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) };
    expect((await buyersReturns(shop, orderId, reader))?.withdrawalEnds).toBe(undefined);
  });

  it("of faulty goods goes back at the shop's expense, with the note of the approval until its buyer is erased", async () => {
    const id = await start(1, { reason: "defective" });
    await moveReturn(shop, { id, to: "approved", note: "We replace it.", ...desk });
    const said = await lastEmail();
    expect(said).toContain("We pay for the way back");
    expect(said).toContain("We replace it.");
    await shop.pool.query("UPDATE orders SET erased_at = now() WHERE id = $1", [orderId]);
    expect(await shop.row("SELECT note FROM returns WHERE id = $1", id)).toEqual({ note: null });
  });

  it("of faulty goods has its postage paid once they were sent, once, and no document or payment says so", async () => {
    const id = await start(1, { reason: "defective" });
    const paying = (amount: number) => payPostage(shop, { id, cents: euros(amount), ...desk });
    await expect(paying(3.5)).rejects.toMatchObject({ code: "NO_POSTAGE" });
    await move(id, "approved", "received");
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    await refundBeside();
    const counted = () =>
      shop.row(
        "SELECT (SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1) AS refunds, (SELECT count(*)::int FROM documents WHERE order_id = $1) AS documents",
        orderId,
      );
    const before = await counted();
    await Promise.all([paying(3.5), paying(3.5)]);
    await expect(paying(4)).rejects.toMatchObject({ code: "POSTAGE_KNOWN" });
    expect(await counted()).toEqual(before);
    expect((await returnsOfOrder(shop.db, orderId))[0]?.row.postageCents).toBe(350);
    const mail = await shop.rows(
      "SELECT data, language FROM emails WHERE kind = 'return-postage' AND order_id = $1",
      orderId,
    );
    expect(mail).toHaveLength(1);
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
    const email = await withdrawalEmailTemplates(shop)["return-postage"](mail[0]?.data, context);
    expect(email?.text).toContain("Sending the goods back cost you €3.50");
  });

  it("of goods that are as promised has no postage to pay", async () => {
    const id = await start(1);
    await move(id, "received");
    await expect(payPostage(shop, { id, cents: euros(3), ...desk })).rejects.toMatchObject({ code: "NO_POSTAGE" });
  });

  it("keeps its history: no step is changed or removed", async () => {
    await start(1);
    for (const statement of ["UPDATE return_steps SET state = 'closed'", "DELETE FROM return_steps"])
      await expect(shop.pool.query(statement)).rejects.toMatchObject({ code: "23000" });
  });
});

describe("a buyer", () => {
  it("sees the returns of an order with its key, and nothing without", async () => {
    await start(2);
    const own = await buyersReturns(shop, orderId, {
      browser: null,
      key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }),
    });
    expect(own).toMatchObject({
      whyNot: null,
      returns: [{ state: "declared", goods: [expect.stringMatching(/^2 × /)] }],
    });
    expect(await buyersReturns(shop, orderId, { browser: null, key: "a".repeat(32) })).toBe(null);
  });

  it.each([
    ["is not paid", "payment_state = 'unpaid', paid_at = NULL, status = 'pending'", "awaiting"],
    ["was never paid", "payment_state = 'failed', paid_at = NULL, status = 'pending'", "unpaid"],
    ["has left and is not paid", "payment_state = 'unpaid', paid_at = NULL", "leftUnpaid"],
    ["has not left", "status = 'processing'", "notLeft"],
    ["is cancelled", "status = 'cancelled'", "cancelled"],
  ])("of an order that %s reads that nothing can be returned, and why", async (_what, change, whyNot) => {
    await shop.pool.query(`UPDATE orders SET ${change} WHERE id = $1`, [orderId]);
    const key = orderKey(shop.secret, { id: orderId, linkVersion: 0 });
    expect(await buyersReturns(shop, orderId, { browser: null, key })).toMatchObject({ whyNot, hasWithdrawal: true });
  });

  it.each([
    ["by law flags the order until it ends", 3, /^The customer withdrew from the contract on /],
    ["by the policy sends the shop an email", 60, null],
  ] as const)("who opens a return %s", async (_what, days, flag) => {
    await delivered(days);
    const id = await start(1);
    const flagged = async () => (await shop.row("SELECT review_flag FROM orders WHERE id = $1", orderId)).review_flag;
    expect(await flagged()).toEqual(flag ? expect.stringMatching(flag) : null);
    const told = await shop.rows(
      "SELECT data->>'matter' AS matter FROM emails WHERE kind = 'order-attention' AND order_id = $1",
      orderId,
    );
    expect(told).toEqual([{ matter: expect.stringMatching(flag ?? /^The customer wants to return goods/) }]);
    await move(id, "received", "closed");
    expect(await flagged()).toBe(null);
  });

  it("says of an own return only that it was sent", async () => {
    const id = await start(1);
    const other = await aPaidOrder(shop, [[lavender, 1]]);
    await expect(markSent(shop, { id, orderId: other, ...BUYER })).rejects.toMatchObject({ kind: "not-found" });
    await markSent(shop, { id, orderId, ...BUYER });
    await expect(markSent(shop, { id, orderId, ...BUYER })).rejects.toMatchObject({ kind: "conflict" });
    await delivered(60);
    const waiting = await start(1);
    await expect(markSent(shop, { id: waiting, orderId, ...BUYER })).rejects.toMatchObject({ kind: "conflict" });
  });
});
