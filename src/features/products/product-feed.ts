import { publicAddress } from "#features/images/shown-image.ts";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import { localizedUrl } from "#shared/language.ts";
import { type Cents, currentCurrency } from "#shared/money.ts";
import { type ShopNames, whole } from "#shared/structured-data.ts";
import { xmlText } from "#shared/xml.ts";
import type { Category } from "./category.ts";
import { messages } from "./messages.ts";
import { type ProductSummary, priceNow } from "./product.ts";
import { brandOf, knownProperty } from "./structured-data.ts";
import { unitPriceOf } from "./unit-price.ts";

/** A product or variant, with its texts in the language of the feed. */
export interface FeedProduct extends Pick<ProductSummary, "price" | "discountPercentage" | "reduction" | "inStock"> {
  id: string;
  groupId: string | null;
  /** Of a variant, in English: its options. */
  options: readonly string[] | null;
  /** One for each option. */
  values: readonly string[];
  name: string;
  description: string | null;
  category: Category;
  /** As they are stored. */
  images: readonly string[];
  sku: string;
  gtin: string | null;
  /** Its own, not that of the settings. */
  maker: string | null;
  volumeMl: number | null;
  weightG: number | null;
  notSoldTo: readonly DeliveryCountry[];
  isKit: boolean;
}

/** The limits of Google's specification, in characters and elements. */
const MAX = { title: 150, description: 5000, moreImages: 10, brand: 70, mpn: 70 };

/** What stands before all items of the feed in the language of the request. */
export const feedHead = ({ shopUrl, storeName }: ShopNames, description: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element("title", storeName)}${element("link", localizedUrl(shopUrl, "/"))}${element("description", description)}`;

export const FEED_FOOT = "</channel>\n</rss>\n";

/**
 * An item as Google's product data specification has it. `sale_price` is there only where the shop strikes a price, and the price
 * beside it is the struck one.
 */
export function feedItem(product: FeedProduct, { shopUrl, storeName }: ShopNames): string {
  const { id, name, category, reduction, gtin, maker, sku, volumeMl, weightG } = product;
  const now = priceNow(product);
  const [image, ...more] = product.images
    .filter((path) => !path.startsWith("data:"))
    .map((path) => whole(publicAddress(path), shopUrl));
  const brand = brandOf(maker, storeName);
  // The number of a maker other than the shop is not known.
  const mpn = brand === storeName ? sku : null;
  const measured = unitPriceOf(product, now) !== null;
  const properties = (product.options ?? []).flatMap((option, place) => {
    const property = knownProperty(option);
    return property ? [[property, product.values[place]] as const] : [];
  });
  const elements: readonly (readonly [string, string | null | undefined])[] = [
    ["id", id],
    ["item_group_id", product.groupId],
    ["title", cut(name, MAX.title)],
    ["description", cut(product.description || name, MAX.description)],
    ["link", localizedUrl(shopUrl, `/products/${id}`)],
    ["image_link", image],
    ...more.slice(0, MAX.moreImages).map((address) => ["additional_image_link", address] as const),
    ["availability", product.inStock ? "in_stock" : "out_of_stock"],
    ["price", amount(reduction?.from ?? now)],
    ["sale_price", reduction && amount(now)],
    ["unit_pricing_measure", measured ? `${volumeMl}ml` : null],
    ["unit_pricing_base_measure", measured ? "1l" : null],
    ["condition", "new"],
    ["brand", cut(brand, MAX.brand)],
    ["gtin", gtin],
    ["mpn", mpn && cut(mpn, MAX.mpn)],
    ["identifier_exists", gtin || mpn ? null : "no"],
    ["is_bundle", product.isKit ? "yes" : null],
    ...new Map(properties),
    ["product_type", messages.categories[category]],
    ["shipping_weight", weightG ? `${weightG} g` : null],
    ...product.notSoldTo.map((country) => ["shopping_ads_excluded_country", country] as const),
  ];
  return `<item>\n${elements.map(([of, text]) => (text ? element(`g:${of}`, text) : "")).join("")}</item>\n`;
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>\n`;

const amount = (price: Cents): string => `${(price / 100).toFixed(2)} ${currentCurrency()}`;

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);
