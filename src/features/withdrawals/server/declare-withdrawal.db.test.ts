import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { erasePerson, personalData } from "#features/customer-care/server/personal-data.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { correctOrder } from "#features/orders/server/correct-order.ts";
import { asOrderDetail } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { type Cents, euros } from "#shared/money.ts";
import {
  aBuyer,
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aProduct,
  type Bought,
  checkout,
  type MadeProduct,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { declareWithdrawal, isOfOrder } from "./declare-withdrawal.ts";
import { returnsOfOrder } from "./returns.ts";
import { withdrawalEmailTemplates } from "./withdrawal-emails.tsx";
import { resolveWithdrawal, withdrawalsWithoutOrder } from "./withdrawals-without-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 100 });
});

const customerOf = (email: string) => ({ customer: { ...anOrderFor([]).customer, email } });
const bought = (): Promise<Bought> => aBuyer(shop, lavender);
const declare = ({ orderNumber, email }: Pick<Bought, "orderNumber" | "email">, said = { name: "Mari", items: "" }) =>
  declareWithdrawal(shop, { orderNumber, email, ...said });
const orderOf = async ({ id }: Bought) => {
  const file = await orderDetail(shop.db, id);
  if (!file) throw new Error("The order is gone");
  return asOrderDetail(file);
};
const emailsTo = async (recipient: string, kind: string) =>
  (await shop.rows("SELECT id FROM emails WHERE recipient = $1 AND kind = $2", recipient, kind)).length;

it("is kept, acknowledged to the order's address, and calls the shopkeeper", async () => {
  const order = await bought();
  const before = shop.clock.now();
  const declared = await declare(order, { name: "Mari Maasikas", items: "One Lavender Oil" });
  expect(declared).toMatchObject({ orderNumber: order.orderNumber });
  expect(declared.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  const file = await orderOf(order);
  expect(file).toMatchObject({
    review_flag: expect.stringMatching(/^The customer withdrew from the contract on .+ Give the money back by /),
    withdrawals: [{ name: "Mari Maasikas", items: "One Lavender Oil", settled_at: null }],
  });
  expect(file.history).toContainEqual(expect.objectContaining({ actor: "shopper", action: "order.withdrawn" }));
  expect(await emailsTo(order.email, "withdrawal-received")).toBe(1);
  const { rows } = await shop.pool.query("SELECT data FROM emails WHERE kind = 'order-attention' AND order_id = $1", [
    order.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain("Mari");
});

it("the acknowledgement holds what was declared, with date and time, and nothing typed is taken for markup", async () => {
  const order = await bought();
  await declare(order, { name: "Mari <b>Maasikas</b>", items: '<img src="x">\nAnd the other one' });
  await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...withdrawalEmailTemplates(shop) });
  const { rows } = await shop.pool.query(
    "SELECT subject, html, plain FROM mailbox_emails WHERE recipient = $1 AND subject ~ 'withdrawal'",
    [order.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].subject).toBe(`We received your withdrawal from order ${order.orderNumber} at Aurelle`);
  expect(rows[0].html).toContain("Mari &lt;b&gt;Maasikas&lt;/b&gt;");
  expect(rows[0].html).toContain("&lt;img src=");
  expect(rows[0].plain).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d/);
});

it("letters of the address are one in any case", async () => {
  const order = await bought();
  expect(await isOfOrder(shop, { ...order, email: order.email.toUpperCase(), name: "Mari", items: "" })).toBe(true);
  expect(await declare({ ...order, email: order.email.toUpperCase() })).toMatchObject({ isMatched: true });
  expect(await emailsTo(order.email, "withdrawal-received")).toBe(1);
});

