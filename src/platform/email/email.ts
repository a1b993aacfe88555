/** A letter ready to be sent. Addresses and subject hold no line breaks. */
export interface Email {
  /** Without angle brackets; the same letter always has the same. */
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
 * accepted: the provider has it. rejected: it will never take this letter. later: nothing was sent, try again.
 * unknown: no answer came; the letter may be on its way.
 */
export type Delivery =
  | { outcome: "accepted"; providerId: string | null }
  | { outcome: "rejected" | "later" | "unknown"; reason: string };

/** Sending never throws and takes 10 s at most. */
export interface EmailSender {
  readonly kind: "mailbox" | "smtp" | "resend";
  send(email: Email): Promise<Delivery>;
  close(): Promise<void>;
}
