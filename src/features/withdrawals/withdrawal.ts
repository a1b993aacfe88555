import { messages } from "./messages.ts";
import type { ReturnGround, Sending } from "./return.ts";

export const ORDER_NUMBER_MAX_LENGTH = 40;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 200;
export const ITEMS_MAX_LENGTH = 1000;

/** What a customer declares (directive 2011/83/EU, article 11a). */
export interface Statement {
  orderNumber: string;
  name: string;
  email: string;
  /** Empty for the whole order. */
  items: string;
}
export type StatementProblems = Partial<Record<keyof Statement, string>>;

/** How a statement was taken in. */
export interface Declared {
  orderNumber: string;
  at: Date;
  /** false where so many statements of the address wait that it gets no more letters before a person has looked at them. */
  isAcknowledged: boolean;
  /** false where no paid order has the number and the address. */
  isMatched: boolean;
  /** What it came in time for; null where all time is over, or nobody has found the order yet. */
  ground: ReturnGround | null;
  /** Of the goods it names. */
  sending: Sending;
}

/** The statement in a form's fields, tidied. */
export function readStatement(form: URLSearchParams): Statement {
  // PostgreSQL text cannot hold U+0000.
  const typed = (field: keyof Statement) => (form.get(field) ?? "").replaceAll("\0", "").trim();
  return {
    orderNumber: tidyOrderNumber(typed("orderNumber").slice(0, ORDER_NUMBER_MAX_LENGTH)),
    name: typed("name").replaceAll(/\s+/g, " "),
    email: typed("email"),
    items: typed("items").replaceAll("\r\n", "\n"),
  };
}

/** `au 100234`, `#100234` and `AU-100234` are the same order. */
function tidyOrderNumber(typed: string): string {
  const digits = /^#?\s*(?:AU)?[\s-]*(\d+)$/i.exec(typed)?.[1];
  return digits ? `AU-${digits}` : typed;
}

/** One address that an email can go to, and nothing beside it: two would share an email, a name would count as another. */
const EMAIL = /^[^\s<>@,;:()"\\[\]]{1,64}@[^\s<>@,;:()"\\[\]]{1,190}$/;

const LINK = /:\/\/|www\.|\w\.\w{2,}\//i;
/** Mail programs make a link of a bare domain. Names and items, which may have dots, are written so that they do not. */
const DOMAIN = /[\p{L}\p{N}]\.\p{L}{2,}(?![\p{L}\p{N}])/u;

/** A sentence for each field that cannot be sent as it is. */
export function statementProblems({ orderNumber, name, email, items }: Statement): StatementProblems {
  const found: StatementProblems = {};
  if (orderNumber === "") found.orderNumber = messages.problems.orderNumber;
  if (name === "") found.name = messages.problems.name;
  if (name.length > NAME_MAX_LENGTH) found.name = messages.problems.tooLong(NAME_MAX_LENGTH);
  if (email.length > EMAIL_MAX_LENGTH || !EMAIL.test(email) || !/\.[^.]/.test(email))
    found.email = messages.problems.email;
  // What is typed goes out in an email of ours, to an address that is typed as well.
  if (LINK.test(name)) found.name = messages.problems.link;
  if (LINK.test(items)) found.items = messages.problems.link;
  if (LINK.test(orderNumber) || DOMAIN.test(orderNumber)) found.orderNumber = messages.problems.link;
  if (items.length > ITEMS_MAX_LENGTH) found.items = messages.problems.tooLong(ITEMS_MAX_LENGTH);
  return found;
}
