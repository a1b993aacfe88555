import { knownSettings } from "#features/settings/server/settings-queries.ts";
import type { Localization } from "#http/pages.ts";
import { isStorefrontRoute } from "../pages/storefront-pages.ts";

/** They are no pages with the layout of the storefront, but have readers in each language. */
const FEEDS = ["blog/feed.xml", "feeds/products.xml"];

export const localization: Omit<Localization, "scriptsIn"> = {
  published: async (shop) => (await knownSettings(shop)).languages,
  isLocalized: (route) => isStorefrontRoute(route) || FEEDS.some((path) => path === route.path),
};
