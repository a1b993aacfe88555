/** What this program does with personal data, as the records of processing say it. `letter` is a point of article 6(1) GDPR. */
export const messages = {
  nobody: "nobody yet",
  ownServer: "the shop's own mail server",
  basis: (letter: string) => `Article 6(1)(${letter})`,
  email: (names: string) => `Email: ${names}`,
  orders: {
    activity: "Orders",
    purpose: "Contract of sale: taking, paying and delivering an order",
    data: "Name, address, email, phone, goods, amounts, state of the order",
    recipients: (payment: string, carriers: string, email: string) =>
      `Payment: ${payment}. Delivery: ${carriers}. Email: ${email}`,
    kept: (days: string, years: string) =>
      `Unpaid: ${days} days. Paid: ${years} years from the end of the year, then without the person`,
  },
  accounts: {
    activity: "Accounts and VAT",
    purpose: "Bookkeeping and the one-stop shop",
    data: "Goods, amounts, VAT, days, country of delivery; of businesses company, VAT number and what VIES says of it",
    recipients: "Accountant, tax authority, European Commission (VIES)",
    kept: (years: string, abroad: string) => `${years} years; with sales to other countries of the EU ${abroad} years`,
  },
  returns: {
    activity: "Withdrawals, returns and recalls",
    purpose: "Rights of consumers and product safety",
    data: "Name, email, order, statement, photos of goods, batch",
    kept: (years: string) =>
      `As the order; settled without one ${years} years from the end of the year, then without the person`,
  },
  past: {
    activity: "Customers and orders of another shop",
    purpose: "Answering customers about what they bought before",
    data: "Name, email, addresses, phone, goods, amounts",
    recipients: "Nobody",
    kept: (years: string, customers: string) =>
      `Orders: ${years} years from the end of the year. Customers without orders: ${customers} years after the import`,
  },
  newsletter: {
    activity: "Newsletter",
    purpose: "News to those who agreed",
    data: "Email, name where given, what was agreed to and when, openings and clicks",
    kept: ({ unconfirmed, ended, email }: Record<"unconfirmed" | "ended" | "email", string>) =>
      `Never confirmed: ${unconfirmed} days. Ended: ${ended} days more; the proof of consent as long as claims are possible; of an erased address a keyed hash, so that no list brings it back. Recipients of emails: ${email} days`,
  },
  backInStock: {
    activity: "Email when a product is back",
    purpose: "One email to those who asked for it",
    data: "Email, product, language, what was agreed to and when",
    kept: (days: string) =>
      `Until the email is sent, a year at most; its recipient ${days} days; the proof of consent as long as claims are possible`,
  },
  protection: {
    activity: "Protection of the shop",
    purpose: "Limits against abuse, one cart for one browser",
    data: "Keyed hashes of browser and network",
    recipients: "Nobody",
    kept: "Days; with the order at most",
  },
  administrators: {
    activity: "Administrators",
    purpose: "Sign-in, and who did what",
    data: "Email, sessions, networks of sign-ins, audit log",
    kept: (days: string) =>
      `While they work for the shop; recipients of emails ${days} days, networks of sign-ins 90 days; the audit log stays`,
  },
} as const;
