import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Form, part, parts, readForm, text } from "./stripe-form.ts";

interface Session {
  id: string;
  object: "checkout.session";
  created: number;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  locale: string | null;
}

interface Answer {
  status: number;
  body: object;
}

/** As much of Stripe's API as a shop needs, with its memory: the official SDK speaks to it over HTTP. */
export interface StripeEmulator {
  url: string;
  /** Each request that arrived: `POST /v1/coupons`. */
  requests: string[];
  /** What was sent with the newest session. */
  lastForm: () => Form;
  /** `hang` never answers, `break` answers 500, `conflict` 409, `cut` closes the connection, `drip` answers without end. */
  behave(how: "well" | "hang" | "break" | "conflict" | "cut" | "drip"): void;
  pay(sessionId: string, how?: "paid" | "unpaid"): void;
  /** A session made by another program of the same account. */
  strangers(count: number): void;
  /** The raw bodies of the events about a session, oldest first. */
  eventsOf(sessionId: string): string[];
  close(): Promise<void>;
}

const KNOWN_PARAMETERS = new Set(
  (
    "mode allowed_payment_method_types adaptive_pricing line_items discounts shipping_options customer_email locale " +
    "client_reference_id metadata payment_intent_data success_url cancel_url expires_at"
  ).split(" "),
);

export async function startStripeEmulator(): Promise<StripeEmulator> {
  const sessions = new Map<string, Session>();
  const coupons = new Map<string, Form>();
  const answered = new Map<string, { asked: string; answer: Answer }>();
  const events: { sessionId: string; body: string }[] = [];
  const requests: string[] = [];
  let behaviour: Parameters<StripeEmulator["behave"]>[0] = "well";
  let lastForm: Form = {};
  let made = 0;
  const nextId = (prefix: string) => `${prefix}_${String(++made).padStart(6, "0")}`;

  const tell = (type: string, session: Session) => {
    const body = { id: nextId("evt"), object: "event", created: now(), type, data: { object: session } };
    events.push({ sessionId: session.id, body: JSON.stringify(body, null, 2) });
  };

  const addSession = (form: Form, amount: number): Session => {
    const id = nextId("cs_test");
    const session: Session = {
      id,
      object: "checkout.session",
      created: now(),
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: "eur",
      client_reference_id: text(form, "client_reference_id"),
      metadata: Object.fromEntries(Object.entries(part(form, "metadata")).map(([key, value]) => [key, String(value)])),
      payment_intent: null,
      url: `https://checkout.example/${id}`,
      locale: text(form, "locale"),
    };
    sessions.set(id, session);
    return session;
  };

  const openSession = (form: Form): Answer => {
    lastForm = form;
    const unknown = Object.keys(form).find((key) => !KNOWN_PARAMETERS.has(key));
    if (unknown) return refused(400, "parameter_unknown", `Received unknown parameter: ${unknown}`);
    const [discount] = parts(form, "discounts");
    const coupon = discount && coupons.get(text(discount, "coupon") ?? "");
    if (discount && !coupon) return refused(400, "resource_missing", "No such coupon");
    const amount = totalOf(form, coupon);
    if (amount < 50) return refused(400, "amount_too_small", "The total must convert to at least 50 cents.");
    return { status: 200, body: addSession(form, amount) };
  };

  const makeCoupon = (form: Form): Answer => {
    const id = text(form, "id") ?? nextId("coupon");
    if (coupons.has(id)) return refused(400, "resource_already_exists", "Coupon already exists.");
    coupons.set(id, form);
    return { status: 200, body: { id, object: "coupon", ...form } };
  };

  const expireSession = (session: Session): Answer => {
    if (session.status !== "open") return refused(400, null, "Only sessions in state `open` can be expired.");
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session);
    return { status: 200, body: session };
  };

  const listSessions = (query: URLSearchParams): Answer => {
    const since = Number(query.get("created[gte]") ?? 0);
    const newestFirst = [...sessions.values()].filter(({ created }) => created >= since).toReversed();
    const after = newestFirst.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const data = newestFirst.slice(after, after + Number(query.get("limit") ?? 10));
    const has_more = after + data.length < newestFirst.length;
    return { status: 200, body: { object: "list", url: "/v1/checkout/sessions", data, has_more } };
  };

  const route = (method: string, url: URL, body: string): Answer => {
    const [collection, id, deed] = url.pathname.replace(/^\/v1\/(checkout\/)?/, "").split("/");
    if (collection === "coupons") {
      if (method === "POST") return makeCoupon(readForm(body));
      const coupon = coupons.get(id ?? "");
      return coupon ? { status: 200, body: { id, object: "coupon", ...coupon } } : missing("coupon");
    }
    if (!id) return method === "POST" ? openSession(readForm(body)) : listSessions(url.searchParams);
    const session = sessions.get(id);
    if (!session) return missing("checkout.session");
    return deed === "expire" ? expireSession(session) : { status: 200, body: session };
  };

  /** A repeated key repeats the answer; with other parameters it is refused. */
  const onceForKey = (key: string | undefined, asked: string, act: () => Answer): Answer => {
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.asked !== asked) {
      return refused(
        400,
        null,
        "Keys for idempotent requests can only be used with the same parameters.",
        "idempotency_error",
      );
    }
    if (before) return before.answer;
    const answer = structuredClone(act());
    if (key !== undefined && answer.status === 200) answered.set(key, { asked, answer });
    return answer;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://emulator");
    const method = request.method ?? "GET";
    requests.push(`${method} ${url.pathname}`);
    const body = await textOf(request);
    if (behaviour === "hang") return;
    if (behaviour === "drip") {
      response.writeHead(200, { "content-type": "application/json" });
      const drops = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drops));
      return;
    }
    if (behaviour === "cut") {
      request.socket.destroy();
      return;
    }
    const key = request.headers["idempotency-key"];
    const answer =
      behaviour === "well"
        ? onceForKey(typeof key === "string" ? key : undefined, `${url.pathname}?${body}`, () =>
            route(method, url, body),
          )
        : refused(behaviour === "break" ? 500 : 409, null, "Not now.", "api_error");
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  };

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lastForm: () => lastForm,
    behave: (how) => {
      behaviour = how;
    },
    pay: (id, how = "paid") => {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      Object.assign(session, { status: "complete", payment_status: how, payment_intent: nextId("pi"), url: null });
      tell("checkout.session.completed", session);
    },
    strangers: (count) => {
      for (let index = 0; index < count; index += 1) addSession({}, 1000);
    },
    eventsOf: (id) => events.filter(({ sessionId }) => sessionId === id).map(({ body }) => body),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** As Stripe adds up: the coupon comes off the lines only, the shipping is added to what is left. */
function totalOf(form: Form, coupon: Form | undefined): number {
  const lines = parts(form, "line_items").reduce(
    (sum, line) => sum + Number(text(part(line, "price_data"), "unit_amount")) * Number(text(line, "quantity")),
    0,
  );
  const shipping = parts(form, "shipping_options").reduce(
    (sum, option) => sum + Number(text(part(part(option, "shipping_rate_data"), "fixed_amount"), "amount")),
    0,
  );
  return Math.max(0, lines - Number(text(coupon, "amount_off") ?? 0)) + shipping;
}

const now = () => Math.floor(Date.now() / 1000);

const refused = (status: number, code: string | null, message: string, type = "invalid_request_error"): Answer => ({
  status,
  body: { error: { type, message, ...(code ? { code } : {}) } },
});

const missing = (what: string) => refused(404, "resource_missing", `No such ${what}`);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
