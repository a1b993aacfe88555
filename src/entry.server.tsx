import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { pageContext } from "#http/page-context.ts";
import { isOutage } from "#http/refusals.ts";
import { pagePolicy } from "#http/security-headers.ts";

const RENDER_LIMIT_MS = 10_000;

/** Pages are finished before they are sent: then their scripts can be named by hash and the page can be stored. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = `<!DOCTYPE html>${await render(<ServerRouter context={context} url={request.url} />)}`;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy(html));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return new Response(html, { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => {
        clearTimeout(late);
        if (failure) reject(failure);
        else resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
    });
    const late = setTimeout(() => abort(new Error("The page was not rendered in time")), RENDER_LIMIT_MS);
  });
}

/** Faults of loaders and rendering, told once and without anything of the visitor. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const page = context.get(pageContext);
  const { shop, caller } = page;
  page.isOutage ||= isOutage(error);
  shop.log.error({ err: error, requestId: caller.requestId }, "a page failed");
};
