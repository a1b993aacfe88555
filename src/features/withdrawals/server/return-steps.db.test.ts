import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderKey } from "#features/orders/server/order-key.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { AppError } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { withdraw as declare, lastReturnEmail } from "#tests/withdrawals.ts";
import { awaitsSending } from "../return.ts";
import { buyersReturns, markSent } from "./buyers-returns.ts";
import { payPostage } from "./pay-postage.ts";
import { refundReturn } from "./refund-return.ts";
import { returnable } from "./returnable.ts";
import { goodsOfReturn, moveReturn, openReturns, returnsOfOrder, stepsOf } from "./returns.ts";
import { startReturn } from "./start-return.ts";
import { withdrawalEmailTemplates } from "./withdrawal-emails.tsx";

const shop = await shopOfFile();
const BUYER = { administratorId: null, requestId: "test" };
let desk: { administratorId: string; requestId: string };
let lavender: MadeProduct;
let cedar: MadeProduct;
let orderId: string;

beforeAll(async () => {
  desk = { administratorId: await anAdministrator(shop), requestId: "test" };
});
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 19.9, stock: 100 });
  cedar = await aProduct(shop, { price: 7.77, stock: 100 });
  orderId = await aPaidOrder(shop, [
    [lavender, 3],
    [cedar, 1],
  ]);
  await delivered(3);
});

/** So many days ago. */
const delivered = (days: number) =>
  shop.pool.query(
    "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() - $2 * interval '1 day' WHERE id = $1",
    [orderId, days],
  );
const left = async () => (await returnable(shop.db, orderId)).map(({ quantity }) => quantity);
const first = async () => (await returnable(shop.db, orderId))[0]?.position ?? 0;
const start = async (quantity: number, more: Partial<Parameters<typeof startReturn>[1]> = {}) =>
  startReturn(shop, {
    orderId,
    lines: [{ position: await first(), quantity }],
    reason: "changed-mind",
    ...BUYER,
    ...more,
  });
/** Of everything that was bought. */
const startWhole = async () => {
  const lines = (await returnable(shop.db, orderId)).map(({ position, quantity }) => ({ position, quantity }));
  return start(1, { lines });
};
const withdraw = () => declare(shop, orderId);
const move = (id: string, ...to: Parameters<typeof moveReturn>[1]["to"][]) =>
  to.reduce(async (before, one) => {
    await before;
    await moveReturn(shop, { id, to: one, ...(one === "refused" && { refusal: "The seal is broken." }), ...desk });
  }, Promise.resolve());
const lastEmail = (kind: "return-step" | "withdrawal-received" = "return-step") => lastReturnEmail(shop, orderId, kind);
const emails = async () =>
  (
    await shop.rows(
      "SELECT data->>'state' AS state FROM emails WHERE kind = 'return-step' AND order_id = $1 ORDER BY created_at",
      orderId,
    )
  ).map(({ state }) => state);

