import type { Account } from "./stripe-emulator-account.ts";
import { couponObject, namesAndValues, type Session, sumsOf, totalOf } from "./stripe-emulator-objects.ts";
import { type Form, part, parts, text } from "./stripe-form.ts";

export interface Answer {
  status: number;
  body: object;
}

interface Asked {
  method: string;
  url: URL;
  form: Form;
}

/** Parameters that each call takes: Stripe refuses what it does not know. */
const KNOWN_PARAMETERS: Record<string, string> = {
  "POST checkout/sessions":
    "mode allowed_payment_method_types adaptive_pricing line_items discounts shipping_options customer_email locale " +
    "client_reference_id metadata payment_intent_data success_url cancel_url expires_at ui_mode return_url " +
    "payment_method_configuration",
  "GET checkout/sessions": "created limit starting_after payment_intent",
  "POST coupons": "id name amount_off currency duration",
  "POST refunds": "payment_intent amount metadata reason",
  "GET refunds": "payment_intent limit starting_after",
  "GET balance_transactions": "created limit starting_after expand type",
  "POST payment_method_domains": "domain_name",
  "GET payment_method_domains": "domain_name limit",
  "GET events": "types created limit starting_after",
};

const HALF_AN_HOUR = 30 * 60;
export const A_DAY = 24 * 60 * 60;

