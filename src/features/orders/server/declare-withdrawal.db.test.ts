import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendDueLetters } from "#features/letters/server/send-letters.ts";
import { anOrderFor, aPaidOrder, aProduct, checkout, type MadeProduct } from "../../../../tests/makers.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { correctOrder } from "./correct-order.ts";
import { declareWithdrawal, mayWithdraw } from "./declare-withdrawal.ts";
import { asOrderFile } from "./order-file.ts";
import { orderFile } from "./order-file-queries.ts";
import { orderLetters } from "./order-letters.tsx";
import { erasePerson, personalData } from "./personal-data.ts";

let shop: TestShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
  lavender = await aProduct(shop, { stock: 100 });
});
afterAll(() => shop.close());

interface Bought {
  id: string;
  orderNumber: string;
  email: string;
}

const customerOf = (email: string) => ({ customer: { ...anOrderFor([]).customer, email } });

/** Paid, by somebody who buys nothing else. */
async function bought(): Promise<Bought> {
  const email = `${randomUUID()}@example.com`;
  const id = await aPaidOrder(shop, [[lavender, 1]], customerOf(email));
  const { rows } = await shop.pool.query("SELECT order_number FROM orders WHERE id = $1", [id]);
  return { id, email, orderNumber: rows[0].order_number };
}
const declare = ({ orderNumber, email }: Pick<Bought, "orderNumber" | "email">, said = { name: "Mari", items: "" }) =>
  declareWithdrawal(shop, { orderNumber, email, ...said });
const orderOf = async ({ id }: Bought) => {
  const file = await orderFile(shop.db, id);
  if (!file) throw new Error("The order is gone");
  return asOrderFile(file);
};
const lettersTo = async (recipient: string, kind: string) =>
  (await shop.pool.query("SELECT id FROM letters WHERE recipient = $1 AND kind = $2", [recipient, kind])).rows.length;

