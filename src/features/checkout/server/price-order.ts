import { lineTotal, MAX_QUANTITY, type PricedLine, unitPrice } from "#features/cart/cart-line.ts";
import { cartTotal, OFFERS } from "#features/cart/cart-total.ts";
import type { Discount } from "#features/cart/discount.ts";
import { soldOutError } from "#features/inventory/server/reserve-stock.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { namesForSale, type ProductForSale, productsForSale } from "#features/products/server/products-for-sale.ts";
import { notSoldTo } from "#features/products/where-sold.ts";
import { countryName } from "#features/shipping/countries.ts";
import { type DeliveryMethod, type ShippingTerms, shippingCost } from "#features/shipping/shipping-cost.ts";
import type { BuyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import { vatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { Db } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { type Cents, cents, currentCurrency, formatMoney, minus, SMALLEST_PAYMENT, sum } from "#shared/money.ts";
import type { OrderRequest } from "../order-request.ts";
import { withoutVat } from "../without-vat.ts";
import { messages } from "./messages.ts";

export interface OrderedLine {
  product: ProductForSale;
  quantity: number;
  unitPrice: Cents;
  line: Cents;
  /** Its share of all discounts. */
  discountShare: Cents;
  /** The part of that share that is VAT a business is not charged. */
  exempt: Cents;
  vat: { net: Cents; vat: Cents };
}

export interface PricedOrder {
  lines: OrderedLine[];
  linesTotal: Cents;
  discounts: readonly Discount[];
  shipping: Cents;
  shippingVat: { net: Cents; vat: Cents };
  total: Cents;
  /** Percent; 0 where the buyer is exempt. */
  vatRate: number;
}

type Item = OrderRequest["items"][number];

const nameKey = (name: string) => name.trim().toLowerCase();

/** Finds each item's product and sums up lines of the same. @throws AppError with S's texts where one is unknown, or where there are too many of one */
export async function orderedProducts(
  db: Db,
  items: readonly Item[],
): Promise<{ product: ProductForSale; quantity: number; item: Item }[]> {
  const ids = items.flatMap((item) => item.id ?? []);
  const names = items.filter((item) => !item.id).map((item) => nameKey(item.name));
  const found = await productsForSale(db, ids, names);
  const ordered = new Map<string, { product: ProductForSale; quantity: number; item: Item }>();
  for (const item of items) {
    const product = found.find((one) => (item.id ? one.id === item.id : isCalled(one, item.name)));
    if (!product) throw await unknownProduct(db, item.name);
    const quantity = (ordered.get(product.id)?.quantity ?? 0) + item.quantity;
    if (quantity > MAX_QUANTITY) throw new AppError("invalid", messages.tooMany(item.name, MAX_QUANTITY));
    ordered.set(product.id, { product, item, quantity });
  }
  return [...ordered.values()];
}

/** A cart keeps the name of the language in which it was filled. */
const isCalled = ({ name, englishName }: ProductForSale, asked: string): boolean =>
  [name, englishName].some((one) => nameKey(one) === nameKey(asked));

async function unknownProduct(db: Db, name: string): Promise<AppError> {
  const available = await namesForSale(db);
  if (available.length === 0) return new AppError("invalid", messages.noProducts);
  return new AppError("invalid", messages.unknownProduct(name, available.join(", ")));
}

interface Terms {
  method: DeliveryMethod;
  /** null where nothing is sent. */
  shipping: ShippingTerms | null;
  /** Percent, that prices contain where the goods go. */
  vatRate: number;
  /** A business that pays no VAT: an exempt intra-Community supply. */
  isExempt: boolean;
  /** What an administrator takes off the goods, after all offers; at most what they cost. */
  discount?: Cents;
}

/** What an order costs. No other place decides it (decision 12, decision 13, decision 14, decision 15). */
export function priceOrder(
  ordered: readonly { product: ProductForSale; quantity: number }[],
  { method, shipping, vatRate: containedRate, isExempt, discount = cents(0) }: Terms,
): PricedOrder {
  const priced = ordered.map<PricedLine>(({ product, quantity }) => ({
    category: product.category,
    price: product.priceCents,
    discountPercent: product.discountPercentage,
    quantity,
  }));
  const asShown = cartTotal(priced, [...OFFERS, { kind: "manual", saving: () => discount, counts: () => true }]);
  const exempted = isExempt ? withoutVat(asShown, containedRate) : null;
  const { discounts, paid, goods } = exempted ?? asShown;
  const vatRate = isExempt ? 0 : containedRate;
  const totals = priced.map(lineTotal);
  // Free shipping is measured by the prices that everybody sees.
  const shippingShown = shipping ? shippingCost(asShown.goods, method, shipping) : cents(0);
  const shippingCents = isExempt ? vatWithin(shippingShown, containedRate).net : shippingShown;
  const lines = ordered.map(({ product, quantity }, i): OrderedLine => {
    const [line, linePaid] = [totals[i] ?? cents(0), paid[i] ?? cents(0)];
    return {
      product,
      quantity,
      unitPrice: unitPriceOf(product),
      line,
      discountShare: minus(line, linePaid),
      exempt: exempted?.exempt[i] ?? cents(0),
      vat: vatWithin(linePaid, vatRate),
    };
  });
  return {
    lines,
    linesTotal: asShown.lines,
    discounts,
    shipping: shippingCents,
    shippingVat: vatWithin(shippingCents, vatRate),
    total: sum([goods, shippingCents]),
    vatRate,
  };
}

const unitPriceOf = ({ priceCents, discountPercentage }: ProductForSale): Cents =>
  unitPrice({ price: priceCents, discountPercent: discountPercentage });

/** @throws AppError below what the provider takes, before an order or a reservation exists (reliability 13). */
export function refuseTooSmall(total: Cents): void {
  const least = SMALLEST_PAYMENT[currentCurrency()];
  if (total >= least) return;
  const said = formatMoney(least, currentCurrency(), DEFAULT_LANGUAGE);
  throw new AppError("invalid", `amount_too_small: the order total must be at least ${said}`, {
    code: "MINIMUM_AMOUNT_ERROR",
  });
}

/** @throws AppError with a sentence for each product that is not sent to that country. */
export function refuseNotSoldThere(ordered: readonly { product: ProductForSale }[], country: string): void {
  const details = ordered.flatMap(({ product }) =>
    notSoldTo(product).some((one) => one === country)
      ? [messages.notSoldThere(product.name, countryName(country))]
      : [],
  );
  if (details.length > 0) throw new AppError("invalid", messages.notSentThere, { details, code: "NOT_SOLD_THERE" });
}

/** @throws AppError that names the parts of a kit that are no longer sold. */
export function refuseWithoutParts(ordered: readonly { product: ProductForSale; quantity: number }[]): void {
  const gone = ordered.flatMap(({ product, quantity }) =>
    product.parts
      .filter(({ isRetired }) => isRetired)
      .map((part) => ({ productId: part.id, name: part.name, quantity: quantity * part.quantity })),
  );
  if (gone.length > 0) throw soldOutError(gone.map((one) => ({ ...one, available: 0, reserved: 0 })));
}

/** @throws AppError with what changed if the shopper saw another total; nothing is charged (decision 14). */
export function refuseOtherTotal(
  seen: number,
  order: PricedOrder,
  items: readonly { product: ProductForSale; item: Item }[],
  buyer: BuyerNumber | null,
): void {
  if (Math.round(seen * 100) === order.total) return;
  const changed = items.flatMap(({ product, item }) => {
    const isSame = item.price === undefined || Math.round(item.price * 100) === product.priceCents;
    const isSameDiscount = (item.discount_percentage ?? 0) === product.discountPercentage;
    return isSame && isSameDiscount ? [] : [messages.nowCosts(product.name, formatMoney(unitPriceOf(product)))];
  });
  const vat = buyer ? [messages.vatNumber[vatCheckState(buyer.check)](buyer.number)] : [];
  const details = [...vat, ...changed, messages.totalIs(formatMoney(order.total))];
  throw new AppError("conflict", messages.pricesChanged, { details, code: "TOTAL_CHANGED" });
}
