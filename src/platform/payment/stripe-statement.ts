import type Stripe from "stripe";
import { z } from "zod";
import { cents } from "#shared/money.ts";
import { UUID } from "#shared/uuid.ts";
import type { PayoutRow, StatementRow } from "./statement.ts";

const PAGE_SIZE = 100;
/** A hundred thousand movements within ten days. */
const MAX_PAGES = 1000;

const source = z.object({
  id: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const KINDS: Readonly<Record<string, StatementRow["kind"]>> = {
  charge: "payment",
  payment: "payment",
  refund: "refund",
  payment_refund: "refund",
};

type Ask = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The balance transactions of these days that are about payments of the shop or their refunds. */
export const stripeStatement = (call: Ask, from: Date, to: Date): Promise<StatementRow[]> =>
  movements(call, from, to, { expand: ["data.source"] }, rowOf);

/** What went to the bank. A payout that failed comes back as a movement of its own. */
export async function stripePayouts(call: Ask, from: Date, to: Date): Promise<PayoutRow[]> {
  const payoutOf = ({ id, amount, currency, created }: Stripe.BalanceTransaction): PayoutRow => ({
    id,
    cents: cents(-amount),
    currency: currency.toUpperCase(),
    paidAt: new Date(created * 1000),
  });
  const rows: PayoutRow[] = [];
  for (const type of ["payout", "payout_failure", "payout_cancel"])
    rows.push(...(await movements(call, from, to, { type }, payoutOf)));
  return rows;
}

/** Each page is a call of its own. */
async function movements<T>(
  call: Ask,
  from: Date,
  to: Date,
  filter: Pick<Stripe.BalanceTransactionListParams, "type" | "expand">,
  read: (one: Stripe.BalanceTransaction) => T | null,
): Promise<T[]> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const created = { gte: seconds(from), lt: seconds(to) };
  const rows: T[] = [];
  let after: { starting_after?: string } = {};
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const params = { created, limit: PAGE_SIZE, ...filter, ...after };
    const { data, has_more } = await call((stripe) => stripe.balanceTransactions.list(params));
    rows.push(...data.flatMap((one) => read(one) ?? []));
    const last = data.at(-1);
    if (!has_more || !last) return rows;
    after = { starting_after: last.id };
  }
  throw new Error(
    "Stripe tells of more than 100,000 movements within the days that are compared: too many to read all of them",
  );
}

/**
 * null for what is about no payment, such as a payout, and for payments that another program of the account took. A refund does not say
 * whose payment it is of.
 */
function rowOf({ type, amount, fee, currency, source: told }: Stripe.BalanceTransaction): StatementRow | null {
  const kind = KINDS[type];
  const about = source.safeParse(told).data;
  if (!kind || !about?.payment_intent) return null;
  const charge = typeof about.payment_intent === "string" ? about.payment_intent : about.payment_intent.id;
  // Other programs write numbers of their own there.
  if (kind === "payment" && !UUID.test(about.metadata?.order_id ?? "")) return null;
  return {
    kind,
    ...(kind === "payment" ? { id: charge } : { id: about.id, chargeId: charge }),
    grossCents: cents(Math.abs(amount)),
    feeCents: cents(fee),
    currency: currency.toUpperCase(),
  };
}
