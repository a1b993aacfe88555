import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { removeProduct } from "#features/products/server/remove-product.ts";
import { setParts } from "#features/products/server/save-parts.ts";
import { transact } from "#platform/database/database.ts";
import { aHandOrder, correctionTools } from "#tests/corrections.ts";
import { aKit, anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { takeCorrectionBack } from "./end-waiting.ts";
import { placeHandOrder, priceHandOrder } from "./hand-order.ts";
import { makeCorrection, previewCorrection } from "./make-correction.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { input, correct, payLink, states, agree, goodsAgree, booksAgree } = correctionTools(shop, administratorId);
let oil: MadeProduct;
let box: MadeProduct;
let soap: MadeProduct;
/** Two oils and a box. */
let kit: MadeProduct;
beforeEach(async () => {
  oil = await aProduct(shop, { price: 20, stock: 10 });
  box = await aProduct(shop, { price: 10, stock: 10, category: "accessories" });
  soap = await aProduct(shop, { price: 40, stock: 10 });
  const parts = [
    [oil, 2],
    [box, 1],
  ] as const;
  kit = await aKit(shop, parts, { price: 40 });
});

const left = async () => [(await levelsOf(shop, oil.id)).available, (await levelsOf(shop, box.id)).available];
/** Product, pieces in one kit, cents of its share. */
const partsOf = async (id: string) =>
  (
    await shop.rows(
      "SELECT product_id, quantity, gross_cents::int AS share FROM order_line_parts WHERE order_id = $1 ORDER BY position, place",
      id,
    )
  ).map(({ product_id, quantity, share }) => [product_id, quantity, share]);
async function nowFiveBoxes(): Promise<void> {
  const { rows } = await shop.pool.query("SELECT sku FROM products WHERE id = $1", [box.id]);
  await transact(shop.db, async (tx) => setParts(tx, kit.id, [{ sku: rows[0].sku, quantity: 5 }]));
}
async function allAgree(id: string): Promise<void> {
  await agree(id);
  await goodsAgree(id);
  await booksAgree();
}

describe("a correction of an order", () => {
  it("that adds a kit takes its parts at once, and is in force with the parts that the kit had then", async () => {
    const id = await aPaidOrder(shop, [[oil, 1]]);
    const wanted = [
      [oil, 1],
      [kit, 2],
    ] as const;
    await correct(id, wanted);
    expect(await left()).toEqual([5, 8]);
    expect(await partsOf(id)).toEqual([]);
    await agree(id);
    await booksAgree();
    await nowFiveBoxes();
    await payLink(id);
    expect(await left()).toEqual([5, 8]);
    expect(await partsOf(id)).toEqual([
      [oil.id, 2, 6400],
      [box.id, 1, 1600],
    ]);
    const packed = (await packingList(shop.db)).orders.find((order) => order.id === id);
    expect(packed?.lines.map(({ parts }) => parts.map(({ name, quantity }) => [name, quantity]))).toEqual([
      [],
      [
        [oil.name, 4],
        [box.name, 2],
      ],
    ]);
    await allAgree(id);
    const lines = { lines: [{ position: 2, quantity: 1 }], shipping: false };
    await refundOrder(shop, aRefund(id, { lines, restock: true }));
    expect(await left()).toEqual([7, 9]);
    await booksAgree();
  });

  it("that waits keeps a kit that was never ordered from being erased, and is in force once it is paid", async () => {
    const id = await aPaidOrder(shop, [[oil, 1]]);
    await correct(id, [[kit, 1]]);
    expect(await removeProduct(shop, kit.id, { administratorId, requestId: "test" })).toBe("retired");
    await payLink(id);
    expect(await states(id)).toEqual(["applied"]);
    await allAgree(id);
  });

  it("that can no longer be written ends, and the money that came for it goes back", async () => {
    const id = await aPaidOrder(shop, [[oil, 1]]);
    await correct(id, [[kit, 1]]);
    await shop.pool.query("DELETE FROM products WHERE id = $1", [kit.id]);
    await payLink(id);
    expect(await states(id)).toEqual(["failed"]);
    expect(await left()).toEqual([9, 10]);
    expect(
      await shop.row(
        "SELECT state, refunded_cents = amount_cents AS is_back FROM payments WHERE correction_id IS NOT NULL AND order_id = $1",
        id,
      ),
    ).toEqual({ state: "overpaid", is_back: true });
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
    await allAgree(id);
  });

  it("that is taken back lets the parts go, and leaves a kit with the parts that it had", async () => {
    const id = await aPaidOrder(shop, [[kit, 1]]);
    const before = await partsOf(id);
    await nowFiveBoxes();
    const wanted = [
      [kit, 3],
      [box, 1],
    ] as const;
    const { id: correctionId } = await correct(id, wanted);
    expect(await left()).toEqual([4, 6]);
    await takeCorrectionBack(shop, { orderId: id, correctionId, administratorId });
    expect(await left()).toEqual([8, 9]);
    expect(await partsOf(id)).toEqual(before);
    await allAgree(id);
  });

  it("changes how many kits there are, up and down, always of the parts that were bought", async () => {
    const id = await aPaidOrder(shop, [[kit, 2]]);
    await nowFiveBoxes();
    await correct(id, [[kit, 3]]);
    await payLink(id);
    expect(await left()).toEqual([4, 7]);
    await allAgree(id);
    await correct(id, [[kit, 1]]);
    expect(await states(id)).toEqual(["applied", "applied"]);
    expect(await left()).toEqual([8, 9]);
    expect(await partsOf(id)).toEqual([
      [oil.id, 2, 3200],
      [box.id, 1, 800],
    ]);
    await allAgree(id);
  });

  it("that only changes the address leaves the kit alone", async () => {
    const id = await aPaidOrder(shop, [[kit, 2]]);
    const before = await partsOf(id);
    await correct(id, [[kit, 2]], { address: "Lai 2" });
    expect(await states(id)).toEqual(["applied"]);
    expect(await partsOf(id)).toEqual(before);
    const [first] = await correctionsOf(shop.db, id);
    expect(first?.correction.after.lines).toEqual(first?.correction.before.lines);
    await allAgree(id);
  });

  it("takes a kit out, and one of its parts stays", async () => {
    const wanted = [
      [kit, 2],
      [oil, 1],
    ] as const;
    const id = await aPaidOrder(shop, wanted);
    expect(await left()).toEqual([5, 8]);
    await correct(id, [[oil, 3]]);
    expect(await left()).toEqual([7, 10]);
    expect(await partsOf(id)).toEqual([]);
    await allAgree(id);
  });

  it("names the part that is missing, and takes none", async () => {
    const id = await aPaidOrder(shop, [[oil, 1]]);
    const wanted = [
      [oil, 1],
      [kit, 5],
    ] as const;
    const asked = await input(id, wanted);
    const { missing, after } = await previewCorrection(shop, asked);
    expect(missing).toEqual([{ name: oil.name, available: 9 }]);
    await expect(makeCorrection(shop, { ...asked, seen: after.totalCents })).rejects.toMatchObject({
      code: "SOLD_OUT",
      details: [oil.name],
    });
    expect(await left()).toEqual([9, 10]);
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [box.id]);
    await expect(previewCorrection(shop, asked)).rejects.toMatchObject({
      code: "SOLD_OUT",
      details: [`“${box.name}” is sold out.`],
    });
    await allAgree(id);
  });

  it("does not send a part where it is not sent, also if the kit no longer has it", async () => {
    const id = await aPaidOrder(shop, [[kit, 1]]);
    await nowFiveBoxes();
    await shop.pool.query(
      "UPDATE products SET not_sold_to = CASE WHEN id = $1 THEN ARRAY['FI'] ELSE ARRAY[]::text[] END",
      [oil.id],
    );
    await expect(previewCorrection(shop, await input(id, [[kit, 1]], { country: "FI" }))).rejects.toMatchObject({
      code: "NOT_SOLD_THERE",
      details: [expect.stringContaining(oil.name)],
    });
  });
});

