import type { AppContext } from "#platform/context.ts";
import { DEBUGGER_ORDERS } from "../figures.ts";
import { formatOfSecret } from "../webhook-config.ts";
import { asOrder } from "./dashboard.ts";
import { newestOrders } from "./dashboard-queries.ts";

/** What is configured, never what with. */
export async function testWebhook(shop: AppContext) {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_SECRET_KEY: stripeKey } = shop.config;
  return {
    webhook_config: {
      webhook_secret_configured: webhookSecret !== undefined,
      webhook_secret_format: formatOfSecret(webhookSecret),
      stripe_secret_configured: stripeKey !== undefined,
      resend_key_configured: shop.email.kind === "resend",
      payments_by: shop.payment.provider,
      emails_by: shop.email.kind,
    },
    recent_orders: (await newestOrders(shop, DEBUGGER_ORDERS)).map(asOrder),
  };
}
