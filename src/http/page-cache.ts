import type { RequestListener } from "node:http";
import type { EventKind, Events } from "#platform/events/events.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { asItIs, encodingFor, etagOf, type PackedPage, packPage } from "./compressed-page.ts";
import { isOutage } from "./error-responses.ts";

const MAX_BYTES = 64 * 1024 * 1024;
/** A larger page or file is not cached: it would take the place of many. */
const MAX_ONE_BYTES = 2 * 1024 * 1024;
/** Pages also depend on time: the lowest price of 30 days, the year. */
const FRESH_MS = 60_000;
/** How long an outdated page may be served, and only while its successor renders. */
const MAX_STALE_MS = 5_000;
/** While the database is away an outdated page is better than none: nobody changes what it shows. */
const MAX_AWAY_MS = 5 * 60_000;
/** A shared cache would show it for longer, also after the database is back. */
const AWAY_CACHE_CONTROL = "no-store";
/** How long such a page is served before the next try to render it. */
const TRY_AGAIN_MS = 2_000;
/** Browsers revalidate their copy at every visit. Shared caches may answer for half a minute without asking. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60";

export interface PageCache {
  /**
   * Answers from memory before routing and logging cost anything. An outdated page is served while its successor renders.
   * Requests for a page that renders for the first time wait for it in `app`. Others go to `refuseOverload`.
   */
  before(app: RequestListener, refuseOverload?: RequestListener): RequestListener;
  /**
   * Caches an answer that is the same for every visitor. Simultaneous requests for one page render it once. `make` gets the
   * request without the visitor's headers, so that no personal data is cached.
   */
  keep(request: Request, make: (request: Request) => Promise<Response>): Promise<Response>;
  /** How many answers came from memory. */
  answered(): number;
  /** Whether there are pages that can be shown while the database is away. */
  hasPages(): boolean;
}

/** A page and the subject whose events invalidate it. */
export interface StoredPage {
  /** The path with the parameters that the page reads, in a fixed order: equal for equal pages. */
  address: string;
  subject: string;
  /** Compressed by its format, such as an image: it is sent as it is. */
  isCompressed?: true;
}

/** Which pages are cached, and what invalidates them. */
export interface PageCacheRules {
  subjects: readonly string[];
  /** The stored page that a request's target (`/path?query`) leads to, if it is one. */
  storedPage(target: string): StoredPage | null;
  /** Whether an event of this kind invalidates the pages about a subject. */
  outdates(kind: EventKind, subject: string): boolean;
}

interface Setting {
  rules: PageCacheRules;
  events: Pick<Events, "listen">;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** A shop that ends answers nothing from memory, because its last answers must close their connections. */
  isEnding(): boolean;
  now?(): number;
  maxBytes?: number;
}

interface Kept extends PackedPage {
  subject: string;
  freshUntil: number;
  /** The end of its use while the database is away. */
  usableUntil: number;
  /** It is outdated and shown because the database is away. */
  isAway?: true;
}

/** The answer to a request that waited for the rendering, in an encoding that it accepts. */
type Made = (accepted: string) => Response;

const answerOf =
  ({ encodings, isAway }: Kept): Made =>
  (accepted) => {
    const { headers, bytes } = encodings[encodingFor(accepted)];
    const own = isAway ? { ...headers, "cache-control": AWAY_CACHE_CONTROL } : headers;
    return new Response(new Uint8Array(bytes), { headers: own });
  };

/** Names and values in turn. */
const headersOf = (flat: readonly string[], { isAway }: Kept): string[] =>
  isAway
    ? flat.map((value, at) => (flat[at - 1] === "cache-control" && at % 2 === 1 ? AWAY_CACHE_CONTROL : value))
    : (flat as string[]);

/** Pages set no cache header of their own; endpoints say how long browsers may cache an answer. */
function policyOf(made: Response): string {
  const own = made.headers.get("cache-control");
  return own?.startsWith("public") ? own : CACHE_CONTROL;
}

/** Where a page leads on, parameters that are not part of it go along: it was rendered without them. */
function ledOn(answer: Response, { searchParams, origin }: URL, { address }: StoredPage): Response {
  const location = answer.headers.get("location");
  if (!location?.startsWith("/") || searchParams.size === 0) return answer;
  const headers = new Headers(answer.headers);
  headers.set("location", carryQuery(location, searchParams, new URL(address, origin).searchParams.keys()));
  return new Response(answer.body, { status: answer.status, headers });
}

