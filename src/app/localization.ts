import { knownSettings } from "#features/settings/server/settings-queries.ts";
import type { Localization } from "#http/pages.ts";
import { isStorefrontRoute } from "../pages/storefront-pages.ts";

/** It is no page with the layout of the storefront, but has readers in each language. */
const BLOG_FEED = "blog/feed.xml";

export const localization: Omit<Localization, "scriptsIn"> = {
  published: async (shop) => (await knownSettings(shop)).languages,
  isLocalized: (route) => isStorefrontRoute(route) || route.path === BLOG_FEED,
};
