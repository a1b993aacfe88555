import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { orderKey } from "#features/orders/server/order-key.ts";
import { aFilledHome, aHomeWithOrders, SEEDED_ORDERS } from "../filled-home.ts";
import { ask, type Home, runCommand, type ShopProcess, startShop } from "../shop-process.ts";
import { forgetSignIn } from "./admin-steps.ts";
import { openBrowser } from "./browser.ts";

export interface OpenContext {
  browser: Browser;
  home: Home;
  shop: ShopProcess;
  /** The id of the product of that name. */
  idOf(name: string): Promise<string>;
  orderOf(email: string): Promise<PlacedOrder>;
  /** The key of an order's links. */
  keyOf(orderId: string): Promise<string>;
}

interface PlacedOrder {
  id: string;
  number: string;
  tracking: string;
  total: number;
}

/** The built shop with a home of its own, so many orders in it (30 at least, if any), and a browser. All are gone when the file's journeys are done. */
export async function openShop(
  env: Record<string, string> = {},
  orders = 0,
  home: Home = orders > 0 ? aHomeWithOrders() : aFilledHome(),
): Promise<OpenContext> {
  afterAll(home.remove);
  const all = { DATA_DIR: home.folder, ...env };
  if (orders > SEEDED_ORDERS) await runCommand("seed", all, ["--orders", String(orders - SEEDED_ORDERS)]);
  const shop = await startShop(all);
  afterAll(() => {
    forgetSignIn(shop.url);
    return shop.end();
  });
  const browser = await openBrowser();
  afterAll(() => browser.close());
  async function only<Row extends object>(sql: string, ...values: unknown[]): Promise<Row> {
    const [row] = await ask<Row>(home, sql, values);
    if (!row) throw new Error(`Nothing has ${values}`);
    return row;
  }
  return {
    browser,
    home,
    shop,
    idOf: async (name) => (await only<{ id: string }>("SELECT id FROM products WHERE name = $1", name)).id,
    orderOf: (email) =>
      only<PlacedOrder>(
        "SELECT id, order_number AS number, tracking_code AS tracking, total_cents::int AS total FROM orders WHERE email = $1",
        email,
      ),
    keyOf: async (id) =>
      orderKey((await only<{ secret: Buffer }>("SELECT secret FROM installation")).secret, { id, linkVersion: 0 }),
  };
}
