import type { RequestListener } from "node:http";
import type { EventKind, Events } from "#platform/events/events.ts";
import { encodingFor, etagOf, type PackedPage, packPage } from "./compressed-page.ts";

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages tell of time too: the lowest price of 30 days, the year. */
const OLDEST_MS = 60_000;
/** Every visit asks whether its copy still holds; caches between us and the visitor may answer for half a minute by themselves. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60";

export interface PageCache {
  /** Answers from memory what it can, before routing and logging cost anything, and hands the rest on. */
  before(app: RequestListener): RequestListener;
  /**
   * Keeps an answer that is the same for every visitor; many who ask for one at a time wait for one making of it. `make` gets
   * the request to answer: without the visitor's headers, so that nothing of anybody stays in what is kept.
   */
  keep(request: Request, make: (request: Request) => Promise<Response>): Promise<Response>;
  /** How many answers came from memory. */
  answered(): number;
}

/** What a page tells of, and so what outdates it. */
export interface StoredPage {
  /** The page's address with nothing but what it answers to, in one order: equal for equal pages. */
  address: string;
  subject: string;
}

/** Which pages are kept, and what outdates them. */
export interface PageCacheRules {
  subjects: readonly string[];
  /** The stored page that a request's target (`/path?query`) leads to, if it is one. */
  storedPage(target: string): StoredPage | null;
  /** Whether an event of this kind outdates what is told of a subject. */
  outdates(kind: EventKind, subject: string): boolean;
}

interface Setting {
  rules: PageCacheRules;
  changes: Pick<Events, "listen">;
  /** What every answer of the shop carries. */
  headers: Record<string, string>;
  /** A shop that ends answers nothing from memory: its last answers close their connections. */
  isEnding(): boolean;
  now?(): number;
  maxBytes?: number;
}

interface Kept extends PackedPage {
  subject: string;
  until: number;
}

/** The answer to one of those who asked for a page while it was made, in an encoding they take. */
type Made = (accepted: string) => Response;

/** A page says nothing of caching by itself; a function says how long browsers may keep its answer. */
function policyOf(made: Response): string {
  const own = made.headers.get("cache-control");
  return own?.startsWith("public") ? own : CACHE_CONTROL;
}

/** The pages of one web process, outdated by what the database announces to all of them. */
export function openPageCache(setting: Setting): PageCache {
  const { rules, changes, headers, isEnding, now = Date.now, maxBytes = MAX_BYTES } = setting;
  // The least recently used comes first.
  const kept = new Map<string, Kept>();
  const underway = new Map<string, Promise<Made>>();
  // How often each subject was outdated: a rendering that began before must not be kept.
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
    if (page.until <= now()) {
      drop(address);
      return undefined;
    }
    kept.delete(address);
    kept.set(address, page);
    return page;
  };
  changes.listen((change) => {
    const old = rules.subjects.filter((subject) => change === "reconnected" || rules.outdates(change.kind, subject));
    for (const subject of old) age.set(subject, ageOf(subject) + 1);
    if (old.length === 0) return;
    for (const [address, { subject }] of kept) if (old.includes(subject)) drop(address);
  });

  const render = async ({ address, subject }: StoredPage, make: () => Promise<Response>): Promise<Made> => {
    const began = ageOf(subject);
    const made = await make();
    if (made.status !== 200 || made.headers.has("set-cookie")) return () => made.clone();
    const bytes = Buffer.from(await made.arrayBuffer());
    const own = {
      ...Object.fromEntries(made.headers),
      "cache-control": policyOf(made),
      etag: etagOf(bytes),
      vary: "Accept-Encoding",
    };
    const packed = await packPage(bytes, { ...headers, ...own });
    if (ageOf(subject) === began) put(address, { ...packed, subject, until: now() + OLDEST_MS });
    return (accepted) => {
      const encoding = encodingFor(accepted);
      const answer = new Response(new Uint8Array(packed.encodings[encoding].bytes), { headers: own });
      if (encoding !== "identity") answer.headers.set("content-encoding", encoding);
      return answer;
    };
  };

  return {
    before: (app) => (request, response) => {
      const { method, url = "", headers: asked } = request;
      const stored = (method === "GET" || method === "HEAD") && !isEnding() ? rules.storedPage(url) : null;
      const page = stored && find(stored.address);
      if (!page) return app(request, response);
      answered += 1;
      if (asked["if-none-match"] === page.etag) {
        response.writeHead(304, page.unchangedHeaders as string[]).end();
        return;
      }
      const encoded = page.encodings[encodingFor(String(asked["accept-encoding"] ?? ""))];
      response.writeHead(200, encoded.headers as string[]).end(method === "HEAD" ? undefined : encoded.bytes);
    },
    keep: async (request, make) => {
      const { origin, pathname, search } = new URL(request.url);
      const stored = request.method === "GET" && maxBytes > 0 ? rules.storedPage(pathname + search) : null;
      if (!stored) return make(request);
      const rendering =
        underway.get(stored.address) ?? render(stored, () => make(new Request(origin + stored.address)));
      underway.set(stored.address, rendering);
      try {
        return (await rendering)(request.headers.get("accept-encoding") ?? "");
      } finally {
        underway.delete(stored.address);
      }
    },
    answered: () => answered,
  };
}
