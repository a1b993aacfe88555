import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { checkDomain } from "#platform/payment/stripe-domain.ts";
import { runCommand, tellFindings } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Says which wallets Stripe shows at the shop's domain; with `--register` it registers the domain first. */
async function main(): Promise<void> {
  const { register } = parseArgs({ options: { register: { type: "boolean", default: false } } }).values;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_API_URL, shopUrl } = readConfig(process.env, ROOT);
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY)
    throw new ConfigError(
      "Wallets are shown in the page of the shop, which needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.",
    );
  const settings = { secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL };
  tellFindings(
    await checkDomain(settings, new URL(shopUrl).hostname, { register }).catch((error: Error) => {
      throw new ConfigError(error.message);
    }),
  );
}

runCommand(main);
