import { sql } from "drizzle-orm";

/** What a payment `p` brought in the currency of reports: paid less given back (decision 34). The counters have it from the function `net_paid_cents`. */
export const netReceivedCents = sql`coalesce(p.received_cents, p.amount_cents) - p.refunded_cents`;
