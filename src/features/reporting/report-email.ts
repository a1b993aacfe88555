import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

/** The figures of a month as they were on the day after it. Amounts in cents. */
export const reportEmails = {
  "monthly-report": z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    net: z.int(),
    before: z.int(),
    orders: z.int(),
    average: z.int(),
    refunds: z.int(),
    margin: z.int().nullable(),
    returns: z.int(),
    products: z.array(z.object({ name: z.string(), pieces: z.int(), net: z.int() })),
    /** Of the month before; emails of before do not have it. */
    last: z
      .object({ orders: z.int(), average: z.int(), refunds: z.int(), margin: z.int().nullable(), returns: z.int() })
      .optional(),
    countries: z.array(z.object({ country: z.string(), net: z.int() })),
  }),
};
export type MonthlyReport = z.output<(typeof reportEmails)["monthly-report"]>;

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof reportEmails> {}
}
