import type { Transporter } from "nodemailer";
import { isLoopbackUrl } from "#platform/config/config.ts";
import { faultOf, oneAddress } from "./check-email.ts";
import type { Delivery, Email, EmailSender } from "./email.ts";
import { handWatch, outcomeOf } from "./smtp-outcome.ts";

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS, without which no password is sent. */
  url: string;
  timeoutMs?: number;
  perSecond?: number | undefined;
}

const LINES = 5;
/** Many servers close a connection after a hundred emails. */
const CHARACTERS_PER_LINE = 50;

/** Connections stay open for the next email: greeting, TLS and password take longer than the email. */
export function smtpSender({ url, timeoutMs = 10_000, perSecond }: SmtpSettings): EmailSender {
  const inFlight = new Set<Promise<Delivery>>();
  const free: Line[] = [];
  const send = async (email: Email, signal?: AbortSignal): Promise<Delivery> => {
    const line = free.pop() ?? (await openLine(url, timeoutMs));
    const delivery = await line.send(
      email,
      AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    );
    // After an error the state of a connection is unknown.
    if (delivery.outcome === "accepted" && free.length < LINES) free.push(line);
    else line.close();
    return delivery;
  };
  return {
    kind: "smtp",
    atOnce: LINES,
    perSecond: perSecond ?? null,
    send: (email, signal) => {
      const delivery = send(email, signal).finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
      return delivery;
    },
    close: async () => {
      await Promise.all(inFlight);
      for (const line of free.splice(0)) line.close();
    },
  };
}

interface Line {
  send(email: Email, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

async function openLine(url: string, timeoutMs: number): Promise<Line> {
  const { createTransport } = await import("nodemailer");
  const sender = handWatch();
  const transport = createTransport({
    url,
    // Whoever takes STARTTLS out of the server's answer would read the password (RFC 8314, 3.3).
    requireTLS: new URL(url).username !== "" && !isLoopbackUrl(url),
    logger: sender.logger,
    pool: true,
    maxConnections: 1,
    maxMessages: CHARACTERS_PER_LINE,
    // By default the library sends an email again whose connection broke, even if it had left (decision 42).
    maxRequeues: 0,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // A server may close an idle connection.
  transport.on("error", () => undefined);
  return {
    send: async (email, signal) => {
      sender.begin();
      try {
        return await handOver(transport, email, signal);
      } catch (error) {
        return outcomeOf(error, sender.over());
      }
    },
    close: () => transport.close(),
  };
}

async function handOver(transport: Transporter, email: Email, signal: AbortSignal): Promise<Delivery> {
  const fault = faultOf(email);
  const from = oneAddress(email.from);
  const to = oneAddress(email.to);
  const replyTo = oneAddress(email.replyTo ?? "");
  if (fault || !from || !to) return { outcome: "rejected", reason: fault ?? "The email has no address." };
  const { response } = await transport.sendMail({
    messageId: `<${email.messageId}>`,
    envelope: { from: from.address, to: to.address },
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: email.subject,
    html: email.html,
    text: email.text,
    headers: email.headers ?? {},
    attachments: (email.attachments ?? []).map((attachment) => ({ ...attachment, contentDisposition: "attachment" })),
    signal,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { outcome: "accepted", providerId: response?.slice(0, 200) ?? null };
}
