import { randomUUID } from "node:crypto";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { followPayments } from "#features/orders/server/follow-payments.ts";
import { reconcile } from "#features/orders/server/reconcile.ts";
import { refundOrder, sendRequestedRefunds } from "#features/orders/server/refund-order.ts";
import { montonioPayment } from "#platform/payment/montonio.ts";
import { type Payment, type PaymentProvider, PaymentUnavailable } from "#platform/payment/payment.ts";
import type { PaymentMethod } from "#platform/payment/payment-method.ts";
import { AppError } from "#shared/app-error.ts";
import { cents } from "#shared/money.ts";
import { MONTONIO_KEYS } from "../contracts/montonio-account.ts";
import { startMontonioEmulator } from "../contracts/montonio-emulator.ts";
import { aBrowser, anOrderFor, aProduct, checkout, type MadeProduct } from "../makers.ts";
import { served } from "../shop.ts";
import { aStripeShop } from "../stripe-shop.ts";
import { atOnce } from "./buyer.ts";

const HOUR = 3600_000;
const PROVIDERS = ["stripe", "montonio", "test-page"] as const satisfies readonly PaymentProvider[];
const METHODS: Readonly<Record<PaymentProvider, string | undefined>> = {
  stripe: undefined,
  montonio: "montonio/bank:EE:HABAEE2X",
  "test-page": "test-page/anything",
  "by-hand": undefined,
};
const ANYTHING: PaymentMethod = {
  id: "anything",
  group: "bank",
  name: "Anything",
  countries: null,
  currencies: ["EUR"],
  minCents: cents(50),
  maxCents: null,
  isDelayed: false,
  isRefundable: true,
};

