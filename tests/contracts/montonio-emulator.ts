import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { claimsOf, signToken } from "#platform/payment/montonio-token.ts";
import {
  type EmulatedOrder,
  METHODS,
  MONTONIO_KEYS,
  type Notice,
  orderRequest,
  type Refund,
  refundRequest,
  type Status,
} from "./montonio-account.ts";
import { bankPage } from "./montonio-bank.ts";

/** hang: no answer; break: 500; cut: the connection ends; lose: it acts, and the answer is lost; busy: 429. */
export type Mood = "well" | "hang" | "break" | "cut" | "lose" | "busy";

interface Options {
  clock: { now(): Date };
  /** Whether an unpaid order that is posted again gets another uuid; which of both Montonio does is not confirmed. */
  givesNewUuid?: boolean;
  /** Whether refunds of an order tell the key that they were asked with; not confirmed. */
  tellsKeys?: boolean;
  /** How long the money takes to Montonio, before it can be refunded. */
  settlesAfterMs?: number;
  /** Refunds are accepted at first and made by `finishRefunds`. */
  refundsTakeTime?: boolean;
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (value: number) => Math.round(value * 100);

export type MontonioEmulator = Awaited<ReturnType<typeof startMontonioEmulator>>;

/** A Montonio that remembers, behind real HTTP. Written from its documentation and its public plugins. */
export async function startMontonioEmulator(options: Options) {
  const { clock, givesNewUuid = false, tellsKeys = true, settlesAfterMs = 0, refundsTakeTime = false } = options;
  const orders = new Map<string, EmulatedOrder>();
  const notices: Notice[] = [];
  const asked: string[] = [];
  const keys = new Set<string>();
  let mood: Mood = "well";
  let moodTimes = Number.POSITIVE_INFINITY;
  let methods: unknown = METHODS;

  const tell = (order: EmulatedOrder, refund?: Refund) => {
    const { uuid, reference, status, cents, method } = order;
    const claims = refund
      ? {
          orderUuid: uuid,
          refundUuid: refund.uuid,
          refundStatus: refund.status,
          refundAmount: Number(euros(refund.cents)),
        }
      : {
          uuid,
          accessKey: MONTONIO_KEYS.accessKey,
          merchantReference: reference,
          paymentStatus: status,
          paymentMethod: method,
          grandTotal: Number(euros(cents)),
          currency: "EUR",
          senderIban: "EE471000001020145685",
          senderName: "Mari Maasikas",
        };
    const token = signToken(MONTONIO_KEYS.secretKey, claims, clock.now());
    notices.push({ name: refund ? "refundToken" : "orderToken", token, order: uuid });
  };
  const turn = (order: EmulatedOrder, status: Status) => {
    order.status = status;
    tell(order);
  };
  const theOrder = (uuid: string): EmulatedOrder => {
    const order = orders.get(uuid);
    if (!order) throw new Error(`Montonio knows no order ${uuid}`);
    if (order.status === "PENDING" && order.expiresAt <= clock.now()) turn(order, "ABANDONED");
    return order;
  };
  const pay = (uuid: string) => {
    const order = theOrder(uuid);
    if (order.status !== "PENDING" && order.status !== "AUTHORIZED") throw new Error(`The order is ${order.status}`);
    order.paidAt = clock.now();
    turn(order, "PAID");
  };
  const newest = (uuid: string) => notices.findLast(({ order }) => order === uuid);
  const isSettled = ({ paidAt }: EmulatedOrder) =>
    paidAt !== null && clock.now().getTime() - paidAt.getTime() >= settlesAfterMs;
  const left = ({ cents, refunds }: EmulatedOrder) =>
    cents - refunds.reduce((sum, one) => sum + (one.status === "REJECTED" ? 0 : one.cents), 0);

  const shown = (order: EmulatedOrder) => ({
    uuid: order.uuid,
    merchantReference: order.reference,
    paymentStatus: order.status,
    currency: "EUR",
    grandTotal: euros(order.cents),
    paymentUrl: `${address()}/pay/${order.uuid}`,
    paymentIntents: [{ uuid: randomUUID(), serviceFee: "0.19" }],
    refunds: order.refunds.map(({ uuid, cents, key, status, reason, createdAt }) => ({
      uuid,
      amount: euros(cents),
      currency: "EUR",
      status,
      refundStatusDescription: reason,
      type: cents === order.cents ? "FULL_REFUND" : "PARTIAL_REFUND",
      createdAt: createdAt.toISOString(),
      ...(tellsKeys ? { idempotencyKey: key } : {}),
    })),
    availableForRefund: euros(isSettled(order) ? left(order) : 0),
    isRefundableType: true,
    expiresAt: order.expiresAt.toISOString(),
  });

  type Answer = [status: number, body: object];
  const no = (status: number, message: string): Answer => [status, { statusCode: status, message }];

  const post = (path: string, claims: unknown): Answer => {
    if (path === "/refunds") return makeRefund(claims);
    const request = orderRequest.safeParse(claims);
    if (!request.success)
      return no(400, request.error.issues.map((one) => `${one.path.join(".")} ${one.message}`).join());
    const { merchantReference, grandTotal, expiresIn, payment, notificationUrl, returnUrl } = request.data;
    if (payment.amount !== grandTotal) return no(400, "payment.amount must equal grandTotal");
    const before = [...orders.values()].findLast(({ reference }) => reference === merchantReference);
    if (before && theOrder(before.uuid).status !== "PENDING")
      return no(400, "Order with this merchantReference is already paid");
    const uuid = before && !givesNewUuid ? before.uuid : randomUUID();
    const order: EmulatedOrder = {
      uuid,
      reference: merchantReference,
      cents: centsOf(grandTotal),
      status: "PENDING",
      paidAt: null,
      refunds: [],
      expiresAt: new Date(clock.now().getTime() + expiresIn * 60_000),
      method: payment.method,
      options: payment.methodOptions,
      notificationUrl,
      returnUrl,
    };
    orders.set(uuid, order);
    return [201, shown(order)];
  };

  const makeRefund = (claims: unknown): Answer => {
    const request = refundRequest.safeParse(claims);
    if (!request.success) return no(400, "Bad refund");
    const { orderUuid, idempotencyKey: key } = request.data;
    const order = orders.get(orderUuid);
    if (!order) return no(404, "Order not found");
    if (keys.has(key)) return no(400, "Order already has a refund with same idempotency key");
    const cents = centsOf(request.data.amount);
    if (cents < 5) return no(400, "Refund amount is too small");
    if (!isSettled(order)) return no(400, "Funds are not available for refund");
    if (cents > left(order)) return no(400, "REFUND_EXCEEDS_ORDER_PAID_AMOUNT");
    keys.add(key);
    const uuid = randomUUID();
    const refund: Refund = { uuid, cents, key, status: "PENDING", reason: null, createdAt: clock.now() };
    order.refunds.push(refund);
    if (!refundsTakeTime) finish(order, refund);
    return [201, { uuid, amount: euros(cents), currency: "EUR", status: refund.status, createdAt: refund.createdAt }];
  };
  const finish = (order: EmulatedOrder, refund: Refund, isMade = true) => {
    Object.assign(refund, isMade ? { status: "SUCCESSFUL" } : { status: "REJECTED", reason: "DECLINED" });
    order.status = left(order) === 0 ? "REFUNDED" : "PARTIALLY_REFUNDED";
    tell(order, refund);
  };

  const get = (path: string): Answer => {
    if (path === "/stores/payment-methods") return [200, methods as object];
    const [, uuid = ""] = /^\/orders\/([\w-]+)$/.exec(path) ?? [];
    return orders.has(uuid) ? [200, shown(theOrder(uuid))] : no(404, "Not found");
  };

  const answer = (request: IncomingMessage, path: string, body: string): Answer => {
    const token =
      request.method === "GET" ? (request.headers.authorization ?? "").slice("Bearer ".length) : JSON.parse(body).data;
    let claims: unknown;
    try {
      claims = claimsOf(MONTONIO_KEYS.secretKey, token);
    } catch {
      return no(403, "FORBIDDEN");
    }
    const { accessKey } = z.object({ accessKey: z.string() }).parse(claims);
    if (accessKey !== MONTONIO_KEYS.accessKey) return no(401, "STORE_NOT_FOUND");
    return request.method === "GET" ? get(path) : post(path, claims);
  };

  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").replace(/^\/api/, "");
    asked.push(`${request.method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const now = moodTimes > 0 ? mood : "well";
    moodTimes -= 1;
    if (await bankPage({ theOrder, pay, newest }, path, response)) return;
    if (now === "hang") return;
    if (now === "cut") return void request.socket.destroy();
    if (now === "break") return send(response, no(500, "Internal"));
    if (now === "busy") return send(response, no(429, "Too many requests"));
    const told = answer(request, path, Buffer.concat(chunks).toString());
    if (now === "lose") return void request.socket.destroy();
    send(response, told);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `${address()}/api`,
    orders,
    notices,
    requestsSoFar: () => asked,
    behave: (next: Mood, times = Number.POSITIVE_INFINITY) => {
      mood = next;
      moodTimes = times;
    },
    offer: (next: unknown) => {
      methods = next;
    },
    /** The buyer pays at the bank. */
    pay,
    authorize: (uuid: string) => turn(theOrder(uuid), "AUTHORIZED"),
    /** The bank refuses, also after it was paid. */
    void: (uuid: string) => turn(theOrder(uuid), "VOIDED"),
    finishRefunds: (uuid: string, isMade = true) => {
      const order = theOrder(uuid);
      for (const refund of order.refunds) if (refund.status === "PENDING") finish(order, refund, isMade);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, [status, body]: [number, object]): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
