import { randomUUID } from "node:crypto";
import type { Actor } from "#features/audit/actor.ts";
import type { Carrier } from "#features/orders/carriers.ts";
import { changeEach, type Outcome } from "#features/orders/server/change-many.ts";
import { refuseChange } from "#features/orders/server/change-status-in.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { piecesOf, wantedLines } from "#features/orders/server/parcel-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { nextCode } from "./next-code.ts";
import { type Shipping, shipOrderIn } from "./ship-order.ts";
import { shipPartIn } from "./ship-part.ts";

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
    return transact(shop.db, (tx) => shipWanted(tx, { ...actor, orderId, parcel, refuses }, shop.clock.now()));
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
      return shipWanted(tx, { ...actor, orderId, parcel, refuses }, shop.clock.now());
    }),
  );

/** All that is to leave of an order; beside what its buyer withdrew from, the others in a parcel of their own. */
async function shipWanted(tx: Tx, shipping: Shipping, now: Date): Promise<{ trackingNumber: string | null }> {
  const { orderId, parcel: facts, refuses, ...actor } = shipping;
  const order = await lockOrder(tx, orderId);
  await refuseChange(tx, order, { ...actor, orderId, to: "shipped", refuses });
  const pieces = await piecesOf(tx, orderId);
  const lines = wantedLines(pieces);
  if (lines.length === 0 || !pieces.some(({ withdrawn }) => withdrawn > 0))
    return (await shipOrderIn(tx, shipping, now)).shipment;
  return (await shipPartIn(tx, { ...actor, id: randomUUID(), orderId, lines, facts }, now)).parcel;
}
