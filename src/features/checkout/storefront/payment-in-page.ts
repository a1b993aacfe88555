import type { CartLine } from "#features/cart/cart-line.ts";
import type { Cents } from "#shared/money.ts";

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

/** Answers false where the browser keeps nothing. */
export function keepPayment(payment: PaymentInPage): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payment));
    return true;
  } catch {
    return false;
  }
}

export function paymentInPage(): PaymentInPage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    // Kept by a page of before without its lines.
    return kept && { lines: [], ...kept };
  } catch {
    return null;
  }
}

export const forgetPayment = (): void => sessionStorage.removeItem(KEY);

/** The fields do not load in this browser: the next order is paid on the provider's page. */
export const preferHostedPage = (): void => sessionStorage.setItem(HOSTED, "hosted");

export function prefersHostedPage(): boolean {
  try {
    return sessionStorage.getItem(HOSTED) !== null;
  } catch {
    // Nothing can be handed to the page with the fields.
    return true;
  }
}
