import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { checkedNumber, vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { officeVatCheckState } from "#features/vat-numbers/server/refused-requester.ts";
import { type OfficeVatCheckState, vatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { lockOrder } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

/**
 * Asks VIES once more about the number of an order that is not confirmed. An answer that confirmed it stands: the sale rests on it. Prices
 * stay as they are. @throws AppError "conflict" for an order without a number, or one that is erased
 */
export async function checkVatNumberOfOrder(
  shop: AppContext,
  orderId: string,
  actor: Actor,
): Promise<OfficeVatCheckState> {
  const [asked] = await shop.db.select({ number: orders.vatNumber }).from(orders).where(eq(orders.id, orderId));
  if (!asked) throw new AppError("not-found", messages.noSuchOrder);
  const number = asked.number;
  if (number === null) throw new AppError("conflict", messages.noVatNumber, { code: "NO_VAT_NUMBER" });
  const check = await checkedNumber(shop, number, await storeSettings(shop.db), { isAnew: true });
  return transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const before = await vatCheckById(tx, order.vatCheckId);
    // Without an answer, or erased since, what is known stays.
    if (!check || before?.isValid || order.vatNumber !== number) return officeVatCheckState(tx, before);
    await tx.update(orders).set({ vatCheckId: check.id, updatedAt: shop.clock.now() }).where(eq(orders.id, orderId));
    await writeAudit(tx, actor, {
      action: "order.vat-number-checked",
      subject: { kind: "order", id: orderId },
      details: { state: vatCheckState(check) },
    });
    await publish(tx, { kind: "order", id: orderId });
    return vatCheckState(check);
  });
}
