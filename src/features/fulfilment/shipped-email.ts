import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

/** The email is rendered from the order and its parcel as they are by then. */
export const shippedEmail = {
  /** The code says which news the email brought. */
  "order-shipped": z.object({ orderId: z.uuid(), trackingNumber: z.string().nullable() }),
  /** One of several parcels: what is in it, and what is still to come. */
  "order-parcel-shipped": z.object({
    orderId: z.uuid(),
    parcelId: z.uuid(),
    trackingNumber: z.string().nullable(),
  }),
  /** A parcel whose email was sent has not left after all. */
  "order-parcel-undone": z.object({ orderId: z.uuid(), parcelId: z.uuid() }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof shippedEmail> {}
}
