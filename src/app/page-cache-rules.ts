import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import { DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import type { PageCacheRules, StoredPage } from "#http/page-cache.ts";
import type { EventKind } from "#platform/events/events.ts";
import { CACHE_SUBJECTS, type CacheSubject, cachedPages } from "../pages/storefront-pages.ts";

/** The only endpoint that is kept: the same for every visitor. */
const MACHINES = {
  pattern: "/functions/v1/parcel-machines",
  subject: "parcel-machines" as const,
  params: { country: new RegExp(`^(${DELIVERY_COUNTRY_CODES.join("|")})$`) },
};

type Rule = (typeof cachedPages)[number];
const RULES: readonly Rule[] = [...cachedPages, MACHINES];
const BY_PATH = new Map(RULES.map((rule) => [rule.pattern, rule]));
const BY_PATTERN = RULES.map((rule) => ({ path: new RegExp(`^${rule.pattern}$`), rule }));

/** The parts of a page that a navigation requests. A longer value does not come from this shop's pages. */
const PARTS: readonly [name: string, value: RegExp] = ["_routes", /^[\w./,-]{1,300}$/];

/** Nothing changes the content of a stored image. */
const IMAGE = new RegExp(`^${PUBLIC_FOLDER}[\\w/-]+\\.\\w+$`);

/** The stored page that a request's target (`/path?query`) leads to, if it is one. */
function storedPage(target: string): StoredPage | null {
  const [path = "", query = ""] = target.split("?", 2);
  if (IMAGE.test(path)) return { address: path, subject: "images", isCompressed: true };
  const isData = path.endsWith(".data");
  const page = isData ? path.slice(0, -".data".length).replace(/^\/_$/, "/") : path;
  const rule = BY_PATH.get(page) ?? BY_PATTERN.find(({ path }) => path.test(page))?.rule;
  if (!rule) return null;
  const params = [...Object.entries(rule.params), ...(isData ? [PARTS] : [])];
  if (query === "" || params.length === 0) return { address: path, subject: rule.subject };
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, value] of params) {
    const given = asked.getAll(name);
    if (given.length === 0) continue;
    // The page answers invalid parameters; such answers are not cached.
    if (given.length > 1 || !value.test(given[0] ?? "")) return null;
    kept.append(name, given[0] ?? "");
  }
  return { address: kept.size > 0 ? `${path}?${kept}` : path, subject: rule.subject };
}

/** What each kind of event invalidates. */
const OUTDATED: Record<EventKind, readonly CacheSubject[]> = {
  settings: CACHE_SUBJECTS,
  image: CACHE_SUBJECTS,
  product: ["catalogue"],
  "parcel-machines": ["parcel-machines"],
  content: ["journal", "pages"],
  email: [],
  order: [],
};

export const pageCacheRules: PageCacheRules = {
  subjects: CACHE_SUBJECTS,
  storedPage,
  outdates: (kind, subject) => OUTDATED[kind].some((one) => one === subject),
};
