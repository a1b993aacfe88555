import type { CartLine } from "#features/cart/cart-line.ts";
import { keep, kept } from "#shared/browser-storage.ts";
import type { Cents } from "#shared/money.ts";
import { storedJson } from "#shared/stored-json.ts";

const KEY = "payment-in-page";
const HOSTED = "payment-page";

/** Paid in the shop's own page, with the provider's fields. */
export interface EmbeddedPayment {
  clientSecret: string;
  publishableKey: string;
  cancelUrl: string;
  returnUrl: string;
}

/** What the page with the provider's fields shows. It lives as long as the tab. */
export interface PaymentInPage extends EmbeddedPayment {
  orderNumber: string;
  /** Of this order: another tab may have placed one since. */
  lines: readonly CartLine[];
  shippingCents: Cents;
  /** The VAT in percent that a business is not charged; null or missing for everybody else. */
  exemptRate?: number | null;
  /** Where the parcel goes, as ISO 3166-1 writes it. */
  destination: string;
}

export const keepPayment = (payment: PaymentInPage): boolean => keep("sessionStorage", KEY, JSON.stringify(payment));

export function paymentInPage(): PaymentInPage | null {
  // Kept by a page of before without its lines.
  const payment = storedJson("sessionStorage", KEY) as (Omit<PaymentInPage, "lines"> & Partial<PaymentInPage>) | null;
  return payment && { ...payment, lines: payment.lines ?? [] };
}

export const forgetPayment = (): void => void keep("sessionStorage", KEY, null);

/** The fields do not load in this browser: the next order is paid on the provider's page. */
export const preferHostedPage = (): void => void keep("sessionStorage", HOSTED, "hosted");

/** Also where the browser keeps nothing: then nothing can be handed to the page with the fields. */
export const prefersHostedPage = (): boolean => kept("sessionStorage", HOSTED) !== null;
