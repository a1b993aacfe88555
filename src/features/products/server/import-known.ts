import { inArray, sql } from "drizzle-orm";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { Tx } from "#platform/database/database.ts";
import { UUID } from "#shared/uuid.ts";
import type { FileLine, OldName } from "../product-csv.ts";
import { oldNamesOf, takenBefore } from "./old-ids.ts";
import { lockGroupsOf } from "./product-groups.ts";
import { products } from "./products-table.ts";

/** The products that earlier files of the other shop brought, by what lines call them. */
export async function broughtBefore(
  tx: Tx,
  lines: readonly FileLine[],
  nameIn: (line: FileLine) => OldName | undefined,
) {
  const named = lines.flatMap((line) => nameIn(line) ?? []);
  const [first] = named;
  return first ? takenBefore(tx, first.shop, [...new Set(named.map(({ id }) => id))]) : new Map<string, string>();
}

/** What the other shop calls products by that have the numbers of lines. */
export async function namesThere(tx: Tx, lines: readonly FileLine[], found: readonly Known[]) {
  const first = lines.find(({ unnumbered }) => unnumbered)?.unnumbered;
  return first
    ? oldNamesOf(
        tx,
        first.shop,
        found.map(({ id }) => id),
      )
    : [];
}

export interface Known {
  id: string;
  groupId: string | null;
  optionValues: string[];
  name: string;
  slug: string;
  version: number;
  retiredAt: Date | null;
  publishAt: Date | null;
  hasImages: boolean;
  stock: number;
}

/** The products that lines name, held until all are taken over. */
export async function knownProducts(tx: Tx, lines: readonly FileLine[], further: readonly string[]) {
  const ids = [...lines.flatMap(({ id }) => (UUID.test(id) ? [id.toLowerCase()] : [])), ...further];
  const skus = lines.flatMap(({ id, sku }) => (id === "" && sku !== "" ? [sku] : []));
  const named = sql`${inArray(products.id, ids)} OR ${inArray(products.sku, skus)}`;
  await lockGroupsOf(tx, named);
  const rows = await tx
    .select({
      id: products.id,
      groupId: products.groupId,
      optionValues: products.optionValues,
      sku: products.sku,
      name: products.name,
      slug: products.slug,
      version: products.version,
      retiredAt: products.retiredAt,
      publishAt: products.publishAt,
      hasImages: sql<boolean>`cardinality(${products.image}) > 0`,
      stock: availableOf(sql`products.id`),
    })
    .from(products)
    .where(named)
    // Held in the order of ids, whatever the file's: two files never wait for each other.
    .orderBy(products.id)
    .for("no key update");
  return { byId: new Map(rows.map((row) => [row.id, row])), bySku: new Map(rows.map((row) => [row.sku, row])) };
}
