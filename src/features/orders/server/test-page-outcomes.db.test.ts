import { expect, it } from "vitest";
import type { Outcome } from "#platform/payment/test-page.ts";
import { testMethods } from "#platform/payment/test-page-methods.ts";
import { cents } from "#shared/money.ts";
import { anOrderFor, aProduct, checkout, levelsOf, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";

const shop = await servedShopOfFile();
let lavender: MadeProduct;

/** Each outcome is told by the signed webhook, as by a real provider. */
async function played(outcomes: readonly Outcome[]) {
  lavender = await aProduct(shop, { stock: 5 });
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  for (const outcome of outcomes) {
    const { eventId } = await shop.payment.play(sessionOf(started), outcome, "ee-swedbank");
    expect(await shop.payment.deliver(eventId)).toBe(true);
  }
  const { rows } = await shop.pool.query(
    `SELECT o.status, o.payment_state, p.state, p.method, p.method_name,
       (SELECT array_agg(kind ORDER BY kind) FROM emails e WHERE e.order_id = o.id) AS emails FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.id = $1`,
    [started.orderId],
  );
  return { ...rows[0], ...(await levelsOf(shop, lavender.id)) };
}

it.each<[name: string, outcomes: Outcome[], end: object]>([
  [
    "paid",
    ["pay"],
    {
      status: "processing",
      payment_state: "paid",
      available: 4,
      reserved: 0,
      method: "ee-swedbank",
      method_name: "Swedbank",
    },
  ],
  ["money that is on its way keeps the goods", ["delay"], { payment_state: "unpaid", state: "awaiting", reserved: 1 }],
  ["and arrives", ["delay", "arrive"], { status: "processing", payment_state: "paid", reserved: 0, available: 4 }],
  [
    "or does not arrive",
    ["delay", "fail"],
    { status: "pending", payment_state: "failed", reserved: 0, available: 5, emails: ["order-payment-failed"] },
  ],
  ["the time runs out", ["expire"], { payment_state: "failed", state: "expired", available: 5, emails: null }],
  [
    "the bank takes it back",
    ["pay", "reverse"],
    { status: "processing", payment_state: "reversed", state: "reversed" },
  ],
])("%s", async (_name, outcomes, end) => expect(await played(outcomes)).toMatchObject(end));

it("an outcome that cannot follow is refused and changes nothing", async () => {
  await expect(played(["pay", "delay"])).rejects.toMatchObject({ kind: "conflict" });
  await expect(played(["reverse"])).rejects.toMatchObject({ kind: "conflict" });
});

it("each country has its own methods, in euro and up to their limits", () => {
  const names = (country: string, amount = 2899) =>
    testMethods({ country, currency: "EUR", amountCents: cents(amount), locale: "en" }).map(({ id }) => id);
  expect(names("EE")).toEqual(["ee-swedbank", "ee-seb", "ee-lhv", "ee-luminor", "ee-coop-pank", "card", "paypal"]);
  expect(names("NL")).toEqual(["ideal", "card", "paypal", "klarna", "transfer"]);
  expect(names("NL", 200_001)).not.toContain("klarna");
  expect(names("US")).toEqual(["card", "paypal"]);
});
