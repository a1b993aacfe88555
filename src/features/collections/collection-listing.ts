import type { AttributeType } from "#features/products/attribute.ts";
import type { ProductSummary } from "#features/products/product.ts";
import type { Cents } from "#shared/money.ts";

export interface Facet {
  slug: string;
  name: string;
  type: AttributeType;
  unit: string | null;
  /** `count`: how many products it would leave; null where there are too many to count. */
  values: { value: string; name: string; count: number | null }[];
}

export interface CollectionListing {
  products: ProductSummary[];
  hasMore: boolean;
  /** How many parts there are; of a larger collection, whether there is one after this. */
  parts: number;
  /** That the filters leave; null where there are too many to count. */
  total: number | null;
  facets: Facet[];
  reduced: number | null;
  /** Of what is paid now for any of its products, in cents; null in an empty collection. */
  lowest: Cents | null;
  highest: Cents | null;
}

/** Without values that the collection does not offer. */
export const offeredFacets = ({ facets }: CollectionListing, asked: readonly string[]): string[] => {
  const offered = new Set(facets.flatMap(({ slug, values }) => values.map(({ value }) => `${slug}.${value}`)));
  return asked.filter((facet) => offered.has(facet));
};