describe("where no paid order fits", () => {
  it.each<[string, (order: Bought) => Promise<Pick<Bought, "orderNumber" | "email">>]>([
    ["an unknown number", async ({ email }) => ({ email, orderNumber: "AU-1" })],
    ["another's address", async ({ orderNumber }) => ({ orderNumber, email: `${randomUUID()}@example.com` })],
    ["an order that was never paid", async () => unpaid()],
  ])("it is taken in, acknowledged and waits for a person: %s", async (_situation, named) => {
    const order = await bought();
    const asked = await named(order);
    expect(await isOfOrder(shop, { ...asked, name: "Mari", items: "" })).toBe(false);
    const declared = await declare(asked, { name: "Mari", items: "The lamp" });
    expect(declared).toMatchObject({ orderNumber: asked.orderNumber, isMatched: false, isAcknowledged: true });
    expect(await declare(asked, { name: "Mari", items: "The lamp" })).toEqual(declared);
    const waiting = (await withdrawalsWithoutOrder(shop.db)).filter(({ email }) => email === asked.email);
    expect(waiting).toMatchObject([{ ...asked, name: "Mari", items: "The lamp", orderId: null }]);
    expect(await emailsTo(asked.email, "withdrawal-received")).toBe(1);
    const { rows } = await shop.pool.query("SELECT data FROM emails WHERE dedupe_key = $1", [
      `attention:${waiting[0]?.id}`,
    ]);
    expect(rows).toEqual([{ data: { withdrawalId: waiting[0]?.id } }]);
    expect(await orderOf(order)).toMatchObject({ review_flag: null, withdrawals: [] });
  });

  it("the acknowledgement says what was declared and that its order is looked for", async () => {
    const email = `${randomUUID()}@example.com`;
    await declare({ orderNumber: "AU-7", email }, { name: "Mari Maasikas", items: "The lamp" });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...withdrawalEmailTemplates(shop) });
    const { rows } = await shop.pool.query("SELECT plain FROM mailbox_emails WHERE recipient = $1", [email]);
    for (const said of [
      "AU-7",
      "Mari Maasikas",
      "The lamp",
      "We have not found this order under your email address yet",
      "What comes next depends on your order",
    ])
      expect(rows[0].plain).toContain(said);
    // Nothing is known of its time or its goods.
    expect(rows[0].plain).not.toMatch(/14 days|Send to:/);
  });

  it("the acknowledgement makes no link and no subject of what was typed, and the shop reads who it was", async () => {
    const email = `${randomUUID()}@example.com`;
    await declare({ orderNumber: "my lamp", email }, { name: "Mari Maasikas", items: "claim at evil.com" });
    await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...withdrawalEmailTemplates(shop) });
    const { rows } = await shop.pool.query("SELECT subject, html, plain FROM mailbox_emails WHERE recipient = $1", [
      email,
    ]);
    expect(rows[0].subject).toBe("We received your withdrawal at Aurelle");
    for (const form of [rows[0].html, rows[0].plain]) expect(form).not.toContain("evil.com");
    const flagged = await shop.pool.query(
      "SELECT 1 FROM mailbox_emails WHERE plain ~ 'Order number: my lamp\\s+Name: Mari Maasikas\\s+Email: '",
    );
    expect(flagged.rows).toHaveLength(1);
  });

  it("acknowledgements to one address are limited, and what else comes is kept", async () => {
    const email = `${randomUUID()}@example.com`;
    const numbers = ["AU-1", "AU-2", "AU-3", "AU-4", "AU-5"];
    const asked = await Promise.all(numbers.map((orderNumber) => declare({ orderNumber, email })));
    expect(await emailsTo(email, "withdrawal-received")).toBe(3);
    const acknowledged = asked.map((answer) => answer.isAcknowledged);
    expect(acknowledged.toSorted()).toEqual([false, false, true, true, true]);
    const again = await Promise.all(numbers.map((orderNumber) => declare({ orderNumber, email })));
    expect(again.map((answer) => answer.isAcknowledged)).toEqual(acknowledged);
    expect(await shop.rows("SELECT FROM withdrawals WHERE email = $1", email)).toHaveLength(5);
  });

  it("one that has left counts like a paid one, and the payment link ends", async () => {
    const order = await unpaid();
    await shop.rows(
      "UPDATE orders SET status = 'delivered', delivered_at = now(), pay_by = now() + interval '5 days' WHERE order_number = $1",
      order.orderNumber,
    );
    expect(await declare(order)).toMatchObject({ isMatched: true });
    const { id, pay_by } = await shop.row("SELECT id, pay_by FROM orders WHERE order_number = $1", order.orderNumber);
    expect(pay_by <= shop.clock.now()).toBe(true);
    expect((await returnsOfOrder(shop.db, id))[0]).toMatchObject({ isPaid: false, isMoneyDue: false });
  });

  describe("a person", () => {
    const actor = { administratorId: null };
    async function unmatched() {
      const email = `${randomUUID()}@example.com`;
      await declare({ orderNumber: "AU-9", email }, { name: "Mari", items: "The lamp" });
      const found = (await withdrawalsWithoutOrder(shop.db)).find((one) => one.email === email);
      return { id: found?.id ?? "", email };
    }
    const isWaiting = async (id: string) => (await withdrawalsWithoutOrder(shop.db)).some((one) => one.id === id);

    it("gives it to the order that was meant, which then waits for its refund", async () => {
      const [order, { id }] = [await bought(), await unmatched()];
      await resolveWithdrawal(shop, { id, orderNumber: order.orderNumber.toLowerCase(), ...actor });
      expect(await orderOf(order)).toMatchObject({
        review_flag: expect.stringMatching(/^The customer withdrew/),
        withdrawals: [{ name: "Mari", items: "The lamp", settled_at: null }],
      });
      expect(await isWaiting(id)).toBe(false);
      await sendDueEmails(shop, { ...orderEmailTemplates(shop), ...withdrawalEmailTemplates(shop) });
      const letters = await shop.rows("SELECT plain FROM mailbox_emails WHERE recipient = $1", order.email);
      expect(letters.map(({ plain }) => plain)).toContainEqual(
        expect.stringContaining(`your withdrawal from the contract of order ${order.orderNumber} has reached us`),
      );
    });

    it("gives it to no order that is unpaid or unknown", async () => {
      const [{ id }, { orderNumber }] = [await unmatched(), await unpaid()];
      for (const number of [orderNumber, "AU-1"])
        await expect(resolveWithdrawal(shop, { id, orderNumber: number, ...actor })).rejects.toMatchObject({
          message: `There is no order ${number} that was paid or has left.`,
        });
      expect(await isWaiting(id)).toBe(true);
    });

    it("settles it without an order, once", async () => {
      const { id } = await unmatched();
      await resolveWithdrawal(shop, { id, orderNumber: null, ...actor });
      expect(await isWaiting(id)).toBe(false);
      await expect(resolveWithdrawal(shop, { id, orderNumber: null, ...actor })).rejects.toMatchObject({
        kind: "not-found",
      });
    });

    it("cannot erase its sender before it is settled, and then can", async () => {
      const { id, email } = await unmatched();
      const erase = () => erasePerson(shop, email, { ...actor, requestId: "test" });
      await expect(erase()).rejects.toMatchObject({
        code: "OPEN_WITHDRAWALS",
        message: expect.stringContaining("AU-9"),
      });
      expect(await personalData(shop.db, email)).toMatchObject({
        withdrawals: [{ name: "Mari", items: "The lamp" }],
      });
      await resolveWithdrawal(shop, { id, orderNumber: null, ...actor });
      await erase();
      const { rows } = await shop.pool.query("SELECT name, items, email FROM withdrawals WHERE id = $1", [id]);
      expect(rows).toEqual([{ name: "", items: null, email: "erased@erased.invalid" }]);
    });
  });

  async function unpaid() {
    const email = `${randomUUID()}@example.com`;
    const { orderNumber } = await checkout(shop, anOrderFor([[lavender, 1]], customerOf(email)));
    return { orderNumber, email };
  }
});

