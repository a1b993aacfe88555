import { providerName } from "#features/payments/provider-name.ts";
import type { ReadinessItem } from "#features/settings/readiness.ts";
import { messages } from "#features/settings/readiness-messages.ts";
import type { AppContext } from "#platform/context.ts";
import { overwrites } from "#platform/files/check-store.ts";
import type { Payment } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { bucketOf } from "./context.ts";

/** So many products are named. */
const NAMED = 5;

/** What a shopkeeper reads after the start. `drafts`: products of the demo that a live shop may not sell yet. */
export function welcome(
  { config }: AppContext,
  missing: readonly ReadinessItem[],
  drafts: readonly string[] = [],
): string {
  const demo = config.mode === "demo";
  const lines = [
    "",
    demo ? "The shop is open as a demo: test payments, emails stay on this machine." : "The shop is open.",
    `  Shop         ${config.shopUrl}/`,
    `  Back office  ${config.shopUrl}/admin`,
    ...(demo
      ? [
          `  Mailbox      ${config.shopUrl}/dev/mailbox`,
          `  Styles       ${config.shopUrl}/dev/styles`,
          `  Functions    ${config.shopUrl}/functions/v1/docs`,
        ]
      : []),
  ];
  if (!demo && missing.length > 0)
    lines.push(
      "",
      `  ${messages.advice(
        missing.map((item) => messages.items[item]),
        `${config.shopUrl}/admin/ready`,
      )}`,
    );
  if (!demo && !config.BACKUP_S3_BUCKET)
    lines.push("", "  No nightly backup is set: docs/operating/backup.md says how.");
  if (drafts.length > 0) {
    const more = drafts.length > NAMED ? ` and ${drafts.length - NAMED} more` : "";
    lines.push(
      "",
      `  Drafts now, as a live shop says of each oil by which act it is labelled: ${drafts.slice(0, NAMED).join(", ")}${more}.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/** A live shop whose customers pay nothing. */
export function warnOfTests({ config, log }: AppContext): void {
  if (config.mode === "live" && config.isPaidInTest)
    log.warn(
      "the payment providers move no money (test key or sandbox): every order is a test order, which reports leave out",
    );
}

/** The accounts that receive payments of a demo with keys of its own, a line each. Never throws. */
export async function paidInto(shop: AppContext): Promise<string | null> {
  if (shop.config.mode !== "demo") return null;
  return (await Promise.all(allProviders(shop).map((one) => accountOf(one, shop.log)))).join("") || null;
}

async function accountOf(payment: Payment, log: AppContext["log"]): Promise<string> {
  const provider = providerName(payment.provider);
  try {
    const account = await payment.account();
    return account ? `  Payments     ${provider}, in test mode, into the account ${account}\n` : "";
  } catch (error) {
    log.warn({ err: error }, "the payment provider did not answer which account its key belongs to");
    return `  Payments     ${provider} did not say whose account its key belongs to: look at it before you pay\n`;
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
