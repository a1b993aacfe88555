import type Stripe from "stripe";
import type { Currency } from "#shared/money.ts";
import type { PaymentSessionRequest } from "./payment.ts";

type Params = Stripe.Checkout.SessionCreateParams;

const LOCALES = new Set(
  (
    "bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR " +
    "ro ru sk sl sv th tr vi zh zh-HK zh-TW"
  ).split(" "),
);

/** The nearest locale of Stripe's payment page: `et-EE` is `et`, one it lacks is left to the browser. */
function stripeLocale(locale: string): string {
  const [language = ""] = locale.split("-");
  if (LOCALES.has(locale)) return locale;
  if (LOCALES.has(language)) return language;
  return language === "no" || language === "nn" ? "nb" : "auto";
}

/** What a shop decides about its sessions. */
export interface StripeSessionSettings {
  /** With it, payment fields are in the shop's own page. */
  publishableKey?: string | undefined;
  /** `card`: cards and their wallets only (decision 19). `account`, `pmc_...`: what that configuration at Stripe offers. */
  methods?: string | undefined;
}

/** Prices include VAT, so the request names no tax. */
export function sessionParams(
  request: PaymentSessionRequest,
  { publishableKey, methods = "card" }: StripeSessionSettings,
  coupon: string | undefined,
): Params {
  const currency = stripeCurrency(request.currency);
  return {
    mode: "payment",
    // Only methods in this list are offered.
    ...(methods === "card" ? { allowed_payment_method_types: ["card"] } : {}),
    ...(methods.startsWith("pmc_") ? { payment_method_configuration: methods } : {}),
    adaptive_pricing: { enabled: false },
    line_items: request.lines.map(({ name, unitCents, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unitCents, product_data: { name } },
    })),
    ...(coupon ? { discounts: [{ coupon }] } : {}),
    shipping_options: [shippingOption(request.shipping, currency)],
    customer_email: request.customerEmail,
    locale: stripeLocale(request.locale),
    client_reference_id: request.orderId,
    metadata: particularsOf(request),
    payment_intent_data: { metadata: particularsOf(request), description: `Order ${request.orderNumber}` },
    // Stripe refuses the addresses of its own page where it shows none.
    ...(publishableKey && request.page !== "hosted"
      ? { ui_mode: "elements" as const, return_url: request.returnUrl ?? request.successUrl }
      : { success_url: request.successUrl, cancel_url: request.cancelUrl }),
    expires_at: request.expiresAt,
  };
}

const particularsOf = ({ orderId, orderNumber }: PaymentSessionRequest) => ({
  order_id: orderId,
  order_number: orderNumber,
});

const stripeCurrency = (currency: Currency): string => currency.toLowerCase();

const shippingOption = ({ label, cents }: PaymentSessionRequest["shipping"], currency: string) => ({
  shipping_rate_data: {
    type: "fixed_amount" as const,
    display_name: label,
    fixed_amount: { amount: cents, currency },
  },
});

/** A coupon of Stripe takes a fixed sum off the lines, never off the shipping. One coupon serves every order of a language that saves as much. */
export function bundleCoupon({
  bundleCents,
  discountLabel,
  locale,
  currency: paidIn,
}: PaymentSessionRequest): Stripe.CouponCreateParams & { id: string } {
  const currency = stripeCurrency(paidIn);
  const id = ["bundle", bundleCents, currency, ...(discountLabel ? [locale] : [])].join("-");
  return { id, name: discountLabel ?? "Discount", amount_off: bundleCents, currency, duration: "once" };
}
