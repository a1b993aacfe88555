import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { encodingFor, pack } from "./compressed-page.ts";
import { type PageContext, pageContext } from "./page-context.ts";

/** Answers what no endpoint does: the pages of the shop. */
export type Pages = (request: Request, context: PageContext) => Promise<Response>;

/** The pages of a React Router build. */
export function pagesOf(build: ServerBuild, mode: "production" | "development"): Pages {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const asked = asAsked(request, context.shop.config.SHOP_URL);
    if (isForeignForm(asked)) return refusedForm(asked);
    const response = await handle(asked, provider);
    return finished(response, context, request.headers.get("accept-encoding") ?? "");
  };
}

/** The page beside the router's answer, in an encoding that the browser accepts. */
async function finished(response: Response, { html, isOutage }: PageContext, accepted: string): Promise<Response> {
  const { headers } = response;
  if (isOutage) headers.set("retry-after", "2");
  const status = isOutage ? 503 : response.status;
  if (html === undefined) return isOutage ? new Response(response.body, { status, headers }) : response;
  headers.set("vary", "Accept-Encoding");
  const encoding = encodingFor(accepted);
  if (encoding === "identity") return new Response(html, { status, headers });
  headers.set("content-encoding", encoding);
  return new Response(new Uint8Array(await pack(html, encoding)), { status, headers });
}

/** Behind a proxy a request arrives under another origin than the visitor's. A path that no page can have becomes one that can be read. */
export function asAsked(request: Request, shopUrl: string | undefined): Request {
  const { origin, pathname, search } = new URL(request.url);
  const readable = isReadable(pathname) ? pathname : pathname.replaceAll("%", "%25");
  if (!shopUrl && readable === pathname) return request;
  return new Request(Object.assign(new URL(shopUrl ?? origin), { pathname: readable, search }), request);
}

/** The router prints a warning for each path such as `/%ff`. */
function isReadable(pathname: string): boolean {
  try {
    // The bundler leaves out the call if its value is not used.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** Forms are accepted from the shop's own pages only. The router refuses others too, and reports each as a fault of the shop. */
export function isForeignForm({ method, url, headers }: Request): boolean {
  const origin = headers.get("origin");
  return method !== "GET" && method !== "HEAD" && origin !== null && origin !== new URL(url).origin;
}

const refusedForm = ({ url }: Request): Response => {
  const { origin, pathname } = new URL(url);
  return new Response(`This form was sent from another site. Open ${origin}${pathname} and try again.\n`, {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
