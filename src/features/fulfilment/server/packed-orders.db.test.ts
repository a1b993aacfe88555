import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { correctOrder, type Recipient } from "#features/orders/server/correct-order.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { cents } from "#shared/money.ts";
import { aKit, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { withdraw } from "#tests/withdrawals.ts";
import { ordersToShip } from "./orders-to-ship.ts";
import { packingList } from "./packing-list.ts";
import { parcelsFile } from "./parcels-file.ts";
import { sendAgain } from "./send-again.ts";
import { shipOrder } from "./ship-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 500 });
});

const actor = { administratorId: null };
const paid = (quantity = 3) => aPaidOrder(shop, [[lavender, quantity]]);
const rowOf = (id: string) => shop.row("SELECT status, version, order_number FROM orders WHERE id = $1", id);
const listed = async (id: string) => (await packingList(shop.db)).orders.find((order) => order.id === id);
const available = async () => (await levelsOf(shop, lavender.id)).available;

describe("an order that is packed and ready to ship", () => {
  const ready = async () => {
    const id = await paid();
    await changeStatus(shop, { orderId: id, to: "ready_to_ship", ...actor });
    return id;
  };
  const correct = async (id: string, change: Partial<Recipient>) => {
    const { version, ...recipient } = await shop.row(
      `SELECT version, first_name AS "firstName", last_name AS "lastName", email, phone, address, city, zip, state
       FROM orders WHERE id = $1`,
      id,
    );
    await correctOrder(shop, { orderId: id, version, recipient: { ...recipient, ...change } as Recipient, ...actor });
  };
  const oneBack = { lines: { lines: [{ position: 1, quantity: 1 }], shipping: false } };

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["its address is corrected", (id) => correct(id, { address: "Lai 2" })],
    [
      "a piece is refunded",
      async (id) => {
        const { seen } = await shop.row("SELECT total_cents AS seen FROM orders WHERE id = $1", id);
        await refundOrder(shop, aRefund(id, { ...oneBack, seen: cents(Number(seen)) }));
      },
    ],
    ["its buyer withdraws from it", (id) => withdraw(shop, id, "1 × Lavender")],
  ])("is packed again once %s", async (_what, change) => {
    const id = await ready();
    expect(await listed(id)).toBeUndefined();
    await change(id);
    expect(await rowOf(id)).toMatchObject({ status: "packing" });
  });

  it("says on the packing list that it has changed, until it is packed again", async () => {
    const id = await ready();
    await correct(id, { lastName: "Tamm" });
    expect(await listed(id)).toMatchObject({
      is_changed: true,
      slip: { customers: { last_name: "Tamm" }, shipping_address: { street: "Pikk 1" }, parcel_machine: null },
    });
    await changeStatus(shop, { orderId: id, to: "processing", ...actor });
    expect(await listed(id)).toMatchObject({ is_changed: false });
  });

  it("stays packed where only the email is corrected, and where a refund is asked for twice", async () => {
    const id = await ready();
    await correct(id, { email: "tamm@example.com" });
    expect(await rowOf(id)).toMatchObject({ status: "ready_to_ship" });
    const refund = aRefund(id, oneBack);
    await refundOrder(shop, refund);
    await changeStatus(shop, { orderId: id, to: "ready_to_ship", ...actor });
    await refundOrder(shop, refund);
    expect(await rowOf(id)).toMatchObject({ status: "ready_to_ship" });
  });
});

it("an order that changed since it was seen is not marked as packed, nor taken by a second packer", async () => {
  const id = await paid();
  const { version: seenVersion } = await rowOf(id);
  const take = () => changeStatus(shop, { orderId: id, to: "packing", seenVersion, ...actor });
  await take();
  await expect(take()).rejects.toMatchObject({ code: "CHANGED" });
  const packed = { orderId: id, to: "ready_to_ship" as const, seenVersion: (await rowOf(id)).version, ...actor };
  await refundOrder(shop, aRefund(id, { lines: { lines: [{ position: 1, quantity: 1 }], shipping: false } }));
  await expect(changeStatus(shop, packed)).rejects.toMatchObject({ code: "CHANGED" });
  await changeStatus(shop, { ...packed, seenVersion: (await rowOf(id)).version });
});

it("the list tells what is flammable, a kit by its parts", async () => {
  const oil = await aProduct(shop, { stock: 5 });
  await shop.pool.query("UPDATE products SET hazard_statements = '{H226,H315}' WHERE id = $1", [oil.id]);
  const kit = await aKit(shop, [[oil, 1]]);
  const id = await aPaidOrder(shop, [
    [kit, 1],
    [lavender, 1],
  ]);
  expect((await listed(id))?.lines.map(({ is_flammable }) => is_flammable)).toEqual([true, false]);
});

