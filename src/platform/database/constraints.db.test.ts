import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aEmail, aLine, anOrder, aPaidPayment, aProduct, aRate, type Client, insert, someStock } from "#tests/rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The body of a test whose writes are all undone. */
const undone = (work: (client: Client) => Promise<void>) => async () => {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await work(client);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
};

it(
  "rows in order are taken",
  undone(async (client) => {
    await aLine(client);
    await aPaidPayment(client, await anOrder(client), { refunded_cents: 8799 });
    await aEmail(client);
    await someStock(client, { available: 0 });
    await aProduct(client, { discount_percentage: 100, image: Array(6).fill("amber.webp") });
    await aRate(client, "2024-01-01", "2025-06-30");
    await aRate(client, "2025-07-01", null);
  }),
);

describe("the database refuses", () => {
  it.each<[situation: string, constraint: string, attempt: (client: Client) => Promise<unknown>]>([
    [
      "selling more than there is",
      "stock_never_negative",
      async (client) => {
        await someStock(client, {});
        await client.query("UPDATE stock_levels SET available = available - 4, reserved = reserved + 4");
      },
    ],
    ["releasing more than is reserved", "reserved_never_negative", (client) => someStock(client, { reserved: -1 })],
    [
      "a reservation that ended at no time",
      "stock_reservations_end",
      async (client) =>
        insert(client, "stock_reservations", {
          order_id: await anOrder(client),
          product_id: await aProduct(client),
          quantity: 1,
          state: "committed",
          expires_at: new Date(),
        }),
    ],
    [
      "one idempotency key moving a product's stock twice",
      "stock_movements_once",
      async (client) => {
        const sale = { product_id: await aProduct(client), quantity: -1, reason: "sale", idempotency_key: "sale:1" };
        await insert(client, "stock_movements", sale);
        await insert(client, "stock_movements", sale);
      },
    ],
    [
      "refunding more than was charged",
      "payments_never_refund_more",
      async (client) => aPaidPayment(client, await anOrder(client), { refunded_cents: 8800 }),
    ],
    [
      "a second paid payment for an order",
      "payments_one_paid_an_order",
      async (client) => {
        const order = await anOrder(client);
        await aPaidPayment(client, order);
        await aPaidPayment(client, order);
      },
    ],
    [
      "a paid payment without its time",
      "payments_paid_has_time",
      async (client) => aPaidPayment(client, await anOrder(client), { paid_at: null }),
    ],
    ["an order whose sum is wrong", "orders_sum", (client) => anOrder(client, { total_cents: 8798 })],
    ["an order under 50 cents", "orders_minimum", (client) => anOrder(client, { bundle_cents: 8750, total_cents: 49 })],
    [
      "shipping whose VAT does not add up",
      "orders_shipping_vat",
      (client) => anOrder(client, { shipping_vat_cents: 175 }),
    ],
    ["a paid order without its time", "orders_paid_has_time", (client) => anOrder(client, { payment_state: "paid" })],
    ["a line whose VAT does not add up", "order_lines_vat", (client) => aLine(client, { vat_cents: 1530 })],
    ["a line whose sum is wrong", "order_lines_sum", (client) => aLine(client, { quantity: 2 })],
    [
      "two shipments of an order",
      "shipments_one_an_order",
      async (client) => {
        const order = await anOrder(client);
        await insert(client, "shipments", { order_id: order });
        await insert(client, "shipments", { order_id: order });
      },
    ],
    [
      "two emails for one dedupe key",
      "emails_dedupe_key_unique",
      async (client) => {
        await aEmail(client, { dedupe_key: "order-shipped:1" });
        await aEmail(client, { dedupe_key: "order-shipped:1" });
      },
    ],
    [
      "a recipient that ends with LF",
      "emails_recipient_check",
      (client) => aEmail(client, { recipient: "ada@example.com\n" }),
    ],
    [
      "a recipient with CR inside",
      "emails_recipient_check",
      (client) => aEmail(client, { recipient: "ada@example.com\rBcc: b" }),
    ],
    [
      "tax rates that share a day",
      "tax_rates_one_a_day",
      async (client) => {
        await aRate(client, "2024-01-01", "2025-07-01");
        await aRate(client, "2025-07-01", null);
      },
    ],
    [
      "two tax rates without an end",
      "tax_rates_one_a_day",
      async (client) => {
        await aRate(client, "2024-01-01", null);
        await aRate(client, "2025-07-01", null);
      },
    ],
    [
      "a discount above 100 percent",
      "products_discount_percentage_check",
      (client) => aProduct(client, { discount_percentage: 100.01 }),
    ],
    ["7 images", "products_image_check", (client) => aProduct(client, { image: Array(7).fill("amber.webp") })],
    [
      "an image without an address",
      "products_image_check",
      (client) => aProduct(client, { image: ["amber.webp", ""] }),
    ],
  ])("%s", (_situation, constraint, attempt) =>
    undone((client) => expect(attempt(client)).rejects.toMatchObject({ constraint }))(),
  );
});

describe("products", () => {
  const change = (client: Client, id: string, assignment: string) =>
    client.query(`UPDATE products SET ${assignment} WHERE id = $1`, [id]);

  it(
    "keep every price they were offered at, and only prices",
    undone(async (client) => {
      const id = await aProduct(client);
      await change(client, id, "price_cents = 6900");
      await change(client, id, "discount_percentage = 12.5");
      await change(client, id, "name = 'Amber Stone', price_cents = 6900");
      const { rows } = await client.query(
        "SELECT price_cents::int AS price, discount_percentage::float AS discount FROM price_history WHERE product_id = $1 ORDER BY id",
        [id],
      );
      expect(rows).toEqual([
        { price: 7900, discount: 0 },
        { price: 6900, discount: 0 },
        { price: 6900, discount: 12.5 },
      ]);
    }),
  );

  it(
    "are counted in their category",
    undone(async (client) => {
      const listings = async () => {
        const { rows } = await client.query<{ category: string; count: number }>(
          "SELECT category, sum(total)::int AS count FROM product_counts GROUP BY category HAVING sum(total) <> 0",
        );
        return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
      };
      const [first, second] = [await aProduct(client), await aProduct(client)];
      await aProduct(client, { retired_at: new Date() });
      expect(await listings()).toEqual({ diffusers: 2 });
      await change(client, first, "category = 'oils'");
      expect(await listings()).toEqual({ diffusers: 1, oils: 1 });
      await change(client, first, "category = 'accessories', retired_at = now()");
      expect(await listings()).toEqual({ diffusers: 1 });
      await change(client, first, "retired_at = NULL");
      expect(await listings()).toEqual({ diffusers: 1, accessories: 1 });
      await client.query("DELETE FROM products WHERE id = $1", [second]);
      expect(await listings()).toEqual({ accessories: 1 });
      await client.query("DELETE FROM products");
      expect(await listings()).toEqual({});
    }),
  );

  it(
    "count their versions",
    undone(async (client) => {
      const id = await aProduct(client);
      await change(client, id, "name = 'Amber Stone'");
      await change(client, id, "version = 1");
      const { rows } = await client.query("SELECT version FROM products");
      expect(rows).toEqual([{ version: 3 }]);
    }),
  );
});