/** The cached pages of one web process. Events of the database invalidate them in all processes. */
export function openPageCache(setting: Setting): PageCache {
  const { rules, events, headers, isEnding, now = Date.now, maxBytes = MAX_BYTES } = setting;
  // The least recently used comes first.
  const kept = new Map<string, Kept>();
  const underway = new Map<string, Promise<Made>>();
  // How often each subject was invalidated: a rendering that began before is outdated when it is done.
  const age = new Map<string, number>();
  const ageOf = (subject: string) => age.get(subject) ?? 0;
  let size = 0;
  let answered = 0;

  const drop = (address: string) => {
    size -= kept.get(address)?.size ?? 0;
    kept.delete(address);
  };
  const put = (address: string, page: Kept) => {
    drop(address);
    if (page.size > MAX_ONE_BYTES) return;
    kept.set(address, page);
    size += page.size;
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) break;
      drop(oldest);
    }
  };
  const find = (address: string): Kept | undefined => {
    const page = kept.get(address);
    if (!page) return undefined;
    const staleMs = now() - page.freshUntil;
    if (now() >= page.usableUntil) drop(address);
    if (staleMs >= MAX_STALE_MS || (staleMs >= 0 && !underway.has(address))) return undefined;
    kept.delete(address);
    kept.set(address, page);
    return page;
  };
  /** The page for the time that the database is away, and for a moment longer without a try. */
  const whileAway = (address: string): Kept | undefined => {
    const page = kept.get(address);
    if (!page || now() >= page.usableUntil) return undefined;
    page.freshUntil = Math.min(now() + TRY_AGAIN_MS, page.usableUntil);
    page.isAway = true;
    return page;
  };
  events.listen((change) => {
    const old = rules.subjects.filter((subject) => change === "reconnected" || rules.outdates(change.kind, subject));
    for (const subject of old) age.set(subject, ageOf(subject) + 1);
    if (old.length === 0) return;
    for (const page of kept.values())
      if (old.includes(page.subject)) page.freshUntil = Math.min(page.freshUntil, now());
  });

  const render = async (
    { address, subject, isCompressed }: StoredPage,
    make: () => Promise<Response>,
  ): Promise<Made> => {
    const began = ageOf(subject);
    let made: Response;
    try {
      made = await make();
    } catch (error) {
      const old = isOutage(error) && whileAway(address);
      if (old) return answerOf(old);
      throw error;
    }
    const old = made.status === 503 && whileAway(address);
    if (old) {
      await made.body?.cancel();
      return answerOf(old);
    }
    if (made.status !== 200 || made.headers.has("set-cookie")) {
      drop(address);
      return () => made.clone();
    }
    const bytes = Buffer.from(await made.arrayBuffer());
    const own = {
      ...Object.fromEntries(made.headers),
      "cache-control": policyOf(made),
      etag: etagOf(bytes),
      ...(isCompressed ? {} : { vary: "Accept-Encoding" }),
    };
    const packed = await (isCompressed ? asItIs : packPage)(bytes, { ...headers, ...own });
    // What changed meanwhile may be missing in it, but it is newer than the page before.
    const isFresh = ageOf(subject) === began;
    const usableUntil = now() + FRESH_MS + MAX_AWAY_MS;
    const page = { ...packed, subject, freshUntil: now() + (isFresh ? FRESH_MS : 0), usableUntil };
    put(address, page);
    return answerOf(page);
  };

  return {
    before:
      (app, refuseOverload = app) =>
      (request, response) => {
        const { method, url = "", headers: asked } = request;
        const stored = (method === "GET" || method === "HEAD") && !isEnding() ? rules.storedPage(url) : null;
        const page = stored && find(stored.address);
        if (!page) return (stored && underway.has(stored.address) ? app : refuseOverload)(request, response);
        answered += 1;
        if (asked["if-none-match"] === page.etag) {
          response.writeHead(304, headersOf(page.unchangedHeaders, page)).end();
          return;
        }
        const encoded = page.encodings[encodingFor(String(asked["accept-encoding"] ?? ""))];
        response
          .writeHead(200, headersOf(encoded.flatHeaders, page))
          .end(method === "HEAD" ? undefined : encoded.bytes);
      },
    keep: async (request, make) => {
      const asked = new URL(request.url);
      const { origin, pathname, search } = asked;
      const stored = request.method === "GET" && maxBytes > 0 ? rules.storedPage(pathname + search) : null;
      if (!stored) return make(request);
      const accepted = request.headers.get("accept-encoding") ?? "";
      // It may have been made since this request arrived.
      const page = find(stored.address);
      if (page) return answerOf(page)(accepted);
      const rendering =
        underway.get(stored.address) ?? render(stored, () => make(new Request(origin + stored.address)));
      underway.set(stored.address, rendering);
      try {
        return ledOn((await rendering)(accepted), asked, stored);
      } finally {
        underway.delete(stored.address);
      }
    },
    answered: () => answered,
    hasPages: () => [...kept.values()].some(({ usableUntil }) => now() < usableUntil),
  };
}
