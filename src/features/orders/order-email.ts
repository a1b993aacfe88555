import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import type { Cents } from "#shared/money.ts";

const anOrder = z.object({ orderId: z.uuid() });

/** The stored data of emails about orders. The rest comes from the order when they are rendered. */
export const orderEmails = {
  "order-confirmation": anOrder,
  "order-refunded": anOrder.extend({
    /** Emails of before there were documents have none. */
    refundId: z.uuid().optional(),
    cents: z.custom<Cents>((amount) => Number.isSafeInteger(amount)),
    currency: z.string().optional(),
  }),
  /** Of the payment that the bank took back. */
  "order-payment-reversed": anOrder.extend({
    cents: z.custom<Cents>((amount) => Number.isSafeInteger(amount)),
    currency: z.string().optional(),
  }),
  "order-attention": anOrder.extend({ orderNumber: z.string(), matter: z.string() }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof orderEmails> {}
}
