import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: Value }[];
}

export interface Collector {
  url: string;
  /** Of all batches so far. */
  spans(): CollectedSpan[];
  /** Resource attributes of the last batch. */
  resource(): Record<string, Value>;
  /** The last value of each figure. */
  figures(): Map<string, unknown>;
  /** How often somebody asked it. */
  asked(): number;
  close(): Promise<void>;
}

/** What OTLP over HTTP is sent to. One that hangs takes everything and never answers. */
export async function aCollector({ hangs = false } = {}): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const figures = new Map<string, unknown>();
  let resource: Record<string, Value> = {};
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (hangs) return;
    const sent = JSON.parse(Buffer.concat(chunks).toString());
    for (const one of sent.resourceSpans ?? sent.resourceMetrics ?? [])
      resource = Object.fromEntries(
        one.resource.attributes.map(({ key, value }: { key: string; value: Value }) => [key, value]),
      );
    for (const one of sent.resourceSpans ?? [])
      spans.push(...one.scopeSpans.flatMap((scope: { spans: CollectedSpan[] }) => scope.spans));
    for (const one of sent.resourceMetrics ?? [])
      for (const { metrics } of one.scopeMetrics) for (const { name, ...data } of metrics) figures.set(name, data);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    resource: () => resource,
    figures: () => figures,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