/** What goes wrong with an order. silence: no notification ever arrives; replaced: two attempts, two providers, both paid. */
export const FAULTS = [
  ...(["lost-open", "silence", "replaced", "late", "void", "early-refund", "lost-refund"] as const),
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Placed {
  /** Orders of one purchase share it. */
  purchase: number;
  id: string;
  provider: PaymentProvider;
  session: string;
}

/** How the shop runs; a control takes one of its protections away. */
export interface Rules {
  /** Refunds that the shop decides by itself are sent. */
  refunds?: boolean;
  /** Providers are asked about what no notification told. */
  asks?: boolean;
  /** Only money that has arrived counts. */
  waitsForMoney?: boolean;
}

/** A sequence that is the same in every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;

/** One shop with three providers, and everybody who buys there, delivers notifications, packs and pays back. */
export async function openMarket(seed: number, rules: Rules = {}) {
  const { refunds = true, asks = true, waitsForMoney = true } = rules;
  const own = await aStripeShop();
  const montonio = await startMontonioEmulator({ clock: own.clock, givesNewUuid: true, settlesAfterMs: 20 * HOUR });
  const bank = montonioPayment({
    ...MONTONIO_KEYS,
    apiUrl: montonio.url,
    limitMs: 3_000,
    shopUrl: () => own.config.shopUrl,
    clock: own.clock,
  });
  own.testPage.methods = async () => [ANYTHING];
  const shop = { ...own, otherPayments: [waitsForMoney ? bank : believing(bank), own.testPage] };
  const server = await served(shop);
  const webhook = `${server.url}/functions/v1/payment-webhook`;
  await bank.methods({ country: "EE", currency: "EUR", amountCents: null, locale: "en" });
  const goods: MadeProduct[] = [];
  for (let made = 0; made < 20; made += 1) goods.push(await aProduct(shop, { stock: 100_000 }));
  const random = sequence(seed);
  const placed: Placed[] = [];
  const counted: Record<Fault, number> = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  let shippedUnpaid = 0;
  let shipped = 0;

  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  async function order(purchase: number, provider: PaymentProvider, browser: Buffer, isLost = false): Promise<Placed> {
    const basket = anOrderFor([[pick(goods), 1]]);
    const customer = { ...basket.customer, email: `buyer-${purchase}@example.com` };
    const request = { ...basket, customer, paymentMethod: METHODS[provider] };
    const buyer = { browser, key: randomUUID() };
    if (isLost && provider === "montonio") montonio.behave("lose", 1);
    if (isLost && provider === "stripe") own.stripe.behave("lose", { times: 1, call: "POST /v1/checkout/sessions" });
    for (let tries = 0; ; tries += 1) {
      try {
        const { orderId } = await checkout(shop, request, buyer);
        const { rows } = await shop.pool.query("SELECT session_id FROM payments WHERE order_id = $1", [orderId]);
        const made = { purchase, id: orderId, provider, session: rows[0].session_id };
        placed.push(made);
        return made;
      } catch (error) {
        if (tries === 9 || !mayPass(error)) throw error;
      }
    }
  }

  async function pay({ provider, session }: Placed, { isTold = true } = {}): Promise<void> {
    if (provider === "stripe") own.stripe.pay(session);
    else if (provider === "montonio") {
      if (random() < 0.3) montonio.authorize(session);
      montonio.pay(session);
      if (!isTold) dropNotices(session);
    } else {
      const { eventId } = await own.testPage.pay(session);
      if (isTold)
        for (let times = 0; times <= Math.floor(random() * 3); times += 1) await own.testPage.deliver(eventId);
    }
  }
  const dropNotices = (session: string) => {
    const kept = montonio.notices.filter((notice) => notice.order !== session);
    montonio.notices.splice(0, montonio.notices.length, ...kept);
  };

  /** One to three times each, in any order, in the body or in the query. */
  async function tellMontonio(): Promise<void> {
    const copies = montonio.notices
      .splice(0)
      .flatMap((notice) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => notice));
    const mixed = copies.map((notice) => ({ notice, place: random() })).toSorted((a, b) => a.place - b.place);
    await atOnce(mixed.length, 4, async (index) => {
      const { name, token } = mixed[index]?.notice ?? { name: "orderToken", token: "" };
      const inQuery = index % 2 === 0;
      const query = name === "orderToken" ? "order-token" : "refund-token";
      const answer = await fetch(`${webhook}/montonio${inQuery ? `?${query}=${token}` : ""}`, {
        method: "POST",
        body: inQuery ? "" : JSON.stringify({ [name]: token }),
      });
      await answer.body?.cancel();
    });
  }

  const refund = (id: string) =>
    refundOrder(shop, {
      orderId: id,
      amount: null,
      restock: false,
      reason: "asked for",
      key: randomUUID(),
      administratorId: null,
    });

  /** `fault` befalls the purchase; without one some leave the payment page. */
  async function buy(purchase: number, fault: Fault | null): Promise<void> {
    const provider = faultsProvider(fault) ?? pick(PROVIDERS);
    const browser = aBrowser();
    if (fault) counted[fault] += 1;
    const first = await order(purchase, provider, browser, fault === "lost-open");
    if (fault === "replaced") {
      const second = await order(purchase, pick(["stripe", "test-page"] as const), browser);
      for (const one of random() < 0.5 ? [first, second] : [second, first]) await pay(one);
      return;
    }
    if (fault === "late") await patiently(() => cancelAttempt(shop, first.id), mayPass);
    if (!fault && random() < 0.15) return;
    // The bank promises the money, the packers look, and the bank breaks its word.
    if (fault === "void" && random() < 0.5) {
      montonio.authorize(first.session);
      await tellMontonio();
      await pack();
      return montonio.void(first.session);
    }
    await pay(first, { isTold: fault !== "silence" });
    if (fault === "void") {
      if (random() < 0.5) await tellMontonio();
      montonio.void(first.session);
    }
    if (fault !== "early-refund" && fault !== "lost-refund") return;
    await tell();
    if (fault === "lost-refund" && provider === "stripe")
      own.stripe.behave("lose", { times: 1, call: "POST /v1/refunds" });
    await patiently(() => refund(first.id)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  const tell = async () => {
    const input = {
      times: 1 + Math.floor(random() * 3),
      shuffle: true,
      seed: Math.floor(random() * 1e6),
      concurrency: 4,
    };
    await own.stripe.deliver(`${webhook}/stripe`, input);
    await tellMontonio();
  };

  /** Ships half of what the list of paid orders shows, as somebody would who has had the list open for a while. */
  async function pack(): Promise<void> {
    const { rows } = await shop.pool.query(
      "SELECT id FROM orders WHERE status = 'processing' AND payment_state = 'paid' AND random() < 0.5",
    );
    await atOnce(rows.length, 4, async (index) => {
      const { id } = rows[index];
      try {
        await shipOrder(shop, {
          orderId: id,
          parcel: {},
          administratorId: null,
          seen: "processing",
          seenPayment: "paid",
        });
      } catch (error) {
        // Somebody else has the order in hand.
        if (error instanceof AppError || isLocked(error)) return;
        throw error;
      }
      shipped += 1;
      const one = placed.find((made) => made.id === id);
      const was = one?.provider === "montonio" ? montonio.orders.get(one.session) : undefined;
      // Voided in this very moment is not unpaid: it was paid when it left.
      if (was && was.paidAt === null) shippedUnpaid += 1;
    });
  }

  /** Everybody has gone home: what is under way comes to its end. */
  async function finish(): Promise<void> {
    montonio.behave("well");
    own.stripe.behave("well");
    const settle = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        if (asks) {
          const { asked, endedAttempts, sentRefunds, isProviderDown } = await patiently(() => reconcile(shop));
          if (!isProviderDown && asked + endedAttempts + sentRefunds === 0) return;
        } else if (refunds) await sendRequestedRefunds(shop);
        await tell();
      }
    };
    await tell();
    own.clock.forward(12 * 60_000);
    await settle(3);
    own.clock.forward(HOUR);
    await settle(200);
    if (asks) await patiently(() => followPayments(shop));
    own.clock.forward(21 * HOUR);
    for (let step = 0; refunds && step < 60 && (await patiently(() => sendRequestedRefunds(shop))) > 0; step += 1)
      await tell();
    await tell();
    if (asks) await patiently(() => followPayments(shop));
  }

  return {
    shop,
    stripe: own.stripe,
    montonio,
    placed,
    counted,
    buy,
    tell,
    pack,
    finish,
    shipped: () => ({ shipped, shippedUnpaid }),
    close: async () => {
      await server.close();
      await montonio.close();
      await own.close();
    },
  };
}

/** A row was held for too long: the caller answers with "try again". */
const isLocked = (error: unknown): boolean => error instanceof Error && /lock timeout/.test(String(error.cause));

/** As before, or a connection to a provider has just ended. */
const mayPass = (error: unknown): boolean =>
  isLocked(error) || error instanceof PaymentUnavailable || (error instanceof AppError && error.kind === "unavailable");

/** As somebody who presses again when told to. */
async function patiently<T>(act: () => Promise<T>, isPassing = isLocked): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 9 || !isPassing(error)) throw error;
    }
  }
}

/** Faults that only one provider has. */
const faultsProvider = (fault: Fault | null): PaymentProvider | undefined =>
  fault === "void" || fault === "early-refund" || fault === "late" || fault === "replaced" ? "montonio" : undefined;

/** A control: an adapter that takes a bank's promise for money. */
const believing = (payment: Payment): Payment => ({
  ...payment,
  session: async (id) => {
    const session = await payment.session(id);
    return session?.state === "awaiting" ? { ...session, state: "paid", chargeId: session.id } : session;
  },
});
