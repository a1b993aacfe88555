import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { payments } from "./payments-table.ts";

/** Amounts, times and the provider's references stay for the books; who paid does not. */
export async function erasePayers(tx: Tx, orderIds: readonly string[], instead: string): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(payments)
    .set({
      request: sql`jsonb_set(${payments.request}, '{customerEmail}', to_jsonb(${instead}::text))`,
      checkoutUrl: null,
    })
    .where(inArray(payments.orderId, [...orderIds]));
}
