import { hasWithdrawal } from "#features/orders/order-withdrawal.ts";
import type { Order } from "#features/orders/server/lock-order.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Db } from "#platform/database/database.ts";
import { groundOf, type ReturnGround, type ReturnReason } from "../return.ts";

/** What its buyer may return goods of an order by; null where the time for that is over. */
export async function groundOfOrder(
  db: Db,
  order: Pick<Order, "deliveredAt" | "country" | "deliveryCountry" | "company" | "isHandedOver">,
  reason: ReturnReason,
  at: Date,
): Promise<ReturnGround | null> {
  const { timeZone } = await storeSettings(db);
  const { deliveredAt, country, deliveryCountry, company } = order;
  const countries = [country, deliveryCountry].filter((code) => code !== null);
  const byLaw = hasWithdrawal({ ...order, isBusiness: company !== null });
  return groundOf(timeZone, reason, at, deliveredAt && { deliveredAt, countries }, byLaw);
}
