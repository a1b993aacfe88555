/** A document that comes with an email. */
export interface Attachment {
  /** Letters, digits, points and hyphens. */
  filename: string;
  contentType: "text/html; charset=utf-8" | "application/pdf";
  content: string;
  /** How the content is written; text where it is missing. */
  encoding?: "base64";
}

/** An email ready to be sent. Addresses and subject hold no line breaks. */
export interface Email {
  /** Without angle brackets; the same email always has the same. */
  messageId: string;
  /** An address, or `Name <address>`. */
  from: string;
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
}

/**
 * accepted: the provider has it. rejected: it never accepts this email. later: nothing was sent, try again.
 * unknown: no answer arrived; the email may be on its way.
 */
export type Delivery =
  | { outcome: "accepted"; providerId: string | null }
  | { outcome: "rejected" | "unknown"; reason: string }
  | {
      outcome: "later";
      reason: string;
      /** The provider is away or refuses the shop, so other emails would fail too. */
      isAway: boolean;
      /** The pause that the provider asked for. */
      afterSeconds?: number;
    };

/** Sending never throws and takes 10 s at most. */
export interface EmailSender {
  readonly kind: "mailbox" | "smtp" | "resend";
  /** How many emails it accepts at a time, and in a second; null without a limit. */
  readonly atOnce: number;
  readonly perSecond: number | null;
  /** `signal` cancels: an email that has not left is for later. */
  send(email: Email, signal?: AbortSignal): Promise<Delivery>;
  close(): Promise<void>;
}
