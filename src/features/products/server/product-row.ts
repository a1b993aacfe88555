import { euros } from "#shared/money.ts";
import type { ProductChange } from "../product-input.ts";
import type { products } from "./products-table.ts";

type Row = typeof products.$inferSelect;
type Writable = Partial<typeof products.$inferInsert>;

/** Columns that are not set from the fields of a product. */
type Kept = "id" | "createdAt" | "updatedAt" | "retiredAt" | "version" | "isSample" | "groupId";

/** The columns that a change names; those it does not name are undefined. A column that is missing here does not compile. */
export const rowOf = (input: ProductChange): Writable & Record<Exclude<keyof Writable, Kept>, unknown> => ({
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

/** The values that differ from the row. */
export function changesOf(row: Row, wanted: Writable): Writable {
  const changed = Object.entries(wanted).filter(
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
