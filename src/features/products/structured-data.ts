import { publicAddress } from "#features/images/shown-image.ts";
import { currentLanguage, type Language, localizedPath, localizedUrl } from "#shared/language.ts";
import { currentCurrency } from "#shared/money.ts";
import { type ShopNames, type StructuredData, say, whole } from "#shared/structured-data.ts";
import { type Product, priceNow } from "./product.ts";
import { valueInWords } from "./told-attribute.ts";
import type { VariantGroup } from "./variants.ts";

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

/** How long a return is taken by the start text of the policy (decision 45). */
const RETURN_DAYS = 100;

/**
 * Who made a product; the shop itself where the product names nobody, or the company that has the shop's name ("Aurelle OÜ"). `maker` is its
 * own, not that of the settings.
 */
export const brandOf = (maker: string | null, storeName: string): string =>
  !maker || maker.startsWith(storeName) ? storeName : maker;

/** The properties that search engines know for what a variant differs in; others are told as they are called. */
const PROPERTIES: Readonly<Record<string, string>> = {
  size: "size",
  volume: "size",
  "room size": "size",
  colour: "color",
  color: "color",
  material: "material",
};

/** By the English name of an option; undefined for one that search engines do not know. */
export const knownProperty = (option: string): string | undefined => PROPERTIES[option.toLowerCase()];

interface ToldProduct {
  product: Product;
  group?: VariantGroup | null;
  /** What the product itself says, not the settings. */
  maker: string | null;
  /** The start text of the return policy is in force, whose days are known; a shopkeeper's own text may say others. */
  hasStartReturns: boolean;
  /** That of the page's one address. */
  language?: Language;
}

/**
 * Without ratings, for invented ones are unlawful (decision 9). A variant is told as one of its group; the others by their addresses,
 * in the form that search engines ask for: their facts are on their own pages.
 */
export function productData(shop: ShopNames, told: ToldProduct): StructuredData {
  const { product, group, language = currentLanguage() } = told;
  const addressOf = (id: string) => shop.shopUrl + localizedPath(language, `/products/${id}`);
  const facts = factsOf(shop, told, addressOf(product.id));
  if (!group) return say("Product", facts);
  const values = group.variants.find(({ id }) => id === product.id)?.values ?? [];
  const properties = group.englishOptions.map(knownProperty);
  const others = group.variants.filter(({ id }) => id !== product.id);
  return say("ProductGroup", {
    name: group.name,
    description: facts.description,
    url: facts.offers.url,
    brand: facts.brand,
    productGroupID: group.id,
    variesBy: group.options.map((option, place) => {
      const known = properties[place];
      return known ? `https://schema.org/${known}` : option;
    }),
    hasVariant: [
      { "@type": "Product", ...facts, ...ownProperties(properties, group.options, values, facts.additionalProperty) },
      ...others.map(({ id }) => ({ url: addressOf(id) })),
    ],
  });
}

function ownProperties(
  known: readonly (string | undefined)[],
  options: readonly string[],
  values: readonly string[],
  told: readonly object[] = [],
) {
  const named = known.flatMap((property, place) => (property ? [[property, values[place]]] : []));
  const additional = options.flatMap((name, place) =>
    known[place] ? [] : [{ "@type": "PropertyValue", name, value: values[place] }],
  );
  const all = [...additional, ...told];
  return { ...Object.fromEntries(named), ...(all.length > 0 ? { additionalProperty: all } : {}) };
}

const additionalProperties = ({ attributes }: Product) =>
  attributes.length === 0
    ? {}
    : {
        additionalProperty: attributes.map((one) => ({
          "@type": "PropertyValue",
          name: one.name,
          value: valueInWords(one),
        })),
      };

const returnPolicy = (shopUrl: string) => ({
  "@type": "MerchantReturnPolicy",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: RETURN_DAYS,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  merchantReturnLink: localizedUrl(shopUrl, "/return-refund-policy"),
});

function factsOf({ shopUrl, storeName }: ShopNames, { product, maker, hasStartReturns }: ToldProduct, url: string) {
  const price = (priceNow(product) / 100).toFixed(2);
  return {
    name: product.name,
    description: product.description ?? product.name,
    image: product.images.map(({ path }) => whole(publicAddress(path), shopUrl)),
    sku: product.sku,
    ...(product.gtin ? { gtin: product.gtin } : {}),
    brand: { "@type": "Brand", name: brandOf(maker, storeName) },
    ...additionalProperties(product),
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: currentCurrency(),
      price,
      ...measure(product, price),
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      ...(product.notSoldTo.length > 0 ? { ineligibleRegion: product.notSoldTo } : {}),
      ...(hasStartReturns ? { hasMerchantReturnPolicy: returnPolicy(shopUrl) } : {}),
    },
  };
}
