import type { RequestListener } from "node:http";

/** Asked by machines at whatever name they know; webhooks are sent by POST. */
const NO_PAGES = /^\/(functions|storage|assets|live|healthz|readyz|metrics)\b/;

/** In seconds. A browser keeps a redirect for good otherwise, also after the shop took the other name. */
const A_DAY = 86_400;

/**
 * Leads who comes by the shop's name with `www.`, or without where the shop has it, to its own address: forms are accepted and
 * cookies are kept there only.
 */
export function toOwnName(shopUrl: string, inside: RequestListener): RequestListener {
  const { origin, host } = new URL(shopUrl);
  const other = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  return (request, response) => {
    const { method = "", url = "" } = request;
    const isPage = (method === "GET" || method === "HEAD") && url.startsWith("/") && !NO_PAGES.test(url);
    if (request.headers.host !== other || !isPage) return inside(request, response);
    response.writeHead(308, { location: origin + url, "cache-control": `max-age=${A_DAY}` }).end();
  };
}
