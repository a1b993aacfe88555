import { eq } from "drizzle-orm";
import { methodInWords } from "#features/documents/method-in-words.ts";
import type { EmailData } from "#features/email/email-kinds.ts";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import { traderLine } from "#features/policies/server/policy-facts.ts";
import { transferTo } from "#features/settings/iban.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { byHand } from "#platform/payment/by-hand.ts";
import { dateInWords } from "#shared/day.ts";
import { formatMoney } from "#shared/money.ts";
import { messages } from "../email-messages.ts";
import { OrderChangedEmail } from "../emails/order-changed-email.tsx";
import { OrderConfirmationEmail } from "../emails/order-confirmation-email.tsx";
import { OrderRefundedEmail } from "../emails/order-refunded-email.tsx";
import { PaymentLinkEmail } from "../emails/payment-link-email.tsx";
import { PaymentUndoneEmail } from "../emails/payment-undone-email.tsx";
import { RefundFailedEmail } from "../emails/refund-failed-email.tsx";
import { ReviewFlagEmail } from "../emails/review-flag-email.tsx";
import { messages as pageMessages } from "../messages.ts";
import { messages as operatorMessages } from "../operator-messages.ts";
import { orderEmails } from "../order-email.ts";
import { isPaid } from "../order-payment-state.ts";
import { customerName, type OrderView } from "../order-view.ts";
import { mayGetVatBack } from "../vat-back.ts";
import { changesOfCorrection } from "./changes-of-correction.ts";
import { contractDocument } from "./contract-document.ts";
import { correctionById } from "./corrections.ts";
import { type Due, dueOf } from "./due-by-link.ts";
import { imagesForEmail } from "./email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "./email-of-order.ts";
import { attachedDocuments } from "./order-documents.ts";
import { orderAsCorrected, orderById } from "./order-queries.ts";
import { orders } from "./orders-table.ts";
import { refundLines } from "./refund-lines-table.ts";
import { toldToReader } from "./review-reason.ts";

/** Renders emails from the order as it is when they are sent. The outbox stores little more than its id. */
export const orderEmailTemplates = (shop: AppContext) =>
  emailTemplates(orderEmails, {
    "order-confirmation": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const { storeName, processingTime, notice } = context.settings;
      const invoice = await attachedDocuments(shop, { orderId }, context.settings);
      const email = await rendered(
        messages.mail.subject(order.orderNumber, storeName),
        <OrderConfirmationEmail
          order={order}
          processingTime={processingTime}
          notice={notice}
          images={await imagesForEmail(shop.db, order, context.shopUrl)}
          {...senderOf(context)}
          {...linksTo(shop, context.shopUrl, order)}
          trader={traderLine(context.settings)}
          mayGetVatBack={mayGetVatBack(order, context.settings)}
          hasInvoice={invoice.length > 0}
        />,
      );
      const contract = {
        filename: `${order.orderNumber}.html`,
        contentType: "text/html; charset=utf-8" as const,
        content: await contractDocument(shop, order, context),
      };
      return { ...email, attachments: [contract, ...invoice] };
    },
    "order-refunded": async (data, context) => {
      const order = await orderOf(shop, data.orderId);
      const { key, state, method, isByHand, parts } = await refundInWords(shop.db, data.refundId ?? null);
      if (state === "failed") return null;
      const email = await rendered(
        messages.refundEmail.subject(order.orderNumber, context.settings.storeName),
        <OrderRefundedEmail
          order={order}
          images={await imagesForEmail(shop.db, order, context.shopUrl)}
          parts={parts}
          method={method}
          isByHand={isByHand}
          why={whyRefunded(key, order)}
          amount={formatMoney(data.cents, data.currency ?? order.currency)}
          {...senderOf(context)}
          orderUrl={linksTo(shop, context.shopUrl, order).orderUrl}
        />,
      );
      // An email of before there were documents does not name its refund.
      return data.refundId ? { ...email, attachments: await attachedDocuments(shop, data, context.settings) } : email;
    },
    "order-refund-failed": async ({ orderId, cents, currency }, context) => {
      const order = await orderOf(shop, orderId);
      return rendered(
        messages.refundFailedEmail.subject(order.orderNumber, context.settings.storeName),
        <RefundFailedEmail
          order={order}
          amount={formatMoney(cents, currency ?? order.currency)}
          {...senderOf(context)}
          orderUrl={linksTo(shop, context.shopUrl, order).orderUrl}
        />,
      );
    },
    "order-changed": async ({ orderId, correctionId }, context) => {
      const order = await orderOf(shop, orderId);
      const email = await rendered(
        messages.changedEmail.subject(order.orderNumber, context.settings.storeName),
        <OrderChangedEmail
          order={order}
          images={await imagesForEmail(shop.db, order, context.shopUrl)}
          changes={changesOfCorrection(await correctionById(shop.db, correctionId), order)}
          {...senderOf(context)}
          orderUrl={linksTo(shop, context.shopUrl, order).orderUrl}
        />,
      );
      return { ...email, attachments: await attachedDocuments(shop, { orderId, correctionId }, context.settings) };
    },
    "order-payment-link": async ({ orderId, isDifference, correctionId }, context) => {
      const due = await dueById(shop, orderId);
      // What it asked for may be paid, over or taken back by now.
      if (!due || isDifference !== (due.correctionId !== null)) return null;
      if (correctionId && correctionId !== due.correctionId) return null;
      const now = await orderOf(shop, orderId);
      const correction = due.correctionId === null ? null : await correctionById(shop.db, due.correctionId);
      const order = correction ? orderAsCorrected(now, correction) : now;
      const { timeZone, storeName } = context.settings;
      return rendered(
        messages.linkEmail.subject(order.orderNumber, storeName),
        <PaymentLinkEmail
          order={order}
          images={await imagesForEmail(shop.db, order, context.shopUrl)}
          amount={formatMoney(due.cents, order.currency)}
          payBy={dateInWords(timeZone, due.payBy)}
          changes={correction && changesOfCorrection(correction, order)}
          transfer={correction ? null : transferTo(context.settings, order.orderNumber)}
          {...senderOf(context)}
          payUrl={linksTo(shop, context.shopUrl, order).payUrl}
        />,
      );
    },
    "order-payment-reversed": (data, context) => paymentUndone(shop, "reversedEmail", data, context),
    "order-payment-failed": async ({ correctionId = null, ...data }, context) => {
      const due = await dueById(shop, data.orderId);
      const isDue = due !== null && due.correctionId === correctionId;
      if (!isDue && (await isPaidSince(shop.db, data.orderId, correctionId))) return null;
      const payBy = isDue ? dateInWords(context.settings.timeZone, due.payBy) : null;
      return paymentUndone(shop, "failedEmail", data, context, { payBy, isDifference: correctionId !== null });
    },
    "order-attention": async ({ orderId, orderNumber, matter, matters = [] }, { settings, shopUrl }) => {
      const { storeName, timeZone } = settings;
      const found = await orderById(shop.db, orderId);
      const { title, open } = operatorMessages.reviewFlagEmail;
      return rendered(
        title(orderNumber),
        <ReviewFlagEmail
          title={title(orderNumber)}
          open={open}
          at={`${shopUrl}/admin/orders/${orderId}`}
          reason={toldToReader(matter, matters)}
          facts={found && !found.isErased ? factsOf(found.order, timeZone) : []}
          storeName={storeName}
          shopUrl={shopUrl}
        />,
      );
    },
  });

