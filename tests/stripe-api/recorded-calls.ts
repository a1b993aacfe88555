import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedCall {
  method: string;
  /** With its query. */
  path: string;
  body: string;
  status: number;
  answer: unknown;
}

/** Stands between the shop and the provider, and keeps what both of them say. */
export async function aRecorder(providerUrl: () => string) {
  const calls: RecordedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET", url: path = "/" } = request;
    const body = Buffer.concat(chunks).toString("utf8");
    const key = request.headers["idempotency-key"];
    const answered = await fetch(`${providerUrl()}${path}`, {
      method,
      headers: typeof key === "string" ? { "idempotency-key": key } : {},
      ...(method === "POST" ? { body } : {}),
    });
    const answer = await answered.json();
    calls.push({ method, path, body, status: answered.status, answer });
    response.writeHead(answered.status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
