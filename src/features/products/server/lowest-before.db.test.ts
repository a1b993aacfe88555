import fc from "fast-check";
import { expect, it } from "vitest";
import { cents, euros, reduced } from "#shared/money.ts";
import { aProduct, type MadeProduct } from "#tests/makers.ts";
import { served, shopOfFile } from "#tests/shop.ts";
import { reductionOf } from "../reduction.ts";
import { productSummaries, productsById, productsInListing, productWithRelated } from "./product-queries.ts";

const shop = await shopOfFile();

/** From so many days ago on, in their order. */
interface Step {
  daysAgo: number;
  price: number;
  discount?: number;
}

/** The last step is what the product costs now. */
async function withHistory(steps: readonly Step[]): Promise<MadeProduct> {
  const now = steps.at(-1);
  const product = await aProduct(shop, { price: now?.price ?? 0 });
  const { id } = product;
  await shop.pool.query("UPDATE products SET discount_percentage = $2 WHERE id = $1", [id, now?.discount ?? 0]);
  await shop.pool.query("DELETE FROM price_history WHERE product_id = $1", [id]);
  for (const { daysAgo, price, discount = 0 } of steps) {
    await shop.pool.query(
      `INSERT INTO price_history (product_id, price_cents, discount_percentage, since)
       VALUES ($1, $2, $3, now() - $4::float8 * interval '1 day')`,
      [id, euros(price), discount, daysAgo],
    );
  }
  return product;
}

const reductionNow = async ({ id }: MadeProduct) => (await productSummaries(shop.db, [id]))[0]?.reduction;

/** What the rule and the filter "Reduced" of collections go by. */
const isReducedInLists = async ({ id }: MadeProduct) =>
  (
    await shop.pool.query<{ shown: boolean }>(
      "SELECT shows_reduction(id, price_cents, discount_percentage) AS shown FROM products WHERE id = $1",
      [id],
    )
  ).rows[0]?.shown;

const HOUR = 1 / 24;

