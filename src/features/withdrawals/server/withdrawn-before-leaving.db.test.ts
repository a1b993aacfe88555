import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoParcel } from "#features/fulfilment/server/change-parcel.ts";
import { ordersToShip } from "#features/fulfilment/server/orders-to-ship.ts";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { shipEach, shipMany } from "#features/fulfilment/server/ship-many.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { changeStatusOfMany } from "#features/orders/server/change-many.ts";
import { correctOrder } from "#features/orders/server/correct-order.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { AppError } from "#shared/app-error.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { pageOf, part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { withdraw as declare, lastReturnEmail } from "#tests/withdrawals.ts";
import { buyersReturns, markSent } from "./buyers-returns.ts";
import { refundReturn } from "./refund-return.ts";
import { returnable } from "./returnable.ts";
import { moveReturn, returnsOfOrder } from "./returns.ts";
import { startReturn } from "./start-return.ts";

const shop = await shopOfFile();
const BUYER = { administratorId: null, requestId: "test" };
let desk: { administratorId: string; requestId: string };
let lavender: MadeProduct;
let cedar: MadeProduct;
let orderId: string;

beforeAll(async () => {
  desk = { administratorId: await anAdministrator(shop), requestId: "test" };
});
/** Two of three oils have left; the third one and the diffuser have not. */
beforeEach(async () => {
  lavender = await aProduct(shop, { name: "Lavender Oil", price: 20, stock: 100 });
  cedar = await aProduct(shop, { name: "Cedar Diffuser", price: 50, stock: 100 });
  orderId = await aPaidOrder(shop, [
    [lavender, 3],
    [cedar, 1],
  ]);
  await part(shop, orderId, { 1: 2 });
});

const withdraw = (items = "") => declare(shop, orderId, items);
const open = async () => (await returnsOfOrder(shop.db, orderId)).filter(({ row }) => row.closedAt === null);
const firstId = async () => (await open())[0]?.row.id ?? "";
const goods = async () =>
  (await open()).map((one) => one.goods.map(({ position, quantity, unsent }) => [position, quantity, unsent]));
const left = async () => (await pageOf(shop, orderId)).lines.map(({ remaining, withdrawn }) => [remaining, withdrawn]);
const own = async () => {
  const key = orderKey(shop.secret, { id: orderId, linkVersion: 0 });
  return (await buyersReturns(shop, orderId, { browser: null, key }))?.returns;
};
const letter = () => lastReturnEmail(shop, orderId, "withdrawal-received");
const refund = (id: string, more: Partial<Parameters<typeof refundReturn>[1]> = {}, at = shop) =>
  refundReturn(at, { id, shipping: false, restock: [], ...desk, ...more });
/** With the order's own refund: all that is left, or pieces of its lines. */
const refundBeside = (more: Parameters<typeof aRefund>[1] = {}) => refundOrder(shop, aRefund(orderId, more));
const ofLine = (position: number, quantity: number) => ({
  lines: { lines: [{ position, quantity }], shipping: false },
});
const removeFlag = async () => {
  const { version } = await pageOf(shop, orderId);
  await correctOrder(shop, { orderId, version, clearsReviewFlag: true, ...desk });
};
/** Five of one oil, of which so many have left. */
const fiveOils = async (gone: number) => {
  orderId = await aPaidOrder(shop, [[lavender, 5]]);
  if (gone > 0) await part(shop, orderId, { 1: gone });
};
const bulk = () => shipMany(shop, [orderId], { carrier: "DHL" }, desk);
const status = async () => (await shop.row("SELECT status FROM orders WHERE id = $1", orderId)).status;
const flag = async () => (await shop.row("SELECT review_flag FROM orders WHERE id = $1", orderId)).review_flag;
const packed = async () =>
  (await packingList(shop.db)).orders
    .find(({ id }) => id === orderId)
    ?.lines.map(({ name, quantity }) => [name, quantity]);

