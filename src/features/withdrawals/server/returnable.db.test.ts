import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import { anAdministrator, aPaidOrder, type MadeProduct } from "#tests/makers.ts";
import { returnTools } from "#tests/returns.ts";
import { shopOfFile } from "#tests/shop.ts";
import { refundReturn } from "./refund-return.ts";
import { returnable } from "./returnable.ts";
import { openReturns } from "./returns.ts";

const shop = await shopOfFile();
const desk = { administratorId: await anAdministrator(shop), requestId: "test" };
const { aDeliveredOrder, delivered, left, first, start, startWhole, withdraw, move, lastEmail, emails, refundBeside } =
  returnTools(shop, desk);
let orderId: string;
let cedar: MadeProduct;
beforeEach(async () => {
  ({ orderId, cedar } = await aDeliveredOrder());
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
