import { createServer, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { serveBuilt } from "#http/built-files.ts";
import { openPoolFinder, openPools } from "#http/concurrency-limits.ts";
import { listen } from "#http/listen.ts";
import { refuseOverload } from "#http/overload.ts";
import { toOwnName } from "#http/own-name.ts";
import { openPageCache } from "#http/page-cache.ts";
import { pagesOf } from "#http/pages.ts";
import { keepBuild, previouslyBuilt } from "#http/previous-builds.ts";
import { securityHeaders } from "#http/security-headers.ts";
import { IDLE_MS, SERVER_OPTIONS, withTimeLimits } from "#http/time-limits.ts";
import { tracedRequests } from "#http/traced-requests.ts";
import { setFigures } from "#platform/telemetry/tracing.ts";
import { DAY_MS } from "#shared/day.ts";
import { poolOfPage } from "../pages/storefront-pages.ts";
import type { OpenContext } from "./context.ts";
import { allEndpoints } from "./endpoints.ts";
import { localization } from "./localization.ts";
import { pageCacheRules } from "./page-cache-rules.ts";
import { scriptsIn } from "./page-scripts.ts";
import { openFileFinder, routeTemplates } from "./route-templates.ts";
import { createApp } from "./server.ts";

/** How long to wait for a next request on open connections before closing idle ones. */
const LAST_REQUESTS_MS = 500;
const DRAIN_LIMIT_MS = 15_000;

/**
 * Starts serving requests. `close` accepts no new ones, after `DRAIN_SECONDS`, and waits for those that are running.
 * @throws ConfigError if the address cannot be bound
 */
export async function openWeb(
  { shop, selling, visitors, signIn, readyPool, databaseLines }: OpenContext,
  root: string,
): Promise<{ close(): Promise<void> }> {
  const { config } = shop;
  let leaving = false;
  let ending = false;
  const readiness = { isEnding: () => ending, isLeaving: () => leaving };
  const headers = securityHeaders(config.mode === "live");
  const endpoints = allEndpoints(shop);
  const cache = openPageCache({
    rules: pageCacheRules(endpoints),
    events: shop.events,
    headers,
    maxBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    ...readiness,
  });
  const pools = openPools();
  const app = createApp(shop, pagesOf(build, "production", { ...localization, scriptsIn }), readiness, {
    selling,
    visitors,
    signIn,
    readyPool,
    cache,
    pools,
    databaseFolder: databaseLines.isEmbedded ? databaseLines.home : undefined,
    tellFigures: setFigures,
  });
  const built = resolve(root, "build/client");
  const findPrevious = (name: string) => pools.images.during(() => previouslyBuilt(visitors.pool, name));
  // Balancers' checks by HTTP 1.0 name no host.
  const answer = getRequestListener(serveBuilt(app, built, findPrevious).fetch, { hostname: "no-host.invalid" });
  const findPool = openPoolFinder(endpoints, poolOfPage);
  const listener = tracedRequests(cache.before(answer, refuseOverload(pools, findPool, answer)), {
    routeOf: routeTemplates(endpoints, build.routes),
    trustsProxy: config.TRUSTED_PROXIES > 0,
  });
  const named = config.mode === "live" ? toOwnName(config.shopUrl, listener) : listener;
  const server = createServer(SERVER_OPTIONS, withTimeLimits(named, openFileFinder(endpoints, build.routes)));
  server.setTimeout(IDLE_MS);
  const keep = () =>
    keepBuild(shop.pool, built).catch((error: unknown) =>
      shop.log.warn({ err: error }, "the files of this build were not kept for pages that other machines serve"),
    );
  // Before the first page names them.
  await keep();
  setInterval(keep, DAY_MS).unref();
  await listen(server, config.PORT, config.HOST);
  // PORT=0 lets the system choose a port, so the address for payment pages and emails is known only now.
  if (!config.SHOP_URL) config.shopUrl = addressWithPort(config.shopUrl, portOf(server));
  return {
    close: async () => {
      leaving = true;
      // A balancer sends visitors until it has asked whether the shop is ready.
      await pause(config.DRAIN_SECONDS * 1000);
      ending = true;
      await drain(server);
    },
  };
}

export const addressWithPort = (shopUrl: string, port: number): string => shopUrl.replace(/:0$/, `:${port}`);

function portOf(server: Server): number {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}

/** Accepts no new connections. Open ones get their answer with `connection: close`; none is cut. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once("close", resolve));
  // The HTTP server's own close would cut idle connections at once, also one whose next request is on its way.
  NetServer.prototype.close.call(server);
  const limit = AbortSignal.timeout(DRAIN_LIMIT_MS);
  await pause(LAST_REQUESTS_MS);
  const closeIdle = setInterval(
    () => (limit.aborted ? server.closeAllConnections() : server.closeIdleConnections()),
    100,
  );
  server.closeIdleConnections();
  await closed;
  clearInterval(closeIdle);
}