describe("what a buyer withdraws from before it left", () => {
  it("is not sent back, and what has left is: the letter, the page of the return and the back office say which", async () => {
    expect(await withdraw()).toMatchObject({ sending: { hasLeft: true, hasUnsent: true } });
    expect(await goods()).toEqual([
      [
        [1, 3, 1],
        [2, 1, 1],
      ],
    ]);
    expect(await own()).toMatchObject([
      { hasLeft: true, hasUnsent: true, back: ["2 × Lavender Oil"], stays: ["1 × Lavender Oil", "1 × Cedar Diffuser"] },
    ]);
    const said = await letter();
    expect(said).toMatch(/^Please send back: 2 × Lavender Oil$/m);
    expect(said).toMatch(/^We do not send: 1 × Lavender Oil\s+1 × Cedar Diffuser$/m);
    expect(said).toContain("What has not left us yet we do not send");
  });

  it("alone has no address to send it to, and nobody says that it was sent", async () => {
    expect(await withdraw("Cedar Diffuser")).toMatchObject({ sending: { hasLeft: false, hasUnsent: true } });
    expect(await own()).toMatchObject([{ hasLeft: false, hasUnsent: true, back: [], stays: ["1 × Cedar Diffuser"] }]);
    await expect(markSent(shop, { id: await firstId(), orderId, ...BUYER })).rejects.toMatchObject({
      kind: "conflict",
    });
    const said = await letter();
    expect(said).toContain("The goods have not left us: we do not send them, and you have nothing to send back.");
    expect(said).not.toMatch(/^Send to: |We may wait until/m);
  });

  it("is told on the order's page once it is all of the order", async () => {
    const isWithdrawn = async () => (await orderById(shop.db, orderId))?.order.isWithdrawnWhole;
    await fiveOils(0);
    await withdraw("2 Lavender Oil");
    expect(await isWithdrawn()).toBe(false);
    await withdraw();
    expect(await isWithdrawn()).toBe(true);
    await fiveOils(2);
    await withdraw();
    expect(await isWithdrawn()).toBe(false);
  });

  it("is first what is still here: others of the line are sent back by an ordinary return", async () => {
    await withdraw("1 Lavender Oil");
    expect(await goods()).toEqual([[[1, 1, 1]]]);
    expect((await returnable(shop.db, orderId, { sent: true })).map(({ quantity }) => quantity)).toEqual([2, 0]);
    await startReturn(shop, { orderId, lines: [{ position: 1, quantity: 2 }], reason: "defective", ...BUYER });
    expect(await goods()).toEqual([[[1, 1, 1]], [[1, 2, 0]]]);
  });

  it("is refunded at once, is back in stock where the operator says so, and does not leave later", async () => {
    await withdraw("Cedar Diffuser");
    const { available } = await levelsOf(shop, cedar.id);
    await refund(await firstId(), { restock: [{ position: 2, quantity: 1 }] });
    expect(await left()).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await bulk()).toMatchObject([{ isDone: true }]);
    expect([await status(), (await levelsOf(shop, cedar.id)).available]).toEqual(["shipped", available + 1]);
    expect((await pageOf(shop, orderId)).parcels.at(-1)?.lines).toEqual([{ position: 1, quantity: 1 }]);
  });

  it("is refunded before the rest of its return, which stays open until that is here", async () => {
    await withdraw();
    const id = await firstId();
    await expect(refund(id, { lines: [{ position: 1, quantity: 2 }] })).rejects.toMatchObject({ code: "NOT_BACK" });
    await refund(id);
    expect(await goods()).toEqual([[[1, 2, 0]]]);
    expect(await firstId()).toBe(id);
    expect(await flag()).toMatch(/^The customer withdrew/);
    expect(await status()).toBe("shipped");
    const shown = (await own())?.map(({ state, back }) => [state, back]);
    expect(shown?.toSorted()).toEqual([
      ["declared", ["2 × Lavender Oil"]],
      ["refunded", []],
    ]);
    await expect(refund(id)).rejects.toMatchObject({ kind: "conflict" });
    await moveReturn(shop, { id, to: "received", ...desk });
    await refund(id, { shipping: true });
    expect(await open()).toEqual([]);
    expect(await flag()).toBeNull();
    expect(await shop.row("SELECT payment_state FROM orders WHERE id = $1", orderId)).toEqual({
      payment_state: "refunded",
    });
    expect(await shop.row("SELECT settled_at IS NULL AS waits FROM withdrawals WHERE order_id = $1", orderId)).toEqual({
      waits: false,
    });
  });

  it("whose refund the provider refuses is a return of its own, is still not sent, and is refunded again", async () => {
    await withdraw();
    const whole = await firstId();
    const refusing = {
      ...shop,
      payment: {
        ...shop.payment,
        refund: () => {
          throw new AppError("conflict", "refused");
        },
      },
    };
    await expect(refund(whole, {}, refusing)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    const split = (await open()).find(({ row }) => row.id !== whole);
    expect(split?.sending).toEqual({ hasLeft: false, hasUnsent: true });
    expect(await left()).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await refund(split?.row.id ?? "");
    expect((await open()).map(({ row, sending }) => [row.id, sending])).toEqual([
      [whole, { hasLeft: true, hasUnsent: false }],
    ]);
  });

  it("and was refunded otherwise meanwhile is still not sent back", async () => {
    await withdraw();
    const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", orderId);
    await refundBeside();
    expect(await status()).toBe("shipped");
    expect(await firstId()).toBe(id);
    expect(await goods()).toEqual([
      [
        [1, 3, 1],
        [2, 1, 1],
      ],
    ]);
  });

  it.each([
    ["a parcel has left", 3],
    ["nothing has left", 0],
  ])("as a part of a line is refunded by its return alone where %s", async (_what, gone) => {
    await fiveOils(gone);
    const key = randomUUID();
    await refundBeside({ ...ofLine(1, 1), key });
    await withdraw("1 Lavender Oil");
    await expect(refundBeside(ofLine(1, 1))).rejects.toMatchObject({
      code: "WITHDRAWN",
      message: expect.stringContaining("in their return"),
    });
    expect(await refundBeside({ ...ofLine(1, 1), key })).toMatchObject({ state: "succeeded" });
    expect(await goods()).toEqual([[[1, 1, 1]]]);
    expect(await own()).toMatchObject([{ hasLeft: false, hasUnsent: true, back: [], stays: ["1 × Lavender Oil"] }]);
    expect(await left()).toEqual([[4 - gone, 1]]);
    await refund(await firstId());
    expect([await open(), await left()]).toEqual([[], [[3 - gone, 0]]]);
    expect(await packed()).toEqual(gone === 3 ? undefined : [["Lavender Oil", 3]]);
    if (gone === 3) return;
    await refundBeside(ofLine(1, 1));
    expect(await bulk()).toMatchObject([{ isDone: true }]);
  });

  it("leaves the other lines to the order's own refund, and all of its money", async () => {
    await withdraw("Cedar Diffuser");
    await refundBeside(ofLine(1, 1));
    await refundBeside();
    expect(await status()).toBe("shipped");
  });

  it("stays so when the order is marked as resolved, until its return is closed", async () => {
    await fiveOils(3);
    await withdraw("2 Lavender Oil");
    await removeFlag();
    expect(await left()).toEqual([[2, 2]]);
    expect(await own()).toMatchObject([{ hasLeft: false, hasUnsent: true }]);
    expect((await returnable(shop.db, orderId, { sent: true })).map(({ quantity }) => quantity)).toEqual([3]);
    expect(await packed()).toBeUndefined();
    expect(await bulk()).toMatchObject([{ isDone: false, reason: expect.stringContaining("withdrew") }]);
    await moveReturn(shop, { id: await firstId(), to: "closed", ...desk });
    expect(await left()).toEqual([[2, 0]]);
    expect(await bulk()).toMatchObject([{ isDone: true }]);
  });

  it("is told alike by a letter that goes out after its refund", async () => {
    await withdraw();
    const whole = await firstId();
    const atFirst = await letter();
    expect(atFirst).toContain("We do not send: 1 × Lavender Oil");
    await refund(whole);
    expect(await letter()).toBe(atFirst);
    await moveReturn(shop, { id: whole, to: "received", ...desk });
    await refund(whole);
    expect(await open()).toEqual([]);
    expect(await letter()).toBe(atFirst);
  });

  it("is not sent back by such a letter either where all of its return had not left, or some", async () => {
    await withdraw("Cedar Diffuser");
    await refund(await firstId());
    expect(await letter()).toContain("we do not send them, and you have nothing to send back.");
    await withdraw("2 Lavender Oil");
    await moveReturn(shop, { id: await firstId(), to: "sent", ...desk });
    await refund(await firstId());
    expect(await open()).toEqual([]);
    const said = await letter();
    expect(said).toMatch(/^Please send back: 1 × Lavender Oil$/m);
    expect(said).toMatch(/^We do not send: 1 × Lavender Oil$/m);
  });

  it("is sent back once it has left after all, or leaves after the return was closed", async () => {
    await withdraw("Cedar Diffuser");
    await moveReturn(shop, { id: await firstId(), to: "closed", ...desk });
    expect(await left()).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await withdraw("2 Lavender Oil");
    const [first] = (await pageOf(shop, orderId)).parcels;
    expect(await goods()).toEqual([[[1, 2, 1]]]);
    await undoParcel(shop, { id: first?.id ?? "", ...desk });
    expect(await goods()).toEqual([[[1, 2, 2]]]);
  });
});

