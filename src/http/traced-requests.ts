import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { currentTracer, type Span } from "#platform/telemetry/tracing.ts";

interface Tracing {
  /** `/products/:id` for a path; undefined for one that the shop does not know. */
  routeOf(path: string): string | undefined;
  /** A proxy of the operator's stands before the shop and says to which trace a request belongs. Visitors' words do not count. */
  trustsProxy: boolean;
}

/** What machines ask all day, and the stream, which only waits. */
const UNTOLD = /^\/(healthz|readyz(\/pages)?|metrics|live)$/;

/** One span for each request: method, route and status. Never the address, which may hold a token. Without a tracer nothing. */
export function tracedRequests(inside: RequestListener, { routeOf, trustsProxy }: Tracing): RequestListener {
  const tracer = currentTracer();
  if (!tracer) return inside;
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (UNTOLD.test(path)) return inside(request, response);
    const route = routeOf(path);
    const method = methodOf(request);
    const attributes = { "http.request.method": method, ...(route ? { "http.route": route } : {}) };
    const traceparent = trustsProxy ? request.headers.traceparent : undefined;
    void tracer.during(
      {
        name: route ? `${method} ${route}` : method,
        kind: "server",
        attributes,
        traceparent: typeof traceparent === "string" ? traceparent : null,
      },
      (span) => answered(inside, request, response, span),
    );
  };
}

function answered(inside: RequestListener, request: IncomingMessage, response: ServerResponse, span: Span) {
  return new Promise<void>((done) => {
    response.once("close", () => {
      const requestId = response.getHeader("x-request-id");
      span.describe({
        "http.response.status_code": response.statusCode,
        ...(typeof requestId === "string" ? { "aurelle.request_id": requestId } : {}),
      });
      if (response.statusCode >= 500) span.failed(String(response.statusCode));
      else if (!response.writableFinished) span.failed("closed");
      done();
    });
    inside(request, response);
  });
}

/** Anything may stand there, and each would be a name of its own. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const methodOf = ({ method = "" }: IncomingMessage): string => (METHODS.has(method) ? method : "_OTHER");
