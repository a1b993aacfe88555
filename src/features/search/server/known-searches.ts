import type { Db } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import type { Events } from "#platform/events/events.ts";
import { currentLanguage } from "#shared/language.ts";
import { type SearchQuery, searchAddress } from "../search-query.ts";
import { type FoundText, foundTexts } from "./found-texts.ts";
import { type SearchResult, searchShop } from "./shop-search.ts";

/** Most shoppers type the same words. */
const MAX_KNOWN = 300;

export interface KnownSearch extends Omit<SearchResult, "texts"> {
  texts: FoundText[];
}

const known = cachedAnswers<KnownSearch>(["product", "collection", "content", "settings"], MAX_KNOWN);

export interface KnowingShop {
  db: Db;
  events: Events;
}
const keyOf = (query: SearchQuery): string => `${currentLanguage()} ${searchAddress(query)}`;

/** What shoppers find, as each process knows it. */
export const knownSearch = ({ db, events }: KnowingShop, query: SearchQuery): Promise<KnownSearch> =>
  known(events, keyOf(query), async () => {
    const { texts, ...result } = await searchShop(db, query);
    return { ...result, texts: await foundTexts(db, texts) };
  });
