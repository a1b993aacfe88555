import { CACHED_FILTERS } from "#features/collections/collection-filters.ts";
import { POLICIES } from "#features/policies/policy.ts";
import { CATEGORY_LISTINGS, MAX_PAGES } from "#features/products/category-listing.ts";
import { PART } from "#features/products/listing-part.ts";
import type { PoolName } from "#http/endpoint.ts";
import { splitLanguage } from "#shared/language.ts";

/** What a cached page tells of, and so what outdates it. */
export const CACHE_SUBJECTS = ["catalogue", "blog", "pages", "policies", "shop"] as const;
export type CacheSubject = (typeof CACHE_SUBJECTS)[number];

/** Parameters that a cached page reads, with their valid values. Others are not part of its cache key. */
type CacheParams = Readonly<Record<string, RegExp>>;

interface Page {
  file: string;
  /** It is the same for every visitor and kept by the page cache. */
  cached?: CacheSubject;
  params?: CacheParams;
  inSitemap?: true;
  /** Where it is not the pool of browsing. */
  pool?: "paying";
}

const page = (file: string, more: Omit<Page, "file"> = {}): Page => ({ file, ...more });
/** A text that is the same in every shop. */
const text = (file: string): Page => page(file, { cached: "shop", inSitemap: true });

const POLICY_PAGE = page("features/policies/storefront/policy.page.tsx", { cached: "policies", inSitemap: true });

const EMAIL_LINK_PAGE = page("features/campaigns/storefront/email-link.page.tsx");

const oneOf = (values: readonly (string | number)[]) => new RegExp(`^(${values.join("|")})$`);
const LISTING: CacheParams = {
  category: oneOf(CATEGORY_LISTINGS.flatMap((category) => category ?? [])),
  pages: oneOf(Array.from({ length: MAX_PAGES - 1 }, (_, i) => i + 2)),
  page: PART,
};

/** Every page with the layout of the storefront, by its path in `routes.ts`. A page says here all that is known of it elsewhere. */
export const STOREFRONT_PAGES: Readonly<Record<string, Page>> = {
  "": page("pages/home/home.page.tsx", { cached: "catalogue", inSitemap: true }),
  products: page("pages/storefront/product-list.page.tsx", {
    cached: "catalogue",
    params: LISTING,
    inSitemap: true,
  }),
  search: page("pages/storefront/search.page.tsx"),
  "collections/:slug": page("features/collections/storefront/collection.page.tsx", {
    cached: "catalogue",
    params: CACHED_FILTERS,
  }),
  "products/:id": page("pages/storefront/product.page.tsx", { cached: "catalogue" }),
  "preview/:key": page("pages/storefront/preview.page.tsx"),
  cart: page("pages/storefront/cart.page.tsx", { cached: "catalogue", pool: "paying" }),
  checkout: page("features/checkout/storefront/checkout.page.tsx", { pool: "paying" }),
  "checkout/payment": page("features/checkout/storefront/payment.page.tsx", { pool: "paying" }),
  "order-confirmation": page("pages/storefront/order-confirmation.page.tsx", { pool: "paying" }),
  "track-order": page("pages/storefront/track-order.page.tsx"),
  withdrawal: page("features/withdrawals/storefront/withdrawal.page.tsx", { inSitemap: true }),
  pay: page("features/order-editing/storefront/pay.page.tsx", { pool: "paying" }),
  return: page("features/withdrawals/storefront/return.page.tsx"),
  about: text("pages/storefront/about.page.tsx"),
  contact: text("pages/storefront/contact.page.tsx"),
  faq: text("pages/storefront/faq.page.tsx"),
  login: page("pages/storefront/login.page.tsx", { cached: "shop" }),
  signup: page("pages/storefront/signup.page.tsx", { cached: "shop" }),
  account: page("pages/storefront/account.page.tsx", { cached: "shop" }),
  ...Object.fromEntries(POLICIES.map((policy) => [policy, POLICY_PAGE])),
  blog: page("features/content/storefront/blog.page.tsx", {
    cached: "blog",
    params: { page: /^[1-9]\d{0,2}$/ },
    inSitemap: true,
  }),
  "blog/:slug": page("pages/storefront/article.page.tsx", { cached: "blog" }),
  "pages/:slug": page("features/content/storefront/content-page.page.tsx", { cached: "pages" }),
  "back-in-stock": page("features/back-in-stock/storefront/back-in-stock.page.tsx"),
  "newsletter/subscribe": page("features/subscribers/storefront/newsletter-subscribe.page.tsx"),
  "newsletter/confirm": EMAIL_LINK_PAGE,
  "newsletter/preferences": page("features/campaigns/storefront/newsletter-preferences.page.tsx"),
  "newsletter/unsubscribe": EMAIL_LINK_PAGE,
};

/** It has no layout of the shop, as it looks like a provider's page, and is in the pool of paying. */
export const TEST_PAYMENT_PAGE = "dev/pay/:session";

const SEGMENTS: Readonly<Record<string, string>> = {
  id: "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
  slug: "[a-z0-9-]{1,200}",
  session: "[\\w-]+",
};

const patternOf = (path: string): string =>
  `/${path.replace(/:(\w+)/g, (_, name: string) => SEGMENTS[name] ?? "[^/]+")}`;

const PAGES = Object.entries(STOREFRONT_PAGES);

/** The id of a page's route: a page without a path of its own goes by its file. */
const routeIdOf = (path: string, file: string): string => path || file.replace(/\.tsx$/, "");

export const cachedPages = PAGES.flatMap(([path, { file, cached, params = {} }]) =>
  // A navigation asks for the page's own loader. Any other value is no page's, and kept it would fill the memory.
  cached
    ? [{ pattern: patternOf(path), subject: cached, params, dataParams: { _routes: oneOf([routeIdOf(path, file)]) } }]
    : [],
);

export const sitemapPaths = PAGES.flatMap(([path, { inSitemap }]) => (inSitemap ? `/${path}` : []));

const PAYING = new RegExp(
  `^(${[...PAGES.flatMap(([path, { pool }]) => (pool ? path : [])), TEST_PAYMENT_PAGE].map(patternOf).join("|")})(\\.data)?$`,
);

/** The pool of a page, by the path of a request. */
export const poolOfPage = (path: string): PoolName => (PAYING.test(splitLanguage(path).path) ? "paying" : "browsing");

const LAYOUT = "pages/layout/storefront-layout";

/** The routes that exist in every language: the back office and tools have no shoppers. */
export const isStorefrontRoute = ({ id, parentId }: { id: string; parentId?: string }): boolean =>
  id === "root" || id === LAYOUT || parentId === LAYOUT;
