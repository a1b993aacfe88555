import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import files from "virtual:message-files";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "#http/page-context.ts";
import { inlineScripts, PAYMENT_FIELDS_HEADERS, pagePolicy } from "#http/security-headers.ts";
import { currentLanguage } from "#shared/language.ts";
import { lateScript, lostScript, withLateScripts } from "./app/late-scripts.ts";
import { withMessages } from "./app/with-messages.ts";
import { isOutage } from "./http/error-responses.ts";

const END = "</body></html>";
const HAND_OVER = `{const told=window.__reactRouterContext.streamController;
told.enqueue(document.currentScript.previousElementSibling.textContent);told.close();}`;

/** Pages are finished before they are sent: then their scripts can be named by hash and the page can be stored. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { html, scripts } = await finishedPage(context, request);
  headers.set("content-type", "text/html; charset=utf-8");
  const hasPaymentFields = context.staticHandlerContext.matches.at(-1)?.route.handle?.hasPaymentFields === true;
  headers.set("content-security-policy", pagePolicy(scripts, hasPaymentFields));
  if (hasPaymentFields) for (const [name, value] of Object.entries(PAYMENT_FIELDS_HEADERS)) headers.set(name, value);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  provider.get(pageContext).html = html;
  return new Response(null, { status, headers });
}

/**
 * A page and the scripts in it that are ours: the router marks them with an unpredictable word, so that a
 * script which came in with a text is none of them. The mark itself is not sent, for the page may be stored.
 *
 * The router would let React stream the page's data after the page, which costs as much as rendering it. The data is known
 * before, so it is at the end of the page and passed on as the router's own script does.
 */
async function finishedPage(
  context: EntryContext,
  { url, method }: Request,
): Promise<{ html: string; scripts: string[] }> {
  const { serverHandoffStream, ...known } = context;
  const mark = randomUUID();
  const attribute = ` nonce="${mark}"`;
  const mayWait = known.staticHandlerContext.matches.at(-1)?.route.handle?.scriptsMayWait === true;
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={known} url={url} nonce={mark} />)}`;
  const rendered = withMessages(html, files.every[currentLanguage()], attribute);
  const hasScripts = serverHandoffStream && known.renderMeta?.didRenderScripts;
  const marked = hasScripts && mayWait ? withLateScripts(rendered, attribute) : rendered;
  const scripts = inlineScripts(marked, attribute);
  const page = marked.replaceAll(attribute, "");
  if (!hasScripts) return { html: page, scripts };
  // What answers a form is not asked for twice.
  const last = HAND_OVER + (method === "GET" ? lostScript : "") + (mayWait ? lateScript : "");
  // No text of the data may end its element.
  const data = (await text(serverHandoffStream)).replaceAll("<", "\\u003c");
  const end = `<script type="application/json">${data}</script><script>${last}</script>${END}`;
  return { html: page.slice(0, -END.length) + end, scripts: [...scripts, last] };
}

/** Faults of loaders and rendering, told once and without anything of the visitor. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What the visitor asked for wrongly, such as a POST to a page that takes none, is no fault of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const page = context.get(pageContext);
  const { shop, caller } = page;
  page.isOutage ||= isOutage(error);
  shop.log.error({ err: error, requestId: caller.requestId }, "a page failed");
};
