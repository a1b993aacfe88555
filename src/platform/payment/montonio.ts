import { createHash } from "node:crypto";
import { z } from "zod";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import { AppError } from "#shared/app-error.ts";
import { type Cents, minus, sum } from "#shared/money.ts";
import { messages } from "./messages.ts";
import { type MontonioApi, type MontonioKeys, MontonioRefusal, montonioApi } from "./montonio-api.ts";
import { methodList, methodOptions } from "./montonio-methods.ts";
import {
  decimalOf,
  type MontonioOrder,
  readOrder,
  readRefund,
  referenceOf,
  refundOf,
  sessionOf,
  stateOf,
} from "./montonio-objects.ts";
import { claimsOf } from "./montonio-token.ts";
import {
  type IncomingNotification,
  type Payment,
  type PaymentNotification,
  type PaymentSessionRequest,
  PaymentUnavailable,
  type ProviderRefund,
  type RefundRequest,
  RefundTooEarly,
} from "./payment.ts";
import { methodsFor } from "./payment-method.ts";
import { messages as refundMessages } from "./refund-messages.ts";

export const MONTONIO_APIS = {
  live: "https://stargate.montonio.com/api",
  sandbox: "https://sandbox-stargate.montonio.com/api",
} as const;

export interface MontonioSettings extends MontonioKeys {
  /** Without a trailing slash; known only once the shop listens. */
  shopUrl: () => string;
  /** Its keys are those of the sandbox. */
  isTest?: boolean;
  limitMs?: number;
  clock?: Clock;
}

const LOCALES = new Set(["de", "en", "et", "fi", "lt", "lv", "pl", "ru"]);

/** Below it the shop sells nothing, whatever the provider would take. */
const MIN_CENTS = 50;

/** Montonio counts in minutes, from 5 to 31 days. */
const MIN_MINUTES = 5;
const MAX_MINUTES = 44_640;

/** Montonio Stargate: bank links of the Baltic countries, Finland, Germany and Poland, cards, MobilePay, pay later. */
export function montonioPayment(settings: MontonioSettings): Payment {
  const { shopUrl, isTest = false, limitMs = 10_000, clock = systemClock } = settings;
  const api = montonioApi(settings, clock, limitMs);
  const list = methodList(api, clock);
  const session = async (id: string) => {
    const order = await findOrder(api, id);
    return order && { ...sessionOf(order), refunds: refundsOf(order, id) };
  };
  return {
    provider: "montonio",
    isTest,
    capabilities: {
      hasMethodList: true,
      canExpire: false,
      canFindByReference: false,
      hasEvents: false,
      refund: "after-settlement",
    },
    methods: async (query) => methodsFor(await list(), query),
    account: async () => z.object({ name: z.string() }).parse(await api.get("/stores/payment-methods")).name,
    openSession: async (request) => sessionOf(await open(api, request, shopUrl(), clock.now())),
    session,
    sessionOfOrder: async () => null,
    sessionOfCharge: session,
    expire: async (id) => {
      const present = await session(id);
      if (!present) throw new AppError("not-found", messages.noSession);
      return present;
    },
    refund: (request) => refund(api, request),
    refundsOf: async (chargeId) => {
      const order = await findOrder(api, chargeId);
      return order ? refundsOf(order, chargeId) : [];
    },
    eventsSince: async function* () {},
    readNotification: (notification) => readNotification(settings, notification),
  };
}

const refundsOf = ({ refunds }: MontonioOrder, chargeId: string): ProviderRefund[] =>
  refunds.map((one) => refundOf(chargeId, one, null)).toReversed();

/** null for what Montonio cannot know. */
async function findOrder(api: MontonioApi, id: string): Promise<MontonioOrder | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const answer = await api.get(`/orders/${id}`);
  return answer === null ? null : readable(() => readOrder(answer));
}

/** An answer that cannot be read says nothing about the outcome. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new PaymentUnavailable("Montonio gave an answer that cannot be read", { cause: error });
  }
}

/** A repeated request replaces the unpaid order of the same reference, so a lost answer never makes two. */
async function open(api: MontonioApi, request: PaymentSessionRequest, shopUrl: string, now: Date) {
  if (request.amountCents < MIN_CENTS)
    throw new AppError("invalid", "amount_too_small: The total must be at least €0.50.", {
      code: "MINIMUM_AMOUNT_ERROR",
    });
  const locale = request.locale.slice(0, 2);
  const preferredLocale = LOCALES.has(locale) ? locale : "en";
  const { method, methodOptions: options } = methodOptions(request.method, request.country);
  const grandTotal = decimalOf(request.amountCents);
  const minutes = Math.ceil((request.expiresAt * 1000 - now.getTime()) / 60_000);
  const answer = await api.post("/orders", {
    merchantReference: referenceOf(request.orderId, request.idempotencyKey),
    merchantReferenceDisplay: request.orderNumber,
    returnUrl: request.returnUrl ?? request.successUrl,
    notificationUrl: `${shopUrl}/functions/v1/payment-webhook/montonio`,
    grandTotal,
    currency: request.currency,
    locale: preferredLocale,
    expiresIn: Math.min(Math.max(minutes, MIN_MINUTES), MAX_MINUTES),
    lineItems: request.lines.map(({ name, unitCents, quantity }) => ({
      name,
      quantity,
      finalPrice: decimalOf(unitCents),
    })),
    payment: {
      method,
      amount: grandTotal,
      currency: request.currency,
      methodOptions: {
        ...options,
        ...(method === "paymentInitiation" ? paymentInitiation(request, preferredLocale) : {}),
      },
    },
  });
  return readable(() => readOrder(answer));
}

