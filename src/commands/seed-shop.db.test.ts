import { beforeAll, expect, it } from "vitest";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { products } from "#features/products/server/products-table.ts";
import { ConfigError } from "#platform/config/config.ts";
import { aProduct } from "#tests/makers.ts";
import { aShop, shopOfFile } from "#tests/shop.ts";
import { seedShop } from "./seed-shop.ts";

const shop = await shopOfFile();
beforeAll(async () => {
  await aProduct(shop, { category: "diffusers", price: 79 });
  await aProduct(shop, { category: "oils", price: 12 });
  await shop.db.update(products).set({ isSample: true });
  await shop.pool.query(`
    INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name)
    VALUES ('omniva', '1', 'Market Hall', 'Turu 1', 'Tallinn', '10115', 'EE', 'Estonia')`);
  await seedShop(shop, { products: 60, orders: 120 });
  await seedShop(shop, { products: 5, orders: 30 });
});

it("makes as many as were asked for, and a second run adds to them", async () => {
  const made = "SELECT (SELECT count(*) FROM products)::int AS products, (SELECT count(*) FROM orders)::int AS orders";
  expect(await shop.row(made)).toEqual({ products: 67, orders: 150 });
});

it("leaves each level equal to the sum of its movements", async () => {
  const { rows } = await shop.pool.query(`
    SELECT level.product_id, level.available + level.reserved AS level, coalesce(sum(movement.quantity), 0)::int AS ledger
    FROM stock_levels level LEFT JOIN stock_movements movement USING (product_id)
    GROUP BY level.product_id HAVING level.available + level.reserved <> coalesce(sum(movement.quantity), 0)`);
  expect(rows).toEqual([]);
});

it("writes orders whose lines, payment and shipment agree with them", async () => {
  const { rows } = await shop.pool.query(`
    SELECT o.order_number FROM orders o
    JOIN payments p ON p.order_id = o.id LEFT JOIN shipments s ON s.order_id = o.id
    JOIN LATERAL (SELECT sum(line_cents) AS lines, sum(bundle_share_cents) AS bundle FROM order_lines WHERE order_id = o.id) l ON true
    WHERE l.lines <> o.lines_cents OR l.bundle <> o.bundle_cents OR p.amount_cents <> o.total_cents
       OR (p.state = 'paid') <> (o.paid_at IS NOT NULL) OR (p.refunded_cents > 0) <> (o.payment_state = 'refunded')
       OR (s.id IS NOT NULL) <> (o.status IN ('shipped', 'delivered'))
       OR o.created_at > now()`);
  expect(rows).toEqual([]);
});

it("gives paid orders of the last year their invoice and refunded ones a credit note", async () => {
  expect(await documentFaults(shop.db)).toEqual([]);
  const { rows } = await shop.pool.query(`
    SELECT o.order_number FROM orders o LEFT JOIN documents d ON d.order_id = o.id
    GROUP BY o.id HAVING count(d.id) <> (CASE WHEN o.created_at < now() - interval '365 days' THEN 0
      WHEN o.payment_state = 'paid' THEN 1 WHEN o.payment_state = 'refunded' THEN 2 ELSE 0 END)`);
  expect(rows).toEqual([]);
});

it("spreads them over two years, most of them delivered", async () => {
  const seen = await shop.row(`SELECT extract(day FROM max(created_at) - min(created_at))::int AS days,
                                 count(*) FILTER (WHERE status = 'delivered')::int AS delivered FROM orders`);
  expect(seen?.days).toBeGreaterThan(700);
  expect(seen?.delivered).toBeGreaterThan(100);
});

it("sends some to a parcel machine of their country, with its words kept", async () => {
  const { rows } = await shop.pool.query(`
    SELECT DISTINCT country, parcel_machine ->> 'name' AS machine FROM orders WHERE delivery_method = 'parcel_machine'`);
  expect(rows).toEqual([{ country: "EE", machine: "Market Hall" }]);
});

it("makes the same products for the same input", async () => {
  const other = await aShop();
  await aProduct(other, { category: "diffusers", price: 79 });
  await aProduct(other, { category: "oils", price: 12 });
  await other.db.update(products).set({ isSample: true });
  await seedShop(other, { products: 60, orders: 0 });
  const query =
    "SELECT id, name, price_cents FROM products WHERE sku LIKE 'SEED-0000%' AND sku <= 'SEED-000060' ORDER BY sku";
  expect(await other.rows(query)).toEqual(await shop.rows(query));
  await other.close();
});

it("never touches a live shop", async () => {
  const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
  await expect(seedShop(live, { products: 1, orders: 0 })).rejects.toThrow(ConfigError);
});
