import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { sessionOf } from "#features/administrators/server/sessions.ts";
import { replacementOf } from "#features/images/server/change-media.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { allow, type LookUp } from "#http/access.ts";
import { browserOf, languageCookie, newBrowser } from "#http/browser-cookie.ts";
import { callerAddress, hidesVisitor, isForeignCall, isLocal, isLoopback } from "#http/caller.ts";
import { BUSY, openPools, type Pools, poolOf } from "#http/concurrency-limits.ts";
import { watchDisk } from "#http/disk-space.ts";
import type { Caller, Endpoint } from "#http/endpoint.ts";
import { failureResponse } from "#http/error-responses.ts";
import { health, type Readiness } from "#http/health.ts";
import { messages } from "#http/messages.ts";
import { type Metrics, openMetrics } from "#http/metrics.ts";
import { openApiDocument, openApiPage } from "#http/openapi.ts";
import { busyPage } from "#http/overload.ts";
import type { PageCache } from "#http/page-cache.ts";
import type { Pages } from "#http/pages.ts";
import { type CountCall, type Limit, openLimits } from "#http/rate-limits.ts";
import { readBytes, readJson, readRaw, readValue, received, requireJson } from "#http/read-request.ts";
import { inlineScripts, NO_PAGE_POLICY, pagePolicy, securityHeaders } from "#http/security-headers.ts";
import { openLive } from "#http/server-sent-events.ts";
import { storedFile } from "#http/stored-file.ts";
import type { AppContext } from "#platform/context.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import type { FiguresSource } from "#platform/telemetry/tracing.ts";
import { AppError } from "#shared/app-error.ts";
import { BACK_OFFICE_LANGUAGES } from "#shared/back-office-language.ts";
import { speakOfIssues } from "#shared/issue-in-words.ts";
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from "#shared/language.ts";
import { poolOfPage } from "../pages/storefront-pages.ts";
import { allEndpoints } from "./endpoints.ts";
import { fieldLabel } from "./field-labels.ts";
import { shopFigures } from "./shop-figures.ts";

type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; endpoint: string; newCookies: string[] };
};
type Ask = Context<Env>;

const browses = (one: Endpoint): boolean => poolOf(one) === "browsing";
const signsIn = (one: Endpoint): boolean => poolOf(one) === "signIn";
const sells = (one: Endpoint): boolean => ["checkouts", "webhooks", "paying"].includes(poolOf(one));

interface Around {
  /** The shop whose statements are planned once. */
  selling?: AppContext;
  /** The shop with the connections that browsing may use up. */
  visitors?: AppContext;
  /** The shop with the connections that guesses of passwords may use up. */
  signIn?: AppContext;
  /** The connection of the balancer's question whether the shop is ready. */
  readyPool?: AppContext["pool"];
  /** The cache of answers that are the same for everybody. It answers before requests get here. */
  cache?: Pick<PageCache, "answered" | "keep" | "hasPages">;
  pools?: Pools;
  /** Where the shop's own database is. */
  databaseFolder?: string;
  /** Takes what `/metrics` shows, for a collector. */
  tellFigures?(source: FiguresSource): void;
}

