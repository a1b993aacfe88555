import { texts } from "./texts.ts";

/** A title and a sentence, as toasts and the notice above the form show them. */
export interface Trouble {
  title: string;
  description: string;
}

/** What stripe-checkout answers, all of it optional: a proxy or a blocker may answer in its place. */
export interface CheckoutAnswer {
  success?: boolean;
  error?: string;
  code?: string;
  details?: string[];
  checkoutUrl?: string;
  orderId?: string;
  orderNumber?: string;
}

/** The error catalogue of S 8. */
export function troubleOf({ success, error = "", code, details, checkoutUrl }: CheckoutAnswer): Trouble {
  const title = texts.blocked.title;
  if (code === "RATE_LIMIT_EXCEEDED" || error === "Rate limit exceeded") return texts.tooMany;
  if (code === "MINIMUM_AMOUNT_ERROR" || error.includes("amount_too_small")) return texts.tooSmall;
  if (error.includes("Request was blocked")) return texts.blocked;
  if (details && details.length > 0) return { title, description: texts.validationFailed(details) };
  if (success && !checkoutUrl) return { title, description: texts.noAddress };
  return { title, description: texts.other(error || "unknown error") };
}
