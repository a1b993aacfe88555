import { z } from "zod";
import { ACTORS } from "#features/audit/audit-filters.ts";
import { DISCOUNT_KINDS } from "#features/cart/discount.ts";
import { EMAIL_STATES, sendingAgainFromOrder } from "#features/email/email.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { PAYMENT_STATES, REFUND_STATES } from "#features/payments/payment-state.ts";
import { seenInWords } from "#features/products/server/hazard-label.ts";
import { isoOrNull } from "#shared/day.ts";
import { LANGUAGES } from "#shared/language.ts";
import { type Cents, sum } from "#shared/money.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import { discountsOf } from "./discount-columns.ts";
import type { OrderDetail } from "./order-detail-queries.ts";
import { asListItem, orderListItem } from "./order-list-item.ts";
import { asParcel, parcelAnswer } from "./parcel-answer.ts";
import { reasonInWords } from "./review-reason.ts";
import { shownParcels } from "./shown-parcels.ts";

const time = z.iso.datetime();

/** One order as its page in the back office shows it. */
export const orderDetailResponse = orderListItem.extend({
  /** Counts every change. Sent with a change, so that no change overwrites another unseen. */
  version: z.number(),
  customer_id: z.uuid(),
  /** back-office: an administrator placed it. */
  channel: z.enum(["web", "back-office"]),
  /** Until then it can be paid by its link; null where it has none. */
  pay_by: time.nullable(),
  is_handed_over: z.boolean(),
  company_register: z.string().nullable(),
  /** What VIES said of it; null where it gave no answer. */
  vat_check: z
    .object({
      is_valid: z.boolean(),
      consultation_number: z.string().nullable(),
      name: z.string().nullable(),
      address: z.string().nullable(),
      checked_at: time,
    })
    .nullable(),
  /** Why an administrator gave a discount. */
  discount_reason: z.string().nullable(),
  /** The shop's code, whatever the carrier's is. */
  own_tracking_code: z.string(),
  phone: z.string(),
  /** The terms it agreed to; `has_text` where their text is stored (GET admin-order-terms). */
  terms: z.object({ version: z.string(), language: z.enum(LANGUAGES), has_text: z.boolean() }),
  notes: z.string(),
  /** When the customer had the goods, as far as it is noted. */
  delivered_at: time.nullable(),
  parcel_machine: z
    .object({
      provider: z.string(),
      name: z.string(),
      address: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  /** null for a courier, and once its data are erased. */
  parcel_machine_id: z.uuid().nullable(),
  lines: z.array(
    z.object({
      position: z.int(),
      product_id: z.uuid(),
      name: z.string(),
      /** As the buyer read it. */
      own_name: z.string(),
      sku: z.string(),
      /** That it was packed from. */
      batches: z.array(z.string()),
      /** A small image, by its public URL. */
      image: z.string().nullable(),
      quantity: z.number(),
      /** Pieces that are in no parcel and not refunded. They leave while the status is open. */
      remaining: z.int(),
      /** Of these, what its buyer withdrew from. */
      withdrawn: z.int(),
      /** Refunded pieces, but for those that came back in a return. */
      refunded: z.int(),
      unit_price: z.number(),
      line_total: z.number(),
      vat_rate: z.number(),
      /** Of the reduction that was shown; null where none was. */
      reduced_from: z.number().nullable(),
      /** What was read beside the price, in English as far as it is a label; empty where nothing was. */
      seen: z.array(z.string()),
      /** Of a kit, in their order, with the pieces in all kits of the line and their share of what it costs after discounts. */
      parts: z.array(
        z.object({
          name: z.string(),
          sku: z.string(),
          quantity: z.int(),
          share: z.number(),
          net: z.number(),
          vat: z.number(),
          seen: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Where it leaves in several, the earliest first, with those that did not leave after all; empty where it leaves in one. */
  parcels: z.array(parcelAnswer),
  goods: z.number(),
  discounts: z.array(z.object({ kind: z.enum(DISCOUNT_KINDS), amount: z.number() })),
  shipping: z.number(),
  /** Contained in the total, by rate. */
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  history: z.array(
    z.object({
      at: time,
      actor: z.enum(ACTORS),
      /** Email of the administrator, if one did it. */
      by: z.string().nullable(),
      from: z.enum(ORDER_STATUSES).nullable(),
      to: z.enum(ORDER_STATUSES).nullable(),
      /** What was done, if it was no change of status. */
      action: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string(),
      /** By the provider's id, such as bank:EE:HABAEE2X; null where it is not told. */
      method: z.string().nullable(),
      /** Its proper name, such as Swedbank; null for what each language calls otherwise. */
      method_name: z.string().nullable(),
      /** What the provider kept; null where it does not tell. */
      fee: z.number().nullable(),
      state: z.enum(PAYMENT_STATES),
      amount: z.number(),
      received: z.number().nullable(),
      /** The currency received, if it is not that of the order. */
      received_currency: z.string().nullable(),
      refunded: z.number(),
      created_at: time,
      paid_at: time.nullable(),
      /** The id that finds it on the provider's own pages. */
      reference: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount: z.number(),
      state: z.enum(REFUND_STATES),
      reason: z.string().nullable(),
      restock: z.boolean(),
      failure: z.string().nullable(),
      /** Another order is paid with it: no money moved. */
      is_exchange: z.boolean(),
      by: z.string().nullable(),
      created_at: time,
    }),
  ),
  emails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      recipient: z.string(),
      state: z.enum(EMAIL_STATES),
      created_at: time,
      sent_at: time.nullable(),
      last_error: z.string().nullable(),
      may_send_again: z.boolean(),
    }),
  ),
  /** What the customer declared, newest first. */
  withdrawals: z.array(
    z.object({
      id: z.uuid(),
      declared_at: time,
      settled_at: time.nullable(),
      name: z.string(),
      /** null: the whole order. */
      items: z.string().nullable(),
    }),
  ),
});
type Answer = z.input<typeof orderDetailResponse>;

export function asOrderDetail(file: OrderDetail): Answer {
  const { order, lines } = file;
  return {
    ...asListItem(file),
    version: order.version,
    customer_id: order.customerId,
    channel: order.channel,
    pay_by: isoOrNull(order.payBy),
    is_handed_over: order.isHandedOver,
    company_register: order.companyRegister,
    vat_check: order.vatNumber === null ? null : asVatCheck(file),
    discount_reason: order.discountReason,
    own_tracking_code: order.trackingCode,
    phone: order.phone,
    terms: { version: order.termsVersion, language: order.language, has_text: order.termsHash !== null },
    notes: order.notes ?? "",
    delivered_at: isoOrNull(order.deliveredAt),
    parcel_machine: wholeMachine(order),
    parcel_machine_id: order.parcelMachineId,
    lines: lines.map(({ line, image, parts }) => ({
      position: line.position,
      product_id: line.productId,
      batches: line.batches,
      name: line.englishName ?? line.name,
      own_name: line.name,
      sku: line.sku,
      image: image && publicAddress(image),
      quantity: line.quantity,
      ...countsOf(file, line.position),
      unit_price: line.unitPriceCents / 100,
      line_total: line.lineCents / 100,
      vat_rate: line.vatRate,
      reduced_from: line.reducedFromCents === null ? null : line.reducedFromCents / 100,
      seen: seenInWords(line.seen),
      parts: parts.map(({ englishName, sku, quantity, gross, net, vat, seen }) => ({
        name: englishName,
        sku,
        quantity: quantity * line.quantity,
        share: gross / 100,
        net: net / 100,
        vat: vat / 100,
        seen: seenInWords(seen),
      })),
    })),
    parcels: shownParcels(file).map(asParcel),
    goods: order.linesCents / 100,
    discounts: discountsOf(order).map(({ kind, cents }) => ({ kind, amount: cents / 100 })),
    shipping: order.shippingCents / 100,
    vat: vatByRate(file),
    history: historyOf(file),
    ...moneyOf(file),
    emails: file.emails.map(({ createdAt, sentAt, lastError, hasData, ...email }) => ({
      ...email,
      may_send_again: sendingAgainFromOrder({ ...email, lastError, hasData }) !== "no",
      created_at: createdAt.toISOString(),
      sent_at: isoOrNull(sentAt),
      last_error: lastError,
    })),
    withdrawals: file.withdrawals.map(({ id, name, items, declaredAt, settledAt }) => ({
      id,
      name,
      items,
      declared_at: declaredAt.toISOString(),
      settled_at: isoOrNull(settledAt),
    })),
  };
}

const countsOf = (
  { pieces }: OrderDetail,
  position: number,
): Pick<Answer["lines"][number], "remaining" | "withdrawn" | "refunded"> => {
  const { remaining = 0, withdrawn = 0, refunded = 0 } = pieces.find((one) => one.position === position) ?? {};
  return { remaining, withdrawn, refunded };
};

const wholeMachine = ({
  parcelMachine: machine,
  deliveryCountry: country,
}: OrderDetail["order"]): Answer["parcel_machine"] =>
  machine && {
    provider: machine.provider,
    name: machine.name,
    address: machine.address,
    postal_code: machine.postalCode,
    city: machine.city,
    country,
  };

const asVatCheck = ({ vatCheck }: OrderDetail): Answer["vat_check"] =>
  vatCheck && {
    is_valid: vatCheck.isValid,
    consultation_number: vatCheck.consultationNumber,
    name: vatCheck.name,
    address: vatCheck.address,
    checked_at: vatCheck.checkedAt.toISOString(),
  };

function vatByRate({ order, lines }: OrderDetail): Answer["vat"] {
  const sums = new Map<number, { net: Cents; vat: Cents }>();
  const count = (rate: number, net: Cents, vat: Cents) => {
    const before = sums.get(rate);
    sums.set(rate, before ? { net: sum([before.net, net]), vat: sum([before.vat, vat]) } : { net, vat });
  };
  for (const { line } of lines) count(line.vatRate, line.netCents, line.vatCents);
  count(order.shippingVatRate, order.shippingNetCents, order.shippingVatCents);
  return [...sums].map(([rate, { net, vat }]) => ({ rate, net: net / 100, vat: vat / 100 }));
}

function historyOf({ history, actions }: OrderDetail): Answer["history"] {
  const statuses = history.map(({ entry, email }) => ({
    at: entry.at.toISOString(),
    actor: entry.actor,
    by: email,
    from: entry.fromStatus,
    to: entry.toStatus,
    action: null,
    reason: reasonInWords(entry.reason),
  }));
  const others = actions.map(({ at, actor, action, email }) => ({
    at: at.toISOString(),
    actor,
    by: email,
    from: null,
    to: null,
    action,
    reason: null,
  }));
  return [...statuses, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

const moneyOf = ({ payments, refunds }: OrderDetail): Pick<Answer, "payments" | "refunds"> => ({
  payments: payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    method: payment.method,
    method_name: payment.methodName,
    fee: payment.feeCents === null ? null : payment.feeCents / 100,
    state: payment.state,
    amount: payment.amountCents / 100,
    received: payment.receivedCents === null ? null : payment.receivedCents / 100,
    received_currency: payment.receivedCurrency,
    refunded: payment.refundedCents / 100,
    created_at: payment.createdAt.toISOString(),
    paid_at: isoOrNull(payment.paidAt),
    reference: payment.chargeId ?? payment.sessionId,
  })),
  refunds: refunds.map(({ refund, email }) => ({
    id: refund.id,
    amount: refund.amountCents / 100,
    state: refund.state,
    reason: reasonInWords(refund.reason),
    restock: refund.restock,
    failure: refund.failure,
    is_exchange: refund.exchangeOrderId !== null,
    by: email,
    created_at: refund.createdAt.toISOString(),
  })),
});
