import { createServer } from "node:http";
import { afterEach } from "vitest";
import { aFilledHome } from "../filled-home.ts";
import { aHome, type Home, type ShopProcess, startShop } from "../shop-process.ts";

const homes: Home[] = [];
const shops: ShopProcess[] = [];
const kept = (made: Home) => {
  homes.push(made);
  return made;
};
/** Empty, as before the first start of a shop. */
export const home = () => kept(aHome());
/** After the first start, with the demo catalogue. */
export const filledHome = () => kept(aFilledHome());
export const start = async (env: Record<string, string>) => {
  const shop = await startShop(env);
  shops.push(shop);
  return shop;
};
// A test file that imports this has its shops ended and its homes removed after each test.
afterEach(async () => {
  for (const shop of shops.splice(0))
    if (shop.child.exitCode === null && shop.child.signalCode === null) await shop.end();
  for (const made of homes.splice(0)) made.remove();
});

export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(address && typeof address === "object" ? address.port : 0));
    });
  });
