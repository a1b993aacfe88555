import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Pages } from "./app.ts";
import { pageContext } from "./page-context.ts";

/** The pages of a React Router build as a door of the app. */
export function pagesOf(build: ServerBuild, mode: "production" | "development"): Pages {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const response = await handle(asAsked(request, context.shop.config.SHOP_URL), provider);
    if (!context.isOutage) return response;
    const headers = new Headers(response.headers);
    headers.set("retry-after", "2");
    return new Response(response.body, { status: 503, headers });
  };
}

/** Behind a proxy a request arrives at another address than the visitor's, and forms are taken from our own pages only. */
export function asAsked(request: Request, shopUrl: string | undefined): Request {
  if (!shopUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(Object.assign(new URL(shopUrl), { pathname, search }), request);
}