describe("once all of the money is given back", () => {
  const refund = (orderId: string, amount: Cents | null = null) =>
    refundOrder(shop, {
      orderId,
      amount,
      restock: false,
      reason: "withdrawn",
      key: randomUUID(),
      administratorId: null,
    });

  it("it is settled, and the order no longer waits for a person", async () => {
    const order = await bought();
    await declare(order);
    await refund(order.id);
    expect(await orderOf(order)).toMatchObject({
      payment_state: "refunded",
      review_flag: null,
      withdrawals: [{ settled_at: expect.any(String) }],
    });
  });

  it("what else the order waits for stays, and a part of the money settles nothing", async () => {
    const order = await bought();
    await shop.pool.query("UPDATE orders SET review_flag = 'Call her first.' WHERE id = $1", [order.id]);
    await declare(order);
    await refund(order.id, euros(5));
    expect(await orderOf(order)).toMatchObject({ withdrawals: [{ settled_at: null }] });
    await refund(order.id);
    expect(await orderOf(order)).toMatchObject({ review_flag: "Call her first." });
  });
});

it("declared from another address and matched by hand, it is exported to and erased with that address too", async () => {
  const order = await bought();
  const other = "other-address@example.com";
  await declareWithdrawal(shop, { orderNumber: "AU-1", email: other, name: "Kati Kask", items: "" });
  const [declared] = await shop.rows("SELECT id FROM withdrawals WHERE email = $1", other);
  const actor = { administratorId: await anAdministrator(shop), requestId: "test" };
  await resolveWithdrawal(shop, { id: declared?.id, orderNumber: order.orderNumber, ...actor });
  expect((await personalData(shop.db, other)).withdrawals).toMatchObject([{ name: "Kati Kask" }]);
  await expect(erasePerson(shop, other, actor)).rejects.toMatchObject({ code: "OPEN_WITHDRAWALS" });
  await shop.rows("UPDATE withdrawals SET settled_at = now() WHERE id = $1", declared?.id);
  await erasePerson(shop, other, actor);
  expect(await shop.rows("SELECT FROM withdrawals WHERE email = $1 OR name = 'Kati Kask'", other)).toEqual([]);
});

