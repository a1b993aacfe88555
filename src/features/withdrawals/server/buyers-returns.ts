import type { Actor } from "#features/audit/actor.ts";
import { hasWithdrawal, isInTime, sendBackBy, withdrawalEnds } from "#features/orders/order-withdrawal.ts";
import { isBuyer, type Reader } from "#features/orders/server/order-access.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { awaitsSending, type BuyersReturns } from "../return.ts";
import { messages } from "../return-messages.ts";
import { whyNotReturnable } from "../why-not.ts";
import { returnable } from "./returnable.ts";
import { goodsOfReturn, lockReturn, returnsOfOrder, stepTo } from "./returns.ts";
import { sendTo } from "./send-to.ts";
import { sentGoods } from "./sending.ts";

/** For the browser that bought and for the signed link (decision 24); null for others, and for what is not there. */
export async function buyersReturns(
  shop: Pick<AppContext, "db" | "clock" | "secret">,
  orderId: string,
  reader: Reader,
): Promise<BuyersReturns | null> {
  const found = await orderById(shop.db, orderId);
  if (!found || found.isErased || !isBuyer(reader, found, shop.secret)) return null;
  const { order } = found;
  const own = await returnsOfOrder(shop.db, orderId);
  const settings = await storeSettings(shop.db);
  const { timeZone } = settings;
  const { deliveredAt, country, deliveryCountry } = order;
  const countries = [country, deliveryCountry];
  const had = deliveredAt && { deliveredAt, countries };
  const byLaw = hasWithdrawal({ ...order, isBusiness: order.business !== null });
  return {
    orderId,
    orderNumber: order.orderNumber,
    whyNot: whyNotReturnable(order),
    hasWithdrawal: byLaw,
    lines: (await returnable(shop.db, orderId, { sent: true })).map(({ position, name, quantity }) => ({
      position,
      name,
      quantity,
    })),
    withdrawalEnds:
      byLaw && isInTime(timeZone, shop.clock.now(), had) ? had && withdrawalEnds(timeZone, had) : undefined,
    sendTo: sendTo(settings),
    returns: await Promise.all(
      own.map(async ({ row: { id, state, ground, declaredAt, refusal, note }, exchange, photos }) => {
        const isWithdrawal = ground === "withdrawal";
        return {
          ...(await sentGoods(shop.db, id)),
          id,
          photos,
          refusal,
          note,
          isWithdrawal,
          state: exchange ? ("exchanged" as const) : state,
          goods: await goodsOfReturn(shop.db, id),
          sendBy: isWithdrawal ? sendBackBy(timeZone, declaredAt, countries) : null,
        };
      }),
    ),
  };
}

/** The buyer says that the goods of a return of this order are on their way. @throws AppError */
export const markSent = (
  shop: Pick<AppContext, "db" | "clock">,
  { id, orderId, ...actor }: Actor & { id: string; orderId: string },
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const held = await lockReturn(tx, id);
    if (held.order.id !== orderId) throw new AppError("not-found", messages.notFound.text);
    const { state, ground } = held.found;
    const isWithdrawal = ground === "withdrawal";
    if (!awaitsSending({ state, isWithdrawal, hasLeft: (await sentGoods(tx, id)).hasLeft }))
      throw new AppError("conflict", messages.moved);
    await stepTo(tx, held, "sent", { ...actor, at: shop.clock.now() });
  });