/** Not by a return: all that is left, or what is named. */
const refundBeside = (what: Parameters<typeof aRefund>[1] = {}) => refundOrder(shop, aRefund(orderId, what));
const neverLeft = () =>
  shop.pool.query("UPDATE orders SET status = 'processing', shipped_at = NULL, delivered_at = NULL WHERE id = $1", [
    orderId,
  ]);

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

  it("is refunded once, and restocked once, however often that is pressed", async () => {
    const id = await start(3);
    await move(id, "received");
    const refund = () => refundReturn(shop, { id, shipping: true, restock: [{ position: 0, quantity: 0 }], ...desk });
    await Promise.allSettled([refund(), refund()]);
    await expect(refund()).rejects.toMatchObject({ kind: "conflict" });
    expect(
      await shop.row(
        "SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
        orderId,
      ),
    ).toEqual({ count: 1 });
  });

  /** A shop whose provider does this when it is asked for a refund. */
  const refunding = (refund: typeof shop.payment.refund) => ({ ...shop, payment: { ...shop.payment, refund } });
  const refusing = refunding(() => {
    throw new AppError("conflict", "refused");
  });

  it("gives back the pieces that came, less what they lost in value, and lets the others go", async () => {
    const id = await start(3);
    await move(id, "received");
    const position = await first();
    const worn = (quantity: number, reason: string | null) => ({
      id,
      lines: [{ position, quantity, deduction: { cents: euros(5), reason } }],
      shipping: false,
      restock: [{ position, quantity: 1 }],
      ...desk,
    });
    await expect(refundReturn(shop, worn(4, "Worn"))).rejects.toMatchObject({ code: "LINES_GONE" });
    await expect(refundReturn(shop, worn(2, null))).rejects.toMatchObject({ code: "NO_REASON" });
    await refundReturn(shop, worn(2, "Worn"));
    expect(
      await shop.row(
        `SELECT l.gross_cents::int AS gross, l.quantity, l.deduction_cents::int AS kept, d.data->'lines'->0->'deduction' AS credited
         FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id
         JOIN documents d ON d.refund_id = r.id WHERE p.order_id = $1`,
        orderId,
      ),
    ).toEqual({ gross: 3480, quantity: 2, kept: 500, credited: 500 });
    expect(await goodsOfReturn(shop.db, id)).toEqual([expect.stringMatching(/^2 × /)]);
    expect(await left()).toEqual([1, 1]);
    const refunded = await shop.row("SELECT data FROM emails WHERE kind = 'order-refunded' AND order_id = $1", orderId);
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
    const email = await orderEmailTemplates(shop)["order-refunded"](refunded.data, context);
    expect(email?.text).toContain("We kept €5.00 of the price for loss in value: Worn");
  });

  it("whose whole price is kept for a piece says so, and gives back nothing only by a refusal", async () => {
    const id = await startWhole();
    await move(id, "received");
    const [oil, diffuser] = await returnable(shop.db, orderId);
    const all = [
      { position: oil?.position ?? 0, quantity: 3 },
      { position: diffuser?.position ?? 0, quantity: 1, deduction: { cents: euros(99), reason: "Broken" } },
    ];
    await expect(
      refundReturn(shop, { id, lines: all.slice(1), shipping: false, restock: [], ...desk }),
    ).rejects.toMatchObject({ code: "ALL_DEDUCTED" });
    await refundReturn(shop, { id, lines: all, shipping: false, restock: [], ...desk });
    const refunded = await shop.row("SELECT data FROM emails WHERE kind = 'order-refunded' AND order_id = $1", orderId);
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
    const email = await orderEmailTemplates(shop)["order-refunded"](refunded.data, context);
    expect(email?.text).toContain("We kept the whole price for loss in value: Broken");
    expect(email?.text).not.toContain("of the price for loss in value");
    const { data } = await shop.row(
      "SELECT d.data FROM documents d JOIN refunds r ON r.id = d.refund_id JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      orderId,
    );
    expect(data.lines[1]).toMatchObject({ quantity: 1, gross: 0, deduction: 777 });
  });

  it("is refunded again after the provider refused, once, and its pieces count once", async () => {
    const id = await start(2);
    await move(id, "received");
    const ask = { id, shipping: false, restock: [], ...desk };
    await expect(refundReturn(refusing, ask)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    await expect(refundReturn(refusing, ask)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    await refundReturn(shop, ask);
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
    expect(
      await shop.row(
        "SELECT count(*)::int, sum(r.amount_cents) FILTER (WHERE r.state = 'succeeded')::int AS cents FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
        orderId,
      ),
    ).toEqual({ count: 3, cents: 3980 });
    expect(
      await shop.row("SELECT refunded, returned FROM order_pieces WHERE order_id = $1 AND position = 1", orderId),
    ).toEqual({ refunded: 0, returned: 2 });
  });

  it("is neither refused nor closed while its refund is on its way", async () => {
    const id = await start(1);
    await move(id, "received");
    const slow = refunding(async (asked) => {
      for (const to of ["refused", "closed"] as const)
        await expect(moveReturn(shop, { id, to, refusal: "Used", ...desk })).rejects.toMatchObject({
          code: "REFUNDING",
        });
      return shop.payment.refund(asked);
    });
    await refundReturn(slow, { id, shipping: false, restock: [], ...desk });
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
  });

  it("by a withdrawal is refunded once its buyer has sent it; by another ground only once it is here", async () => {
    const refund = (id: string) => refundReturn(shop, { id, shipping: false, restock: [], ...desk });
    const withdrawn = await start(1);
    await expect(refund(withdrawn)).rejects.toMatchObject({ kind: "conflict" });
    const faulty = await start(1, { reason: "defective" });
    await move(faulty, "approved");
    for (const id of [withdrawn, faulty]) await markSent(shop, { id, orderId, ...BUYER });
    await refund(withdrawn);
    await expect(refund(faulty)).rejects.toMatchObject({ kind: "conflict" });
    expect(await emails()).not.toContain("received");
  });

  it("of goods that never left is refunded at once", async () => {
    await neverLeft();
    await withdraw();
    const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", orderId);
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
  });

  it("of goods that never left has no address, and is closed without a letter once all of the money is back", async () => {
    await neverLeft();
    await withdraw();
    const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", orderId);
    const reader = { browser: null, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) };
    expect((await buyersReturns(shop, orderId, reader))?.returns.map(awaitsSending)).toEqual([false]);
    await refundBeside();
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "closed" });
    expect(await emails()).toEqual([]);
  });

  it("that is refused at the same moment is either refused or refunded", async () => {
    const id = await start(1);
    await move(id, "received");
    await Promise.allSettled([move(id, "refused"), refundReturn(shop, { id, shipping: false, restock: [], ...desk })]);
    const { state } = await shop.row("SELECT state FROM returns WHERE id = $1", id);
    const { count } = await shop.row(
      "SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    );
    expect([state, count]).toEqual(count === 0 ? ["refused", 0] : ["refunded", 1]);
  });

  it("gives shipping back where the operator says so", async () => {
    const small = await aPaidOrder(shop, [[cedar, 2]]);
    orderId = small;
    await delivered(1);
    const id = await start(2);
    await move(id, "received", "checked");
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    const { kinds } = await shop.row(
      "SELECT array_agg(l.kind ORDER BY place) AS kinds FROM refund_lines l JOIN refunds r ON r.id = refund_id JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    );
    expect(kinds).toEqual(["goods", "shipping"]);
  });

  it("never puts more into stock than it has", async () => {
    const id = await start(1);
    await move(id, "received", "checked");
    const restock = [{ position: await first(), quantity: 2 }];
    await expect(refundReturn(shop, { id, shipping: false, restock, ...desk })).rejects.toMatchObject({
      code: "RESTOCK_TOO_MUCH",
    });
  });

  it.each([
    ["refunded before it has arrived", [], "refunded"],
    ["checked before it has arrived", ["approved"], "checked"],
    ["moved once it is refused", ["received", "refused"], "approved"],
  ] as const)("is not %s", async (_what, before, to) => {
    const id = await start(1);
    await move(id, ...before);
    const act = to === "refunded" ? refundReturn(shop, { id, shipping: false, restock: [], ...desk }) : move(id, to);
    await expect(act).rejects.toMatchObject({ kind: "conflict" });
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

  it("of all that was bought is told from one of a part", async () => {
    await start(2);
    expect((await openReturns(shop.db)).find(({ row }) => row.orderId === orderId)?.isWhole).toBe(false);
    orderId = await aPaidOrder(shop, [[cedar, 2]]);
    await delivered(1);
    await start(2);
    expect((await openReturns(shop.db)).find(({ row }) => row.orderId === orderId)?.isWhole).toBe(true);
  });

  it("of what an earlier refund has left is whole, and shipping goes back once", async () => {
    orderId = await aPaidOrder(shop, [[cedar, 2]]);
    await delivered(1);
    const refunded = await start(1);
    await move(refunded, "received");
    await refundReturn(shop, { id: refunded, shipping: false, restock: [], ...desk });
    const id = await start(1);
    const now = async () => (await returnsOfOrder(shop.db, orderId)).find(({ row }) => row.id === id);
    expect(await now()).toMatchObject({ isWhole: true, hasShippingLeft: true });
    await move(id, "received");
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    expect(await now()).toMatchObject({ hasShippingLeft: false });
  });

  it("keeps its history: no step is changed or removed", async () => {
    await start(1);
    for (const statement of ["UPDATE return_steps SET state = 'closed'", "DELETE FROM return_steps"])
      await expect(shop.pool.query(statement)).rejects.toMatchObject({ code: "23000" });
  });
});

describe("what comes back", () => {
  it("is never more than was bought, also where it is named twice", async () => {
    const position = await first();
    await expect(start(4)).rejects.toMatchObject({ code: "LINES_GONE" });
    const twice = [
      { position, quantity: 2 },
      { position, quantity: 2 },
    ];
    await expect(start(1, { lines: twice })).rejects.toMatchObject({ code: "LINES_GONE" });
    await expect(start(1, { lines: [{ position: 999, quantity: 1 }] })).rejects.toMatchObject({ code: "LINES_GONE" });
    await expect(start(1, { lines: [] })).rejects.toMatchObject({ code: "NO_LINES" });
  });

  it("is in one return, however often that is sent", async () => {
    const id = randomUUID();
    expect(await Promise.all([start(1, { id }), start(1, { id })])).toEqual([id, id]);
    expect(await start(1, { id })).toBe(id);
    await expect(start(2, { id })).rejects.toThrow(AppError);
    expect(await left()).toEqual([2, 1]);
    expect(await emails()).toEqual(["declared"]);
    const other = await aPaidOrder(shop, [[cedar, 1]]);
    await shop.pool.query(
      "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = $1",
      [other],
    );
    const [line] = await returnable(shop.db, other);
    await expect(
      start(1, { id, orderId: other, lines: [{ position: line?.position ?? 0, quantity: 1 }] }),
    ).rejects.toThrow(AppError);
  });

  it("is in one of two returns at once", async () => {
    const outcomes = await Promise.allSettled([start(2), start(2)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await left()).toEqual([1, 1]);
  });

  it("is what refunds and open returns leave, and a return that is closed gives its pieces free", async () => {
    await refundBeside({ lines: { lines: [{ position: await first(), quantity: 1 }], shipping: false } });
    const id = await start(2);
    expect(await left()).toEqual([0, 1]);
    await move(id, "closed");
    expect(await left()).toEqual([2, 1]);
  });

  it("of a withdrawal is owed until it is refunded, also outside of the return", async () => {
    const id = await startWhole();
    const isDue = async () => (await openReturns(shop.db)).find(({ row }) => row.id === id)?.isMoneyDue;
    expect(await isDue()).toBe(true);
    await refundBeside();
    expect(await isDue()).toBe(false);
  });

  it("of a price that was lowered stays returnable", async () => {
    await refundBeside({ amount: euros(2) });
    expect(await left()).toEqual([3, 1]);
  });

  it("by a statement of withdrawal is what no open return has, and nothing twice", async () => {
    await start(2);
    await withdraw();
    const open = (await openReturns(shop.db)).filter(({ row }) => row.orderId === orderId);
    expect(open.map(({ row, goods }) => [row.withdrawalId !== null, goods.map(({ quantity }) => quantity)])).toEqual([
      [false, [2]],
      [true, [1, 1]],
    ]);
    expect(await left()).toEqual([0, 0]);
  });

  it("settles a withdrawal whose goods all come back by it, once they are refunded", async () => {
    const id = await startWhole();
    await withdraw();
    const waits = async () =>
      (await shop.row("SELECT settled_at IS NULL AS waits FROM withdrawals WHERE order_id = $1", orderId)).waits;
    await move(id, "received");
    expect(await waits()).toBe(true);
    await refundReturn(shop, { id, shipping: false, restock: [], ...desk });
    expect(await waits()).toBe(false);
    expect(await shop.row("SELECT review_flag FROM orders WHERE id = $1", orderId)).toEqual({ review_flag: null });
  });

  it("that is refused leaves a withdrawal open whose goods did not come back", async () => {
    const id = await startWhole();
    await withdraw();
    await move(id, "refused");
    expect(await shop.row("SELECT settled_at FROM withdrawals WHERE order_id = $1", orderId)).toEqual({
      settled_at: null,
    });
  });

  it.each(["closed", "refused"] as const)(
    "that is %s ends the withdrawal, and the next one counts anew",
    async (to) => {
      await withdraw();
      const [first] = (await openReturns(shop.db)).filter(({ row }) => row.orderId === orderId);
      await move(first?.row.id ?? "", to);
      await withdraw();
      const { rows } = await shop.pool.query(
        "SELECT settled_at IS NULL AS open FROM withdrawals WHERE order_id = $1 ORDER BY declared_at",
        [orderId],
      );
      expect(rows).toEqual([{ open: false }, { open: true }]);
      expect((await openReturns(shop.db)).filter(({ row }) => row.orderId === orderId)).toHaveLength(1);
    },
  );
});

describe("the time for a return", () => {
  it.each([
    ["within 14 days by law", 3, "changed-mind", "withdrawal"],
    ["within 100 days by the policy", 60, "changed-mind", "policy"],
    ["of faulty goods at any time", 400, "defective", "guarantee"],
  ] as const)("is %s", async (_what, days, reason, ground) => {
    await delivered(days);
    const id = await start(1, { reason });
    expect(await shop.row("SELECT ground, reason FROM returns WHERE id = $1", id)).toEqual({ ground, reason });
  });

  it("is over after 100 days for the buyer, and an administrator may still open one", async () => {
    await delivered(102);
    await expect(start(1)).rejects.toMatchObject({ code: "TOO_LATE" });
    expect(await start(1, desk)).toEqual(expect.any(String));
  });

  it.each([
    ["14 days by law", 3, "withdrawal", "withdrawal", "Send back within 14 days"],
    ["100 days by the policy", 60, "policy", "policy", "the 100 days of our policy do. We look at your withdrawal"],
    ["neither", 300, null, "policy", "the 100 days of our policy apply here. We look at your withdrawal"],
  ] as const)(
    "of a statement of withdrawal is %s, and its letter promises that",
    async (_what, days, ground, kept, text) => {
      await delivered(days);
      expect(await withdraw()).toMatchObject({ ground });
      expect(await shop.row("SELECT ground FROM returns WHERE order_id = $1", orderId)).toEqual({ ground: kept });
      expect(await lastEmail("withdrawal-received")).toContain(text);
    },
  );

  it("begins when the goods have left", async () => {
    await shop.pool.query("UPDATE orders SET status = 'processing', delivered_at = NULL WHERE id = $1", [orderId]);
    await expect(start(1)).rejects.toMatchObject({ code: "NOT_SENT" });
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
