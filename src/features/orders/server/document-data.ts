import type { DocumentData, DocumentLine } from "#features/documents/document.ts";
import { treatmentOf } from "#features/documents/treatment.ts";
import type { Payment } from "#features/payments/server/payment-session.ts";
import { producerNumbers } from "#features/settings/trader.ts";
import { vatCountry } from "#features/settings/vat-number.ts";
import { codeThere, isOutsideVatArea } from "#features/shipping/vat-territory.ts";
import { dayIn } from "#shared/day.ts";
import { type Cents, cents, sum } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { textLines } from "#shared/text-lines.ts";
import { cityLines } from "../order-view.ts";
import type { RefundLine, SalePart } from "../refund-lines.ts";
import type { Order } from "./lock-order.ts";
import type { SaleOfOrder } from "./sale-of-order.ts";

/** Who sells, as the settings say it now. */
export function sellerOf(settings: StoreSettings, destination: string): DocumentData["seller"] {
  const { trader } = settings;
  const vatNumber = trader.trader_vat_number || null;
  return {
    name: settings.traderName || settings.storeName,
    storeName: settings.storeName,
    address: textLines(settings.traderAddress),
    country: vatCountry(vatNumber),
    vatNumber,
    register: trader.trader_register || null,
    registerNumber: trader.trader_register_number || null,
    email: settings.storeEmail,
    phone: trader.trader_phone || null,
    weee: producerNumbers(trader.epr_weee ?? "").find(({ country }) => country === destination)?.number ?? null,
  };
}

/** What the invoice of a payment says, from the order and the settings as they are now. */
export function invoiceData(
  order: Order,
  payment: Payment,
  sale: SaleOfOrder,
  settings: StoreSettings,
  now: Date,
): DocumentData {
  const seller = sellerOf(settings, order.deliveryCountry);
  const { timeZone } = settings;
  return {
    currency: order.currency,
    orderNumber: order.orderNumber,
    orderedOn: dayIn(timeZone, order.createdAt),
    paidOn: dayIn(timeZone, payment.paidAt ?? now),
    method: payment.methodName ?? payment.method,
    seller,
    buyer: buyerOf(order, sale.vatCheck),
    destination: order.deliveryCountry,
    treatment: treatmentOf({
      sellerCountry: seller.country,
      destination: order.deliveryCountry,
      isOutside: isOutsideVatArea(order.deliveryCountry, codeThere(order.deliveryCountry, order.parcelMachine, order)),
      rate: Math.max(0, ...sale.parts.map(({ rate }) => rate)),
      buyerVatNumber: sale.vatCheck?.isValid ? sale.vatCheck.number : null,
    }),
    lines: invoiceLines(order, sale),
    corrects: null,
  };
}

/** A business, with the person who ordered for it, or the person. A number that VIES does not know is none. */
export function buyerOf(order: Order, vatCheck: SaleOfOrder["vatCheck"]): DocumentData["buyer"] {
  const { firstName, lastName, company, address, city, zip, state, country } = order;
  const person = `${firstName} ${lastName}`.trim();
  return {
    name: company ?? person,
    address: [company ? person : "", address, ...cityLines(order)].filter(Boolean),
    vatNumber: vatCheck?.isValid === false ? null : order.vatNumber,
    country,
    street: address,
    city,
    zip,
    state,
    ...(order.companyRegister ? { registerNumber: order.companyRegister } : {}),
  };
}

function invoiceLines(order: Order, { lines, parts }: SaleOfOrder): DocumentLine[] {
  const asked = new Map<number | null, { cents: Cents; exempt: Cents }>([
    [null, { cents: order.shippingCents, exempt: cents(0) }],
    ...lines.map((line) => [line.position, { cents: line.lineCents, exempt: line.exemptCents }] as const),
  ]);
  return parts.flatMap(({ position, quantity, gross, net, vat, rate }) => {
    if (position === null && gross === 0) return [];
    const line = asked.get(position);
    const discount = line ? discountOf(line, gross) : cents(0);
    return [{ ...named(lines, position), quantity, gross, net, vat, rate, discount }];
  });
}

/** VAT that is not charged is no discount, and a discount of a line without VAT is without VAT itself, as its price is (2006/112/EC, art. 226(8)). */
function discountOf({ cents: asked, exempt }: { cents: Cents; exempt: Cents }, paid: Cents): Cents {
  const withVat = paid + exempt;
  const discount = Math.max(0, asked - withVat);
  return cents(withVat === 0 ? discount : Math.round((discount * paid) / withVat));
}

function named(lines: SaleOfOrder["lines"], position: number | null): Pick<DocumentLine, "kind" | "name" | "sku"> {
  if (position === null) return { kind: "shipping", name: "", sku: null };
  const line = lines.find((one) => one.position === position);
  return { kind: "goods", name: line?.name ?? "", sku: line?.sku ?? null };
}

/** The lines of a credit note: what of the sale was given back. Money beyond the sale was on no invoice. */
export const creditedLines = (lines: SaleOfOrder["lines"], given: readonly RefundLine[]): DocumentLine[] =>
  given.flatMap(({ kind, position, quantity, gross, net, vat, rate, deduction }) => {
    if (kind === "surplus" || (position === null && gross === 0)) return [];
    const of = named(lines, position);
    return [
      {
        ...of,
        kind: quantity === 0 ? ("part" as const) : of.kind,
        quantity,
        gross,
        net,
        vat,
        rate,
        discount: cents(0),
        ...(deduction && { deduction: deduction.cents }),
      },
    ];
  });

export const grossOf = (parts: readonly Pick<SalePart, "gross">[]): Cents => sum(parts.map(({ gross }) => gross));
