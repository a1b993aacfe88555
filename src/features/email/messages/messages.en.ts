import type { EmailKind } from "../email-kinds.ts";

/** The sentences of the email log. */
export const messages = {
  title: "Email log",
  loading: "Loading emails",
  search: "Search recipients",
  state: "State",
  kind: "Kind",
  anyState: "Any state",
  anyKind: "All kinds",
  states: {
    queued: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    dead: "Not delivered",
    uncertain: "Uncertain",
    suppressed: "Held back",
  },
  cameBack: { bounced: "Bounced", complained: "Reported as spam" },
  kinds: {
    "order-confirmation": "Order confirmation",
    "order-shipped": "Order shipped",
    "order-parcel-shipped": "Order partly shipped",
    "order-parcel-undone": "Shipment undone",
    "order-refunded": "Refund",
    "order-refund-failed": "Refund failed",
    "order-changed": "Order changed",
    "order-payment-link": "Payment link",
    "order-payment-reversed": "Payment reversed",
    "order-payment-failed": "Payment failed",
    "order-attention": "Needs attention",
    "withdrawal-received": "Withdrawal received",
    "return-step": "Return update",
    "withdrawal-attention": "Withdrawal without its order",
    "product-recall": "Product recall",
    "password-reset": "Password reset",
    "monthly-report": "Figures of the month",
    "administrator-invited": "Invitation",
    "newsletter-confirmation": "Newsletter confirmation",
    "back-in-stock": "Product back in stock",
    campaign: "Campaign",
    "campaign-test": "Campaign test",
  } satisfies Record<EmailKind, string>,
  columns: { mail: "Email", recipient: "Recipient", state: "State", written: "Written", again: "Send again" },
  order: (number: string) => `Order ${number}`,
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  next: (moment: string) => `next ${moment}`,
  notStored: "Its text is not stored, because it gave access.",
  undelivered: (dead: number, uncertain: number) =>
    [dead > 0 && `${counted(dead)} not delivered`, uncertain > 0 && `${counted(uncertain)} that may not have arrived`]
      .filter(Boolean)
      .join(" and "),
  undeliveredText: "Look at the reason before you send one again.",
  showDead: "Show not delivered",
  showUncertain: "Show uncertain",
  again: "Send again",
  againTo: (kind: string, recipient: string) => `Send again: ${kind} to ${recipient}`,
  askTitle: "Send it once more?",
  askText: (recipient: string) =>
    `It is not known whether ${recipient} already has this email. If so, they get it twice.`,
  askConfirm: "Send it again",
  sentAgain: "The email goes out once more",
  againFailed: "Failed to send the email",
  loadFailed: "Failed to load email data",
  older: "Older emails",
  newest: "Newest emails",
  empty: {
    title: "No emails yet",
    text: "Every email the shop sends is listed here, with what became of it.",
  },
  nothing: { title: "No emails found", text: "No email matches these filters." },
  gone: "This email is gone.",
  notAgain: "This email cannot be sent again.",
  askFirst: "It is not known whether this email has arrived. It is sent again only when you are sure.",
} as const;

const counted = (count: number): string =>
  count >= 1000 ? "1,000 emails or more" : count === 1 ? "1 email" : `${count} emails`;
