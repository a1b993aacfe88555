import { z } from "zod";
import { paymentStatesWhere } from "#features/orders/order-payment-state.ts";
import type { Market, Placed } from "./market.ts";

interface Money {
  paid: number;
  back: number;
}

const row = z.object({ id: z.string(), payment_state: z.string(), total: z.number() });

/** What the providers say against what the shop says. All figures but `orders` and `paid` should be 0. */
export interface Books {
  orders: number;
  paid: number;
  /** Orders that were acknowledged and are gone, or whose money nobody has asked for or given back. */
  lost: string[];
  /** Purchases that took money for more than one order, or gave more back than was taken. */
  twice: string[];
  /** Orders that count as paid and have no money. */
  unpaid: string[];
  shippedUnpaid: number;
}

const STANDING = new Set<string>(paymentStatesWhere(({ isPaid }) => isPaid));

export async function readBooks(market: Market): Promise<Books> {
  const { shop, placed } = market;
  const { rows } = await shop.pool.query("SELECT id, payment_state, total_cents::int AS total FROM orders");
  const orders = new Map(rows.map((one) => row.parse(one)).map((one) => [one.id, one]));
  const money = await moneyAtProviders(market);
  const books: Books = { orders: placed.length, paid: 0, lost: [], twice: [], unpaid: [], ...unpaidShipments(market) };
  for (const purchase of Map.groupBy(placed, (one) => one.purchase).values()) {
    let standing = 0;
    let net = 0;
    for (const one of purchase) {
      const order = orders.get(one.id);
      const { paid, back } = money(one);
      net += paid - back;
      if (back > paid) books.twice.push(one.id);
      if (!order) books.lost.push(one.id);
      else if (STANDING.has(order.payment_state)) {
        standing += 1;
        if (paid - back !== order.total) books.unpaid.push(`${one.id} ${order.payment_state} ${one.provider}`);
      } else if (paid !== back) books.lost.push(`${one.id} ${order.payment_state} ${one.provider}`);
    }
    const most = Math.max(...purchase.map(({ id }) => orders.get(id)?.total ?? 0));
    if (standing > 1 || net > most) books.twice.push(purchase.map(({ id }) => id).join(" and "));
    books.paid += standing;
  }
  return books;
}

const unpaidShipments = ({ shipped }: Market) => ({ shippedUnpaid: shipped().shippedUnpaid });

async function moneyAtProviders({ shop, stripe, montonio }: Market): Promise<(one: Placed) => Money> {
  const sessions = new Map(stripe.sessionsSoFar().map((one) => [one.id, one]));
  const backAtStripe = sums(
    stripe.refundsSoFar().map(({ payment_intent, amount }) => [String(payment_intent), amount]),
  );
  const pages = await shop.pool.query("SELECT id, charge_id, state, request FROM test_page_sessions");
  const page = new Map(pages.rows.map((one) => [one.id, one]));
  const given = await shop.pool.query("SELECT charge_id, amount_cents::int AS amount FROM test_page_refunds");
  const backAtPage = sums(given.rows.map(({ charge_id, amount }) => [charge_id, amount]));
  return ({ provider, session }) => {
    if (provider === "stripe") {
      const told = sessions.get(session);
      const isPaid = told?.payment_status === "paid";
      return { paid: isPaid ? told.amount_total : 0, back: backAtStripe.get(String(told?.payment_intent)) ?? 0 };
    }
    if (provider === "montonio") {
      const told = montonio.orders.get(session);
      const isPaid = told?.paidAt && told.status !== "VOIDED";
      const back = (told?.refunds ?? []).reduce((sum, one) => sum + (one.status === "SUCCESSFUL" ? one.cents : 0), 0);
      return { paid: isPaid ? told.cents : 0, back };
    }
    const told = page.get(session);
    return { paid: told?.state === "paid" ? told.request.amountCents : 0, back: backAtPage.get(told?.charge_id) ?? 0 };
  };
}

function sums(pairs: [string, number][]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, amount] of pairs) found.set(key, (found.get(key) ?? 0) + amount);
  return found;
}
