/** An email ready to be sent. Addresses and subject hold no line breaks. */
export interface Email {
  /** Without angle brackets; the same email always has the same. */
  messageId: string;
  /** An address, or `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * accepted: the provider has it. rejected: it will never take this email. later: nothing was sent, try again.
 * unknown: no answer came; the email may be on its way.
 */
export type Delivery =
  | { outcome: "accepted"; providerId: string | null }
  | { outcome: "rejected" | "unknown"; reason: string }
  | {
      outcome: "later";
      reason: string;
      /** No other email would be taken now either: the provider is away, or refuses us. */
      isAway: boolean;
      /** When the provider itself said how long. */
      afterSeconds?: number;
    };

/** Sending never throws and takes 10 s at most. */
export interface EmailSender {
  readonly kind: "mailbox" | "smtp" | "resend";
  /** How many emails it takes at a time, and in a second; null for as fast as they are taken. */
  readonly atOnce: number;
  readonly perSecond: number | null;
  /** `signal` gives up early: what has not left is for later. */
  send(email: Email, signal?: AbortSignal): Promise<Delivery>;
  close(): Promise<void>;
}
