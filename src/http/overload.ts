import type { RequestListener } from "node:http";
import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import { currentLanguage, splitLanguage } from "#shared/language.ts";
import { BUSY, type Pools, RETRY_AFTER_SECONDS } from "./concurrency-limits.ts";
import type { PoolName } from "./endpoint.ts";
import { messages } from "./messages.ts";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Small and without scripts, images or fonts, as the shop is overloaded when it sends it. */
const page = ({ title, text, again } = messages.busyPage) => `<!DOCTYPE html><html lang="${currentLanguage()}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.125rem/1.6 Georgia,serif;margin:0;min-height:100vh;display:grid;
place-items:center;text-align:center;background:#fbf7ef;color:#2a2118}main{padding:2rem;max-width:32rem}h1{font-weight:400}
a{display:inline-block;padding:.75rem 2rem;border:1px solid;color:inherit}</style></head><body><main>
<h1>${title}</h1><p>${text}</p>
<p><a href="">${again}</a></p></main></body></html>`;

/** In the language that the address names. */
const pageAt = (path: string): string => withLanguage(splitLanguage(path).language, () => page());

const HEADERS = { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) };
const PAGE_HEADERS = { ...HEADERS, "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
const JSON_HEADERS = { ...HEADERS, "content-type": "application/json" };
const failure = () => JSON.stringify({ success: false, error: messages.busy, code: BUSY });

/** For a refused request of a browser; programs get the usual error. */
export function busyPage(error: unknown, { headers, url }: Request): Response | undefined {
  if (!(error instanceof AppError) || error.code !== BUSY || !headers.get("accept")?.includes("text/html")) {
    return undefined;
  }
  return new Response(pageAt(new URL(url).pathname), { status: 503, headers: PAGE_HEADERS });
}

/**
 * Answers the health check and refuses requests that find their queue full, before they cost anything: an overloaded
 * process keeps its time for the requests that it accepted.
 */
export const refuseOverload =
  (
    pools: Pools,
    poolOfRequest: (method: string, path: string) => PoolName | null,
    inside: RequestListener,
  ): RequestListener =>
  (request, response) => {
    const { method = "GET", url = "", headers } = request;
    const [path = ""] = url.split("?", 1);
    if (path === "/healthz") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end('{"ok":true}');
      return;
    }
    const pool = poolOfRequest(method, path);
    if (!pool || !pools[pool].refuses()) return inside(request, response);
    // The rest of the body is not read.
    if (method !== "GET" && method !== "HEAD") response.setHeader("connection", "close");
    const isPage = headers.accept?.includes("text/html") ?? false;
    response.writeHead(503, isPage ? PAGE_HEADERS : JSON_HEADERS).end(isPage ? pageAt(path) : failure());
  };
