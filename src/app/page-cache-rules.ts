import { CATEGORY_LISTINGS, MAX_PAGES } from "#features/products/category-listing.ts";
import { DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import type { PageCacheRules, StoredPage } from "#http/page-cache.ts";
import type { EventKind } from "#platform/events/events.ts";

/** What a page tells of, and so what outdates it. */
const SUBJECTS = ["catalogue", "journal", "pages", "shop", "parcel-machines"] as const;
type Subject = (typeof SUBJECTS)[number];

interface Rule {
  path: RegExp;
  subject: Subject;
  /** The parameters that the page reads, with their valid values. Others are not part of its cache key. */
  params?: readonly (readonly [name: string, value: RegExp])[];
}

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const CATEGORIES = CATEGORY_LISTINGS.flatMap(({ category }) => category ?? []).join("|");
const LISTING_PAGES = new RegExp(`^(${Array.from({ length: MAX_PAGES }, (_, i) => i + 1).join("|")})$`);
const BLOG_PAGE = /^[1-9]\d{0,2}$/;

/** What is the same for every visitor. */
const RULES: readonly Rule[] = [
  { path: /^\/$/, subject: "catalogue" },
  {
    path: /^\/products$/,
    subject: "catalogue",
    params: [
      ["category", new RegExp(`^(${CATEGORIES})$`)],
      ["pages", LISTING_PAGES],
    ],
  },
  { path: new RegExp(`^/products/${UUID}$`), subject: "catalogue" },
  { path: /^\/blog$/, subject: "journal", params: [["page", BLOG_PAGE]] },
  { path: /^\/blog\/[a-z0-9-]{1,200}$/, subject: "journal" },
  { path: /^\/pages\/[a-z0-9-]{1,200}$/, subject: "pages" },
  {
    path: /^\/(about|contact|faq|cart|login|signup|account|shipping-policy|return-refund-policy|privacy-policy|terms-of-service)$/,
    subject: "shop",
  },
  {
    path: /^\/functions\/v1\/parcel-machines$/,
    subject: "parcel-machines",
    params: [["country", new RegExp(`^(${DELIVERY_COUNTRY_CODES.join("|")})$`)]],
  },
];

/** The parts of a page that a navigation requests. A longer value does not come from this shop's pages. */
const PARTS: readonly [name: string, value: RegExp] = ["_routes", /^[\w./,-]{1,300}$/];

/** The stored page that a request's target (`/path?query`) leads to, if it is one. */
function storedPage(target: string): StoredPage | null {
  const [path = "", query = ""] = target.split("?", 2);
  const isData = path.endsWith(".data");
  const page = isData ? path.slice(0, -".data".length).replace(/^\/_$/, "/") : path;
  const rule = RULES.find((one) => one.path.test(page));
  if (!rule) return null;
  const params = [...(rule.params ?? []), ...(isData ? [PARTS] : [])];
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
const OUTDATED: Record<EventKind, readonly Subject[]> = {
  settings: SUBJECTS,
  picture: SUBJECTS,
  product: ["catalogue"],
  "parcel-machines": ["parcel-machines"],
  writing: ["journal", "pages"],
  letter: [],
  order: [],
};

export const pageCacheRules: PageCacheRules = {
  subjects: SUBJECTS,
  storedPage,
  outdates: (kind, subject) => OUTDATED[kind].some((one) => one === subject),
};
