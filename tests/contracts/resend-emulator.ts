import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface Taken {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  headers: Record<string, string>;
  /** In base64. */
  attachments?: { filename: string; content: string }[];
}

/** What it does instead of taking an email; `after` it was taken the answer gets lost. */
export type Fault =
  | { status: number; name?: string; retryAfter?: string }
  | "hang"
  | "cut"
  | "cut after"
  | "half an answer";

export interface ResendEmulator {
  url: string;
  /** Each once, however often it was sent under its key. */
  emails: Taken[];
  close(): Promise<void>;
}

export const RESEND_KEY = "re_of_the_tests";

/** Speaks as Resend does where emails are sent: key, fields, and requests known again by their idempotency key. */
export async function aResend(fault?: Fault): Promise<ResendEmulator> {
  const known = new Map<string, { body: string; id: string }>();
  const emails: Taken[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    const refuse = (status: number, name = "application_error", headers = {}) =>
      answer(status, { statusCode: status, name, message: "Not now" }, headers);
    const body = await textOf(request);
    if (fault === "hang") return;
    if (fault === "cut") return request.socket.destroy();
    if (typeof fault === "object")
      return refuse(fault.status, fault.name, fault.retryAfter ? { "retry-after": fault.retryAfter } : {});
    if (request.method !== "POST" || request.url !== "/emails") return refuse(404, "not_found");
    if (request.headers.authorization !== `Bearer ${RESEND_KEY}`) return refuse(403, "invalid_api_key");
    const key = String(request.headers["idempotency-key"] ?? "");
    if (key.length < 1 || key.length > 256) return refuse(400, "invalid_idempotency_key");
    const before = known.get(key);
    if (before && before.body !== body) return refuse(409, "invalid_idempotent_request");
    const email: Taken = JSON.parse(body);
    if (email.to.length !== 1 || !email.subject) return refuse(422, "validation_error");
    // A bare comma parts one address from the next.
    if (email.from.replaceAll(/"(\\.|[^"\\])*"/g, "").includes(",")) return refuse(422, "invalid_from_address");
    const id = before?.id ?? `resend-${known.size + 1}`;
    known.set(key, { body, id });
    if (!before) emails.push(email);
    if (fault === "cut after") return request.socket.destroy();
    if (fault === "half an answer") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"id":');
      return setTimeout(() => request.socket.destroy(), 20);
    }
    return answer(200, { id });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
