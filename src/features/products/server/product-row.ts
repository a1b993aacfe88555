import { imageAddress } from "#features/images/image-address.ts";
import { isSameJson } from "#shared/same-json.ts";
import type { AdminProduct } from "../admin-product.ts";
import { FIELD, FIELD_NAMES, type ProductField, type ProductFields } from "../product-fields.ts";
import type { ProductChange } from "../product-input.ts";
import { products } from "./products-table.ts";

type Row = typeof products.$inferSelect;
type ColumnOf<K extends ProductField> = ProductFields[K]["column"];
type StoredOf<K extends ProductField> = Parameters<NonNullable<ProductFields[K]["stored"]>["from"]>[0];
/** What the columns of the fields hold. */
export type FieldColumns = { [K in ProductField as ColumnOf<K> & string]: StoredOf<K> };
type FieldInColumn = { [K in ProductField]: ColumnOf<K> extends string ? K : never }[ProductField];

/** Columns that are not set from the fields of a product. */
type Kept =
  | ("id" | "createdAt" | "updatedAt" | "retiredAt" | "version" | "isSample")
  | ("groupId" | "optionValues" | "groupPosition" | "listed")
  | ("isDraft" | "publishAt" | "wasPublished" | "facets");

const inColumns = FIELD_NAMES.flatMap((name) => (FIELD[name].column ? [[name, FIELD[name].column] as const] : []));

/** The columns of the fields. A field without its column does not compile, nor a column without its field. */
export const fieldColumns = Object.fromEntries(
  inColumns.map(([, column]) => [column, Reflect.get(products, column)]),
) as Pick<typeof products, keyof FieldColumns> satisfies Pick<typeof products, Exclude<keyof Row, Kept>>;

export const fieldColumnsOf = (row: FieldColumns): FieldColumns =>
  Object.fromEntries(inColumns.map(([, column]) => [column, Reflect.get(row, column)])) as FieldColumns;

/** The columns that a change names; those it does not name are undefined. An image of the store is there by its path. */
export function rowOf(input: ProductChange): Partial<FieldColumns> {
  const row: Partial<FieldColumns> = Object.fromEntries(
    inColumns.map(([name, column]) => {
      const [value, stored] = [input[name], FIELD[name].stored];
      return [column, stored && value !== undefined ? stored.to(value) : value];
    }),
  );
  return row.image ? { ...row, image: [...new Set(row.image.map(asStored))] } : row;
}

function asStored(entry: string): string {
  const address = imageAddress(entry);
  return address.kind === "stored" ? address.path : entry;
}

/** What the back office reads of the columns. */
export const answersOf = (row: FieldColumns): Pick<AdminProduct, FieldInColumn> =>
  Object.fromEntries(
    inColumns.map(([name, column]) => {
      const [value, stored] = [Reflect.get(row, column), FIELD[name].stored];
      return [name, stored ? stored.from(value) : value];
    }),
  ) as Pick<AdminProduct, FieldInColumn>;

/** The values that differ from the row. */
export function changesOf(row: Row, wanted: Partial<FieldColumns>): Partial<FieldColumns> {
  const changed = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && !isSameJson(Reflect.get(row, column), value),
  );
  return Object.fromEntries(changed);
}
