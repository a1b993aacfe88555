import type { ComponentProps } from "react";
import { type EmailContext, emailTemplates, type RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { administratorEmails } from "../administrator-emails.ts";
import { AdministratorEmail } from "../emails/administrator-email.tsx";
import { messages } from "../messages.ts";

export const administratorEmailTemplates = emailTemplates(administratorEmails, {
  "password-reset": (data, context) => written(messages.resetEmail, data, context),
  "administrator-invited": (data, context) => written(messages.invitedEmail, data, context),
  "store-email-check": (data, context) => written(messages.storeEmailCheck, data, context),
  "setting-changed": ({ setting, before, after, by, link }, context) => {
    const { subject, title, text, empty, somebody, button, ignore } = messages.settingEmail;
    const said = text(by || somebody, before || empty, after || empty);
    return written({ subject, title: title[setting], text: said, button, ignore }, { link }, context);
  },
});

async function written(
  words: ComponentProps<typeof AdministratorEmail>["words"] & { subject: (store: string) => string },
  { link }: { link: string },
  { settings: { storeName }, shopUrl }: EmailContext,
): Promise<RenderedEmail> {
  const email = <AdministratorEmail link={link} words={words} storeName={storeName} shopUrl={shopUrl} />;
  return { subject: words.subject(storeName), ...(await writeEmail(email)) };
}
