import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

const pieces = z.array(z.object({ position: z.int(), quantity: z.int() }));

/** The email is rendered from the order and its parcel as they are by then. */
export const shippedEmail = {
  /** The code says which news the email brought; `again`: what replaces lost or damaged goods. */
  "order-shipped": z.object({
    orderId: z.uuid(),
    trackingNumber: z.string().nullable(),
    again: pieces.optional(),
  }),
  /** One of several parcels: what is in it, and what is still to come; likewise `again`. */
  "order-parcel-shipped": z.object({
    orderId: z.uuid(),
    parcelId: z.uuid(),
    trackingNumber: z.string().nullable(),
    again: pieces.optional(),
  }),
  /** A parcel whose email was sent has not left after all. */
  "order-parcel-undone": z.object({ orderId: z.uuid(), parcelId: z.uuid() }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof shippedEmail> {}
}
