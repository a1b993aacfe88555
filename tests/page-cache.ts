// A page cache with a shop that counts its renderings.
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pageCacheRules } from "../src/app/page-cache-rules.ts";
import { parcelMachineEndpoints } from "../src/features/shipping/server/parcel-machine-endpoints.ts";
import { openPageCache } from "../src/http/page-cache.ts";
import type { AppContext } from "../src/platform/context.ts";
import type { Change } from "../src/platform/events/events.ts";

/** Nothing here calls an endpoint. */
const RULES = pageCacheRules(parcelMachineEndpoints({} as AppContext));

export const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<p>${body}</p>`, { ...init, headers: { "content-type": "text/html", ...init.headers } });

/** A shop that counts its renderings. */
export function aCachedShop({
  page = async () => html("Aurelle"),
  maxBytes,
}: {
  page?(request: Request): Promise<Response>;
  maxBytes?: number;
} = {}) {
  const rendered: Request[] = [];
  let heard: (change: Change | "reconnected") => void = () => undefined;
  const state = { time: 0, isEnding: false };
  const cache = openPageCache({
    rules: RULES,
    events: {
      listen: (listener) => {
        heard = listener;
        return () => undefined;
      },
    },
    headers: { "x-frame-options": "DENY" },
    isEnding: () => state.isEnding,
    now: () => state.time,
    maxBytes,
  });
  const render = (path: string, init?: RequestInit) =>
    cache.keep(new Request(`http://shop.test${path}`, init), (request) => {
      rendered.push(request);
      return page(request);
    });
  return {
    cache,
    state,
    render,
    paths: () => rendered.map(({ url }) => new URL(url)).map((u) => u.pathname + u.search),
    rendered,
    hear: (change: Change | "reconnected") => heard(change),
  };
}

/** What the cache answers over HTTP, or "asked on" where the app is asked. */
export async function visit(
  shop: ReturnType<typeof aCachedShop>,
  path: string,
  { method = "GET", headers = {} } = {},
  listener = shop.cache.before((_, response) => response.end("asked on")),
) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, method, headers, agent: false }, resolve).on("error", reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  server.close();
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

export const isKept = async (shop: ReturnType<typeof aCachedShop>, path: string) =>
  (await visit(shop, path)).bytes.toString() !== "asked on";
