import type { Facet } from "#features/collections/collection-listing.ts";
import type { Db } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import type { Events } from "#platform/events/events.ts";
import { currentLanguage } from "#shared/language.ts";
import { type SearchQuery, searchAddress } from "../search-query.ts";
import { searchFacets } from "./search-facets.ts";
import { type SearchResult, searchShop } from "./shop-search.ts";

/** Most shoppers type the same words. */
const MAX_KNOWN = 300;

const CHANGES = ["product", "collection", "content", "settings"] as const;
const known = cachedAnswers<SearchResult>(CHANGES, MAX_KNOWN);
const facets = cachedAnswers<Facet[]>(CHANGES, MAX_KNOWN);

interface Shop {
  db: Db;
  events: Events;
}
const keyOf = (query: SearchQuery): string => `${currentLanguage()} ${searchAddress(query)}`;

/** What shoppers find, as each process knows it. */
export const knownSearch = ({ db, events }: Shop, query: SearchQuery): Promise<SearchResult> =>
  known(events, keyOf(query), () => searchShop(db, query));

/** What it may be narrowed by. In the order of relevance, on the first page or not: the same. */
export const knownFacets = ({ db, events }: Shop, query: SearchQuery): Promise<Facet[]> => {
  const any = { ...query, sort: "relevance", pages: 1 } as const;
  return facets(events, keyOf(any), () => searchFacets(db, any));
};
