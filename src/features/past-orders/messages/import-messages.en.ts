/** What is said of a file of another shop's customers or orders. */
export const messages = {
  unknown:
    "This is no file of customers or orders that the shop knows: Shopify's exports, those of the Import Export Suite for WooCommerce, or PrestaShop's list of customers.",
  prestaShopOrders:
    "PrestaShop's list of orders names neither the email of a customer nor products, so it cannot be taken over.",
  empty: "The file has no lines below its titles.",
  tooMany: (max: number) => `The file has more than ${max.toLocaleString("en")} lines. Import it in parts.`,
  amount: (title: string, written: string) => `${title}: “${written.slice(0, 40)}” is no amount.`,
  date: (title: string, written: string) =>
    `${title}: “${written.slice(0, 40)}” is no date, or could be two. Write it as 2026-01-31.`,
  future: (title: string, written: string) => `${title}: “${written.slice(0, 40)}” lies in the future.`,
  currency: (written: string) => `“${written.slice(0, 20)}” is no currency such as EUR.`,
  noNumber: "The order has no number.",
  noDate: "The order has no date.",
  noTotal: "The order has no total.",
  negativeTotal: "The total is below zero.",
  unnamed: "Without a name",
  nobody: "It names no email that could be found again: who ordered is left out.",
  difference: "Its lines, shipping, discounts and taxes do not add up to its total. All are kept as they are told.",
  noEmail: "It has no email and is left out: nobody could find the person's data again.",
  noConsentDate:
    "The file says that the person takes the newsletter, but not since when: not subscribed. Import subscribers with their dates of consent.",
  subscribes: "Subscribed to the newsletter, with the date of consent in the file.",
  erased: "This person was erased at their own request.",
  tooOld: "Older than what is kept of orders.",
  twice: (line: number) => `Already in line ${line}.`,
  gone: "It is not here any more.",
} as const;
