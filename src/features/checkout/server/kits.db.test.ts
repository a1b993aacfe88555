import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { splitLevel } from "#features/inventory/server/stock-portions.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { reservationFaults } from "#features/orders/server/check-reservations.ts";
import { asOrderDetail } from "#features/orders/server/order-detail.ts";
import { orderDetail } from "#features/orders/server/order-detail-queries.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { recallScope } from "#features/product-safety/recall.ts";
import { buyersOf } from "#features/product-safety/server/buyers.ts";
import { soldMaterials } from "#features/product-safety/server/sold-materials.ts";
import { setParts } from "#features/products/server/save-parts.ts";
import { transact } from "#platform/database/database.ts";
import { atOnce } from "#tests/faults/buyer.ts";
import {
  aKit,
  anOrderFor,
  aPaidOrder,
  aProduct,
  checkout,
  levelsOf,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";

const shop = await shopOfFile();
let oil: MadeProduct;
let box: MadeProduct;
/** Two oils and a box. */
let kit: MadeProduct;
beforeEach(async () => {
  oil = await aProduct(shop, { stock: 10 });
  box = await aProduct(shop, { stock: 10, price: 10, category: "accessories" });
  kit = await aKit(
    shop,
    [
      [oil, 2],
      [box, 1],
    ],
    { price: 40 },
  );
});
afterEach(async () => {
  expect(await ledgerFaults(shop.db)).toEqual([]);
  expect(await reservationFaults(shop.db)).toEqual([]);
});

const levels = async () => [await levelsOf(shop, oil.id), await levelsOf(shop, box.id)];
const at = (available: number, reserved = 0) => ({ available, reserved });
const skuOf = async ({ id }: MadeProduct): Promise<string> =>
  (await shop.row("SELECT sku FROM products WHERE id = $1", id)).sku;
const detail = async (orderId: string) => {
  const found = await orderDetail(shop.db, orderId);
  if (!found) throw new Error("There is no such order");
  return asOrderDetail(found);
};

describe("an order of a kit", () => {
  it("reserves its parts, sells them with the payment, and keeps what it was made of", async () => {
    const started = await checkout(shop, anOrderFor([[kit, 2]]));
    expect(await levels()).toEqual([at(6, 4), at(8, 2)]);
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await levels()).toEqual([at(6), at(8)]);
    const [line] = (await detail(started.orderId)).lines;
    expect(line).toMatchObject({ name: kit.name, quantity: 2, line_total: 80 });
    expect(line?.parts).toEqual([
      { name: oil.name, sku: await skuOf(oil), quantity: 4, share: 64, net: 51.62, vat: 12.38, seen: [] },
      { name: box.name, sku: await skuOf(box), quantity: 2, share: 16, net: 12.9, vat: 3.1, seen: [] },
    ]);
    const view = await orderById(shop.db, started.orderId);
    expect(view?.order.lines[0]?.parts).toBe(`2 × ${oil.name}, ${box.name}`);
  });

  it("is one piece: the parts of a single kit do not yield, those of many do", async () => {
    const large = await aKit(shop, [
      [oil, 5],
      [box, 6],
    ]);
    const isYielding = async (product: MadeProduct, quantity: number, more: readonly [MadeProduct, number][] = []) => {
      const network = randomBytes(32);
      const { orderId } = await checkout(shop, anOrderFor([[product, quantity], ...more]), { network });
      const { rows } = await shop.pool.query(
        "SELECT bool_or(yields) AS yields FROM stock_reservations WHERE order_id = $1",
        [orderId],
      );
      await cancelAttempt(shop, orderId);
      return rows[0].yields;
    };
    expect(await isYielding(kit, 1)).toBe(false);
    expect(await isYielding(large, 1)).toBe(false);
    expect(await isYielding(kit, 2)).toBe(true);
  });

  it("beside one of its parts takes both from one level", async () => {
    await aPaidOrder(shop, [
      [kit, 2],
      [oil, 3],
    ]);
    expect(await levels()).toEqual([at(3), at(8)]);
  });

  it("is told which part is missing, and nothing is reserved", async () => {
    await expect(checkout(shop, anOrderFor([[kit, 6]]))).rejects.toMatchObject({
      code: "SOLD_OUT",
      details: [`Only 10 of “${oil.name}” left.`],
    });
    expect(await levels()).toEqual([at(10), at(10)]);
  });

  it("is refused while a part is out of the shop", async () => {
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [box.id]);
    await expect(checkout(shop, anOrderFor([[kit, 1]]))).rejects.toMatchObject({
      code: "SOLD_OUT",
      details: [`“${box.name}” is sold out.`],
    });
  });

  it("is not sent where a part is not sent", async () => {
    const { customer } = anOrderFor([]);
    const toBoston = {
      customer: { ...customer, state: "MA", zip: "02108", city: "Boston", phone: "+16175551234" },
      delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "US" },
    } as const;
    await expect(checkout(shop, anOrderFor([[kit, 1]], toBoston))).rejects.toMatchObject({ code: "NOT_SOLD_THERE" });
  });

  it("keeps what it froze when the parts change while somebody pays", async () => {
    const started = await checkout(shop, anOrderFor([[kit, 1]]));
    await transact(shop.db, async (tx) => setParts(tx, kit.id, [{ sku: await skuOf(box), quantity: 5 }]));
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await levels()).toEqual([at(8), at(9)]);
    expect((await detail(started.orderId)).lines[0]?.parts.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it("that is not paid returns all parts, once", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[kit, 2]]));
    await cancelAttempt(shop, orderId);
    await cancelAttempt(shop, orderId);
    expect(await levels()).toEqual([at(10), at(10)]);
  });

  it("that is paid after its end takes its parts again, or waits for a person where one is missing", async () => {
    const late = async () => {
      const started = await checkout(shop, anOrderFor([[kit, 2]]));
      await shop.payment.pay(sessionOf(started));
      // The reservation has ended by itself.
      await shop.pool.query(
        `WITH ended AS (UPDATE stock_reservations SET state = 'released', ended_at = now() WHERE order_id = $1 RETURNING product_id, quantity)
         UPDATE stock_levels level SET available = available + ended.quantity, reserved = reserved - ended.quantity FROM ended
         WHERE level.product_id = ended.product_id`,
        [started.orderId],
      );
      return started.orderId;
    };
    await askProvider(shop, await late());
    expect(await levels()).toEqual([at(6), at(8)]);
    const missing = await late();
    await aPaidOrder(shop, [[oil, 3]]);
    await askProvider(shop, missing);
    expect(await levels()).toEqual([at(3), at(8)]);
    const { rows } = await shop.pool.query("SELECT payment_state, review_flag FROM orders WHERE id = $1", [missing]);
    expect(rows[0]).toEqual({ payment_state: "paid", review_flag: expect.any(String) });
    await changeStatus(shop, { orderId: missing, administratorId: null, to: "cancelled" });
  });

  it("that is cancelled returns its parts, and takes them again with its status", async () => {
    const orderId = await aPaidOrder(shop, [[kit, 1]]);
    const change = { orderId, administratorId: null };
    await changeStatus(shop, { ...change, to: "cancelled" });
    expect(await levels()).toEqual([at(10), at(10)]);
    await changeStatus(shop, { ...change, to: "processing" });
    expect(await levels()).toEqual([at(8), at(9)]);
    await changeStatus(shop, { ...change, to: "cancelled" });
    await aPaidOrder(shop, [[oil, 9]]);
    await expect(changeStatus(shop, { ...change, to: "processing" })).rejects.toThrow(oil.name);
  });

  it("is packed and refunded by pieces: whole kits come back, their parts go into stock", async () => {
    const orderId = await aPaidOrder(shop, [
      [kit, 3],
      [oil, 1],
    ]);
    const packed = (await packingList(shop.db)).orders.find(({ id }) => id === orderId);
    expect(
      packed?.lines.map(({ name, quantity, parts }) => [name, quantity, parts.map((one) => [one.name, one.quantity])]),
    ).toEqual([
      [
        kit.name,
        3,
        [
          [oil.name, 6],
          [box.name, 3],
        ],
      ],
      [oil.name, 1, []],
    ]);
    expect(await levels()).toEqual([at(3), at(7)]);
    const refund = { orderId, amount: null, restock: true, reason: "two sets back", administratorId: null };
    await refundOrder(shop, {
      ...refund,
      key: randomUUID(),
      lines: { lines: [{ position: 1, quantity: 2 }], shipping: false },
    });
    expect(await levels()).toEqual([at(7), at(9)]);
    const [back] = await shop.rows(
      "SELECT sum(r.amount_cents)::int AS cents FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      orderId,
    );
    expect(back.cents).toBe(8000);
  });
});

