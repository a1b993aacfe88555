// What must not compile. The type check fails where an expected error is missing.

import type { EmailKind } from "#features/email/email-kinds.ts";
import { emailTemplates, type Template } from "#features/email/server/email-templates.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { newsletterEmails } from "#features/subscribers/newsletter-emails.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { euros } from "#shared/money.ts";

declare const shop: AppContext;
declare const tx: Tx;
const delivery = { dedupeKey: "refund:1", recipient: "ada@example.com" };
const refund = { orderId: "1", cents: euros(10) };

queueEmail(tx, "order-refunded", refund, delivery);
// @ts-expect-error An email is queued by the transaction that causes it.
queueEmail(shop.db, "order-refunded", refund, delivery);
// @ts-expect-error No template renders this kind.
queueEmail(tx, "order-refundet", refund, delivery);
// @ts-expect-error A renamed field is missing under its old name.
queueEmail(tx, "order-refunded", { orderId: "1", amount: euros(10) }, delivery);
// @ts-expect-error A number may be euros.
queueEmail(tx, "order-refunded", { orderId: "1", cents: 10 }, delivery);
// @ts-expect-error Each kind has data of its own.
queueEmail(tx, "password-reset", refund, delivery);

const rendered = { subject: "", html: "", text: "" };
emailTemplates(newsletterEmails, {
  "newsletter-confirmation": async (data) => ({ ...rendered, subject: data.subscriberId }),
});
emailTemplates(newsletterEmails, {
  // @ts-expect-error A template reads what the schema holds.
  "newsletter-confirmation": async (data) => ({ ...rendered, subject: data.subscriber }),
});
// @ts-expect-error Each kind has its template.
emailTemplates(newsletterEmails, {});

declare const template: Template;
// @ts-expect-error Each kind of each feature has its template, and its label in the log likewise.
export const someTemplates: Record<EmailKind, Template> = { campaign: template };
