import type { Delivery } from "./email.ts";

/** Nodemailer's errors do not say whether the email had left; its log does. For one email at a time. */
export function handWatch() {
  let over = false;
  const watch = (entry: unknown) => {
    if (entry && typeof entry === "object" && "tnx" in entry && entry.tnx === "message") over = true;
  };
  const ignore = () => undefined;
  const logger = {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info: watch,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
  return {
    logger,
    begin: () => {
      over = false;
    },
    over: () => over,
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Commands whose answer is about this email. Earlier answers are about the shop and its address, which can be fixed. */
const ABOUT_THE_EMAIL = new Set(["RCPT TO", "DATA"]);
/** The server closes the connection, whichever command it answers with it (RFC 5321). */
const CLOSING = 421;

/** The server takes no more emails of the shop for now, which it says to each: its own congestion, or a limit of the sender (RFC 3463). */
const isQuota = (message: string): boolean =>
  /\b5\.4\.5\b/.test(message) ||
  (/\b5\.7\.\d+\b/.test(message) && /(quota|limit)\b.*exceed|exceed.*\b(quota|limit)\b/i.test(message));

export function outcomeOf(error: unknown, handedOver: boolean): Delivery {
  if (!(error instanceof Error))
    return handedOver
      ? { outcome: "unknown", reason: "SMTP failed." }
      : { outcome: "later", reason: "SMTP failed.", isAway: true };
  const { code, responseCode, command = "", message } = error as SmtpError;
  const reason = message.slice(0, 300);
  const aboutTheEmail = ABOUT_THE_EMAIL.has(command) && responseCode !== undefined;
  if (handedOver && !aboutTheEmail) return { outcome: "unknown", reason };
  if (aboutTheEmail && isQuota(message)) return { outcome: "later", reason, isAway: true };
  // Without an answer the library refused it: larger than the server accepts, or an address it cannot write.
  const unsendable = responseCode === undefined && (code === "EMESSAGE" || code === "EENVELOPE");
  if (unsendable || (aboutTheEmail && responseCode >= 500)) return { outcome: "rejected", reason };
  return { outcome: "later", reason, isAway: !aboutTheEmail || responseCode === CLOSING };
}