it("is kept, acknowledged to the order's address, and calls the shopkeeper", async () => {
  const order = await bought();
  const before = shop.clock.now();
  const declared = await declare(order, { name: "Mari Maasikas", items: "One Lavender Oil" });
  expect(declared).toMatchObject({ orderNumber: order.orderNumber, isOther: false });
  expect(declared?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  const file = await orderOf(order);
  expect(file).toMatchObject({
    attention: expect.stringMatching(/^The customer withdrew from the contract on .+ Give the money back by /),
    withdrawals: [{ name: "Mari Maasikas", items: "One Lavender Oil", settled_at: null }],
  });
  expect(file.history).toContainEqual(expect.objectContaining({ actor: "shopper", action: "order.withdrawn" }));
  expect(await lettersTo(order.email, "withdrawal-received")).toBe(1);
  const { rows } = await shop.pool.query("SELECT data FROM letters WHERE kind = 'order-attention' AND order_id = $1", [
    order.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain("Mari");
});

it("the acknowledgement holds what was declared, with date and time, and nothing typed is taken for markup", async () => {
  const order = await bought();
  await declare(order, { name: "Mari <b>Maasikas</b>", items: '<img src="x">\nAnd the other one' });
  await sendDueLetters(shop, orderLetters(shop));
  const { rows } = await shop.pool.query(
    "SELECT subject, html, plain FROM mailbox_letters WHERE recipient = $1 AND subject ~ 'withdrawal'",
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
  expect(await mayWithdraw(shop, { ...order, email: order.email.toUpperCase(), name: "Mari", items: "" })).toBe(true);
  expect(await declare({ ...order, email: order.email.toUpperCase() })).not.toBeNull();
  expect(await lettersTo(order.email, "withdrawal-received")).toBe(1);
});

describe("nothing is declared, and no difference told,", () => {
  it.each<[string, (order: Bought) => Promise<Pick<Bought, "orderNumber" | "email">>]>([
    ["for a number that no order has", async ({ email }) => ({ email, orderNumber: "AU-1" })],
    ["for another's address", async ({ orderNumber }) => ({ orderNumber, email: (await bought()).email })],
    ["for an order that was never paid", async () => unpaid()],
    ["for a customer who was erased", async (order) => erased(order)],
  ])("%s", async (_situation, named) => {
    const asked = await named(await bought());
    expect(await mayWithdraw(shop, { ...asked, name: "Mari", items: "" })).toBe(false);
    expect(await declare(asked)).toBeNull();
  });

  async function unpaid() {
    const email = `${randomUUID()}@example.com`;
    const { orderNumber } = await checkout(shop, anOrderFor([[lavender, 1]], customerOf(email)));
    return { orderNumber, email };
  }
});

async function erased(order: Bought): Promise<Bought> {
  await shop.pool.query("UPDATE orders SET status = 'delivered' WHERE id = $1", [order.id]);
  await erasePerson(shop, order.email, [], { administratorId: null, requestId: "test" });
  return order;
}

describe("said again", () => {
  it("it is answered as the first, and acknowledged once", async () => {
    const order = await bought();
    const first = await declare(order);
    shop.clock.forward(60_000);
    expect(await declare(order)).toEqual(first);
    expect(await lettersTo(order.email, "withdrawal-received")).toBe(1);
  });

  it("at the same moment it is kept once", async () => {
    const order = await bought();
    const answers = await Promise.all([declare(order), declare(order), declare(order)]);
    expect(new Set(answers.map((answer) => answer?.at.getTime())).size).toBe(1);
    expect((await orderOf(order)).withdrawals).toHaveLength(1);
    expect(await lettersTo(order.email, "withdrawal-received")).toBe(1);
  });

  it("in other words, the first counts and that is told", async () => {
    const order = await bought();
    const first = await declare(order, { name: "Mari", items: "The oil" });
    expect(await declare(order, { name: "Mari", items: "The diffuser" })).toEqual({ ...first, isOther: true });
    expect((await orderOf(order)).withdrawals).toMatchObject([{ items: "The oil" }]);
  });

  it("after the shopkeeper has settled it, it is a new one with an acknowledgement of its own", async () => {
    const order = await bought();
    await declare(order, { name: "Mari", items: "The oil" });
    const { version } = await orderOf(order);
    await correctOrder(shop, {
      ...{ orderId: order.id, version, attentionDone: true },
      ...{ administratorId: null, requestId: "test" },
    });
    shop.clock.forward(60_000);
    expect(await declare(order, { name: "Mari", items: "The diffuser" })).toMatchObject({ isOther: false });
    const file = await orderOf(order);
    expect(file.withdrawals).toMatchObject([
      { items: "The diffuser", settled_at: null },
      { items: "The oil", settled_at: expect.any(String) },
    ]);
    expect(file.attention).toMatch(/^The customer withdrew/);
    expect(await lettersTo(order.email, "withdrawal-received")).toBe(2);
  });
});

describe("the customer's data", () => {
  it("hold the statement", async () => {
    const order = await bought();
    await declare(order, { name: "Mari Maasikas", items: "The oil" });
    expect(await personalData(shop.db, order.email, [])).toMatchObject({
      orders: [{ withdrawals: [{ name: "Mari Maasikas", items: "The oil" }] }],
    });
  });

  it("are erased from the statement; that there was one stays, and an acknowledgement that waits does not go out", async () => {
    const order = await bought();
    await declare(order, { name: "Mari Maasikas", items: "The oil" });
    await erased(order);
    expect((await orderOf(order)).withdrawals).toMatchObject([{ name: "", items: null }]);
    const { rows } = await shop.pool.query(
      "SELECT recipient, state FROM letters WHERE order_id = $1 AND kind = 'withdrawal-received'",
      [order.id],
    );
    expect(rows).toEqual([{ recipient: "erased@erased.invalid", state: "suppressed" }]);
  });
});
