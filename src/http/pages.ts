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
    const response = await handle(asAsked(request, context.shop.config.SHOP_URL), provider);
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

/** Behind a proxy a request arrives under another origin than the visitor's. Forms are accepted from the shop's own pages only. */
export function asAsked(request: Request, shopUrl: string | undefined): Request {
  if (!shopUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(Object.assign(new URL(shopUrl), { pathname, search }), request);
}
