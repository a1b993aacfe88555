import { type Form, part, parts, text } from "./stripe-form.ts";

/** The objects of Stripe as far as a shop meets them, with every field its description asks for. */
export interface Session {
  id: string;
  object: "checkout.session";
  created: number;
  expires_at: number;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  [field: string]: unknown;
}

export type RefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  created: number;
  payment_intent: string;
  status: RefundStatus;
  failure_reason?: string;
  [field: string]: unknown;
}

export interface Told {
  id: string;
  object: "event";
  created: number;
  type: string;
  data: { object: { id?: unknown; [field: string]: unknown } };
  [field: string]: unknown;
}

export const namesAndValues = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)]));

interface Sums {
  subtotal: number;
  discount: number;
  shipping: number;
}

/** As Stripe adds up: the coupon comes off the lines only, the shipping is added to what is left. */
export function sumsOf(form: Form, coupon: Form | undefined): Sums {
  const subtotal = parts(form, "line_items").reduce(
    (sum, line) => sum + Number(text(part(line, "price_data"), "unit_amount")) * Number(text(line, "quantity")),
    0,
  );
  const shipping = parts(form, "shipping_options").reduce(
    (sum, option) => sum + Number(text(part(part(option, "shipping_rate_data"), "fixed_amount"), "amount")),
    0,
  );
  return { subtotal, shipping, discount: Math.min(subtotal, Number(text(coupon, "amount_off") ?? 0)) };
}

export const totalOf = ({ subtotal, discount, shipping }: Sums): number => subtotal - discount + shipping;

export function sessionObject(id: string, form: Form, sums: Sums, now: number): Session {
  const email = text(form, "customer_email");
  const isInPage = text(form, "ui_mode") === "elements";
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: text(part(form, "adaptive_pricing"), "enabled") === "true" },
    amount_subtotal: sums.subtotal,
    amount_total: totalOf(sums),
    automatic_tax: { enabled: false, status: null },
    cancel_url: text(form, "cancel_url"),
    client_secret: isInPage ? `${id}_secret_emulated` : null,
    client_reference_id: text(form, "client_reference_id"),
    created: now,
    currency: "eur",
    custom_fields: [],
    custom_text: { shipping_address: null, submit: null },
    customer: null,
    customer_details: email && { email, tax_exempt: "none" },
    customer_email: email,
    expires_at: Number(text(form, "expires_at") ?? now + 24 * 3600),
    livemode: false,
    locale: text(form, "locale"),
    metadata: namesAndValues(part(form, "metadata")),
    mode: "payment",
    payment_intent: null,
    payment_method_types: Object.values(namesAndValues(part(form, "allowed_payment_method_types"))),
    payment_status: "unpaid",
    shipping_options: parts(form, "shipping_options").map((_option, index) => ({
      shipping_amount: sums.shipping,
      shipping_rate: `shr_${id}_${index}`,
    })),
    return_url: text(form, "return_url"),
    status: "open",
    success_url: text(form, "success_url"),
    total_details: { amount_discount: sums.discount, amount_shipping: sums.shipping, amount_tax: 0 },
    ui_mode: isInPage ? "elements" : "hosted_page",
    url: isInPage ? null : `https://checkout.example/${id}`,
  };
}

/** Apple Pay waits for its file on the domain, as after a first registration. */
export const domainObject = (id: string, domain: string, now: number) => ({
  id,
  object: "payment_method_domain",
  created: now,
  domain_name: domain,
  enabled: true,
  livemode: false,
  ...Object.fromEntries(
    ["amazon_pay", "google_pay", "klarna", "link", "paypal"].map((name) => [name, { status: "active" }]),
  ),
  apple_pay: { status: "inactive", status_details: { error_message: "The file of the domain is missing." } },
});

export const couponObject = (id: string, form: Form, now: number) => ({
  id,
  object: "coupon",
  amount_off: Number(text(form, "amount_off")),
  created: now,
  currency: text(form, "currency"),
  duration: text(form, "duration"),
  livemode: false,
  metadata: {},
  name: text(form, "name"),
  times_redeemed: 0,
  valid: true,
});

interface RefundParticulars {
  payment: string;
  amount: number;
  metadata: Record<string, string>;
  status: RefundStatus;
}

export const refundObject = (id: string, particulars: RefundParticulars, now: number): Refund => ({
  id,
  object: "refund",
  amount: particulars.amount,
  balance_transaction: null,
  charge: particulars.payment.replace("pi_", "ch_"),
  created: now,
  currency: "eur",
  metadata: particulars.metadata,
  payment_intent: particulars.payment,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: particulars.status,
  transfer_reversal: null,
});

export const disputeObject = (id: string, payment: string, amount: number, reason: string, now: number) => ({
  id,
  object: "dispute",
  amount,
  balance_transactions: [],
  charge: payment.replace("pi_", "ch_"),
  created: now,
  currency: "eur",
  evidence: {},
  evidence_details: { due_by: now + 7 * 24 * 3600, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: payment,
  reason,
  status: "needs_response",
});

export const eventObject = (id: string, type: string, object: object, created: number): Told => ({
  id,
  object: "event",
  api_version: "2026-10-28.endive",
  created,
  data: { object: structuredClone(object) as Told["data"]["object"] },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
