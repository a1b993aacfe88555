import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { AppContext } from "#platform/context.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { type BackOfficeLanguage, backOfficeLanguage } from "#shared/back-office-language.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  localizedPath,
  prefixOf,
  splitLanguage,
} from "#shared/language.ts";
import { languageOf } from "./browser-cookie.ts";
import { encodingFor, pack } from "./compressed-page.ts";
import { messages } from "./messages.ts";
import { type PageContext, pageContext } from "./page-context.ts";

/** Answers what no endpoint does: the pages of the shop. */
export type Pages = (request: Request, context: PageContext) => Promise<Response>;

type Route = NonNullable<ServerBuild["routes"][string]>;

type Scripts = NonNullable<ServerBuild["assets"]["routes"][string]>;

/** Which languages shoppers read, which pages there are in each, and with which scripts. */
export interface Localization {
  published(shop: AppContext): Promise<readonly Language[]>;
  /** Pages that are not are in English only. */
  isLocalized(route: Route): boolean;
  scriptsIn(language: Language, route: Scripts): Scripts;
}

/** The back office, whose addresses have no prefix. */
const IS_BACK_OFFICE = /^\/admin(?=[/.]|$)/;
/** Where the router asks for further routes in a language of the back office: the answers are kept by address. */
const OFFICE_MANIFEST = /^\/admin\/__manifest-(\w+)$/;

const officeLanguage = ({ headers }: Request, pathname: string): BackOfficeLanguage => {
  const [, asked] = OFFICE_MANIFEST.exec(pathname) ?? [];
  return asked ? backOfficeLanguage(asked) : languageOf(headers);
};

/** The pages of a React Router build: the storefront in each language under a prefix of its own, the back office in that of its reader. */
export function pagesOf(build: ServerBuild, mode: "production" | "development", localization: Localization): Pages {
  const handlers = new Map<Language, ReturnType<typeof createRequestHandler>>();
  const handlerOf = (language: Language) => {
    const handler = handlers.get(language) ?? createRequestHandler(inLanguage(build, language, localization), mode);
    handlers.set(language, handler);
    return handler;
  };
  const officeHandlers = new Map<Language, ReturnType<typeof createRequestHandler>>([
    [DEFAULT_LANGUAGE, handlerOf(DEFAULT_LANGUAGE)],
  ]);
  const officeHandlerOf = (language: BackOfficeLanguage) => {
    const handler = officeHandlers.get(language) ?? createRequestHandler(officeIn(build, language, localization), mode);
    officeHandlers.set(language, handler);
    return handler;
  };
  return async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const asked = asAsked(request, context.shop.config.SHOP_URL);
    if (isForeignForm(asked)) return refusedForm(asked);
    const { pathname, search } = new URL(asked.url);
    const address = splitLanguage(pathname);
    const encoding = request.headers.get("accept-encoding") ?? "";
    if (IS_BACK_OFFICE.test(pathname)) {
      const spoken = officeLanguage(request, pathname);
      const response = await withLanguage(spoken, () => officeHandlerOf(spoken)(asked, provider));
      return finished(response, context, encoding);
    }
    const { language } = address;
    const isPublished = language === DEFAULT_LANGUAGE || (await published(localization, context)).includes(language);
    if (!isPublished) return movedTo({ ...address, language: DEFAULT_LANGUAGE }, search, 307);
    if (!address.isCanonical) return movedTo(address, search, 301);
    const response = await withLanguage(language, () => handlerOf(language)(asked, provider));
    return finished(response, context, encoding);
  };
}

/** Where the settings cannot be read, the page itself tells of it, in its language. */
const published = (localization: Localization, { shop }: PageContext): Promise<readonly Language[]> =>
  localization.published(shop).catch(() => LANGUAGES);

/** The back office alone, with the scripts of a language. */
const officeIn = (build: ServerBuild, language: Language, { isLocalized, scriptsIn }: Localization): ServerBuild => ({
  ...withRoutes(
    build,
    (route) => !route.parentId || !isLocalized(route),
    (route) => scriptsIn(language, route),
  ),
  routeDiscovery: { mode: "lazy", manifestPath: `/admin/__manifest-${language}` },
});

/** The same build, whose links, data and redirects begin with the language's prefix. */
function inLanguage(build: ServerBuild, language: Language, { isLocalized, scriptsIn }: Localization): ServerBuild {
  const isWhole = language === DEFAULT_LANGUAGE;
  return {
    ...withRoutes(
      build,
      (route) => isWhole || isLocalized(route),
      (route) => scriptsIn(language, route),
    ),
    basename: isWhole ? build.basename : prefixOf(language),
  };
}

function withRoutes(
  build: ServerBuild,
  has: (route: Route) => boolean,
  scriptsOf: (route: Scripts) => Scripts,
): ServerBuild {
  const routes = Object.entries(build.routes).filter(([, route]) => route && has(route));
  const ids = new Set(routes.map(([id]) => id));
  // A page is rendered with the routes of the manifest, and fails at one that the build does not have.
  const known = Object.entries(build.assets.routes).filter(([id]) => ids.has(id));
  const scripts = known.map(([id, route]) => [id, route && scriptsOf(route)]);
  return {
    ...build,
    routes: Object.fromEntries(routes),
    assets: { ...build.assets, routes: Object.fromEntries(scripts) },
  };
}

/**
 * A language that is not published leads to English for now: somebody may be buying in it while it is switched off, and its
 * links are in emails. A path that begins with two slashes would name another host.
 */
const movedTo = (
  { language, path }: { language: Language; path: string },
  search: string,
  status: 301 | 307,
): Response =>
  new Response(null, {
    status,
    headers: { location: localizedPath(language, path.replace(/^\/+/, "/")) + search },
  });

/** The page beside the router's answer, in an encoding that the browser accepts. */
async function finished(response: Response, { html, isOutage }: PageContext, accepted: string): Promise<Response> {
  const { headers } = response;
  if (isOutage) {
    headers.set("retry-after", "2");
    headers.set("cache-control", "no-store");
  }
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
  return new Response(`${messages.foreignForm(origin + pathname)}\n`, {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
