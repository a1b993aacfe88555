import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { MAX_PARCELS } from "#features/orders/parcel.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { parcelsThatLeft, piecesOf } from "#features/orders/server/parcel-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { AppError } from "#shared/app-error.ts";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { pageOf, part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { deliverParcel, undoParcel } from "./change-parcel.ts";
import { shipOrder } from "./ship-order.ts";

const shop = await shopOfFile();
const actor = { administratorId: null };

/** Pieces and stock of an order agree, whatever was done with it. */
async function agree(orderId: string): Promise<void> {
  const { status, parcels } = await pageOf(shop, orderId);
  const { rows: out } = await shop.pool.query(
    "SELECT product_id AS id, (-sum(quantity))::int AS pieces FROM stock_movements WHERE order_id = $1 GROUP BY product_id",
    [orderId],
  );
  const { rows: lines } = await shop.pool.query(
    "SELECT position, product_id AS id FROM order_lines WHERE order_id = $1",
    [orderId],
  );
  for (const { position, bought, sent, refunded, returned, remaining } of await piecesOf(shop.db, orderId)) {
    const product = lines.find((line) => line.position === position).id;
    const taken = out.find(({ id }) => id === product)?.pieces ?? 0;
    const inParcels = parcels
      .filter(({ undone_at }) => undone_at === null)
      .flatMap((parcel) => parcel.lines.filter((line) => line.position === position))
      .reduce((total, { quantity }) => total + quantity, 0);
    expect(inParcels).toBe(sent);
    expect(returned).toBe(0);
    expect(remaining).toBe(Math.max(0, bought - sent - refunded));
    expect(sent + remaining).toBeLessThanOrEqual(bought);
    // What has left is out, and so is what is still to leave. A cancelled order has nothing else, but for refunded pieces that nobody wanted back.
    if (STATUS_MEANING[status].isOpen) expect(taken).toBeGreaterThanOrEqual(sent + remaining);
    if (status === "cancelled") expect(taken).toBeLessThanOrEqual(sent + refunded);
    expect(taken).toBeLessThanOrEqual(bought);
  }
  expect(await ledgerFaults(shop.db)).toEqual([]);
}

it("any parcels, refunds, undone parcels and cancellations of any orders keep pieces and stock together", async () => {
  // A seeded generator, so that a failure can be repeated.
  let seed = 20261123;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const [one, other] = [await aProduct(shop, { stock: 1000 }), await aProduct(shop, { stock: 1000 })];
  let done = 0;
  for (let life = 0; life < 10; life += 1) {
    const id = await aPaidOrder(shop, [
      [one, 1 + random(5)],
      [other, 1 + random(3)],
    ]);
    const aParcel = async () => (await parcelsThatLeft(shop.db, id)).at(-random(2) - 1)?.id ?? randomUUID();
    const acts = [
      () => part(shop, id, { [1 + random(2)]: 1 + random(3) }),
      () => part(shop, id, { 1: 1, 2: 1 }),
      async () => undoParcel(shop, { id: await aParcel(), ...actor }),
      async () => deliverParcel(shop, { id: await aParcel(), ...actor }),
      () =>
        refundOrder(shop, {
          orderId: id,
          amount: null,
          restock: random(2) === 1,
          reason: "test",
          key: randomUUID(),
          ...actor,
          lines: { lines: [{ position: 1 + random(2), quantity: 1 + random(2) }], shipping: false },
        }),
      () => changeStatus(shop, { orderId: id, to: random(2) === 1 ? "cancelled" : "packing", ...actor }),
      () => shipOrder(shop, { orderId: id, parcel: {}, ...actor }),
    ];
    for (let turn = 0; turn < 8; turn += 1) {
      const act = acts[random(acts.length)];
      await act?.().then(
        () => (done += 1),
        (error: Error) => expect(error).toBeInstanceOf(AppError),
      );
      await agree(id);
    }
  }
  expect(done).toBeGreaterThan(30);
}, 120_000);

it("the parcel after the hundredth is refused, while all that remains still leaves", async () => {
  const [many, other] = [await aProduct(shop, { stock: 300, price: 1 }), await aProduct(shop)];
  const id = await aPaidOrder(shop, [
    [many, 99],
    [other, 3],
  ]);
  for (let sent = 1; sent <= 99; sent++) await part(shop, id, { 1: 1 });
  expect((await part(shop, id, { 2: 1 })).parcel.number).toBe(MAX_PARCELS);
  await expect(part(shop, id, { 2: 1 })).rejects.toMatchObject({ code: "MAX_PARCELS" });
  expect((await pageOf(shop, id)).parcels).toHaveLength(MAX_PARCELS);
  await shipOrder(shop, { orderId: id, parcel: {}, ...actor });
  expect(await pageOf(shop, id)).toMatchObject({ status: "shipped", partly_shipped: null });
}, 60_000);