it.each<[string, Step[], { from: number; percent: number } | null]>([
  [
    "no discount",
    [
      { daysAgo: 90, price: 50 },
      { daysAgo: 3, price: 40 },
    ],
    null,
  ],
  [
    "a steady price before",
    [
      { daysAgo: 90, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    { from: 50, percent: 20 },
  ],
  [
    "a price raised a week before",
    [
      { daysAgo: 90, price: 45 },
      { daysAgo: 10, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    { from: 45, percent: 11 },
  ],
  [
    "a price raised for an hour to what it was reduced from",
    [
      { daysAgo: 90, price: 40 },
      { daysAgo: HOUR, price: 50 },
      { daysAgo: 0, price: 50, discount: 20 },
    ],
    null,
  ],
  [
    "a price lowered for an hour, within the days before",
    [
      { daysAgo: 90, price: 50 },
      { daysAgo: 20, price: 35 },
      { daysAgo: 20 - HOUR, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    null,
  ],
  [
    "a low price that ended 32 days before",
    [
      { daysAgo: 90, price: 30 },
      { daysAgo: 35, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    { from: 50, percent: 20 },
  ],
  [
    "a low price that ended 30 days before",
    [
      { daysAgo: 90, price: 30 },
      { daysAgo: 33, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    null,
  ],
  [
    "a reduction within a reduction, counted from the first reduced price",
    [
      { daysAgo: 90, price: 50 },
      { daysAgo: 10, price: 50, discount: 20 },
      { daysAgo: 3, price: 50, discount: 40 },
    ],
    { from: 40, percent: 25 },
  ],
  [
    "a reduction that was taken back in part",
    [
      { daysAgo: 90, price: 50 },
      { daysAgo: 10, price: 50, discount: 40 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    null,
  ],
  [
    "goods that are newer than the 30 days",
    [
      { daysAgo: 20, price: 50 },
      { daysAgo: 3, price: 50, discount: 20 },
    ],
    null,
  ],
  ["goods reduced from their first day", [{ daysAgo: 90, price: 50, discount: 20 }], null],
  ["a history that is lost", [], null],
])("L3: %s", async (_situation, steps, shown) => {
  const product = await withHistory(steps);
  expect(await reductionNow(product)).toEqual(shown && { from: euros(shown.from), percent: shown.percent });
  expect(await isReducedInLists(product)).toBe(shown !== null);
});

it("L3: a price of every hour of the month is looked at", async () => {
  const hours = Array.from({ length: 400 }, (_, i) => ({ daysAgo: 20 - i * HOUR, price: i === 0 ? 30 : 60 + (i % 2) }));
  const product = await withHistory([{ daysAgo: 90, price: 60 }, ...hours, { daysAgo: 1, price: 60, discount: 40 }]);
  expect(await reductionNow(product)).toBeNull();
});

it("L3: a price that waited for another is the later one, whichever was begun first", async () => {
  const { id } = await aProduct(shop, { price: 50 });
  const [slow, quick] = [await shop.pool.connect(), await shop.pool.connect()];
  try {
    await slow.query("BEGIN; SELECT now()");
    await quick.query("UPDATE products SET price_cents = 4000 WHERE id = $1", [id]);
    await slow.query("UPDATE products SET price_cents = 6000 WHERE id = $1", [id]);
    await slow.query("COMMIT");
  } finally {
    slow.release();
    quick.release();
  }
  const { rows } = await shop.pool.query(
    "SELECT price_cents::int AS price FROM price_history WHERE product_id = $1 ORDER BY since",
    [id],
  );
  expect(rows.map(({ price }) => price)).toEqual([5000, 4000, 6000]);
});

/** What was asked at any time of the 31 days before the last step, looked at step by step. */
function bearable(steps: readonly Step[]): number | null {
  const now = steps.at(-1);
  const start = (now?.daysAgo ?? 0) + 31;
  if ((steps[0]?.daysAgo ?? 0) <= start) return null;
  const before = steps.slice(0, -1).filter((_, i) => (steps[i + 1]?.daysAgo ?? 0) <= start);
  return Math.min(...before.map(({ price, discount = 0 }) => reduced(euros(price), discount)));
}

it("L2: card, list, product, email and cart show the same reduction, which the history bears", async () => {
  const web = await served(shop);
  const step = fc.record({
    price: fc.integer({ min: 100, max: 9_900 }).map((price) => price / 100),
    discount: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100),
    ),
  });
  const history = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 8 }),
      fc.array(step, { minLength: 8, maxLength: 8 }),
    )
    .map(([moments, steps]) =>
      moments.toSorted((a, b) => b - a).map((moment, i): Step => ({ daysAgo: moment / 40, price: 1, ...steps[i] })),
    );
  let borne = 0;
  try {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const product = await withHistory(steps);
        const { price = 0, discount = 0 } = steps.at(-1) ?? {};
        const lowest = bearable(steps);
        const wanted = reductionOf({
          price: euros(price),
          discountPercentage: discount,
          lowestBefore: lowest === null ? null : cents(lowest),
        });
        if (wanted) borne += 1;
        expect(await isReducedInLists(product)).toBe(wanted !== null);
        const { id } = product;
        const listed = await productsInListing(shop.db, { category: "oils", pages: 1 });
        const answer = await fetch(`${web.url}/functions/v1/cart-products`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ids: [id], names: [] }),
        });
        const [inCart] = (await answer.json()).products;
        expect([
          await reductionNow(product),
          listed.products.find((one) => one.id === id)?.reduction,
          (await productWithRelated(shop.db, id))?.product.reduction,
          (await productsById(shop.db, [id]))[0]?.reduction,
          inCart.reduction && { ...inCart.reduction, from: euros(inCart.reduction.from) },
        ]).toEqual(Array(5).fill(wanted));
      }),
      { numRuns: 60 },
    );
    expect(borne).toBeGreaterThan(0);
  } finally {
    await web.close();
  }
});
