import { publicAddress } from "#features/images/shown-image.ts";
import { type ShopNames, type StructuredData, say, whole } from "#shared/structured-data.ts";
import { type Product, priceNow } from "./product.ts";

/** How long a return is taken (decision 45). */
const RETURN_DAYS = 100;

/** Without ratings, for invented ones are unlawful (decision 9). */
export function productData({ shopUrl, storeName }: ShopNames, product: Product): StructuredData {
  const url = `${shopUrl}/products/${product.id}`;
  return say("Product", {
    name: product.name,
    description: product.description ?? product.name,
    image: product.images.map(({ path }) => whole(publicAddress(path), shopUrl)),
    sku: product.sku,
    ...(product.gtin ? { gtin: product.gtin } : {}),
    brand: { "@type": "Brand", name: storeName },
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "EUR",
      price: (priceNow(product) / 100).toFixed(2),
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: RETURN_DAYS,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
        merchantReturnLink: `${shopUrl}/return-refund-policy`,
      },
    },
  });
}
