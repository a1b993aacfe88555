import { type Language, localizedPath } from "#shared/language.ts";
import { type ShopNames, type StructuredData, say } from "#shared/structured-data.ts";
import { collectionAddress } from "./collection-filters.ts";

interface Told {
  title: string;
  slug: string;
  metaDescription: string | null;
}

/** A page of a collection as search engines read it, with the products on it; null where filters or another order chose them. `language` is that of its one address. */
export function collectionData(
  { shopUrl }: ShopNames,
  collection: Told,
  productIds: readonly string[] | null,
  language: Language,
): StructuredData {
  return say("CollectionPage", {
    name: collection.title,
    ...(collection.metaDescription ? { description: collection.metaDescription } : {}),
    url: shopUrl + localizedPath(language, collectionAddress(collection.slug)),
    inLanguage: language,
    ...(productIds && {
      mainEntity: {
        "@type": "ItemList",
        itemListElement: productIds.map((id, i) => ({
          "@type": "ListItem",
          position: i + 1,
          url: shopUrl + localizedPath(language, `/products/${id}`),
        })),
      },
    }),
  });
}