/** All routes of the shop. */
export function createApp(
  shop: AppContext,
  pages: Pages,
  readiness: Readiness,
  {
    selling = shop,
    visitors = shop,
    signIn = shop,
    readyPool = shop.pool,
    cache,
    pools = openPools(),
    databaseFolder,
    tellFigures,
  }: Around = {},
): Hono<Env> {
  speakOfIssues();
  const app = new Hono<Env>();
  const lookUp: LookUp = (token, isUsed) => sessionOf(shop.db, token, shop.clock.now(), isUsed);
  const metrics = openMetrics(() => cache?.answered() ?? 0, pools, shopFigures(shop));
  tellFigures?.(metrics.figures);
  const endpoints: Endpoint[] = [
    ...allEndpoints(visitors).filter(browses),
    ...allEndpoints(signIn).filter(signsIn),
    ...allEndpoints(selling).filter(sells),
    ...allEndpoints(shop).filter((one) => !browses(one) && !signsIn(one) && !sells(one)),
  ];
  const countCall = openLimits(shop.pool);
  const countVisit = openLimits(visitors.pool);
  const countGuess = openLimits(signIn.pool);

  app.use(logAnswers(shop, readiness, metrics));
  const disk = watchDisk(databaseFolder);
  app.onError((error, c) => {
    disk.saw(error);
    return busyPage(error, c.req.raw) ?? failureResponse(error, c.get("requestId"), shop.log);
  });

  app.route(
    "/",
    health({ readyPool, pool: shop.pool, clock: shop.clock }, readiness, {
      hasPages: () => cache?.hasPages() ?? false,
      disk,
    }),
  );
  app.get("/metrics", async (c) => {
    if (!isLocal(c.req.raw.headers, peer(c), shop.config.HOST)) throw new AppError("not-found", messages.notFound);
    return c.text(await metrics.text(), 200, { "content-type": metrics.contentType });
  });

  app.use("/functions/v1/*", async (c, next) => {
    const asked = c.req.header("accept-language") ?? "";
    // Administrators who have not signed in yet ask in the language of their page.
    const isOffice = c.req.path.startsWith("/functions/v1/admin-");
    const languages = isOffice ? BACK_OFFICE_LANGUAGES : asked ? await publishedLanguages(shop) : [];
    // The errors of an endpoint are made inside too.
    return withLanguage(nearestLanguage(asked, languages) ?? DEFAULT_LANGUAGE, next);
  });
  app.use("/functions/v1/:page{openapi.json|docs}", async (c, next) => {
    const { headers } = c.req.raw;
    if (shop.config.mode !== "demo" && !isLocal(headers, peer(c), shop.config.HOST))
      await allow({ access: "administrator" }, headers, lookUp);
    await next();
  });
  // Made when somebody reads it, as making it takes 6 % of the processor time of a start.
  let document: object | undefined;
  app.get("/functions/v1/openapi.json", (c) => {
    document ??= openApiDocument(endpoints);
    return c.json(document);
  });
  app.get("/functions/v1/docs", (c) => {
    const html = openApiPage(endpoints);
    return c.html(html, 200, { "content-security-policy": pagePolicy(inlineScripts(html)) });
  });
  const count: CountOf = (one) => (signsIn(one) ? countGuess : browses(one) ? countVisit : countCall);
  for (const one of endpoints) mountEndpoint(app, one, { shop, pools, cache, lookUp, count });
  app.all("/functions/v1/*", () => {
    throw new AppError("not-found", messages.noFunction);
  });

  app.get("/storage/v1/object/public/product-images/:path{.+}", (c) => {
    const read = () =>
      pools.images.during(
        () => storedFile(shop.files, c, (path) => replacementOf(visitors.db, path)),
        callerOf(c, shop).address,
      );
    return cache ? cache.keep(c.req.raw, read) : read();
  });
  app.get(
    "/live",
    openLive(shop.events, readiness.isEnding, (c) => callerOf(c, shop).address),
  );
  let toldOfProxy = shop.config.mode === "demo";
  app.use("*", compress());
  app.all("*", async (c) => {
    const request = await received(c.req.raw);
    const caller = callerOf(c, shop);
    if (!toldOfProxy && hidesVisitor(c.req.raw.headers, caller.address)) {
      toldOfProxy = true;
      shop.log.warn(
        "visitors cannot be told apart: the proxy before the shop must append to X-Forwarded-For, and TRUSTED_PROXIES say how many proxies do",
      );
    }
    const count = async (limit: Limit) => {
      refuseForeign(c.req.raw, shop);
      await countVisit(limit, caller.address);
    };
    const pool = poolOfPage(c.req.path);
    const isLocalDemo = () =>
      shop.config.mode === "demo" && isLocal(c.req.raw.headers, peer(c), shop.config.HOST) && isLoopbackHost(c.req.url);
    const context = { shop: pool === "paying" ? selling : visitors, caller, count, isLocalDemo };
    const render = (asked: Request) => pools[pool].during(() => pages(asked, context), caller.address);
    // Only the rendering takes a place in the pool; those who ask for the same page meanwhile wait for it outside.
    return cache ? cache.keep(request, render) : render(request);
  });
  return app;
}

/** Gives each answer its id, cookies and security headers, and writes one line about it. */
function logAnswers(shop: AppContext, readiness: Readiness, metrics: Metrics): MiddlewareHandler<Env> {
  const headers = Object.entries(securityHeaders(shop.config.mode === "live"));
  return async (c, next) => {
    const start = performance.now();
    c.set("requestId", randomUUID());
    await next();
    // An answer to HEAD is made like one to GET. Nobody reads its stream, which would stay open for ever.
    if (c.req.method === "HEAD") void c.res.body?.cancel();
    // Not by c.header, which would copy the whole answer.
    const sent = c.res.headers;
    // Nothing between shop and browser keeps what is not said to be for everybody.
    if (!sent.has("cache-control")) sent.set("cache-control", "no-store");
    sent.set("x-request-id", c.get("requestId"));
    // Also on a failed answer: the next attempt then comes from the same browser.
    for (const cookie of c.get("newCookies") ?? []) sent.append("set-cookie", cookie);
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value);
    if (!sent.has("content-security-policy")) sent.set("content-security-policy", NO_PAGE_POLICY);
    if (readiness.isEnding()) sent.set("connection", "close");
    const ms = performance.now() - start;
    const isTurnedAway = c.error instanceof AppError && c.error.code === BUSY;
    metrics.answered(c.get("endpoint") ?? "page", c.req.method, c.res.status, ms / 1000, isTurnedAway);
    shop.log.info(
      {
        requestId: c.get("requestId"),
        endpoint: c.get("endpoint") ?? "page",
        method: c.req.method,
        status: c.res.status,
        ms: Math.round(ms),
      },
      "answered",
    );
  };
}

