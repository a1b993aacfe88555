import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import type { MessageDescriptor } from "#shared/message-descriptor.ts";
import type { Cents } from "#shared/money.ts";

const anOrder = z.object({ orderId: z.uuid() });

const money = anOrder.extend({
  cents: z.custom<Cents>((amount) => Number.isSafeInteger(amount)),
  currency: z.string().optional(),
});

/** The stored data of emails about orders. The rest comes from the order when they are rendered. */
export const orderEmails = {
  "order-confirmation": anOrder,
  /** Emails of before there were documents have no refund. */
  "order-refunded": money.extend({ refundId: z.uuid().optional() }),
  /** Of a refund that failed after the buyer was told of it. */
  "order-refund-failed": money.extend({ refundId: z.uuid() }),
  /** Of the payment that the bank took back; `paidAt` in ISO 8601. */
  "order-payment-reversed": money.extend({ paidAt: z.string().optional() }),
  /** Of the delayed payment that did not arrive, of the order or the difference of a correction. */
  "order-payment-failed": money.extend({ correctionId: z.uuid().nullish() }),
  /** Of the correction that changed the order. */
  "order-changed": anOrder.extend({ correctionId: z.uuid() }),
  /** What is to pay by the link, until `payBy` in ISO 8601: the order, or the difference of a correction. */
  "order-payment-link": money.extend({
    payBy: z.string(),
    isDifference: z.boolean(),
    /** Missing in emails of before it was kept. */
    correctionId: z.uuid().optional(),
  }),
  "order-attention": anOrder.extend({
    orderNumber: z.string(),
    /** In English, as emails of before have it alone. */
    matter: z.string(),
    matters: z.array(z.custom<MessageDescriptor>()).optional(),
  }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof orderEmails> {}
}
