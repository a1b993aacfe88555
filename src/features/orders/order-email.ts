import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import type { Cents } from "#shared/money.ts";

const anOrder = z.object({ orderId: z.uuid() });
const aWithdrawal = z.object({ withdrawalId: z.uuid() });

/** The stored data of emails about orders. The rest comes from the order when they are rendered. */
export const orderEmails = {
  "order-confirmation": anOrder,
  /** The tracking code that the email announced. */
  "order-shipped": anOrder.extend({ trackingNumber: z.string().nullable() }),
  "order-refunded": anOrder.extend({
    cents: z.custom<Cents>((amount) => Number.isSafeInteger(amount)),
    currency: z.string().optional(),
  }),
  "order-attention": anOrder.extend({ orderNumber: z.string(), matter: z.string() }),
  "withdrawal-received": aWithdrawal,
  "withdrawal-attention": aWithdrawal,
};

export type OrderEmail = keyof typeof orderEmails;
/** Emails to the shopkeeper about review flags. */
export type ForShopkeeper = "order-attention" | "withdrawal-attention";

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof orderEmails> {}
}
