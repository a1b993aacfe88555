import { lineRow } from "#features/checkout/server/order-rows.ts";
import {
  orderedProducts,
  priceOrder,
  refuseNotSoldThere,
  refuseWithoutParts,
} from "#features/checkout/server/price-order.ts";
import type { OrderVersion, VersionLine, VersionPart } from "#features/orders/correction.ts";
import { asColumns } from "#features/orders/server/discount-columns.ts";
import { spreadOverParts } from "#features/products/kit.ts";
import { type ProductForSale, productsForSale } from "#features/products/server/products-for-sale.ts";
import type { DeliveryMethod, ShippingTerms } from "#features/shipping/shipping-cost.ts";
import type { Db } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import type { Language } from "#shared/language.ts";
import { type Cents, cents, minus } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";

/** Pieces of a product. */
export interface WantedLine {
  productId: string;
  quantity: number;
}

interface Terms {
  /** Of the order: products are named in it. */
  language: Language;
  country: string;
  deliveryMethod: DeliveryMethod;
  deliveryCountry: string;
  /** null where nothing is sent. */
  shipping: ShippingTerms | null;
  /** What an administrator takes off the goods. */
  discount: Cents;
  /** Percent, that prices contain where the goods go. */
  vatRate: number;
  /** A business that pays no VAT. */
  isExempt: boolean;
  /** The first position that no line of the order ever had. */
  nextPosition: number;
  /** Whether the parcel goes to another country than before. */
  goesElsewhere: boolean;
}

/**
 * What an order costs with these lines, by the checkout's own pricing. Products that it has already keep the price that they were bought
 * for, and kits the parts; others have today's. @throws AppError where a product is not sold any more, or not sent to the country
 */
export async function pricedVersion(
  db: Db,
  bought: readonly VersionLine[],
  wanted: readonly WantedLine[],
  terms: Terms,
): Promise<OrderVersion> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of wanted) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const asked = [...quantities.keys()].filter((id) => !bought.some(({ productId }) => productId === id));
  const sold = await productsForSale(db, asked, []);
  if (sold.length < asked.length) throw new AppError("invalid", messages.notSold, { code: "NOT_SOLD" });
  const boughtLine = (id: string) => bought.find(({ productId }) => productId === id);
  const fresh = await withLanguage(terms.language, () =>
    orderedProducts(
      db,
      [...quantities].flatMap(([id, quantity]) => (boughtLine(id) ? [] : { id, quantity, name: "" })),
    ),
  );
  refuseNotSoldThere(fresh, terms.deliveryCountry);
  refuseWithoutParts(fresh);
  const staying = bought.filter(({ productId }) => quantities.has(productId));
  if (terms.goesElsewhere) await refuseBoughtThere(db, staying, terms.deliveryCountry);
  const ordered = [
    ...bought.flatMap((line) => {
      const quantity = quantities.get(line.productId);
      return quantity ? [{ product: asProduct(line), quantity }] : [];
    }),
    ...fresh.map(({ product, quantity }) => ({ product, quantity })),
  ];
  const firstFresh = ordered.length - fresh.length;
  const { deliveryMethod, deliveryCountry, country } = terms;
  const priced = priceOrder(ordered, {
    method: deliveryMethod,
    shipping: terms.shipping,
    vatRate: terms.vatRate,
    isExempt: terms.isExempt,
    discount: terms.discount,
  });
  const { vatRate } = priced;
  return {
    lines: priced.lines.map((line, place): VersionLine => {
      const row = lineRow(vatRate)(line);
      const before = boughtLine(row.productId);
      if (!before) return { ...row, position: terms.nextPosition + place - firstFresh, batches: [] };
      const { quantity, lineCents, bundleShareCents, exemptCents, netCents, vatCents } = row;
      const parts = sharedAnew(before.parts, { gross: minus(lineCents, bundleShareCents), vat: vatCents });
      return { ...before, quantity, lineCents, bundleShareCents, exemptCents, vatRate, netCents, vatCents, parts };
    }),
    linesCents: priced.linesTotal,
    discounts: asColumns(priced.discounts),
    shippingCents: priced.shipping,
    shippingVatRate: vatRate,
    shippingNetCents: priced.shippingVat.net,
    shippingVatCents: priced.shippingVat.vat,
    totalCents: priced.total,
    country,
    deliveryMethod,
    deliveryCountry,
  };
}

/** The parts that a kit was ordered with: what is paid for it now is shared as it was then. */
function sharedAnew(parts: readonly VersionPart[], paid: { gross: Cents; vat: Cents }): VersionPart[] {
  // What was given for nothing is shared by pieces.
  const wasFree = parts.every(({ grossCents }) => grossCents === 0);
  const shares = spreadOverParts(
    paid,
    parts.map(({ grossCents, quantity }) =>
      wasFree ? { price: cents(1), quantity } : { price: grossCents, quantity: 1 },
    ),
  );
  return parts.map((part, place) => {
    const share = shares[place];
    return share ? { ...part, grossCents: share.gross, netCents: share.net, vatCents: share.vat } : part;
  });
}

/** A product as the order bought it. Its parts are not looked up again. */
const asProduct = (line: VersionLine): ProductForSale => ({
  id: line.productId,
  name: line.name,
  englishName: line.englishName ?? line.name,
  sku: line.sku,
  category: line.category as ProductForSale["category"],
  priceCents: line.listPriceCents,
  discountPercentage: line.discountPercentage,
  notSoldTo: null,
  reduction: null,
  seen: line.seen,
  parts: [],
});

/** What is not on sale any more says no longer where it is sold. */
async function refuseBoughtThere(db: Db, lines: readonly VersionLine[], country: string): Promise<void> {
  const ids = lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]);
  const products = await productsForSale(db, ids, []);
  refuseNotSoldThere(
    products.map((product) => ({ product })),
    country,
  );
}
