import type { CartLine } from "#features/cart/cart-line.ts";
import type { OrderRequest } from "../order-request.ts";
import { texts } from "../texts.ts";

export interface CheckoutSession {
  orderId: string;
  orderNumber: string;
  checkoutUrl: string;
}

/** A title and a sentence, as toasts and the summary of errors show them. */
export interface Trouble {
  title: string;
  description: string;
}

export type Outcome = { ok: true; session: CheckoutSession } | { ok: false; trouble: Trouble; isOver: boolean };

/** Refused for good: the next try is a new attempt. */
const OVER = new Set(["TOTAL_CHANGED", "ATTEMPT_ENDED", "KEY_REUSED", "SOLD_OUT"]);

interface Answer {
  success?: boolean;
  error?: string;
  code?: string;
  details?: string[];
  checkoutUrl?: string;
  orderId?: string;
  orderNumber?: string;
}

/** Asks for a payment session. The same key never makes a second order, so a lost answer may be asked for again. */
export async function sendOrder(order: OrderRequest, key: string): Promise<Outcome> {
  let answer: Answer;
  try {
    const response = await fetch("/functions/v1/stripe-checkout", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(order),
    });
    answer = await response.json();
  } catch {
    return failed(texts.blocked);
  }
  const { checkoutUrl, orderId, orderNumber } = answer;
  if (answer.success && checkoutUrl && orderId && orderNumber)
    return { ok: true, session: { checkoutUrl, orderId, orderNumber } };
  return failed(troubleOf(answer), OVER.has(answer.code ?? ""));
}

const failed = (trouble: Trouble, isOver = false): Outcome => ({ ok: false, trouble, isOver });

/** The error catalogue of S 8. */
export function troubleOf({ success, error = "", code, details, checkoutUrl }: Answer): Trouble {
  const title = texts.blocked.title;
  if (code === "RATE_LIMIT_EXCEEDED" || error === "Rate limit exceeded") return texts.tooMany;
  if (error.includes("amount_too_small")) return texts.tooSmall;
  if (error.includes("Request was blocked")) return texts.blocked;
  if (details && details.length > 0) return { title, description: texts.validationFailed(details) };
  if (success && !checkoutUrl) return { title, description: texts.noAddress };
  return { title, description: texts.other(error || "unknown error") };
}

/** The payload of S 3 from what was typed and what is in the cart. */
export function orderFrom(lines: readonly CartLine[], typed: Typed, totalAmount: number): OrderRequest {
  return {
    items: lines.map(({ productId, name, price, quantity, category, discount_percentage }) => ({
      id: productId,
      name,
      price,
      quantity,
      category,
      discount_percentage,
    })),
    customer: {
      firstName: typed.firstName,
      lastName: typed.lastName,
      email: typed.email,
      address: typed.address,
      city: typed.city,
      zip: typed.zip,
      phone: typed.countryCode + typed.phoneNumber.replace(/[^\d]/g, ""),
      country: typed.mainDeliveryCountry,
      state: typed.state,
    },
    delivery: {
      method: "courier",
      country: null,
      parcelMachineId: null,
      mainDeliveryCountry: typed.mainDeliveryCountry,
    },
    totalAmount,
    locale: navigator.language.slice(0, 35),
  };
}

/** The fields of the form by their names (S 3). */
export interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  city: string;
  zip: string;
  state: string;
  countryCode: string;
  phoneNumber: string;
  mainDeliveryCountry: string;
}
