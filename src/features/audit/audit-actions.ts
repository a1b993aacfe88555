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

export type Gap = "thing" | "sum";
export type Piece = { text: string } | { gap: Gap };

/**
 * The sentence of an action, in pieces; a part in brackets only where the entry `has` what it holds. Also of an entry that an
 * older version has written.
 */
export function sentenceOf(action: string, has: (gap: Gap) => boolean): Piece[] {
  const template = Object.hasOwn(messages.actions, action) ? messages.actions[action as AuditAction] : messages.other;
  const whole = template.replace(OPTIONAL, (_part, before: string, gap: Gap, after: string) =>
    has(gap) ? `${before}{${gap}}${after}` : "",
  );
  return whole
    .split(/(\{[a-z]+\})/)
    .filter(Boolean)
    .map((piece) => (piece.startsWith("{") ? { gap: piece.slice(1, -1) as Gap } : { text: piece }));
}

/** `[ of {thing}]` */
const OPTIONAL = /\[([^{\]]*)\{([a-z]+)\}([^\]]*)\]/g;

/** The actions whose words, in the reader's language, hold what was typed. */
export const actionsNamed = (typed: string): AuditAction[] =>
  (Object.keys(messages.actions) as AuditAction[]).filter((action) =>
    messages.actions[action].replace(OPTIONAL, "").toLowerCase().includes(typed.toLowerCase()),
  );