async function dueById({ db, clock }: AppContext, orderId: string): Promise<Due | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ? dueOf(db, order, clock.now()) : null;
}

/** To the buyer of an order whose payment came to nothing. */
async function paymentUndone(
  shop: AppContext,
  what: "reversedEmail" | "failedEmail",
  data: EmailData["order-payment-reversed"],
  context: Parameters<typeof senderOf>[0],
  link: { payBy: string | null; isDifference: boolean } = { payBy: null, isDifference: false },
) {
  const order = await orderOf(shop, data.orderId);
  const { orderUrl, payUrl } = linksTo(shop, context.shopUrl, order);
  const amount = formatMoney(data.cents, data.currency ?? order.currency);
  const { timeZone, storeName } = context.settings;
  return rendered(
    messages[what].subject(order.orderNumber, storeName),
    <PaymentUndoneEmail
      what={what}
      order={order}
      images={await imagesForEmail(shop.db, order, context.shopUrl)}
      amount={data.paidAt ? `${amount} (${dateInWords(timeZone, new Date(data.paidAt))})` : amount}
      {...senderOf(context)}
      {...link}
      orderUrl={orderUrl}
      payUrl={payUrl}
    />,
  );
}

/** Whether another payment has brought what a delayed one did not: the order's, or the difference of a correction. */
async function isPaidSince(db: Db, orderId: string, correctionId: string | null): Promise<boolean> {
  if (correctionId) return (await correctionById(db, correctionId)).state === "applied";
  const found = await orderById(db, orderId);
  return found !== null && isPaid(found.order.paymentState);
}

/** An order as the shopkeeper recognizes it. */
export const factsOf = (order: OrderView, timeZone: string): [term: string, lines: string[]][] => [
  [pageMessages.name, [customerName(order)]],
  [pageMessages.placed, [dateInWords(timeZone, order.createdAt)]],
  [pageMessages.items, order.lines.map(({ name, quantity }) => `${quantity} × ${name}`)],
  [pageMessages.total, [formatMoney(order.total, order.currency)]],
];

/**
 * How the payment of a refund was made, and what it gives back: nothing where it is a part of the price without goods, or where a
 * correction, whose own email says what changed, has numbered the lines anew.
 */
async function refundInWords(db: Db, refundId: string | null) {
  if (!refundId) return { key: "", state: null, method: null, isByHand: false, parts: [] };
  const [paid] = await db
    .select({
      provider: payments.provider,
      method: payments.method,
      methodName: payments.methodName,
      correctionId: refunds.correctionId,
      key: refunds.idempotencyKey,
      state: refunds.state,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  const parts = await db
    .select({
      kind: refundLines.kind,
      position: refundLines.position,
      quantity: refundLines.quantity,
      gross: refundLines.grossCents,
      deductionCents: refundLines.deductionCents,
      deductionReason: refundLines.deductionReason,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(refundLines.place);
  const isOfGoods =
    paid?.correctionId === null && parts.every(({ kind, quantity }) => kind !== "goods" || quantity > 0);
  return {
    key: paid?.key ?? "",
    state: paid?.state ?? null,
    method: methodInWords(paid?.methodName ?? paid?.method ?? null),
    isByHand: paid?.provider === byHand.provider,
    parts: isOfGoods
      ? parts.map(({ kind, position, quantity, gross, deductionCents, deductionReason }) => ({
          kind,
          position,
          quantity,
          gross,
          deduction: deductionCents > 0 ? { cents: deductionCents, reason: deductionReason } : undefined,
        }))
      : [],
  };
}

/** What the shop gave back unasked, by the key that it chose; or what is said of a cancelled order. */
function whyRefunded(key: string, { status, paymentState }: Pick<OrderView, "status" | "paymentState">) {
  if (key.startsWith("goods-gone:")) return "goodsGone";
  if (status === "cancelled") return "cancelled";
  return key.startsWith("overpaid:") && isPaid(paymentState) ? "paidTwice" : null;
}
