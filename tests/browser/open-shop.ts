import { execFileSync } from "node:child_process";
import type { Browser } from "playwright-core";
import { afterAll, inject } from "vitest";
import { aHome, type Home, runCommand, type ShopProcess, startShop } from "../shop-process.ts";
import { openBrowser } from "./browser.ts";

export interface OpenContext {
  browser: Browser;
  home: Home;
  shop: ShopProcess;
}

/** The built shop with a home of its own, so many orders in it, and a browser. All are gone when the file's journeys are done. */
export async function openShop(env: Record<string, string> = {}, orders = 0): Promise<OpenContext> {
  const home = aHome();
  afterAll(home.remove);
  // Not by Node, whose copies would not belong to the database's user.
  execFileSync("cp", ["-a", `${inject("filledHome")}/.`, home.folder]);
  const all = { DATA_DIR: home.folder, ...env };
  if (orders > 0) await runCommand("seed", all, ["--orders", String(orders)]);
  const shop = await startShop(all);
  afterAll(() => shop.end());
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return { browser, home, shop };
}
