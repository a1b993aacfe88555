import { expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { cents } from "#shared/money.ts";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { orderFilters } from "../order-filters.ts";
import { correctOrder } from "./correct-order.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";
import { lockOrder } from "./lock-order.ts";
import { asListItem } from "./order-list-item.ts";
import { ordersPage } from "./order-list-queries.ts";
import { type ReviewReason, reasonInWords, reviewReason, toldToReader } from "./review-reason.ts";
import { withdrawalReviewReason } from "./withdrawal-review-reason.ts";

const shop = await shopOfFile();

const money = { cents: cents(2899), currency: "EUR" };
const [again, cancelled] = [reviewReason("paidAgain", money), reviewReason("paidCancelled")];

const anOrder = async () => aPaidOrder(shop, [[await aProduct(shop, { stock: 5 }), 1]]);
const flag = (id: string, reason: ReviewReason) =>
  transact(shop.db, async (tx) => flagForReview(tx, await lockOrder(tx, id), reason));
async function told(id: string, language: "en" | "et"): Promise<string | null> {
  const { reviewFlag, reviewMatters } = await transact(shop.db, (tx) => lockOrder(tx, id));
  return withLanguage(language, () => reviewFlag && toldToReader(reviewFlag, reviewMatters));
}

it("why an order needs a person is told in the language of its reader, once for each reason", async () => {
  const id = await anOrder();
  for (const reason of [again, cancelled, again]) await flag(id, reason);
  expect(await told(id, "en")).toBe(
    "Paid a second time: €28.99 goes back by itself. Paid after it was cancelled: give the money back, or take the order up again.",
  );
  expect(await told(id, "et")).toMatch(/^Makstud teist korda: 28,99\s€ läheb ise tagasi\. Makstud pärast tühistamist/);
  await transact(shop.db, (tx) => clearReviewFlag(tx, id, again));
  expect(await told(id, "et")).toMatch(/^Makstud pärast tühistamist/);
});

it.each([
  [11072, "€10.00 is missing: €110.72 of €120.72 was paid. Accept the payment or refund it."],
  [13072, "€10.00 too much: €130.72 was paid, €120.72 was due. Accept the payment or refund it."],
])("another amount is told with the difference, and found again by what was stored", async (paid, sentence) => {
  const id = await anOrder();
  const reason = reviewReason("otherAmount", { ...money, cents: cents(paid) }, { ...money, cents: cents(12072) });
  await flag(id, reason);
  expect(await told(id, "en")).toBe(sentence);
  await transact(shop.db, (tx) => clearReviewFlag(tx, id, reason));
  expect(await told(id, "en")).toBeNull();
});

it("each of many statements is told, also of the same minute, and the last one goes too", async () => {
  const id = await anOrder();
  const said = [1, 2, 3, 4].map((second) =>
    withdrawalReviewReason("Europe/Tallinn", new Date(`2026-11-28T10:00:0${second}Z`)),
  );
  for (const reason of said) await flag(id, reason);
  expect(await told(id, "et")).toMatch(/^Klient/);
  expect(
    await shop.row("SELECT count(*)::int FROM emails WHERE kind = 'order-attention' AND order_id = $1", id),
  ).toEqual({
    count: 4,
  });
  for (const reason of said) await transact(shop.db, (tx) => clearReviewFlag(tx, id, reason));
  expect(await shop.row("SELECT review_flag, review_matters FROM orders WHERE id = $1", id)).toEqual({
    review_flag: null,
    review_matters: [],
  });
});

it("a text that a person or an older version wrote stays as it is", async () => {
  const id = await anOrder();
  await flag(id, again);
  await shop.pool.query("UPDATE orders SET review_flag = 'Call her first.' WHERE id = $1", [id]);
  expect(await told(id, "et")).toBe("Call her first.");
});

it("the list of orders that wait for a person tells it too", async () => {
  const id = await anOrder();
  await flag(id, again);
  const filters = orderFilters.parse({ review_flag: "yes" });
  const { orders } = await ordersPage(shop.db, filters, "Europe/Tallinn", { page: 1, parcel: "any" });
  const listed = withLanguage("et", () => orders.map(asListItem).find((one) => one.id === id));
  expect(listed?.review_flag).toMatch(/^Makstud teist korda/);
});

it("what is settled is gone, and a new reason stands alone", async () => {
  const id = await anOrder();
  await flag(id, again);
  const { version } = await transact(shop.db, (tx) => lockOrder(tx, id));
  await correctOrder(shop, { orderId: id, version, clearsReviewFlag: true, administratorId: null });
  expect(await told(id, "en")).toBeNull();
  await flag(id, cancelled);
  expect(await told(id, "et")).toMatch(/^Makstud pärast tühistamist/);
});

it("an email to the shop is in the language of its first superuser, and has the reason in it", async () => {
  const id = await anOrder();
  await shop.pool.query(
    "INSERT INTO administrators (email, password_hash, role, language) VALUES ('owner@example.com', '$argon2id$none', 'superuser', 'et')",
  );
  await flag(id, again);
  const { rows } = await shop.pool.query(
    "SELECT language, data FROM emails WHERE kind = 'order-attention' AND order_id = $1",
    [id],
  );
  expect(rows).toMatchObject([{ language: "et", data: { matters: [{ is: "paidAgain" }] } }]);
});

it("a reason of the shop is told likewise, and one of a person as it is", () => {
  withLanguage("et", () => expect(reasonInWords("paid")).toBe("makstud"));
  withLanguage("et", () => expect(reasonInWords("Too late")).toBe("Too late"));
});
