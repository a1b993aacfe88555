import { and, eq, sql } from "drizzle-orm";
import { moneyOf, type Payment } from "#features/payments/server/payment-session.ts";
import { type VatCheck, vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { type Tx, writtenOnce } from "#platform/database/database.ts";
import { type Cents, minus } from "#shared/money.ts";
import { partsPaid, type SalePart } from "../refund-lines.ts";
import { orderCorrections } from "./corrections-table.ts";
import type { Order } from "./lock-order.ts";
import { orderLines } from "./orders-table.ts";

/** Whether a correction made the order what it is. */
export async function isCorrected(tx: Tx, orderId: string): Promise<boolean> {
  const [applied] = await tx
    .select({ id: orderCorrections.id })
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, orderId), eq(orderCorrections.state, "applied")))
    .limit(1);
  return applied !== undefined;
}

export interface SaleOfOrder {
  lines: (typeof orderLines.$inferSelect)[];
  /** What the payment paid for; nothing where it does not pay the order. */
  parts: SalePart[];
  /** What VIES said of the VAT number of the business that bought. */
  vatCheck: VatCheck | null;
}

const linesOf = writtenOnce((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("orderId")))
    .orderBy(orderLines.position)
    .prepare("sold_lines"),
);

/**
 * The lines of an order and what a payment paid of them and of shipping. `invoiced` are the cents of its invoice: a payment that
 * the bank took back no longer says what it was.
 */
export async function saleOfOrder(
  tx: Tx,
  order: Order,
  payment: Payment,
  invoiced: Cents | null = null,
): Promise<SaleOfOrder> {
  const lines = await linesOf(tx).execute({ orderId: order.id });
  const vatCheck = await vatCheckById(tx, order.vatCheckId);
  if (payment.state !== "paid" && payment.state !== "reversed") return { lines, parts: [], vatCheck };
  const parts: SalePart[] = [
    ...lines.map(({ position, quantity, netCents, vatCents, vatRate, lineCents, bundleShareCents }) => ({
      position,
      quantity,
      net: netCents,
      vat: vatCents,
      rate: vatRate,
      gross: minus(lineCents, bundleShareCents),
    })),
    {
      position: null,
      quantity: 1,
      gross: order.shippingCents,
      net: order.shippingNetCents,
      vat: order.shippingVatCents,
      rate: order.shippingVatRate,
    },
  ];
  // Corrections are made to orders that were paid as they were priced, so that their lines are what their payments paid.
  const paid = invoiced ?? moneyOf(payment).cents;
  if (paid === order.totalCents || (await isCorrected(tx, order.id))) return { lines, parts, vatCheck };
  return { lines, parts: partsPaid(parts, paid), vatCheck };
}