describe("many buyers at once", () => {
  /** Answers how many got their goods; every other error than sold out fails the test. */
  async function buyAtOnce(wanted: readonly MadeProduct[]): Promise<{ kits: number; oils: number }> {
    // Fewer at a time than there are connections.
    const answers = await atOnce(wanted.length, 10, async (i) => {
      const product = wanted[i] ?? kit;
      try {
        await checkout(shop, anOrderFor([[product, 1]]));
        return product.id;
      } catch (error) {
        if ((error as { code?: string }).code === "SOLD_OUT") return null;
        throw error;
      }
    });
    return {
      kits: answers.filter((id) => id === kit.id).length,
      oils: answers.filter((id) => id === oil.id).length,
    };
  }
  const fifty = () => Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? kit : oil));

  it("of a kit and of its part get no piece twice, and none is left that somebody was refused", async () => {
    const { kits, oils } = await buyAtOnce(fifty());
    expect(kits * 2 + oils).toBe(10);
    expect(await levels()).toEqual([at(0, 10), at(10 - kits, kits)]);
  });

  it("of kits that share parts in another order do not block each other", async () => {
    const other = await aKit(
      shop,
      [
        [box, 1],
        [oil, 1],
      ],
      { price: 25 },
    );
    const wanted = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? kit : other));
    await buyAtOnce(wanted);
    const [{ available: oils }, { available: boxes }] = (await levels()) as [
      { available: number },
      { available: number },
    ];
    expect(Math.min(oils, boxes)).toBe(0);
  });

  it("of a part whose stock is split all get theirs, and so does a kit that needs more than its level has", async () => {
    await shop.pool.query("UPDATE stock_levels SET available = 1000 WHERE product_id = ANY($1)", [[oil.id, box.id]]);
    await shop.pool.query(
      "INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key) SELECT unnest($1::uuid[]), 990, 'correction', 'test'",
      [[oil.id, box.id]],
    );
    await transact(shop.db, (tx) => splitLevel(tx, oil.id));
    expect(await buyAtOnce(fifty())).toEqual({ kits: 25, oils: 25 });
    const [{ rows }] = [
      await shop.pool.query(
        `SELECT (SELECT available FROM stock_levels WHERE product_id = $1)
           + (SELECT coalesce(sum(available), 0) FROM stock_portions WHERE product_id = $1) AS left`,
        [oil.id],
      ),
    ];
    expect(Number(rows[0]?.left)).toBe(1000 - 75);
  });
});

describe("reports", () => {
  it("count the parts of kits: who is warned of a part, and which materials were sold", async () => {
    await shop.pool.query(`UPDATE products SET materials = '{"glass": 50}' WHERE id = $1`, [oil.id]);
    await shop.pool.query(`UPDATE products SET materials = '{"paper": 20}' WHERE id = $1`, [kit.id]);
    const orderId = await aPaidOrder(shop, [[kit, 2]]);
    await shop.pool.query("UPDATE orders SET status = 'shipped', shipped_at = now() WHERE id = $1", [orderId]);
    const scope = recallScope.parse({ sku: await skuOf(oil) });
    const { buyers } = await buyersOf(shop.db, scope, "Europe/Tallinn");
    expect(buyers.map(({ pieces }) => pieces)).toEqual([4]);
    const sold = await soldMaterials(shop.db, "Europe/Tallinn", true);
    expect(sold.map(({ material, pieces, kilograms }) => [material, pieces, kilograms])).toEqual([
      ["glass", 4, 0.2],
      ["paper", 2, 0.04],
    ]);
  });
});
