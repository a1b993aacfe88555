import { publicAddress } from "#features/images/shown-image.ts";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { currentCurrency } from "#shared/money.ts";
import { type ShopNames, type StructuredData, say, whole } from "#shared/structured-data.ts";
import { type Product, priceNow } from "./product.ts";

/** What the price is for, so that search engines show the price of a litre beside it. The struck price is left to the page. */
function measure({ category, volumeMl }: Product, price: string) {
  if (category !== "oils" || !volumeMl) return {};
  const litre = { "@type": "QuantitativeValue", value: 1, unitCode: "LTR" };
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currentCurrency(),
      referenceQuantity: { "@type": "QuantitativeValue", value: volumeMl, unitCode: "MLT", valueReference: litre },
    },
  };
}

/** How long a return is taken (decision 45). */
const RETURN_DAYS = 100;

/** Without ratings, for invented ones are unlawful (decision 9). */
export function productData({ shopUrl, storeName }: ShopNames, product: Product): StructuredData {
  const address = (path: string) => shopUrl + localizedPath(currentLanguage(), path);
  const price = (priceNow(product) / 100).toFixed(2);
  const url = address(`/products/${product.id}`);
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
      priceCurrency: currentCurrency(),
      price,
      ...measure(product, price),
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: RETURN_DAYS,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
        merchantReturnLink: address("/return-refund-policy"),
      },
    },
  });
}
