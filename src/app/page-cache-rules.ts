import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import type { Endpoint } from "#http/endpoint.ts";
import type { PageCacheRules, StoredPage } from "#http/page-cache.ts";
import type { EventKind } from "#platform/events/events.ts";
import { DEFAULT_LANGUAGE, splitLanguage } from "#shared/language.ts";
import { CACHE_SUBJECTS, type CacheSubject, cachedPages } from "../pages/storefront-pages.ts";

/** Nothing changes the content of a stored image. */
const IMAGE = new RegExp(`^${PUBLIC_FOLDER}[\\w/-]+\\.\\w+$`);

/** What each kind of event invalidates, besides the endpoints that name it. */
const OUTDATED: Record<EventKind, readonly CacheSubject[] | "everything"> = {
  settings: "everything",
  image: "everything",
  product: ["catalogue"],
  collection: ["catalogue"],
  "parcel-machines": [],
  content: ["blog", "pages", "policies"],
  email: [],
  order: [],
};

interface Rule {
  pattern: string;
  subject: CacheSubject | EventKind;
  params: Readonly<Record<string, RegExp>>;
  /** What a navigation to a page adds to them: whose loaders it asks for. */
  dataParams?: Readonly<Record<string, RegExp>>;
}

/** The rules of the storefront's pages, of images, and of the endpoints that declare theirs. */
export function pageCacheRules(endpoints: readonly Pick<Endpoint, "name" | "cached">[]): PageCacheRules {
  const ofEndpoints = endpoints.flatMap(({ name, cached }): Rule[] =>
    cached ? [{ pattern: `/functions/v1/${name}`, subject: cached.outdatedBy, params: cached.params }] : [],
  );
  const rules: readonly Rule[] = [...cachedPages, ...ofEndpoints];
  const byPath = new Map(rules.map((rule) => [rule.pattern, rule]));
  const byPattern = cachedPages.map((rule) => ({ path: new RegExp(`^${rule.pattern}$`), rule }));
  // Endpoints have one address for all languages.
  const hasOneAddress = new Set(ofEndpoints.map(({ pattern }) => pattern));

  /** The stored page that a request's target (`/path?query`) leads to, if it is one. */
  const storedPage = (target: string): StoredPage | null => {
    const [path = "", query = ""] = target.split("?", 2);
    if (IMAGE.test(path)) return { address: path, subject: "images", isCompressed: true };
    const { language, path: unprefixed, isCanonical } = splitLanguage(path);
    const isData = path.endsWith(".data");
    const page = isData ? unprefixed.slice(0, -".data".length).replace(/^\/_$/, "/") : unprefixed;
    if (!isCanonical || (language !== DEFAULT_LANGUAGE && hasOneAddress.has(page))) return null;
    const rule = byPath.get(page) ?? byPattern.find(({ path }) => path.test(page))?.rule;
    if (!rule) return null;
    const params = Object.entries(isData ? { ...rule.params, ...rule.dataParams } : rule.params);
    const address = query === "" || params.length === 0 ? path : withParams(path, query, params);
    return address === null ? null : { address, subject: rule.subject };
  };

  return {
    subjects: [...CACHE_SUBJECTS, ...ofEndpoints.map(({ subject }) => subject)],
    storedPage,
    outdates: (kind, subject) =>
      OUTDATED[kind] === "everything" || kind === subject || OUTDATED[kind].some((one) => one === subject),
  };
}

/** The address with the parameters that count. The page answers invalid ones itself; such answers are not cached: null. */
function withParams(path: string, query: string, params: readonly (readonly [string, RegExp])[]): string | null {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, value] of params) {
    const given = asked.getAll(name);
    if (given.length === 0) continue;
    if (given.length > 1 || !value.test(given[0] ?? "")) return null;
    kept.append(name, given[0] ?? "");
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