const paymentInitiation = ({ orderNumber }: PaymentSessionRequest, preferredLocale: string) => ({
  preferredLocale,
  /** Seen on the buyer's bank statement. */
  paymentDescription: orderNumber,
});

/** Montonio wants a UUID of version 4 as a key. The same key of the shop makes the same one. */
function uuidOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The key makes a repeated request harmless; Montonio then refuses it, and the order tells what became of the first.
 * @throws PaymentUnavailable, RefundTooEarly; AppError "conflict"
 */
async function refund(api: MontonioApi, request: RefundRequest): Promise<ProviderRefund> {
  const { chargeId, amountCents, refundId } = request;
  const idempotencyKey = uuidOf(request.idempotencyKey);
  const order = await findOrder(api, chargeId);
  if (!order || stateOf(order.paymentStatus) === "open") throw conflict(refundMessages.unknown);
  const known = order.refunds.find((one) => one.idempotencyKey === idempotencyKey);
  if (known && known.amount !== amountCents) throw conflict(refundMessages.refundAskedBefore);
  if (known) return refundOf(chargeId, known, refundId);
  // What no longer fits may be what was made when its answer was lost.
  const made = amountCents > leftOf(order) && withoutKey(order.refunds.filter(isGone), amountCents);
  if (made) return refundOf(chargeId, made, refundId);
  refuseAtOnce(order, amountCents);
  try {
    const answer = await api.post("/refunds", { orderUuid: chargeId, amount: decimalOf(amountCents), idempotencyKey });
    return refundOf(
      chargeId,
      readable(() => readRefund(answer)),
      refundId,
    );
  } catch (error) {
    if (!(error instanceof MontonioRefusal)) throw error;
    if (/idempotency/i.test(error.message)) return findMade(api, request, idempotencyKey);
    if (NOT_SETTLED.test(error.message)) throw new RefundTooEarly(error.message);
    throw conflict(refundMessages.refused(error.message));
  }
}

/** Montonio publishes no list of its reasons. */
const NOT_SETTLED = /insufficient|not (?:yet )?(?:available|settled|received|arrived)/i;

type MadeRefund = MontonioOrder["refunds"][number];

const isGone = ({ status }: MadeRefund) => status !== "REJECTED" && status !== "CANCELED";

const leftOf = ({ grandTotal, refunds }: MontonioOrder): Cents =>
  minus(grandTotal, sum(refunds.filter(isGone).map(({ amount }) => amount)));

function refuseAtOnce(order: MontonioOrder, amountCents: number): void {
  if (order.paymentStatus === "VOIDED") throw conflict(refundMessages.takenBack);
  if (order.isRefundableType === false) throw conflict(refundMessages.bankRefundsOff);
  if (amountCents <= 0 || amountCents > leftOf(order)) throw conflict(refundMessages.noMoreLeft);
  if (
    order.availableForRefund !== null &&
    order.availableForRefund !== undefined &&
    amountCents > order.availableForRefund
  )
    throw new RefundTooEarly("The money of this payment has not arrived at Montonio yet");
}

/** The refund whose answer was lost. */
async function findMade(api: MontonioApi, { chargeId, amountCents, refundId }: RefundRequest, key: string) {
  const refunds = (await findOrder(api, chargeId))?.refunds ?? [];
  const byKey = refunds.find((one) => one.idempotencyKey === key);
  if (byKey && byKey.amount !== amountCents) throw conflict(refundMessages.refundAskedBefore);
  const made = byKey ?? withoutKey(refunds, amountCents);
  if (!made) throw conflict(refundMessages.refundAskedBefore);
  return refundOf(chargeId, made, refundId);
}

/** Where the order does not tell keys, only one of its amount is certainly it. @throws PaymentUnavailable where there are several */
function withoutKey(refunds: readonly MadeRefund[], amountCents: number): MadeRefund | undefined {
  const [made, ...others] = refunds.filter((one) => !one.idempotencyKey && one.amount === amountCents);
  if (others.length > 0)
    throw new PaymentUnavailable("Montonio has this refund, but does not tell which: look at the Partner System");
  return made;
}

const conflict = (sentence: string) => new AppError("conflict", sentence);

const tokens = z.object({ orderToken: z.string().optional(), refundToken: z.string().optional() });
const orderClaims = z.object({ accessKey: z.string().optional(), uuid: z.uuid() });
const refundClaims = z.object({ accessKey: z.string().optional(), orderUuid: z.uuid() });

/**
 * Montonio documents a token in the body and sends it in the query. It only says which order to ask about, so an old or
 * repeated one moves nothing back. @throws AppError "invalid"
 */
function readNotification(
  { accessKey, secretKey }: MontonioKeys,
  { raw, query }: IncomingNotification,
): PaymentNotification {
  const body = tokens.safeParse(jsonOf(raw)).data;
  const orderToken = body?.orderToken ?? query["order-token"];
  const refundToken = body?.refundToken ?? query["refund-token"];
  const token = orderToken ?? refundToken;
  if (!token) throw new AppError("invalid", "This notification has no token.");
  const claims = (
    orderToken ? orderClaims : refundClaims.transform(({ orderUuid, ...rest }) => ({ ...rest, uuid: orderUuid }))
  ).safeParse(claimsOf(secretKey, token)).data;
  if (!claims || (claims.accessKey !== undefined && claims.accessKey !== accessKey))
    throw new AppError("invalid", "This notification is for another store.");
  return { kind: "hint", sessionId: claims.uuid };
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
