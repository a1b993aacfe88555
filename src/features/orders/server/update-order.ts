import { z } from "zod";
import { type Actor, actorOf } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { CARRIERS } from "../carriers.ts";
import { messages } from "../operator-messages.ts";
import { ORDER_PAYMENT_STATES, type OrderPaymentState } from "../order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../tracking-code.ts";
import { ordersAction } from "./admin-order-endpoints.ts";
import { changeStatus } from "./change-status.ts";

/** An order to ship, as its list knows it. */
export interface ShippingInput extends Actor {
  orderId: string;
  parcel: { trackingNumber?: string | null | undefined; carrier?: string | null | undefined };
  seen?: OrderStatus;
  seenPayment?: OrderPaymentState;
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean;
}

const update = z.object({
  action: z.literal("update"),
  orderId: z.uuid(),
  status: z.enum(ORDER_STATUSES),
  trackingCode: z.string().trim().max(100).regex(TRACKING_CODE, TRACKING_CODE_RULE).optional(),
  carrier: z.enum(CARRIERS).optional(),
  /** The state that the editor sees; if someone else was faster, the order keeps their change. */
  seenStatus: z.enum(ORDER_STATUSES).optional(),
  /** The same of all of the order, such as the lines that were packed. */
  seenVersion: z.number().int().optional(),
  /** The same of its payment. A shipment is refused only where the money went back. */
  seenPayment: z.enum(ORDER_PAYMENT_STATES).optional(),
  /** A shipped order is cancelled, and its goods are not back. */
  goodsAreAway: z.boolean().optional(),
  /** The code of another order is meant: both travel in one parcel. */
  sharesParcel: z.boolean().optional(),
});
const updated = z.object({
  /** A paid order was cancelled: its money may be given back. */
  offers_refund: z.boolean(),
});

/** Any status may be chosen (decision 30). Shipping is an operation of its own (decision 28), which `fulfilment` hands in. */
export const updateOrder = (
  shop: AppContext,
  shipOrder: (shop: AppContext, shipping: ShippingInput) => Promise<unknown>,
) =>
  ordersAction({
    body: update,
    answer: updated,
    handle: async (body, caller) => {
      const { orderId, status, trackingCode, carrier, seenStatus: seen, seenVersion, seenPayment } = body;
      const { sharesParcel, goodsAreAway } = body;
      const actor = actorOf(caller);
      if (status === "shipped") {
        await shipOrder(shop, {
          orderId,
          parcel: { trackingNumber: trackingCode || undefined, carrier },
          seen,
          seenPayment,
          sharesParcel,
          ...actor,
        });
        return { offers_refund: false };
      }
      if (trackingCode) throw new AppError("invalid", messages.codeNeedsShipping);
      const { offersRefund } = await changeStatus(shop, {
        orderId,
        to: status,
        seen,
        seenVersion,
        seenPayment,
        goodsAreAway,
        ...actor,
      });
      return { offers_refund: offersRefund };
    },
  });
