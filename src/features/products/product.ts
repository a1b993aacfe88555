import type { ShownImage } from "#features/images/shown-image.ts";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import { type Cents, cents, reduced } from "#shared/money.ts";
import type { Category } from "./category.ts";
import type { Hazards, Pictogram } from "./hazard.ts";
import type { ProductDetails } from "./product-details.ts";
import type { Reduction } from "./reduction.ts";
import type { ToldAttribute } from "./told-attribute.ts";
import type { Choices } from "./variants.ts";

export const PRODUCTS_A_PAGE = 12;
export const FEATURED = 4;
export const RELATED = 3;

/** A product as cards and cart need it. */
export interface ProductSummary {
  id: string;
  slug: string;
  name: string;
  category: Category;
  price: Cents;
  discountPercentage: number;
  /** What may be said of the discount; null where the prices before do not bear it. */
  reduction: Reduction | null;
  isNew: boolean;
  inStock: boolean;
  volumeMl: number | null;
  /** Countries that it is not sent to. */
  notSoldTo: readonly DeliveryCountry[];
  /** Signal word and types of hazard in the language of the request; null where there are none. */
  hazards: string | null;
  /** A card has the first two of them. */
  images: ShownImage[];
  /** Of a product with variants, in lists; null for all others. */
  choices: Choices | null;
  /** The first address of `image` as it is stored. */
  image: string | null;
  /** What a kit is made of, in words; null for all others. */
  parts: string | null;
}

/** A part on the page of its kit. */
export interface PartInKit {
  id: string;
  name: string;
  /** In one kit. */
  quantity: number;
  /** It is no longer sold: its page is gone. */
  isRetired: boolean;
  /** There are too few pieces of it for one kit. */
  isMissing: boolean;
  warning: string | null;
  label: HazardLabel | null;
}

export interface Product extends ProductSummary {
  /** Of a kit, in their order; none of any other product. */
  partsInKit: readonly PartInKit[];
  sku: string;
  gtin: string | null;
  description: string | null;
  details: ProductDetails | null;
  attributes: ToldAttribute[];
  maker: string | null;
  makerAddress: string | null;
  makerContact: string | null;
  responsiblePerson: string | null;
  warning: string | null;
  prop65Warning: string | null;
  label: HazardLabel | null;
  /** The crossed-out bin and where it is taken back, for electrical equipment and batteries (L18, L19). */
  takeBack: { bin: string; texts: readonly string[] } | null;
  /** Of the demo catalogue. */
  isSample: boolean;
}

/** A label of hazardous goods, in the language of the request. */
export interface HazardLabel {
  pictograms: readonly { code: Pictogram; name: string }[];
  signal: string | null;
  statements: readonly string[];
  precautions: readonly string[];
  facts: readonly { name: string; value: string }[];
  /** That closure and warning fit its hazards. */
  closures: string | null;
  /** That these are the demo's data. */
  sample: string | null;
}

/** What a shopper read of a product beside its price, as an order keeps it: the label as codes, the rest as it was worded. */
export interface SeenWithOrder {
  label: Omit<Hazards, "category" | "regime"> | null;
  warning: string | null;
  prop65Warning: string | null;
}

export const priceNow = (product: Pick<ProductSummary, "price" | "discountPercentage">): Cents =>
  product.discountPercentage > 0 ? reduced(product.price, product.discountPercentage) : cents(product.price);
