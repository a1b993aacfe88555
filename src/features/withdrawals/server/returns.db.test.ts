import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, anAdministrator, aPaidOrder, aProduct, type Bought } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { messages } from "../operator-messages.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { nextOf } from "./declared-pages.ts";
import { goodsOfReturn, moveReturn, openReturnCount, openReturns } from "./returns.ts";
import {
  resolveWithdrawal,
  withdrawalsWithoutOrder,
  withdrawalsWithoutOrderCount,
} from "./withdrawals-without-order.ts";

const shop = await shopOfFile();
let mari: { administratorId: string; requestId: string };
beforeAll(async () => {
  mari = { administratorId: await anAdministrator(shop), requestId: "test" };
});
const bought = async () => aBuyer(shop, await aProduct(shop, { name: "Lavender Oil" }));
const declare = ({ orderNumber, email }: Pick<Bought, "orderNumber" | "email">, items = "") =>
  declareWithdrawal(shop, { orderNumber, email, name: "Mari", items });
const returnsOf = async (id: string) => (await openReturns(shop.db)).filter(({ row }) => row.orderId === id);

describe("L41: a statement of withdrawal", () => {
  it("that fits an order opens one return, with the goods that come back", async () => {
    const order = await bought();
    await Promise.all([declare(order), declare(order)]);
    expect(await returnsOf(order.id)).toMatchObject([
      {
        row: { state: "declared", isCertain: true },
        orderNumber: order.orderNumber,
        goods: [{ name: "Lavender Oil", quantity: 1 }],
      },
    ]);
  });

  it("that names goods in other words opens one of the whole order, and its buyer reads their own words", async () => {
    const order = await bought();
    await declare(order, "Everything except the lamp");
    const [one] = await returnsOf(order.id);
    expect(one).toMatchObject({ row: { isCertain: false }, statement: "Everything except the lamp" });
    expect(await goodsOfReturn(shop.db, one?.row.id ?? "")).toEqual(["Everything except the lamp"]);
  });

  it("that fits none is acknowledged, and opens the return once a person finds its order", async () => {
    const order = await bought();
    await declare({ orderNumber: order.orderNumber, email: "other@example.com" });
    expect(await returnsOf(order.id)).toEqual([]);
    const { rows } = await shop.pool.query("SELECT kind FROM emails WHERE recipient = 'other@example.com'");
    expect(rows).toEqual([{ kind: "withdrawal-received" }]);
    const [waiting] = await withdrawalsWithoutOrder(shop.db);
    await resolveWithdrawal(shop, { id: waiting?.id ?? "", orderNumber: order.orderNumber, ...mari });
    expect(await returnsOf(order.id)).toHaveLength(1);
  });

  it("that a person links while another one waits is kept too, and opens its return once that has let the goods go", async () => {
    const order = await bought();
    await declare(order, "The lamp");
    await declare({ orderNumber: order.orderNumber, email: "third@example.com" }, "Lavender Oil");
    const waiting = (await withdrawalsWithoutOrder(shop.db)).find(({ email }) => email === "third@example.com");
    await resolveWithdrawal(shop, { id: waiting?.id ?? "", orderNumber: order.orderNumber, ...mari });
    const letters = () =>
      shop.rows("SELECT FROM emails WHERE order_id = $1 AND kind = 'withdrawal-received'", order.id);
    expect(await letters()).toHaveLength(2);
    const [first] = await returnsOf(order.id);
    await moveReturn(shop, { id: first?.row.id ?? "", to: "closed", ...mari });
    expect(await returnsOf(order.id)).toMatchObject([{ row: { withdrawalId: waiting?.id } }]);
  });

  it("of an order that is refunded already opens none", async () => {
    const id = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
    const { rows } = await shop.pool.query(
      "UPDATE orders SET payment_state = 'refunded' WHERE id = $1 RETURNING order_number, email",
      [id],
    );
    await declare({ orderNumber: rows[0].order_number, email: rows[0].email });
    expect(await returnsOf(id)).toEqual([]);
  });
});

it("a return is received and closed once; a second administrator is told that it moved", async () => {
  const order = await bought();
  await declare(order);
  const [one] = await returnsOf(order.id);
  const id = one?.row.id ?? "";
  const receive = () => moveReturn(shop, { id, to: "received", ...mari });
  const outcomes = await Promise.allSettled([receive(), receive()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(receive()).rejects.toThrow(messages.returnMoved);
  expect(await returnsOf(order.id)).toMatchObject([{ row: { state: "received", receivedAt: expect.any(Date) } }]);
  await moveReturn(shop, { id, to: "closed", ...mari });
  expect(await returnsOf(order.id)).toEqual([]);
});

it("what waits comes page by page, the earliest first, and none is left out", async () => {
  await shop.pool.query(
    `INSERT INTO withdrawals (order_number, email, name, declared_at)
     SELECT 'AU-' || i, 'page' || i || '@example.com', 'Mari', '2026-01-01' FROM generate_series(1, 130) i`,
  );
  const { id } = await bought();
  await shop.pool.query(
    `INSERT INTO returns (order_id, lines, is_certain, declared_at)
     SELECT $1, '[{"position": 1, "quantity": 1}]', true, '2026-01-01' FROM generate_series(1, 130)`,
    [id],
  );
  const pageOf = async (after?: string) => (await withdrawalsWithoutOrder(shop.db, after)).map((one) => one.id);
  const returnPageOf = async (after?: string) => (await openReturns(shop.db, after)).map(({ row }) => row.id);
  for (const [page, count] of [
    [pageOf, await withdrawalsWithoutOrderCount(shop.db)],
    [returnPageOf, await openReturnCount(shop.db)],
  ] as const) {
    const first = await page();
    const second = await page(nextOf(first) ?? "");
    expect([first.length, nextOf(second)]).toEqual([100, null]);
    expect(new Set([...first, ...second]).size).toBe(count);
  }
});
