import type { ReadinessItem } from "#features/settings/readiness.ts";
import { messages } from "#features/settings/readiness-messages.ts";
import type { AppContext } from "#platform/context.ts";
import { overwrites } from "#platform/files/check-store.ts";
import { bucketOf, type OpenContext } from "./context.ts";

/** What a shopkeeper reads after the start. */
export function welcome({ shop, newPassword }: OpenContext, missing: readonly ReadinessItem[]): string {
  const { config } = shop;
  const demo = config.mode === "demo";
  const lines = [
    "",
    demo ? "The shop is open as a demo: test payments, emails stay on this machine." : "The shop is open.",
    `  Shop         ${config.shopUrl}/`,
    `  Back office  ${config.shopUrl}/admin`,
    ...(demo ? [`  Mailbox      ${config.shopUrl}/dev/mailbox`, `  Styles       ${config.shopUrl}/dev/styles`] : []),
    `  Functions    ${config.shopUrl}/functions/v1/docs`,
  ];
  if (newPassword) {
    lines.push(
      "",
      `  First administrator  ${config.ADMIN_EMAIL}`,
      `  Password             ${newPassword}   (shown this once)`,
    );
  }
  if (!demo && missing.length > 0)
    lines.push(
      "",
      `  ${messages.advice(
        missing.map((item) => messages.items[item]),
        `${config.shopUrl}/admin/ready`,
      )}`,
    );
  return `${lines.join("\n")}\n`;
}

/** The account that receives payments of a demo with its own key; nothing without a key. Never throws. */
export async function paidInto({ config, payment, log }: AppContext): Promise<string | null> {
  if (config.mode !== "demo") return null;
  try {
    const account = await payment.account();
    return account && `  Payments     Stripe, in test mode, into the account ${account}\n`;
  } catch (error) {
    log.warn({ err: error }, "the payment provider did not answer which account its key belongs to");
    return "  Payments     Stripe did not say whose account STRIPE_SECRET_KEY belongs to: look at it before you pay\n";
  }
}

/** Whether the bucket keeps what was put first; a warning otherwise. Names of images cannot collide, so none is lost. */
export async function warnOfBucket({ config, log }: AppContext): Promise<void> {
  const bucket = bucketOf(config);
  if (!bucket) return;
  try {
    if (await overwrites(bucket))
      log.warn(
        "the bucket overwrites files (it does not honour If-None-Match: *); no two images here have one name, but nothing else may write into it: npm run check:store",
      );
  } catch (error) {
    log.error({ err: error }, "the bucket does not work; npm run check:store tells more");
  }
}
