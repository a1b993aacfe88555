import { euros } from "#shared/money.ts";
import type { ProductChange } from "../product-input.ts";
import type { products } from "./products-table.ts";

type Row = typeof products.$inferSelect;
type Writable = Partial<typeof products.$inferInsert>;

/** The columns of an input; fields that it does not contain are undefined. */
export const rowOf = (input: ProductChange): Writable => ({
  name: input.name,
  category: input.category,
  description: input.description,
  priceCents: input.price === undefined ? undefined : euros(input.price),
  discountPercentage: input.discount_percentage,
  isNew: input.is_new,
  image: input.image === undefined ? undefined : (input.image ?? []),
  slug: input.slug,
  sku: input.sku,
  gtin: input.gtin,
  volumeMl: input.volume_ml,
  weightG: input.weight_g,
  maker: input.maker,
  responsiblePerson: input.responsible_person,
  warning: input.warning,
  details: input.details,
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