describe("the rest of an order", () => {
  it("leaves without what its buyer withdrew from, one by one and with others", async () => {
    await withdraw("Cedar Diffuser");
    expect(await packed()).toEqual([["Lavender Oil", 1]]);
    expect(await ordersToShip(shop.db, [orderId])).toMatchObject([{ stays: null }]);
    await expect(part(shop, orderId, { 2: 1 })).rejects.toMatchObject({ code: "FEWER_LEFT" });
    await expect(shipOrder(shop, { orderId, parcel: {}, ...desk })).rejects.toMatchObject({
      code: "WITHDRAWN",
      message: expect.stringContaining("Ship part"),
    });
    expect(await shipEach(shop, [{ orderId, trackingNumber: "REST-1" }], desk)).toMatchObject([
      { isDone: true, trackingNumber: "REST-1" },
    ]);
    expect(await status()).not.toBe("shipped");
    expect(await left()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await packed()).toBeUndefined();
    expect(await ordersToShip(shop.db, [orderId])).toMatchObject([{ stays: expect.stringContaining("withdrew") }]);
    expect(await bulk()).toMatchObject([{ isDone: false, reason: expect.stringContaining("withdrew") }]);
    await expect(shipOrder(shop, { orderId, parcel: {}, ...desk })).rejects.toMatchObject({
      code: "WITHDRAWN",
      message: expect.not.stringContaining("Ship part"),
    });
    await refund(await firstId());
    expect(await status()).toBe("shipped");
  });

  it("is packed with others, but not delivered with them", async () => {
    orderId = await aPaidOrder(shop, [
      [lavender, 1],
      [cedar, 1],
    ]);
    await withdraw("Cedar Diffuser");
    const change = (to: "packing" | "delivered") => changeStatusOfMany(shop, [orderId], to, desk);
    expect(await change("packing")).toMatchObject([{ isDone: true }]);
    expect(await change("delivered")).toMatchObject([{ isDone: false, reason: expect.stringContaining("withdrew") }]);
    expect(await status()).toBe("packing");
    await refund(await firstId());
    expect(await change("delivered")).toMatchObject([{ isDone: true }]);
  });

  it("is not held back by a return of what has left", async () => {
    await startReturn(shop, { orderId, lines: [{ position: 1, quantity: 1 }], reason: "changed-mind", ...BUYER });
    expect(await flag()).toMatch(/^The customer withdrew/);
    expect(await pageOf(shop, orderId)).toMatchObject({ is_withdrawn: false });
    expect(await bulk()).toMatchObject([{ isDone: true }]);
    expect(await status()).toBe("shipped");
  });

  it("of one of which nothing has left leaves in a parcel of its own", async () => {
    orderId = await aPaidOrder(shop, [
      [lavender, 1],
      [cedar, 1],
    ]);
    await withdraw("Cedar Diffuser");
    expect(await bulk()).toMatchObject([{ isDone: true }]);
    expect(await pageOf(shop, orderId)).toMatchObject({
      parcels: [{ lines: [{ position: 1, quantity: 1 }] }],
      is_withdrawn: true,
    });
  });
});
