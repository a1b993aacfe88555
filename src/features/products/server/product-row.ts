import { euros } from "#shared/money.ts";
import type { ProductChange } from "../product-input.ts";
import type { products } from "./products-table.ts";

type Row = typeof products.$inferSelect;
type Writable = Partial<typeof products.$inferInsert>;

/** The columns that a wish names; those it does not name are undefined. */
export const rowOf = (wish: ProductChange): Writable => ({
  name: wish.name,
  category: wish.category,
  description: wish.description,
  priceCents: wish.price === undefined ? undefined : euros(wish.price),
  discountPercentage: wish.discount_percentage,
  isNew: wish.is_new,
  image: wish.image === undefined ? undefined : (wish.image ?? []),
  slug: wish.slug,
  sku: wish.sku,
  gtin: wish.gtin,
  volumeMl: wish.volume_ml,
  weightG: wish.weight_g,
  maker: wish.maker,
  responsiblePerson: wish.responsible_person,
  warning: wish.warning,
  details: wish.details,
});

/** Of what is wished only that which is not so already. */
export function changesOf(row: Row, wished: Writable): Writable {
  const changed = Object.entries(wished).filter(
    ([column, value]) => value !== undefined && !isSame(Reflect.get(row, column), value),
  );
  return Object.fromEntries(changed);
}

// The database gives the fields of a document back in an order of its own.
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