/** Answers as much of Stripe's API as a shop needs. */
export function answerOf(account: Account, { method, url, form }: Asked): Answer {
  const [, collection = "", id, actor] =
    /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  const unknown = unknownParameter(
    `${method} ${collection}`,
    id ? [] : [...Object.keys(form), ...url.searchParams.keys()],
  );
  if (unknown) return refused(400, "parameter_unknown", `Received unknown parameter: ${unknown}`);
  switch (`${method} ${collection}${id ? "/id" : ""}${actor ? `/${actor}` : ""}`) {
    case "POST checkout/sessions":
      return openSession(account, form);
    case "GET checkout/sessions":
      return listSessions(account, url);
    case "GET checkout/sessions/id":
      return oneOf(account.sessions, id, "checkout.session");
    case "POST checkout/sessions/id/expire":
      return expireSession(account, account.sessions.get(id ?? ""));
    case "POST coupons":
      return makeCoupon(account, form);
    case "GET coupons/id": {
      const coupon = account.coupons.get(id ?? "");
      return coupon ? fine(couponObject(id ?? "", coupon, account.now())) : missing("coupon");
    }
    case "POST refunds":
      return makeRefund(account, form);
    case "GET refunds": {
      const payment = url.searchParams.get("payment_intent") ?? "";
      if (!account.sessionOfPayment(payment)) return missing("payment_intent", "payment_intent");
      return page(
        [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === payment),
        url,
      );
    }
    case "POST payment_method_domains":
      return fine(account.registerDomain(text(form, "domain_name") ?? ""));
    case "GET payment_method_domains":
      return page(
        account.domains.filter(({ domain_name }) => domain_name === url.searchParams.get("domain_name")),
        url,
      );
    case "GET account":
      return fine({
        id: "acct_1Emulated",
        object: "account",
        business_profile: { name: "Test of Aurelle" },
      });
    case "GET balance_transactions":
      return page(movements(account, url), url);
    case "GET events":
      return listEvents(account, url);
    default:
      return refused(404, null, `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
}

/** Stripe keeps 1.5 percent and 25 cents of a payment, and nothing of a refund. */
function movements(account: Account, url: URL) {
  const since = Number(url.searchParams.get("created[gte]") ?? 0);
  const paid = [...account.sessions.values()]
    .filter(({ payment_status, created }) => payment_status === "paid" && created >= since)
    .map(({ payment_intent, amount_total, currency, metadata }) => ({
      id: `txn_${payment_intent}`,
      object: "balance_transaction",
      type: "charge",
      amount: amount_total,
      currency,
      fee: Math.round(amount_total * 0.015) + 25,
      source: { id: `ch_${payment_intent}`, object: "charge", payment_intent, metadata },
    }));
  const back = [...account.refunds.values()]
    .filter(({ status, created }) => status === "succeeded" && created >= since)
    .map(({ id, amount, payment_intent, currency, metadata }) => ({
      id: `txn_${id}`,
      object: "balance_transaction",
      type: "refund",
      amount: -amount,
      currency,
      fee: 0,
      source: { id, object: "refund", payment_intent, metadata },
    }));
  const kind = url.searchParams.get("type");
  return [...paid, ...back, ...paidOut(paid, since)].filter(({ type }) => kind === null || type === kind);
}

/** Stripe pays out what was paid, less its fees, a day later. */
function paidOut(paid: readonly { amount: number; fee: number; currency: string }[], since: number) {
  const amount = -paid.reduce((sum, one) => sum + one.amount - one.fee, 0);
  if (amount === 0) return [];
  return [
    {
      id: "txn_payout",
      object: "balance_transaction",
      type: "payout",
      amount,
      currency: paid[0]?.currency ?? "eur",
      fee: 0,
      created: since + A_DAY,
      source: "po_1",
    },
  ];
}

function unknownParameter(call: string, names: string[]): string | undefined {
  const known = new Set((KNOWN_PARAMETERS[call] ?? "").split(" "));
  return names.map((name) => name.replace(/\[.*$/, "")).find((name) => !known.has(name));
}

function openSession(account: Account, form: Form): Answer {
  const [discount] = parts(form, "discounts");
  const coupon = discount && account.coupons.get(text(discount, "coupon") ?? "");
  if (discount && !coupon) return refused(400, "resource_missing", "No such coupon");
  const isInPage = text(form, "ui_mode") === "elements";
  const ofHostedPage = ["success_url", "cancel_url"].find((name) => isInPage && text(form, name));
  if (ofHostedPage) return refused(400, null, "You can't set it if `ui_mode` is `elements`.", ofHostedPage);
  const ends = Number(text(form, "expires_at")) - account.now();
  if (ends < HALF_AN_HOUR || ends > A_DAY) {
    return refused(400, null, "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.");
  }
  if (totalOf(sumsOf(form, coupon)) < 50) {
    return refused(400, "amount_too_small", "The total must convert to at least 50 cents.");
  }
  return fine(account.addSession(form, coupon));
}

function expireSession(account: Account, session: Session | undefined): Answer {
  if (!session) return missing("checkout.session");
  if (session.status !== "open") return refused(400, null, "Only sessions in state `open` can be expired.");
  account.expire(session);
  return fine(session);
}

function listSessions(account: Account, url: URL): Answer {
  const payment = url.searchParams.get("payment_intent");
  const since = Number(url.searchParams.get("created[gte]") ?? 0);
  const until = Number(url.searchParams.get("created[lte]") ?? Number.POSITIVE_INFINITY);
  const sessions = [...account.sessions.values()].filter(({ created }) => created >= since && created <= until);
  return page(payment === null ? sessions : sessions.filter(({ payment_intent }) => payment_intent === payment), url);
}

function makeCoupon(account: Account, form: Form): Answer {
  const id = text(form, "id") ?? account.nextId("coupon");
  if (account.coupons.has(id)) return refused(400, "resource_already_exists", "Coupon already exists.");
  account.coupons.set(id, form);
  return fine(couponObject(id, form, account.now()));
}

function makeRefund(account: Account, form: Form): Answer {
  const payment = text(form, "payment_intent") ?? "";
  if (!account.sessionOfPayment(payment)) return missing("payment_intent", "payment_intent");
  const left = account.leftOf(payment);
  if (left === null) {
    return refused(400, null, "This PaymentIntent does not have a successful charge to refund.", "payment_intent");
  }
  if (left === 0) return refused(400, "charge_already_refunded", "Charge has already been refunded.");
  const amount = Number(text(form, "amount") ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    return refused(400, null, `Refund amount (${amount}) is greater than unrefunded amount (${left})`, "amount");
  }
  return fine(account.addRefund(payment, amount, namesAndValues(part(form, "metadata"))));
}

function listEvents(account: Account, url: URL): Answer {
  const names = [...url.searchParams].filter(([name]) => name.startsWith("types[")).map(([, type]) => type);
  if (names.length > 20) return refused(400, null, "At most 20 types can be asked for.", "types");
  const since = Math.max(Number(url.searchParams.get("created[gte]") ?? 0), account.now() - 30 * A_DAY);
  const events = account.events.filter(({ type, created }) => created >= since && names.includes(type));
  return page(
    events.toSorted((a, b) => a.created - b.created),
    url,
  );
}

/** A page of a list, newest first. */
function page(oldestFirst: { id: string }[], url: URL): Answer {
  const all = oldestFirst.toReversed();
  const after = all.findIndex(({ id }) => id === url.searchParams.get("starting_after")) + 1;
  const data = all.slice(after, after + Number(url.searchParams.get("limit") ?? 10));
  return fine({ object: "list", url: url.pathname, data, has_more: after + data.length < all.length });
}

function oneOf(all: Map<string, object>, id: string | undefined, what: string): Answer {
  const one = all.get(id ?? "");
  return one ? fine(one) : missing(what);
}

const fine = (body: object): Answer => ({ status: 200, body });

export const refused = (
  status: number,
  code: string | null,
  message: string,
  param?: string,
  type = "invalid_request_error",
): Answer => ({ status, body: { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } } });

const missing = (what: string, param = "id") => refused(404, "resource_missing", `No such ${what}`, param);
