import { and, inArray, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { payments, refunds } from "./payments-table.ts";

interface Remains {
  instead: string;
  /** Reasons of refunds that name nobody, as the shop itself wrote them. */
  reasons: readonly string[];
}

/** Amounts, times and the provider's references stay for the books; who paid and what was typed about them do not. */
export async function erasePayers(tx: Tx, orderIds: readonly string[], { instead, reasons }: Remains): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(payments)
    .set({
      request: sql`jsonb_set(${payments.request}, '{customerEmail}', to_jsonb(${instead}::text))`,
      checkoutUrl: null,
    })
    .where(inArray(payments.orderId, [...orderIds]));
  const theirs = tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  await tx
    .update(refunds)
    .set({ reason: null })
    .where(and(inArray(refunds.paymentId, theirs), notInArray(refunds.reason, [...reasons])));
}
