import type { KEEP_PERIODS } from "#features/orders/keep-periods.ts";

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
  { accounts, oneStopShop, unpaidOrder }: typeof KEEP_PERIODS,
): Processing[] {
  const mail = listed(email, "the shop's own mail server");
  return [
    {
      activity: "Orders",
      purpose: "Contract of sale: taking, paying and delivering an order",
      basis: "Article 6(1)(b)",
      data: "Name, address, email, phone, goods, amounts, state of the order",
      recipients: `Payment: ${listed(payment, "nobody yet")}. Delivery: ${listed(carriers, "nobody yet")}. Email: ${mail}`,
      kept: `Unpaid: ${unpaidOrder.days} days. Paid: ${oneStopShop.years} years from the end of the year, then without the person`,
    },
    {
      activity: "Accounts and VAT",
      purpose: "Bookkeeping and the one-stop shop",
      basis: "Article 6(1)(c)",
      data: "Goods, amounts, VAT, days, country of delivery",
      recipients: "Accountant, tax authority",
      kept: `${accounts.years} years; with sales to other countries of the EU ${oneStopShop.years} years`,
    },
    {
      activity: "Withdrawals, returns and recalls",
      purpose: "Rights of consumers and product safety",
      basis: "Article 6(1)(c)",
      data: "Name, email, order, statement, batch",
      recipients: `Email: ${mail}`,
      kept: "As the order",
    },
    {
      activity: "Newsletter",
      purpose: "News to those who agreed",
      basis: "Article 6(1)(a)",
      data: "Email, name where given, what was agreed to and when, openings and clicks",
      recipients: `Email: ${mail}`,
      kept: "Until it is ended; the proof of consent as long as claims are possible",
    },
    {
      activity: "Protection of the shop",
      purpose: "Limits against abuse, one cart for one browser",
      basis: "Article 6(1)(f)",
      data: "Keyed hashes of browser and network",
      recipients: "Nobody",
      kept: "Days; with the order at most",
    },
    {
      activity: "Administrators",
      purpose: "Sign-in, and who did what",
      basis: "Article 6(1)(f)",
      data: "Email, sessions, audit log",
      recipients: `Email: ${mail}`,
      kept: "While they work for the shop; the audit log stays",
    },
  ];
}
