import { z } from "zod";
import { SHIPPING_METHODS } from "../shipment.ts";
import type { ShownParcel } from "./shown-parcels.ts";

const time = z.iso.datetime();

/** One parcel of an order that leaves in several. */
export const parcelAnswer = z.object({
  id: z.uuid(),
  /** From 1 on. */
  number: z.int(),
  tracking_number: z.string().nullable(),
  carrier: z.string().nullable(),
  shipping_method: z.enum(SHIPPING_METHODS).nullable(),
  estimated_delivery: z.string().nullable(),
  /** In grams. */
  weight: z.int().nullable(),
  shipped_at: time,
  delivered_at: time.nullable(),
  /** It did not leave after all. */
  undone_at: time.nullable(),
  /** All that is in no other parcel. It is corrected as the order's shipment. */
  is_rest: z.boolean(),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
});

export const asParcel = (parcel: ShownParcel): z.input<typeof parcelAnswer> => ({
  id: parcel.id,
  number: parcel.number,
  carrier: parcel.carrier,
  lines: parcel.lines,
  tracking_number: parcel.trackingNumber,
  shipping_method: parcel.shippingMethod,
  estimated_delivery: parcel.estimatedDelivery,
  weight: parcel.weightGrams,
  shipped_at: new Date(parcel.shippedAt).toISOString(),
  delivered_at: parcel.deliveredAt && new Date(parcel.deliveredAt).toISOString(),
  undone_at: parcel.undoneAt && new Date(parcel.undoneAt).toISOString(),
  is_rest: parcel.isRest,
});
