import type Stripe from "stripe";
import { loadSdk, type StripeSettings } from "./stripe.ts";
import { inOurWords } from "./stripe-errors.ts";

/** Wallets that Stripe's fields show only on a domain that is registered. */
const WALLETS = ["apple_pay", "google_pay", "link", "paypal", "klarna"] as const;
const LIMIT_MS = 10_000;

interface Finding {
  what: string;
  /** Why it does not hold; undefined where it does. */
  fault?: string;
}

/** Whether Stripe shows wallets in the page of a shop at this domain. With `register` a domain that is missing is registered. @throws PaymentUnavailable */
export async function checkDomain(
  settings: Pick<StripeSettings, "secretKey" | "apiUrl">,
  domain: string,
  { register = false } = {},
): Promise<Finding[]> {
  try {
    const stripe = await loadSdk(settings, LIMIT_MS);
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain, limit: 1 });
    const known = data[0] ?? (register ? await stripe.paymentMethodDomains.create({ domain_name: domain }) : undefined);
    return known ? findings(known) : [{ what: domain, fault: "it is not registered at Stripe" }];
  } catch (error) {
    throw inOurWords(error);
  }
}

const findings = (domain: Stripe.PaymentMethodDomain): Finding[] => [
  { what: domain.domain_name, ...(domain.enabled ? {} : { fault: "it is switched off at Stripe" }) },
  ...WALLETS.map((wallet) => {
    const { status, status_details: why } = domain[wallet];
    return {
      what: wallet,
      ...(status === "active" ? {} : { fault: why?.error_message ?? "Stripe says that it is inactive" }),
    };
  }),
];
