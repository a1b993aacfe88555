import { currentLanguage, localizedUrl } from "#shared/language.ts";
import { type ShopNames, type StructuredData, say } from "#shared/structured-data.ts";
import { collectionAddress } from "./collection-filters.ts";

interface Told {
  title: string;
  slug: string;
  metaDescription: string | null;
}

/** A page of a collection as search engines read it, with the products on it; null where filters or another order chose them. */
export function collectionData(
  { shopUrl }: ShopNames,
  collection: Told,
  productIds: readonly string[] | null,
): StructuredData {
  return say("CollectionPage", {
    name: collection.title,
    ...(collection.metaDescription ? { description: collection.metaDescription } : {}),
    url: localizedUrl(shopUrl, collectionAddress(collection.slug)),
    inLanguage: currentLanguage(),
    ...(productIds && {
      mainEntity: {
        "@type": "ItemList",
        itemListElement: productIds.map((id, i) => ({
          "@type": "ListItem",
          position: i + 1,
          url: localizedUrl(shopUrl, `/products/${id}`),
        })),
      },
    }),
  });
}
