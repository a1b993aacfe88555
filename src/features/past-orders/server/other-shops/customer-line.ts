import type { Row } from "#features/products/server/other-shops/taken-product.ts";
import { messages } from "../../import-messages.ts";
import type { PastAddress } from "../../past-order.ts";
import type { PastRow } from "./past-row.ts";
import type { ReadLine } from "./read-line.ts";

/** The titles of the columns of a customer. */
interface CustomerColumns {
  email: readonly string[];
  first: readonly string[];
  last: readonly string[];
  since: string;
  newsletter: { says: readonly string[]; since: readonly string[] };
  addresses: readonly Readonly<Record<keyof PastAddress, readonly string[]>>[];
}

const YES = new Set(["yes", "true", "1", "subscribed"]);
const MAX_NAME = 100;

/** A customer without an address for email is left out: nobody could find the person again to export or erase the data. */
export function customerLine({ line }: Row, cells: PastRow, columns: CustomerColumns): ReadLine {
  const email = cells.email(...columns.email);
  const name = email || cells.text(...columns.email).slice(0, 254) || messages.unnamed;
  const { problems, notes } = cells;
  if (email === "") return { line, name, problems, notes: [messages.noEmail] };
  const isSubscribed = YES.has(cells.text(...columns.newsletter.says).toLowerCase());
  const since = isSubscribed ? firstMoment(cells, columns.newsletter.since) : null;
  if (isSubscribed && !since && problems.length === 0) notes.push(messages.noConsentDate);
  const seen = new Set<string>();
  const addresses = columns.addresses
    .flatMap((titles) => cells.address(titles) ?? [])
    .filter((address) => {
      const key = JSON.stringify(address);
      return !seen.has(key) && seen.add(key);
    });
  const customer = {
    email,
    firstName: cells.text(...columns.first).slice(0, MAX_NAME),
    lastName: cells.text(...columns.last).slice(0, MAX_NAME),
    since: cells.moment(columns.since),
    addresses,
  };
  return { line, name, problems, notes, customer, ...(isSubscribed && { newsletter: { since } }) };
}

const firstMoment = (cells: PastRow, titles: readonly string[]): Date | null =>
  titles.map((title) => cells.moment(title)).find((at) => at !== null) ?? null;
