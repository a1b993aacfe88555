import type { Db } from "#platform/database/database.ts";
import type { Events } from "#platform/events/events.ts";
import { currentLanguage } from "#shared/language.ts";
import { type SearchQuery, searchAddress } from "../search-query.ts";
import { type SearchResult, searchShop } from "./shop-search.ts";

/** Most shoppers type the same words. */
const MAX_KNOWN = 300;
/** A line that broke unnoticed tells of no change. */
const OLDEST_MS = 60_000;

interface Known {
  found: Promise<SearchResult>;
  until: number;
}

const known = new WeakMap<Events, Map<string, Known>>();

/** What shoppers find, cached by each process until a product, an article, a page or a setting changes. */
export function knownSearch({ db, events }: { db: Db; events: Events }, query: SearchQuery): Promise<SearchResult> {
  const cached = known.get(events) ?? new Map<string, Known>();
  if (!known.has(events))
    events.listen(
      (change) =>
        (change === "reconnected" || ["product", "content", "settings"].includes(change.kind)) && cached.clear(),
    );
  known.set(events, cached);
  const key = `${currentLanguage()} ${searchAddress(query)}`;
  const kept = cached.get(key);
  if (kept && kept.until > Date.now()) return kept.found;
  const found = searchShop(db, query);
  const [oldest] = cached.keys();
  if (cached.size >= MAX_KNOWN && oldest !== undefined) cached.delete(oldest);
  cached.delete(key);
  cached.set(key, { found, until: Date.now() + OLDEST_MS });
  found.catch(() => cached.delete(key));
  return found;
}
