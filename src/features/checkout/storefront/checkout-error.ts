import { ApiError, Unreachable } from "#api-client/api-client.ts";
import { failureOf, timeInWords } from "#api-client/failure.ts";
import { currentCurrency, formatMoney, SMALLEST_PAYMENT } from "#shared/money.ts";
import type { ErrorMessage } from "../checkout-errors.ts";
import type { FieldName, Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";

/** Refusals that are no fault of the form: what has changed since the page was opened. */
const CHANGED: Readonly<Record<string, keyof typeof messages.changed>> = {
  TOTAL_CHANGED: "prices",
  SOLD_OUT: "stock",
  MACHINE_CLOSED: "machine",
  NOT_SOLD_THERE: "country",
  METHOD_GONE: "method",
  PAID_ALREADY: "paid",
};

/** The messages of storefront 8, each with the reason behind its title or prefix. */
export function errorMessage(error: unknown): ErrorMessage {
  const title = messages.blocked.title;
  const failure = failureOf(error);
  if (!failure) return messages.interrupted;
  const { sentence, whatToDo, retryAfterSeconds } = failure;
  if (error instanceof Unreachable) {
    if (error.why === "unreadable") return messages.blocked;
    if (error.why === "away") return navigator.onLine ? messages.blocked : messages.offline;
  }
  if (!(error instanceof ApiError)) return { title, description: messages.other(sentence, whatToDo) };
  const { status, body } = error;
  const said = typeof body.error === "string" ? body.error : "";
  if (status === 429 || body.code === "RATE_LIMIT_EXCEEDED" || said === "Rate limit exceeded")
    return retryAfterSeconds ? messages.tooManyUntil(timeInWords(retryAfterSeconds)) : messages.tooMany;
  if (body.code === "MINIMUM_AMOUNT_ERROR" || said.includes("amount_too_small"))
    return messages.tooSmall(formatMoney(SMALLEST_PAYMENT[currentCurrency()]));
  // A page of a filter in between: it answers with a status, but not with an error of the shop.
  if (said.includes("Request was blocked") || (status === 403 && !said)) return messages.blocked;
  const changed = CHANGED[body.code ?? ""];
  if (changed) return { title: messages.changed[changed], description: sentence };
  if (body.details?.length) return { title, description: messages.validationFailed([sentence]) };
  return { title, description: messages.other(sentence, whatToDo || messages.again) };
}

/** Where the form asks for what the request holds. */
const FIELDS: Readonly<Record<string, FieldName>> = {
  "customer.firstName": "firstName",
  "customer.lastName": "lastName",
  "customer.email": "email",
  "customer.address": "address",
  "customer.city": "city",
  "customer.zip": "zip",
  "customer.state": "state",
  "customer.phone": "phoneNumber",
  "business.company": "company",
  "business.vatNumber": "vatNumber",
  "business.register": "companyRegister",
};

/** What only the server found wrong with a field, in words to stand beside it. */
export function problemsOf(error: unknown): Problems {
  const wrong = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
  return Object.fromEntries(wrong.flatMap(([path, text]) => (FIELDS[path] ? [[FIELDS[path], text]] : [])));
}
