import { afterAll, beforeAll, expect, it } from "vitest";
import { recordTerms } from "#features/policies/server/agreed-terms.ts";
import { guaranteeWords, knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { statementsDuring } from "#tests/statements.ts";
import { aStripeShop, type StripeShop } from "#tests/stripe-shop.ts";

let shop: StripeShop;
beforeAll(async () => {
  shop = await aStripeShop();
});
afterAll(() => shop.close());

const commits = (statements: string[]) => statements.filter((text) => text === "COMMIT").length;

it("a purchase asks the database ten times at most before the payment page, and commits once there and once when paid", async () => {
  const order = anOrderFor([[await aProduct(shop, { stock: 5 }), 2]]);
  // The first order of a process also keeps the wording of the terms; every order asks for their version (L32).
  await knownNotice(shop);
  await recordTerms(shop.db, await storeSettings(shop.db), { words: guaranteeWords(), file: null }, shop.clock.now());
  const ordered = await statementsDuring(() => checkout(shop, order));
  const beforeProvider = ordered.slice(
    0,
    ordered.findIndex((text) => text.startsWith('update "payments"')),
  );
  expect(beforeProvider.length).toBeLessThanOrEqual(10);
  expect(commits(beforeProvider)).toBe(1);
  const { rows } = await shop.pool.query("SELECT session_id FROM payments");
  shop.stripe.pay(rows[0].session_id);
  expect(commits(await statementsDuring(() => shop.stripe.deliver(shop.webhook)))).toBe(1);
});
