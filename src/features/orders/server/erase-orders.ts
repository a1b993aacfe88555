import { and, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { ERASED_EMAIL, eraseCustomers, nobody } from "#features/customers/server/forget-customers.ts";
import { eraseRecipients } from "#features/email/server/erase-recipients.ts";
import { erasePayers } from "#features/payments/server/erase-payers.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import type { Tx } from "#platform/database/database.ts";
import { erasePeopleOfCorrections } from "./corrections.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { refundLines } from "./refund-lines-table.ts";
import { OWN_REASONS } from "./review-reason.ts";
import { withdrawals } from "./withdrawals-table.ts";

/** What stays of a recipient: the country, which decides the VAT, and a state of the United States, which counts sales (L61). */
const NOBODY = {
  email: ERASED_EMAIL,
  firstName: "",
  lastName: "",
  phone: "",
  address: "",
  city: "",
  zip: "",
  notes: null,
  discountReason: null,
  browserHash: null,
  parcelMachineId: null,
  company: null,
  companyRegister: null,
  vatNumber: null,
} as const;

/**
 * Erases the person from orders. Numbers, goods, amounts, VAT, dates and country stay for the books (reliability 35). The
 * orders' rows must be locked.
 */
export async function eraseOrders(
  tx: Tx,
  held: readonly { id: string; customerId: string }[],
  now: Date,
): Promise<void> {
  const orderIds = held.map(({ id }) => id);
  if (orderIds.length === 0) return;
  await tx
    .update(orders)
    .set({
      ...NOBODY,
      customerId: await nobody(tx),
      state: sql`CASE WHEN ${orders.deliveryCountry} = 'US' THEN ${orders.state} END`,
      parcelMachine: sql`CASE WHEN ${orders.parcelMachine} IS NOT NULL
        THEN ${orders.parcelMachine} || '{"name":"","address":"","postalCode":"","city":""}' END`,
      erasedAt: now,
    })
    .where(inArray(orders.id, orderIds));
  await tx
    .update(withdrawals)
    .set({ name: "", items: null, orderNumber: null, email: null })
    .where(inArray(withdrawals.orderId, orderIds));
  await tx
    .update(orderStatusHistory)
    .set({ reason: null })
    .where(and(inArray(orderStatusHistory.orderId, orderIds), notInArray(orderStatusHistory.reason, [...OWN_REASONS])));
  const theirs = tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.orderId, orderIds));
  await tx
    .update(refundLines)
    .set({ deductionReason: null })
    .where(and(isNotNull(refundLines.deductionReason), inArray(refundLines.refundId, theirs)));
  await erasePeopleOfCorrections(tx, orderIds);
  await erasePayers(tx, orderIds, { instead: ERASED_EMAIL, reasons: OWN_REASONS });
  await eraseRecipients(tx, { emails: [], orderIds, instead: ERASED_EMAIL });
  await eraseCustomers(tx, [...new Set(held.map(({ customerId }) => customerId))]);
}
