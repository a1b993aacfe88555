import { type KEEP_PERIODS, PEOPLE_KEPT_DAYS } from "#features/policies/keep-periods.ts";
import { messages } from "./activity-messages.ts";

/** One activity, as GDPR article 30 wants it recorded. */
export interface Processing {
  activity: string;
  purpose: string;
  basis: string;
  data: string;
  recipients: string;
  kept: string;
}

/** Names of those who get data. */
export interface Recipients {
  payment: readonly string[];
  email: readonly string[];
  carriers: readonly string[];
}

const listed = (names: readonly string[], nobody: string): string => (names.length > 0 ? names.join(", ") : nobody);

/** The records of this program; the shopkeeper adds what happens outside of it. */
export function processingOf(
  { payment, email, carriers }: Recipients,
  { accounts, oneStopShop, pastCustomer, unpaidOrder }: typeof KEEP_PERIODS,
): Processing[] {
  const { orders, accounts: books, returns, past, newsletter, backInStock, protection, administrators } = messages;
  const byEmail = messages.email(listed(email, messages.ownServer));
  const inContract = messages.basis("b");
  const byLaw = messages.basis("c");
  const byConsent = messages.basis("a");
  const byInterest = messages.basis("f");
  const { email: emailDays, unconfirmed, ended } = PEOPLE_KEPT_DAYS;
  return [
    {
      ...said(orders, inContract),
      recipients: orders.recipients(
        listed(payment, messages.nobody),
        listed(carriers, messages.nobody),
        listed(email, messages.ownServer),
      ),
      kept: orders.kept(String(unpaidOrder.days), String(oneStopShop.years)),
    },
    {
      ...said(books, byLaw),
      recipients: books.recipients,
      kept: books.kept(String(accounts.years), String(oneStopShop.years)),
    },
    { ...said(returns, byLaw), recipients: byEmail, kept: returns.kept(String(oneStopShop.years)) },
    {
      ...said(past, byInterest),
      recipients: past.recipients,
      kept: past.kept(String(oneStopShop.years), String(pastCustomer.years)),
    },
    {
      ...said(newsletter, byConsent),
      recipients: byEmail,
      kept: newsletter.kept({ unconfirmed: String(unconfirmed), ended: String(ended), email: String(emailDays) }),
    },
    { ...said(backInStock, byConsent), recipients: byEmail, kept: backInStock.kept(String(emailDays)) },
    { ...said(protection, byInterest), recipients: protection.recipients, kept: protection.kept },
    { ...said(administrators, byInterest), recipients: byEmail, kept: administrators.kept(String(emailDays)) },
  ];
}

const said = ({ activity, purpose, data }: Pick<Processing, "activity" | "purpose" | "data">, basis: string) => ({
  activity,
  purpose,
  basis,
  data,
});
