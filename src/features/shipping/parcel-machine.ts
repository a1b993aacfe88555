import { z } from "zod";

export const PARCEL_MACHINE_KINDS = ["machine", "post-office", "shop"] as const;
export type ParcelMachineKind = (typeof PARCEL_MACHINE_KINDS)[number];

/** A machine as shoppers see it (storefront 3), with what helps to find it. */
export const parcelMachineView = z.object({
  id: z.uuid(),
  provider: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  country_name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** In English, such as "Mon–Fri 8:00–20:00, Sat 9:00–18:00" or "24/7". */
  hours: z.string().nullable(),
  /** How to find it, in the words of its provider. */
  comment: z.string().nullable(),
  kind: z.enum(PARCEL_MACHINE_KINDS),
});
export type ParcelMachine = z.infer<typeof parcelMachineView>;
