import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Pages } from "./app.ts";
import { pageContext } from "./page-context.ts";

/** The pages of a React Router build as a door of the app. */
export function pagesOf(build: ServerBuild, mode: "production" | "development"): Pages {
  const handle = createRequestHandler(build, mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return handle(request, provider);
  };
}