async function erased(order: Bought): Promise<Bought> {
  await shop.pool.query("UPDATE orders SET status = 'delivered' WHERE id = $1", [order.id]);
  await erasePerson(shop, order.email, { administratorId: null, requestId: "test" });
  return order;
}

describe("said again", () => {
  it("it is answered as the first, and acknowledged once", async () => {
    const order = await bought();
    const first = await declare(order);
    shop.clock.forward(60_000);
    expect(await declare(order)).toEqual(first);
    expect(await emailsTo(order.email, "withdrawal-received")).toBe(1);
  });

  it("at the same moment it is kept once", async () => {
    const order = await bought();
    const answers = await Promise.all([declare(order), declare(order), declare(order)]);
    expect(new Set(answers.map((answer) => answer.at.getTime())).size).toBe(1);
    expect((await orderOf(order)).withdrawals).toHaveLength(1);
    expect(await emailsTo(order.email, "withdrawal-received")).toBe(1);
  });

  it("with another text it is another statement, with an acknowledgement and a return of its own", async () => {
    const email = `${randomUUID()}@example.com`;
    const [cedar, lemon] = [await aProduct(shop, { name: "Cedar Oil" }), await aProduct(shop, { name: "Lemon Oil" })];
    const id = await aPaidOrder(
      shop,
      [
        [cedar, 1],
        [lemon, 1],
      ],
      customerOf(email),
    );
    const { order_number: orderNumber } = await shop.row("SELECT order_number FROM orders WHERE id = $1", id);
    const order = { id, email, orderNumber };
    await declare(order, { name: "Mari", items: "Cedar Oil" });
    shop.clock.forward(60_000);
    await declare(order, { name: "Mari", items: "Lemon Oil" });
    expect((await orderOf(order)).withdrawals).toMatchObject([{ items: "Lemon Oil" }, { items: "Cedar Oil" }]);
    expect(await emailsTo(order.email, "withdrawal-received")).toBe(2);
    const returns = await shop.rows("SELECT lines FROM returns WHERE order_id = $1 ORDER BY declared_at", order.id);
    expect(returns).toEqual([1, 2].map((position) => ({ lines: [{ position, quantity: 1 }] })));
  });

  it("after the shopkeeper has settled it, it is a new one with an acknowledgement of its own", async () => {
    const order = await bought();
    const first = await declare(order, { name: "Mari", items: "The oil" });
    const { version } = await orderOf(order);
    await correctOrder(shop, {
      orderId: order.id,
      version,
      clearsReviewFlag: true,
      administratorId: null,
      requestId: "test",
    });
    shop.clock.forward(60_000);
    expect(await declare(order, { name: "Mari", items: "The oil" })).not.toEqual(first);
    const file = await orderOf(order);
    expect(file.withdrawals).toMatchObject([
      { items: "The oil", settled_at: null },
      { items: "The oil", settled_at: expect.any(String) },
    ]);
    expect(file.review_flag).toMatch(/^The customer withdrew/);
    expect(await emailsTo(order.email, "withdrawal-received")).toBe(2);
  });
});

describe("the customer's data", () => {
  it("hold the statement", async () => {
    const order = await bought();
    await declare(order, { name: "Mari Maasikas", items: "The oil" });
    expect(await personalData(shop.db, order.email)).toMatchObject({
      orders: [{ withdrawals: [{ name: "Mari Maasikas", items: "The oil" }] }],
    });
  });

  it("are not erased while the statement waits", async () => {
    const order = await bought();
    await declare(order);
    await expect(erased(order)).rejects.toMatchObject({
      code: "OPEN_WITHDRAWALS",
      message: expect.stringContaining(order.orderNumber),
    });
  });

  it("are erased from the statement; that there was one stays, and an acknowledgement that waits does not go out", async () => {
    const order = await bought();
    await declare(order, { name: "Mari Maasikas", items: "The oil" });
    await shop.pool.query("UPDATE withdrawals SET settled_at = now() WHERE order_id = $1", [order.id]);
    await shop.pool.query("UPDATE returns SET state = 'closed', closed_at = now() WHERE order_id = $1", [order.id]);
    await erased(order);
    expect((await orderOf(order)).withdrawals).toMatchObject([{ name: "", items: null }]);
    const { rows } = await shop.pool.query(
      "SELECT recipient, state FROM emails WHERE order_id = $1 AND kind = 'withdrawal-received'",
      [order.id],
    );
    expect(rows).toEqual([{ recipient: "erased@erased.invalid", state: "suppressed" }]);
  });
});
