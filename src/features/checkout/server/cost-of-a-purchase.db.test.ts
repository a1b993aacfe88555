import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOrderFor, aProduct, checkout } from "../../../../tests/makers.ts";
import { aStripeShop, type StripeShop } from "../../../../tests/stripe-shop.ts";

let shop: StripeShop;
beforeAll(async () => {
  shop = await aStripeShop();
});
afterAll(() => shop.close());

/** What is asked of the database meanwhile, BEGIN and COMMIT too. */
async function asked(action: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [what] = args as [string | { text?: string }];
    statements.push(typeof what === "string" ? what : (what.text ?? ""));
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await action();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
const commits = (statements: string[]) => statements.filter((text) => text === "COMMIT").length;

it("a purchase asks the database ten times at most before the payment page, and commits once there and once when paid", async () => {
  const order = anOrderFor([[await aProduct(shop, { stock: 5 }), 2]]);
  const ordered = await asked(() => checkout(shop, order));
  const beforeProvider = ordered.slice(
    0,
    ordered.findIndex((text) => text.startsWith('update "payments"')),
  );
  expect(beforeProvider.length).toBeLessThanOrEqual(10);
  expect(commits(beforeProvider)).toBe(1);
  const { rows } = await shop.pool.query("SELECT session_id FROM payments");
  shop.stripe.pay(rows[0].session_id);
  expect(commits(await asked(() => shop.stripe.deliver(shop.webhook)))).toBe(1);
});
