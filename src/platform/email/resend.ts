import { faultOf, headerAddress } from "./check-email.ts";
import type { Delivery, Email, EmailSender } from "./email.ts";

export interface ResendSettings {
  apiKey: string;
  apiUrl: string;
  timeoutMs?: number;
  /** Resend's default limit for a team. */
  perSecond?: number | undefined;
}

export function resendSender({ apiKey, apiUrl, timeoutMs = 10_000, perSecond = 2 }: ResendSettings): EmailSender {
  const inFlight = new Set<Promise<Delivery>>();
  return {
    kind: "resend",
    atOnce: 4,
    perSecond,
    send: (email, signal) => {
      const until = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      const delivery = send(`${apiUrl.replace(/\/+$/, "")}/emails`, apiKey, email, until).finally(() =>
        inFlight.delete(delivery),
      );
      inFlight.add(delivery);
      return delivery;
    },
    close: async () => {
      await Promise.all(inFlight);
    },
  };
}

async function send(url: string, apiKey: string, email: Email, signal: AbortSignal): Promise<Delivery> {
  const fault = faultOf(email);
  if (fault) return { outcome: "rejected", reason: fault };
  const { messageId, from, to, replyTo, subject, html, text, headers = {}, attachments = [] } = email;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        // Resend remembers keys for a day: a repeated key within it is one email.
        "idempotency-key": messageId,
        "user-agent": "aurelle",
      },
      body: JSON.stringify({
        from: headerAddress(from),
        to: [to],
        ...(replyTo && { reply_to: headerAddress(replyTo) }),
        subject,
        html,
        text,
        ...(attachments.length > 0 && {
          attachments: attachments.map(({ filename, contentType, content, encoding }) => ({
            filename,
            content_type: contentType,
            content: encoding ? content : Buffer.from(content).toString("base64"),
          })),
        }),
        headers: { "Message-ID": `<${messageId}>`, ...headers },
      }),
      redirect: "error",
      signal,
    });
    return await outcomeOf(response);
  } catch (error) {
    const reason = reasonOf(error);
    return hadLeft(error) ? { outcome: "unknown", reason } : { outcome: "later", reason, isAway: true };
  }
}

async function outcomeOf(response: Response): Promise<Delivery> {
  const { status } = response;
  // The status of an answer that breaks off still says that the email was accepted.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { outcome: "accepted", providerId: wordOf(answer, "id") };
  const name = wordOf(answer, "name");
  const reason = [`Resend answered ${status}`, name, wordOf(answer, "message")]
    .filter(Boolean)
    .join(": ")
    .slice(0, 300);
  // The key was used for this email with another text, as its order may have changed since.
  if (status === 409 && name === "invalid_idempotent_request") return { outcome: "accepted", providerId: null };
  if (status === 409) return { outcome: "later", reason, isAway: false };
  if (status === 429) return { outcome: "later", reason, isAway: true, ...askedFor(response) };
  // A wrong key, an unverified domain or sender is a fault of the shop and can be fixed.
  const isAboutSender = name === "invalid_from_address";
  if (status === 401 || status === 403 || status === 408 || status >= 500 || isAboutSender)
    return { outcome: "later", reason, isAway: true };
  return { outcome: "rejected", reason };
}

function askedFor(response: Response): { afterSeconds?: number } {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { afterSeconds: seconds } : {};
}

function wordOf(answer: unknown, name: string): string | null {
  const word = answer && typeof answer === "object" ? Reflect.get(answer, name) : null;
  return typeof word === "string" ? word.slice(0, 200) : null;
}

/** Errors before a connection to Resend exists. */
const BEFORE_SPEAKING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|.*CERT.*)$/;

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;
const codeOf = (cause: unknown): string =>
  String((cause && typeof cause === "object" && Reflect.get(cause, "code")) ?? "");
const hadLeft = (error: unknown): boolean => !BEFORE_SPEAKING.test(codeOf(causeOf(error)));

function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  return `Resend: ${cause instanceof Error ? cause.message || codeOf(cause) : "no answer"}`.slice(0, 300);
}
