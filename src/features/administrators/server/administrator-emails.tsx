import { type EmailContext, emailTemplates, type RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { administratorEmails } from "../administrator-emails.ts";
import { AdministratorEmail } from "../emails/administrator-email.tsx";
import { messages } from "../messages.ts";

export const administratorEmailTemplates = emailTemplates(administratorEmails, {
  "password-reset": (data, context) => written(messages.resetEmail, data, context),
  "administrator-invited": (data, context) => written(messages.invitedEmail, data, context),
  "store-email-check": (data, context) => written(messages.storeEmailCheck, data, context),
});

async function written(
  words: typeof messages.resetEmail | typeof messages.invitedEmail | typeof messages.storeEmailCheck,
  { link }: { link: string },
  { settings: { storeName }, shopUrl }: EmailContext,
): Promise<RenderedEmail> {
  const email = <AdministratorEmail link={link} words={words} storeName={storeName} shopUrl={shopUrl} />;
  return { subject: words.subject(storeName), ...(await writeEmail(email)) };
}
