import { messages } from "./action-messages.ts";

/** Everything that is written into the audit log. */
export type AuditAction = keyof typeof messages.actions;

/** What an entry is about. */
export type AuditSubject =
  | "administrator"
  | "attribute"
  | "blog-post"
  | "campaign"
  | "collection"
  | "content-page"
  | "policy"
  | "customer"
  | "file"
  | "email"
  | "order"
  | "payment-task"
  | "image"
  | "option"
  | "product"
  | "search-synonyms"
  | "setting"
  | "subscriber"
  | "tax-period"
  | "tax-rate"
  | "withdrawal";

/** Also of an entry that an older version has written. */
export const actionInWords = (action: string): string =>
  Object.hasOwn(messages.actions, action) ? messages.actions[action as AuditAction] : messages.other;

/** The actions whose words, in the reader's language, hold what was typed. */
export const actionsNamed = (typed: string): AuditAction[] =>
  (Object.keys(messages.actions) as AuditAction[]).filter((action) =>
    messages.actions[action].toLowerCase().includes(typed.toLowerCase()),
  );
