import type { Actor } from "#features/audit/actor.ts";
import type { Carrier } from "#features/orders/carriers.ts";
import { changeEach, type Outcome } from "#features/orders/server/change-many.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { nextCode } from "./next-code.ts";
import { shipOrderIn } from "./ship-order.ts";

interface Load {
  carrier?: Carrier;
  /** Each parcel gets a code of its own behind it. */
  prefix?: string;
}

/** A parcel as it was entered beside its order. */
export interface EnteredParcel {
  orderId: string;
  carrier?: Carrier | undefined;
  trackingNumber?: string | undefined;
}

/** Ships each order with its own parcel. What cannot be shipped, such as with a code that is used, stays as it is. */
export function shipEach(shop: AppContext, entered: readonly EnteredParcel[], actor: Actor): Promise<Outcome[]> {
  const parcels = new Map(entered.map(({ orderId, ...parcel }) => [orderId, parcel]));
  return changeEach(shop, [...parcels.keys()], "shipped", async (orderId, refuses) => {
    const parcel = parcels.get(orderId) ?? {};
    const { shipment } = await transact(shop.db, (tx) =>
      shipOrderIn(tx, { ...actor, orderId, parcel, refuses }, shop.clock.now()),
    );
    return { trackingNumber: shipment.trackingNumber };
  });
}

/** What is shipped already stays as it is and uses no number: asking again after a lost answer ships nothing twice. */
export const shipMany = (
  shop: AppContext,
  orderIds: readonly string[],
  { carrier, prefix }: Load,
  actor: Actor,
): Promise<Outcome[]> =>
  changeEach(shop, orderIds, "shipped", (orderId, refuses) =>
    transact(shop.db, async (tx) => {
      // The number first, then the order: two who ship at once wait in one order and never for each other.
      const trackingNumber = prefix ? await nextCode(tx, prefix) : undefined;
      const parcel = { carrier, trackingNumber };
      await shipOrderIn(tx, { ...actor, orderId, parcel, refuses }, shop.clock.now());
      return { trackingNumber };
    }),
  );
