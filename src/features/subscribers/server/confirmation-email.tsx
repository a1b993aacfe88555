import { emailTemplates, type LetterContext, type RenderedLetter } from "#features/email/server/email-templates.ts";
import { writeLetter } from "#features/email/server/render-email.ts";
import type { Shop } from "#platform/context.ts";
import { ConfirmationLetter } from "../emails/confirmation-email.tsx";
import { newsletterEmails } from "../newsletter-emails.ts";
import { texts } from "../texts.ts";
import { letterLink } from "./subscriber-key.ts";

export const newsletterLetters = (shop: Shop) =>
  emailTemplates(newsletterEmails, {
    "newsletter-confirmation": (data, context) => newsletterConfirmationLetter(shop, data, context),
  });

/** Holds nothing of what was typed, so that nobody can send words of his own through our letters. */
async function newsletterConfirmationLetter(
  shop: Shop,
  { subscriberId }: { subscriberId: string },
  { settings, shopUrl }: LetterContext,
): Promise<RenderedLetter> {
  const { storeName, storeEmail } = settings;
  const unsubscribeUrl = shopUrl + letterLink(shop.secret, "unsubscribe", subscriberId);
  const letter = (
    <ConfirmationLetter
      {...{ storeName, storeEmail, shopUrl, unsubscribeUrl }}
      confirmUrl={shopUrl + letterLink(shop.secret, "confirm", subscriberId)}
    />
  );
  return {
    subject: texts.letter.subject(storeName),
    ...(await writeLetter(letter)),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

/** The mail program's own button: it posts to the address without cookie or login (RFC 8058). */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  "List-Unsubscribe": `<${unsubscribeUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
