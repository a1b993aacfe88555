import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { SeededRandom } from "#shared/seeded-random.ts";
import type { Category } from "../category.ts";
import { fieldColumnsOf } from "./product-row.ts";
import { products } from "./products-table.ts";

const TWO_YEARS = 2 * 365 * DAY_MS;
const MOODS = ["Still", "Morning", "Amber", "Winter", "Harbour", "Meadow", "Linen", "Evening", "Northern", "Quiet"];
const KINDS: Record<Category, readonly string[]> = {
  diffusers: ["Ceramic Diffuser", "Glass Diffuser", "Stone Diffuser", "Oak Diffuser"],
  oils: ["Lavender Oil", "Cedar Oil", "Orange Oil", "Mint Oil", "Rosemary Oil", "Pine Oil"],
  accessories: ["Oil Box", "Oil Stand", "Scent Stones", "Carafe"],
};

export interface SeededProduct {
  productId: string;
  quantity: number;
}

/** How many products earlier seeds made; the next ones are numbered on from there. */
export async function seededProducts(db: Db): Promise<number> {
  const found = await db.execute<{ last: number }>(
    sql`SELECT coalesce(max(substr(sku, 6)::int), 0) AS last FROM products WHERE sku ~ '^SEED-[0-9]+$'`,
  );
  return found.rows[0]?.last ?? 0;
}

/** What seeded products take words and images from: the demo's own. */
export const productModels = (db: Db) =>
  db.select().from(products).where(eq(products.isSample, true)).orderBy(products.createdAt).limit(100);

type Model = Awaited<ReturnType<typeof productModels>>[number];

/** Writes `count` products numbered from `first` and answers how many of each there are to be had. */
export async function seedProducts(
  tx: Tx,
  models: readonly Model[],
  first: number,
  count: number,
  now: Date,
): Promise<SeededProduct[]> {
  const rows = Array.from({ length: count }, (_, i) => productRow(models, first + i, now));
  await insertMany(
    tx,
    products,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, quantity }) => ({ productId: row.id, quantity }));
}

function productRow(models: readonly Model[], number: number, now: Date) {
  const random = new SeededRandom(number);
  const model = random.pick(models);
  const name = `${random.pick(MOODS)} ${random.pick(KINDS[model.category])} ${number}`;
  const row = {
    ...fieldColumnsOf(model),
    id: random.uuid(),
    slug: name.toLowerCase().replaceAll(" ", "-"),
    sku: `SEED-${String(number).padStart(6, "0")}`,
    name,
    gtin: null,
    priceCents: cents(Math.max(500, model.priceCents + random.whole(-8, 12) * 100)),
    discountPercentage: random.chance(0.12) ? random.pick([5, 10, 15, 20, 30]) : 0,
    isNew: random.chance(0.03),
    isSample: true,
    createdAt: new Date(now.getTime() - random.next() * TWO_YEARS),
  };
  return { row, quantity: stockOf(random) };
}

/** Every state is there: none, a few, plenty. */
function stockOf(random: SeededRandom): number {
  if (random.chance(0.08)) return 0;
  return random.chance(0.1) ? random.whole(1, 5) : random.whole(6, 400);
}