describe("a tracking number", () => {
  it("is not the number of an order, nor that of a product", async () => {
    const [id, other] = [await paid(), await paid()];
    await shop.pool.query("UPDATE products SET gtin = '4006381333931' WHERE id = $1", [lavender.id]);
    const { order_number } = await rowOf(other);
    for (const trackingNumber of [order_number, order_number.toLowerCase(), "4006381333931"])
      await expect(shipOrder(shop, { orderId: id, parcel: { trackingNumber }, ...actor })).rejects.toMatchObject({
        code: "NOT_A_CODE",
      });
  });

  it("is entered beside the oldest order first, as orders are packed, with its note", async () => {
    const [first, second] = [await paid(), await paid()];
    await shop.pool.query("UPDATE orders SET notes = 'Wait until Monday' WHERE id = $1", [first]);
    expect(await ordersToShip(shop.db, [second, first])).toMatchObject([
      { id: first, notes: "Wait until Monday" },
      { id: second, notes: "" },
    ]);
  });
});

it("a file for the carrier has each parcel's way, phone and weight, oldest first, and of a machine its own address", async () => {
  await shop.pool.query("UPDATE products SET weight_g = 250 WHERE id = $1", [lavender.id]);
  const kit = await aKit(shop, [[lavender, 3]]);
  const [first, second] = [await aPaidOrder(shop, [[kit, 1]]), await paid(1)];
  await shop.pool.query(
    `UPDATE orders SET delivery_method = 'parcel_machine', address = '', zip = '', city = '', company = '=SUM(A1)',
       parcel_machine = '{"provider":"dpd","name":"Viru","address":"Viru 4","city":"Tallinn","postalCode":"10111"}'
     WHERE id = $1`,
    [second],
  );
  const { rows } = await parcelsFile(shop, [second, first]);
  const numbers = [(await rowOf(first)).order_number, (await rowOf(second)).order_number];
  const mari = ["37251234567", "mari@example.com"];
  expect(rows).toEqual([
    [numbers[0], "Mari Maasikas", "", ...mari, "", "", "", "Pikk 1", "10115", "Tallinn", "", "EE", "0.750"],
    [
      numbers[1],
      "Mari Maasikas",
      "=SUM(A1)",
      ...mari,
      "DPD",
      "",
      "Viru",
      "Viru 4",
      "10111",
      "Tallinn",
      "",
      "EE",
      "0.250",
    ],
  ]);
});

describe("goods of an order that has left", () => {
  const shipped = async () => {
    const id = await paid();
    await shipOrder(shop, { orderId: id, parcel: {}, ...actor });
    return id;
  };

  it("are sent again without leaving the stock twice where they had been forgotten", async () => {
    const orderId = await shipped();
    const before = await available();
    const again = { id: randomUUID(), orderId, lines: [{ position: 1, quantity: 2 }], facts: {}, ...actor };
    await sendAgain(shop, { ...again, stillHere: true });
    await sendAgain(shop, { ...again, stillHere: true });
    expect(await available()).toBe(before);
    await sendAgain(shop, { ...again, id: randomUUID() });
    expect(await available()).toBe(before - 2);
  });

  const paidWithLamp = async () =>
    aPaidOrder(shop, [
      [lavender, 3],
      [await aProduct(shop, { stock: 5 }), 1],
    ]);

  it("do not go into stock when it is cancelled while they are away", async () => {
    const [away, back] = [await paidWithLamp(), await shipped()];
    await shipOrder(shop, { orderId: away, parcel: {}, ...actor });
    await refundOrder(shop, aRefund(away, { lines: { lines: [{ position: 2, quantity: 1 }], shipping: false } }));
    const before = await available();
    await changeStatus(shop, { orderId: away, to: "cancelled", goodsAreAway: true, ...actor });
    expect(await available()).toBe(before);
    // Others leave in their place once it is taken up again, but for what was refunded.
    await changeStatus(shop, { orderId: away, to: "processing", ...actor });
    expect(await available()).toBe(before - 3);
    await shipOrder(shop, { orderId: away, parcel: {}, ...actor });
    expect(await available()).toBe(before - 3);
    await changeStatus(shop, { orderId: back, to: "cancelled", ...actor });
    expect(await available()).toBe(before);
  });
});
