import { asColumns } from "#features/orders/server/discount-columns.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { newTrackingCode, type PlacedOrder } from "#features/orders/server/place-order.ts";
import type { ChosenMethod } from "#features/payments/server/offered-methods.ts";
import { needsState } from "#features/shipping/countries.ts";
import type { ChosenMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { usState } from "#features/shipping/us-states.ts";
import type { AppContext } from "#platform/context.ts";
import type { PaymentSessionRequest } from "#platform/payment/payment.ts";
import { isTestPage } from "#platform/payment/test-page.ts";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { currentCurrency, sum } from "#shared/money.ts";
import { destinationOf } from "../delivery-rules.ts";
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
  const { customer, delivery } = request;
  return {
    trackingCode: newTrackingCode(),
    language: currentLanguage(),
    currency: currentCurrency(),
    isTest: isTestPage(payment),
    idempotencyKey,
    browserHash: browser,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    zip: customer.zip,
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
  ({ product, quantity, unitPrice, line, discountShare, vat }: PricedOrder["lines"][number]) => ({
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
    vatRate,
    netCents: vat.net,
    vatCents: vat.vat,
    reducedFromCents: product.reduction?.from ?? null,
    seen: product.seen,
  });

/** The whole request to the payment provider, stored so that it can be sent again unchanged (decision 19). */
export function sessionRequest(
  shop: AppContext,
  { request }: Attempt,
  priced: PricedOrder,
  { id, orderNumber }: PlacedOrder,
  expiresAt: Date,
  { method }: ChosenMethod,
): PaymentSessionRequest {
  const address = (path: string) => shop.config.shopUrl + localizedPath(currentLanguage(), path);
  return {
    idempotencyKey: `order-${id}`,
    orderId: id,
    orderNumber,
    customerEmail: request.customer.email,
    locale: currentLanguage(),
    ...(request.paymentPage ? { page: request.paymentPage } : {}),
    country: request.delivery.mainDeliveryCountry,
    ...(method === undefined ? {} : { method }),
    lines: priced.lines.map(({ product, quantity, unitPrice }) => ({
      name: product.name,
      unitCents: unitPrice,
      quantity,
    })),
    bundleCents: sum(priced.discounts.map(({ cents }) => cents)),
    shipping: { label: messages.shippingLabel[request.delivery.method], cents: priced.shipping },
    amountCents: priced.total,
    currency: currentCurrency(),
    successUrl: address(`/order-confirmation?orderId=${id}`),
    cancelUrl: address(`/checkout?cancelled=${id}&key=${orderKey(shop.secret, id)}`),
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
  };
}
