import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { messages } from "./messages.ts";
import { PaymentRefused, PaymentUnavailable } from "./payment.ts";
import { messages as refundMessages } from "./refund-messages.ts";

interface OfStripe extends Error {
  type?: string;
  code?: string;
  param?: string;
  statusCode?: number;
}

/** Failures with an unknown outcome: no connection, a timeout, 409, 429, 5xx, or a page instead of JSON. */
const UNKNOWN_OUTCOME = new Set(["StripeConnectionError", "StripeRateLimitError", "StripeAPIError"]);

/** What a failure of the SDK means to the shop. Wrong parameters stay errors: they are a fault of the shop. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, code, message } = error as OfStripe;
  if (code === "amount_too_small") {
    return new AppError("invalid", `amount_too_small: ${message}`, { code: "MINIMUM_AMOUNT_ERROR" });
  }
  if (type === "StripeIdempotencyError") {
    return new AppError("conflict", messages.askedBefore);
  }
  if (type === "StripeAuthenticationError") {
    return new PaymentRefused("Stripe refuses the secret key", { cause: error });
  }
  if (type === "StripePermissionError") {
    return new PaymentRefused("Stripe refuses the secret key: it lacks a permission", { cause: error });
  }
  if (type !== undefined && UNKNOWN_OUTCOME.has(type)) {
    return new PaymentUnavailable(`Stripe gave no answer that helps (${code ?? type})`, { cause: error });
  }
  return error;
}

/** Of a session that Stripe does not open for its particulars, such as a time that is out of its range. */
export function sessionRefused(error: unknown): never {
  if (hasCode(error, "email_invalid")) {
    const said = messages.emailRefused;
    throw new AppError("invalid", issues.invalid, { details: [said], more: { fields: { "customer.email": said } } });
  }
  if (isRefusedByStripe(error) && !hasCode(error, "amount_too_small"))
    throw new PaymentRefused(`Stripe refuses to open a session: ${(error as Error).message}`, { cause: error });
  throw error;
}

/** What a refusal of a refund means to the shop; everything else as `inOurWords`. */
export function refundInOurWords(error: unknown): unknown {
  if (!isRefusedByStripe(error) && !isRepeatedKey(error)) return inOurWords(error);
  return new AppError("conflict", whyNoRefund(error as OfStripe));
}

function whyNoRefund(error: OfStripe): string {
  if (isRepeatedKey(error)) return refundMessages.refundAskedBefore;
  if (error.code === "charge_already_refunded") return refundMessages.allRefunded;
  if (error.code === "charge_disputed") return refundMessages.disputed;
  if (error.code === "resource_missing") return refundMessages.unknown;
  if (error.param === "amount") return refundMessages.noMoreLeft;
  return refundMessages.refused(error.message);
}

const isRepeatedKey = (error: unknown): boolean =>
  error instanceof Error && (error as OfStripe).type === "StripeIdempotencyError";

export const isRefusedByStripe = (error: unknown): boolean =>
  error instanceof Error && (error as OfStripe).type === "StripeInvalidRequestError";

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as OfStripe).code === code;

/** null if Stripe has no such object. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, "resource_missing")) return null;
    throw error;
  }
}
