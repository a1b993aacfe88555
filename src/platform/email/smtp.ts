import type { Delivery, Email, EmailSender } from "./email.ts";
import { faultOf, oneAddress } from "./letter-check.ts";

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS where the server offers it. */
  url: string;
  timeoutMs?: number;
}

/** A connection for each letter: the library's pool sends a letter again by itself when a connection breaks. */
export function smtpSender({ url, timeoutMs = 10_000 }: SmtpSettings): EmailSender {
  const inFlight = new Set<Promise<Delivery>>();
  return {
    kind: "smtp",
    send: (email) => {
      const delivery = send(url, timeoutMs, email).finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
      return delivery;
    },
    close: async () => {
      await Promise.all(inFlight);
    },
  };
}

async function send(url: string, timeoutMs: number, email: Email): Promise<Delivery> {
  const fault = faultOf(email);
  const from = oneAddress(email.from);
  const to = oneAddress(email.to);
  if (fault || !from || !to) return { outcome: "rejected", reason: fault ?? "The letter has no address." };
  const hand = handWatch();
  try {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, logger: hand.logger, ...limits(timeoutMs) });
    const { response } = await transport.sendMail({
      messageId: `<${email.messageId}>`,
      envelope: { from: from.address, to: to.address },
      from,
      to,
      subject: email.subject,
      html: email.html,
      text: email.text,
      headers: email.headers ?? {},
      signal: AbortSignal.timeout(timeoutMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { outcome: "accepted", providerId: response.slice(0, 200) };
  } catch (error) {
    return outcomeOf(error, hand.over());
  }
}

const limits = (timeoutMs: number) => ({
  dnsTimeout: timeoutMs,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
});

/** Nodemailer's errors do not tell whether the letter had left; its log does. */
function handWatch() {
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
  return { logger, over: () => over };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Commands whose answer is about this letter; before them a server speaks about us, and that can be mended. */
const ABOUT_THE_LETTER = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

function outcomeOf(error: unknown, handedOver: boolean): Delivery {
  if (!(error instanceof Error)) return { outcome: handedOver ? "unknown" : "later", reason: "SMTP failed." };
  const { code, responseCode, command = "", message } = error as SmtpError;
  const reason = message.slice(0, 300);
  const aboutTheLetter = ABOUT_THE_LETTER.has(command);
  if (handedOver && !(aboutTheLetter && responseCode)) return { outcome: "unknown", reason };
  const refused = aboutTheLetter && responseCode !== undefined && responseCode >= 500;
  // Without an answer the library itself refused it: larger than the server takes, or an address it cannot write.
  const unsendable = responseCode === undefined && (code === "EMESSAGE" || code === "EENVELOPE");
  return { outcome: refused || unsendable ? "rejected" : "later", reason };
}
