import type { Actor } from "#features/audit/actor.ts";
import { type CollectionRule, type Condition, newCollection } from "#features/collections/collection.ts";
import { NO_FILTERS } from "#features/collections/collection-filters.ts";
import { productsInCollection } from "#features/collections/server/collection-listing.ts";
import { addCollection, changeCollection } from "#features/collections/server/save-collection.ts";
import { changeProduct } from "#features/products/server/save-product.ts";
import type { TestShop } from "./shop.ts";

/** What tests of collections do in a shop. */
export function collectionTools(shop: TestShop, actor: Actor) {
  let made = 0;
  type Input = Parameters<typeof newCollection.parse>[0];
  const add = (input: object = {}) => {
    made += 1;
    const written = { title: `Collection ${made}`, slug: `collection-${made}`, status: "published", ...input };
    return addCollection(shop, newCollection.parse(written as Input), actor);
  };
  const byRule = (...conditions: Condition[]) => add({ rule: { match: "all", conditions } satisfies CollectionRule });
  const change = (id: string, version: number, written: object) =>
    changeCollection(shop, { id, version, written }, actor);
  const productOf = (id: string, input: object) => changeProduct(shop, id, input, actor);
  const names = async (id: string, filters: Partial<typeof NO_FILTERS> = {}) =>
    (await productsInCollection(shop.db, id, { ...NO_FILTERS, ...filters })).products.map(
      ({ name, choices }) => choices?.name ?? name,
    );
  return { add, byRule, change, productOf, names };
}
