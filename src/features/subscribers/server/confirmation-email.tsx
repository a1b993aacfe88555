import { type EmailContext, emailTemplates, type RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { traderLine } from "#features/policies/server/policy-facts.ts";
import type { AppContext } from "#platform/context.ts";
import { localizedUrl } from "#shared/language.ts";
import { messages } from "../email-messages.ts";
import { ConfirmationEmail } from "../emails/confirmation-email.tsx";
import { newsletterEmails } from "../newsletter-emails.ts";
import { emailLink } from "./subscriber-key.ts";
import { isUnconfirmed } from "./subscriber-queries.ts";

export const newsletterEmailTemplates = (shop: AppContext) =>
  emailTemplates(newsletterEmails, {
    "newsletter-confirmation": (data, context) => newsletterConfirmationEmail(shop, data, context),
  });

/**
 * Contains nothing that was typed, so that strangers cannot send text of their own through the shop. Null where there is nothing to
 * confirm any more since it was queued.
 */
async function newsletterConfirmationEmail(
  shop: AppContext,
  { subscriberId }: { subscriberId: string },
  { settings, shopUrl }: EmailContext,
): Promise<RenderedEmail | null> {
  if (!(await isUnconfirmed(shop.db, subscriberId))) return null;
  const { storeName } = settings;
  const unsubscribePath = emailLink(shop.secret, "unsubscribe", subscriberId);
  const unsubscribeUrl = localizedUrl(shopUrl, unsubscribePath);
  const email = (
    <ConfirmationEmail
      storeName={storeName}
      seller={traderLine(settings)}
      shopUrl={shopUrl}
      unsubscribeUrl={unsubscribeUrl}
      confirmUrl={localizedUrl(shopUrl, emailLink(shop.secret, "confirm", subscriberId))}
    />
  );
  return {
    subject: messages.subject(storeName),
    ...(await writeEmail(email)),
    headers: unsubscribeHeaders(shopUrl + unsubscribePath),
  };
}

/**
 * The mail program's own button: it posts to the address without cookie or login (RFC 8058), and follows no redirect. So its address
 * is in no language, which may be closed by then.
 */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  "List-Unsubscribe": `<${unsubscribeUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
