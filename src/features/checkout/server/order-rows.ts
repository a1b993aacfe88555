import { messages as cart } from "#features/cart/messages.ts";
import type { Wanted } from "#features/inventory/server/reserve-stock.ts";
import type { VersionPart } from "#features/orders/correction.ts";
import { asColumns } from "#features/orders/server/discount-columns.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { newTrackingCode, type PlacedOrder } from "#features/orders/server/place-order.ts";
import type { ChosenMethod } from "#features/payments/server/offered-methods.ts";
import { spreadOverParts } from "#features/products/kit.ts";
import type { PartForSale } from "#features/products/server/products-for-sale.ts";
import { needsState } from "#features/shipping/countries.ts";
import type { ChosenMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { usState } from "#features/shipping/us-states.ts";
import type { AppContext } from "#platform/context.ts";
import type { PaymentSessionRequest } from "#platform/payment/payment.ts";
import { currentLanguage, localizedUrl } from "#shared/language.ts";
import { type Cents, cents, currentCurrency, minus, sum } from "#shared/money.ts";
import { destinationOf, postalCode } from "../delivery-rules.ts";
import { messages } from "../messages.ts";
import type { OrderRequest } from "../order-request.ts";
import type { PricedOrder } from "./price-order.ts";

export interface Attempt {
  request: OrderRequest;
  browser: Buffer;
  /** A keyed hash of the ordering network; null if it is unknown. */
  network: Buffer | null;
  /** One for each attempt of the page; a repeated one never makes a second order. */
  idempotencyKey: string | null;
  requestId: string;
}

/** The order as its table keeps it, with its own copy of everything that was promised. */
export function orderRow(
  { request, browser, idempotencyKey }: Attempt,
  priced: PricedOrder,
  machine: ChosenMachine | null,
  { payment }: ChosenMethod,
) {
  const { customer, delivery, business } = request;
  return {
    trackingCode: newTrackingCode(),
    language: currentLanguage(),
    currency: currentCurrency(),
    isTest: payment.isTest === true,
    idempotencyKey,
    browserHash: browser,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    company: business?.company ?? null,
    companyRegister: business?.register || null,
    address: customer.address,
    city: customer.city,
    zip: postalCode(customer.zip, delivery.mainDeliveryCountry) ?? customer.zip,
    // Sums by state need one way to write it (L61).
    state: (needsState(delivery.mainDeliveryCountry) && usState(customer.state ?? "")) || customer.state || null,
    country: delivery.mainDeliveryCountry,
    deliveryMethod: delivery.method,
    deliveryCountry: destinationOf(request),
    parcelMachineId: machine?.id ?? null,
    parcelMachine: machine && { ...machine },
    linesCents: priced.linesTotal,
    ...asColumns(priced.discounts),
    shippingCents: priced.shipping,
    shippingVatRate: priced.vatRate,
    shippingNetCents: priced.shippingVat.net,
    shippingVatCents: priced.shippingVat.vat,
    totalCents: priced.total,
  };
}

export const lineRow =
  (vatRate: number) =>
  ({ product, quantity, unitPrice, line, discountShare, exempt, vat }: PricedOrder["lines"][number]) => ({
    productId: product.id,
    name: product.name,
    englishName: product.englishName === product.name ? null : product.englishName,
    sku: product.sku,
    category: product.category,
    quantity,
    listPriceCents: product.priceCents,
    discountPercentage: product.discountPercentage,
    unitPriceCents: unitPrice,
    lineCents: line,
    bundleShareCents: discountShare,
    exemptCents: exempt,
    vatRate,
    netCents: vat.net,
    vatCents: vat.vat,
    reducedFromCents: product.reduction?.from ?? null,
    seen: product.seen,
    parts: linePartRows(product.parts, { gross: minus(line, discountShare), vat: vat.vat }),
  });

/** The parts of a kit as they are now, with their shares of what is paid for the line. */
function linePartRows(parts: readonly PartForSale[], paid: { gross: Cents; vat: Cents }): VersionPart[] {
  const shares = spreadOverParts(
    paid,
    parts.map(({ priceCents, quantity }) => ({ price: priceCents, quantity })),
  );
  return parts.flatMap((part, place) => {
    const share = shares[place];
    if (!share) return [];
    return {
      productId: part.id,
      name: part.name,
      sku: part.sku,
      quantity: part.quantity,
      seen: part.seen,
      englishName: part.englishName === part.name ? null : part.englishName,
      grossCents: share.gross,
      netCents: share.net,
      vatCents: share.vat,
    };
  });
}

/** What leaves the stock for a line: the product, or the parts of a kit. */
export const goodsOfLine = ({ product, quantity }: PricedOrder["lines"][number]): Wanted[] =>
  product.parts.length === 0
    ? [{ productId: product.id, name: product.name, quantity, unit: 1 }]
    : product.parts.map((part) => ({
        productId: part.id,
        name: part.name,
        quantity: part.quantity * quantity,
        unit: part.quantity,
      }));

/** A price without VAT is that of all pieces of a line, as one of them has no whole cents. */
function pricesOf({ lines, discounts }: PricedOrder): Pick<PaymentSessionRequest, "lines" | "bundleCents"> {
  if (discounts.some(({ kind }) => kind === "exempt"))
    return {
      lines: lines.map(({ product: { name }, quantity, vat }) => ({
        name: quantity > 1 ? `${name} × ${quantity}` : name,
        unitCents: vat.net,
        quantity: 1,
      })),
      bundleCents: cents(0),
    };
  return {
    lines: lines.map(({ product, quantity, unitPrice }) => ({ name: product.name, unitCents: unitPrice, quantity })),
    bundleCents: sum(discounts.map(({ cents: amount }) => amount)),
  };
}

/** The whole request to the payment provider, stored so that it can be sent again unchanged (decision 19). */
export function sessionRequest(
  shop: AppContext,
  { request }: Attempt,
  priced: PricedOrder,
  { id, orderNumber }: PlacedOrder,
  expiresAt: Date,
  { method }: ChosenMethod,
): PaymentSessionRequest {
  const { shopUrl } = shop.config;
  return {
    idempotencyKey: `order-${id}`,
    orderId: id,
    orderNumber,
    customerEmail: request.customer.email,
    locale: currentLanguage(),
    ...(request.paymentPage ? { page: request.paymentPage } : {}),
    country: request.delivery.mainDeliveryCountry,
    ...(method === undefined ? {} : { method }),
    ...pricesOf(priced),
    discountLabel: cart.discounts.manual,
    shipping: { label: messages.shippingLabel[request.delivery.method], cents: priced.shipping },
    amountCents: priced.total,
    currency: currentCurrency(),
    successUrl: localizedUrl(shopUrl, `/order-confirmation?orderId=${id}`),
    cancelUrl: localizedUrl(shopUrl, `/checkout?cancelled=${id}&key=${orderKey(shop.secret, { id, linkVersion: 0 })}`),
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
  };
}