/** Which connections count the calls of an endpoint. */
type CountOf = (one: Endpoint) => CountCall;

interface Mounting {
  shop: AppContext;
  pools: Pools;
  cache: Around["cache"];
  lookUp: LookUp;
  count: CountOf;
}

/** Serves an endpoint: its body, its caller's right and rate limit, its turn in its pool, its answer. */
function mountEndpoint(app: Hono<Env>, one: Endpoint, { shop, pools, cache, lookUp, count }: Mounting): void {
  if (one.cached) app.use(`/functions/v1/${one.name}`, compress());
  const answered = async (c: Ask): Promise<Response> => {
    refuseForeign(c.req.raw, shop);
    const raw = one.method === "GET" || one.bytes ? "" : await readRaw(c.req.raw);
    if (one.body && raw !== "") requireJson(c.req.raw.headers);
    const caller = callerOf(c, shop);
    const countCall = async () => one.limit && count(one)(one.limit, caller.address);
    // Before the concurrency limit: callers over their rate limit take no slot.
    if (signsIn(one)) await countCall();
    const answer = await pools[poolOf(one)].during(async () => {
      caller.administrator = await allow(one, c.req.raw.headers, lookUp);
      // Strangers in the same network use up no limit of administrators.
      if (!signsIn(one)) await countCall();
      const call = () => callEndpoint(one, raw, c, shop, caller) as Promise<object>;
      return caller.administrator ? withLanguage(caller.administrator.language, call) : call();
    }, caller.address);
    return c.json(answer);
  };
  app.on(one.method, `/functions/v1/${one.name}`, async (c) => {
    c.set("endpoint", one.name);
    if (!one.cached) return answered(c);
    c.header("cache-control", `public, max-age=${one.cached.seconds}`);
    c.header("content-security-policy", NO_PAGE_POLICY);
    return cache ? cache.keep(c.req.raw, () => answered(c)) : answered(c);
  });
}

/** A page of another site would use up the rate limits of its visitor, and of everybody in the same network. */
function refuseForeign(request: Request, shop: AppContext): void {
  if (isForeignCall(request)) throw new AppError("forbidden", messages.foreignForm(shop.config.shopUrl));
}

function isLoopbackHost(url: string): boolean {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return hostname === "localhost" || isLoopback(hostname);
}

const addCookie = (c: Ask, cookie: string): void => c.set("newCookies", [...(c.get("newCookies") ?? []), cookie]);

const publishedLanguages = (shop: AppContext): Promise<readonly Language[]> =>
  knownSettings(shop).then(
    ({ languages }) => languages,
    () => [],
  );

const peer = (c: Ask): string => c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";

function callerOf(c: Ask, shop: AppContext): Caller {
  return {
    address: callerAddress({
      headers: c.req.raw.headers,
      peerAddress: peer(c),
      trustedProxies: shop.config.TRUSTED_PROXIES,
    }),
    browser: browserOf(c, shop),
    administrator: null,
    requestId: c.get("requestId"),
  };
}

async function callEndpoint(one: Endpoint, raw: string, c: Ask, shop: AppContext, caller: Caller): Promise<unknown> {
  return one.handle({
    raw,
    file: async () => (one.bytes ? readBytes(c.req.raw, one.bytes.limit) : new Uint8Array()),
    body: one.body ? readJson(raw, one.body, fieldLabel) : undefined,
    query: one.query ? readValue(c.req.query(), one.query, fieldLabel) : undefined,
    caller,
    headers: c.req.raw.headers,
    rememberBrowser: () => {
      if (caller.browser) return caller.browser;
      const { cookie, browser } = newBrowser(shop);
      addCookie(c, cookie);
      return browser;
    },
    keepLanguage: (language) => addCookie(c, languageCookie(shop, language)),
  });
}
