import { Refusal } from "#shared/refusal.ts";
import { PaymentUnavailable } from "./payment.ts";

interface OfStripe extends Error {
  type?: string;
  code?: string;
  statusCode?: number;
}

/** Answers that leave open what happened: no connection, no time left, 409, 429, 5xx, or a page instead of JSON. */
const UNKNOWN_OUTCOME = new Set(["StripeConnectionError", "StripeRateLimitError", "StripeAPIError"]);

/** What a failure of the SDK means to the shop. A wrong key or wrong parameters stay as they are: a fault of ours. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, code, message } = error as OfStripe;
  if (code === "amount_too_small") {
    return new Refusal("invalid", `amount_too_small: ${message}`, { code: "MINIMUM_AMOUNT_ERROR" });
  }
  if (type === "StripeIdempotencyError") {
    return new Refusal("conflict", "This payment was asked for before, with other particulars.");
  }
  if (type !== undefined && UNKNOWN_OUTCOME.has(type)) {
    return new PaymentUnavailable(`Stripe gave no answer that helps (${code ?? type})`, { cause: error });
  }
  return error;
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as OfStripe).code === code;

/** null where Stripe has no such object. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, "resource_missing")) return null;
    throw error;
  }
}