it("many orders that change a kit for its part and back at the same moment do not block each other", async () => {
  const twin = await aKit(shop, [[soap, 1]], { price: 40 });
  const other = await aKit(shop, [[oil, 1]], { price: 40 });
  const orders = [];
  for (let i = 0; i < 8; i += 1) orders.push(await aPaidOrder(shop, [[i % 2 ? twin : other, 1]]));
  for (let round = 0; round < 3; round += 1) {
    const made = await Promise.allSettled(orders.map((id, i) => correct(id, [[(i + round) % 2 ? other : twin, 1]])));
    expect(made.map(({ status }) => status)).toEqual(orders.map(() => "fulfilled"));
  }
  for (const id of orders) await allAgree(id);
});

describe("an order by hand", () => {
  const order = (quantity: number) =>
    aHandOrder([
      [kit, quantity],
      [oil, 1],
    ]);

  it("of a kit reserves its parts with one that is bought by itself, and sells them with the payment", async () => {
    const { version } = await priceHandOrder(shop, order(2));
    const placing = { key: randomUUID(), order: order(2), seen: version.totalCents, administratorId };
    const open = await placeHandOrder(shop, { ...placing, way: "link" });
    expect(await levelsOf(shop, oil.id)).toEqual({ available: 5, reserved: 5 });
    expect(await levelsOf(shop, box.id)).toEqual({ available: 8, reserved: 2 });
    await payLink(open);
    expect(await levelsOf(shop, oil.id)).toEqual({ available: 5, reserved: 0 });
    expect(await partsOf(open)).toEqual([
      [oil.id, 2, 6400],
      [box.id, 1, 1600],
    ]);
    await allAgree(open);
  });

  it("names the part that is missing, and reserves none", async () => {
    const { version } = await priceHandOrder(shop, order(5));
    const placing = {
      key: randomUUID(),
      order: order(5),
      way: "link",
      seen: version.totalCents,
      administratorId,
    } as const;
    await expect(placeHandOrder(shop, placing)).rejects.toMatchObject({
      code: "SOLD_OUT",
      details: [expect.stringContaining(oil.name)],
    });
    expect(await left()).toEqual([10, 10]);
  });
});
