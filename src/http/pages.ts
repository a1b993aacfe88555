import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Pages } from "./app.ts";
import { pageContext } from "./page-context.ts";

/** The pages of a React Router build as a door of the app. */
export function pagesOf(build: ServerBuild, mode: "production" | "development"): Pages {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const response = await handle(request, provider);
    if (!context.isOutage) return response;
    const headers = new Headers(response.headers);
    headers.set("retry-after", "2");
    return new Response(response.body, { status: 503, headers });
  };
}
