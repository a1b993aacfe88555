import * as objects from "./stripe-emulator-objects.ts";
import type { Form } from "./stripe-form.ts";

export type Account = ReturnType<typeof stripeAccount>;

/** What an account of Stripe remembers, and what shoppers, banks and its owner do to it. */
export function stripeAccount(clock: { now(): Date }) {
  const sessions = new Map<string, objects.Session>();
  const coupons = new Map<string, Form>();
  const refunds = new Map<string, objects.Refund>();
  const events: objects.Told[] = [];
  let ahead = 0;
  let made = 0;
  let newRefundsAre: objects.RefundStatus = "succeeded";
  const nextId = (prefix: string) => `${prefix}_${String(++made).padStart(6, "0")}`;
  const now = () => Math.floor((clock.now().getTime() + ahead) / 1000);

  const tell = (type: string, object: object, at = now()) => {
    events.push(objects.eventObject(nextId("evt"), type, object, at));
  };

  const known = <T>(all: Map<string, T>, id: string): T => {
    const one = all.get(id);
    if (!one) throw new Error(`Stripe has no ${id}`);
    return one;
  };
  const openOne = (id: string) => {
    const session = known(sessions, id);
    if (session.status !== "open") throw new Error(`The session is ${session.status}`);
    return session;
  };
  const sessionOfPayment = (payment: string) => [...sessions.values()].find((one) => one.payment_intent === payment);

  const expire = (session: objects.Session, at = now()) => {
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session, at);
  };

  /** What is left to give back of a payment; null where none arrived. */
  const leftOf = (payment: string): number | null => {
    const session = sessionOfPayment(payment);
    if (session?.payment_status !== "paid") return null;
    const back = [...refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === payment && status !== "failed" && status !== "canceled",
    );
    return back.reduce((left, { amount }) => left - amount, session.amount_total);
  };

  const addRefund = (payment: string, amount: number, metadata: Record<string, string> = {}) => {
    const refund = objects.refundObject(nextId("re"), { payment, amount, metadata, status: newRefundsAre }, now());
    refunds.set(refund.id, refund);
    tell("refund.created", refund);
    tell("charge.refunded", { id: refund.charge, object: "charge", payment_intent: payment });
    return refund;
  };

  const addSession = (form: Form, coupon: Form | undefined) => {
    const session = objects.sessionObject(nextId("cs_test"), form, objects.sumsOf(form, coupon), now());
    sessions.set(session.id, session);
    return session;
  };

  const domains: ReturnType<typeof objects.domainObject>[] = [];
  const registerDomain = (name: string) => {
    const domain = objects.domainObject(nextId("pmd"), name, now());
    domains.push(domain);
    return domain;
  };

  return {
    domains,
    registerDomain,
    sessions,
    coupons,
    refunds,
    events,
    now,
    nextId,
    expire,
    leftOf,
    addRefund,
    addSession,
    sessionOfPayment,
    /** Sessions end by the clock, whether or not anybody looks. */
    lapse: () => {
      for (const session of sessions.values()) {
        if (session.status === "open" && session.expires_at <= now()) expire(session, session.expires_at);
      }
    },
    actions: {
      forward: (ms: number) => {
        ahead += ms;
      },
      /** unpaid: by a method whose money comes later. Answers the payment's id. */
      pay: (sessionId: string, how: "paid" | "unpaid" = "paid"): string => {
        const payment = nextId("pi");
        const session = openOne(sessionId);
        Object.assign(session, { status: "complete", payment_status: how, payment_intent: payment, url: null });
        tell("checkout.session.completed", session);
        return payment;
      },
      /** The card is refused; the shopper may try again. */
      decline: (sessionId: string) => {
        openOne(sessionId);
        tell("payment_intent.payment_failed", { id: nextId("pi"), object: "payment_intent" });
      },
      /** The money of a delayed method comes, or does not. */
      arrive: (sessionId: string, comes = true) => {
        const session = known(sessions, sessionId);
        if (session.status !== "complete") throw new Error("The shopper has not finished");
        session.payment_status = comes ? "paid" : "unpaid";
        tell(`checkout.session.async_payment_${comes ? "succeeded" : "failed"}`, session);
      },
      refundsAre: (status: objects.RefundStatus) => {
        newRefundsAre = status;
      },
      refundTurns: (refundId: string, status: objects.RefundStatus) => {
        const refund = known(refunds, refundId);
        Object.assign(refund, { status }, status === "failed" ? { failure_reason: "expired_or_canceled_card" } : {});
        tell("refund.updated", refund);
        tell("charge.refund.updated", refund);
        if (status === "failed") tell("refund.failed", refund);
      },
      /** Without the shop: nothing in it names an order. */
      refundAtDashboard: (payment: string, amount: number): string => addRefund(payment, amount).id,
      dispute: (payment: string, reason = "fraudulent"): string => {
        const amount = sessionOfPayment(payment)?.amount_total ?? 0;
        const dispute = objects.disputeObject(nextId("du"), payment, amount, reason, now());
        tell("charge.dispute.created", dispute);
        tell("charge.dispute.funds_withdrawn", dispute);
        return dispute.id;
      },
      /** The bank asks, and takes nothing. */
      inquire: (payment: string, reason = "fraudulent"): string => {
        const amount = sessionOfPayment(payment)?.amount_total ?? 0;
        const dispute = objects.disputeObject(nextId("du"), payment, amount, reason, now());
        tell("charge.dispute.created", { ...dispute, status: "warning_needs_response" });
        return dispute.id;
      },
      /** An inquiry becomes a dispute: the bank takes the money. */
      escalate: (payment: string, id: string): void => {
        const amount = sessionOfPayment(payment)?.amount_total ?? 0;
        tell("charge.dispute.funds_withdrawn", objects.disputeObject(id, payment, amount, "fraudulent", now()));
      },
      /** The bank has decided. */
      closeDispute: (payment: string, id: string, status: "won" | "lost" | "warning_closed", part?: number): void => {
        const amount = part ?? sessionOfPayment(payment)?.amount_total ?? 0;
        tell("charge.dispute.closed", { ...objects.disputeObject(id, payment, amount, "fraudulent", now()), status });
      },
      /** The bank gives back what it took. */
      reinstate: (payment: string, id: string): void => {
        const amount = sessionOfPayment(payment)?.amount_total ?? 0;
        const dispute = objects.disputeObject(id, payment, amount, "fraudulent", now());
        tell("charge.dispute.funds_reinstated", { ...dispute, status: "won" });
      },
      /** Anything else that happens on the account. */
      say: (type: string, object: object) => tell(type, object),
      /** Sessions made by another program of the same account, of five euros each. */
      strangers: (count: number, metadata: Form = {}) => {
        const five = { price_data: { unit_amount: "500" }, quantity: "1" };
        for (let index = 0; index < count; index += 1)
          addSession({ success_url: "https://else.example", line_items: { 0: five }, metadata }, undefined);
      },
      sessionsSoFar: () =>
        [...sessions.values()].map(({ id, client_reference_id, payment_status, amount_total, payment_intent }) => ({
          id,
          payment_status,
          amount_total,
          payment_intent,
          order: client_reference_id,
        })),
      refundsSoFar: () =>
        [...refunds.values()].map(({ id, amount, metadata, payment_intent }) => ({
          id,
          amount,
          metadata,
          payment_intent,
        })),
      /** The raw bodies of the events about a session, refund or dispute, oldest first. */
      eventsOf: (id: string): string[] => events.filter(({ data }) => data.object.id === id).map(bodyOf),
    },
  };
}

export const bodyOf = (event: objects.Told): string => JSON.stringify(event, null, 2);
