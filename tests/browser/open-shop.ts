import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { aFilledHome, aHomeWithOrders, SEEDED_ORDERS } from "../filled-home.ts";
import { type Home, runCommand, type ShopProcess, startShop } from "../shop-process.ts";
import { forgetSignIn } from "./admin-steps.ts";
import { openBrowser } from "./browser.ts";

export interface OpenContext {
  browser: Browser;
  home: Home;
  shop: ShopProcess;
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
  return { browser, home, shop };
}
