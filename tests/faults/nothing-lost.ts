import { expect } from "vitest";
import { ask, eventually, runCommand } from "../shop-process.ts";
import type { Stage } from "./stage.ts";

interface Order {
  id: string;
  session: string;
  sessions: number;
  isPaid: boolean;
  /** Confirmations, however they stand. */
  emails: number;
  sent: number;
}

/** Whatever was under way is brought to its end: events arrive, the provider is asked, emails go out. */
export async function finishAll(stage: Stage): Promise<void> {
  await stage.stripe.actions.deliver(stage.webhook, { again: true, times: 2, shuffle: true });
  const said = await runCommand("reconcile", { ...stage.env, PORT: "0" });
  expect(said).toContain("0 products whose stock differs from its ledger");
  // An email that a killed shop had taken in hand is taken up again two minutes later.
  await ask(stage.home, "UPDATE emails SET claimed_until = now(), next_attempt_at = now() WHERE sent_at IS NULL");
  await eventually(
    async () => {
      await ask(stage.home, `SELECT pg_notify('events', '{"kind":"email","id":""}')`);
      return ask(stage.home, "SELECT FROM emails WHERE state IN ('queued', 'sending')");
    },
    (waiting) => waiting.length === 0,
  );
}

/** No acknowledged order, no email, no money; nothing twice either. Answers in a line what was counted. */
export async function expectNothingLost(stage: Stage): Promise<string> {
  const orders = await ordersSoFar(stage);
  const known = new Map(orders.map((order) => [order.session, order]));
  const lost = [...stage.acknowledged].filter(([session, id]) => known.get(session)?.id !== id);
  expect(lost, "acknowledged orders that the database does not have").toEqual([]);

  const sessions = await stage.stripe.actions.sessionsSoFar();
  expect(new Set(sessions.map(({ order }) => order)).size, "orders with a session at Stripe").toBe(sessions.length);
  const twice = orders.filter(({ sessions }) => sessions > 1);
  expect(twice, "orders with two sessions here").toEqual([]);
  const paidThere = sessions.filter(({ payment_status }) => payment_status === "paid");
  const paidHere = orders.filter(({ isPaid }) => isPaid);
  expect(paidHere.map(({ session }) => session).toSorted()).toEqual(paidThere.map(({ id }) => id).toSorted());
  const wrongEmails = paidHere.filter(({ emails, sent }) => emails !== 1 || sent !== 1);
  expect(wrongEmails, "paid orders without one email that was sent").toEqual([]);

  const refunds = await stage.stripe.actions.refundsSoFar();
  const taken = sum(paidThere.map(({ amount_total }) => amount_total)) - sum(refunds.map(({ amount }) => amount));
  expect(await moneyOwed(stage), "money taken and money owed").toBe(taken);
  return `${stage.acknowledged.size} orders acknowledged, ${paidHere.length} paid, 0 lost, 0 charged twice`;
}

const ordersSoFar = ({ home }: Stage): Promise<Order[]> =>
  ask<Order>(
    home,
    `SELECT o.id, o.paid_at IS NOT NULL AS "isPaid", max(p.session_id) AS session,
            count(DISTINCT p.session_id)::int AS sessions,
            (SELECT count(*)::int FROM emails l WHERE l.order_id = o.id AND kind = 'order-confirmation') AS emails,
            (SELECT count(*)::int FROM emails l WHERE l.order_id = o.id AND kind = 'order-confirmation'
               AND state = 'sent') AS sent
     FROM orders o JOIN payments p ON p.order_id = o.id GROUP BY o.id`,
  );

async function moneyOwed({ home }: Stage): Promise<number> {
  const [row] = await ask<{ cents: number }>(
    home,
    `SELECT coalesce(sum(o.total_cents - p.refunded_cents), 0)::float AS cents
     FROM orders o JOIN payments p ON p.order_id = o.id AND p.state = 'paid'`,
  );
  return row?.cents ?? 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
