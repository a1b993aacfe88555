import { sql } from "drizzle-orm";
import type { Facet } from "#features/collections/collection-listing.ts";
import {
  attributesOf,
  type FoundAttribute,
  facetOf,
  facetsCounted,
  failedFilters,
} from "#features/collections/server/facets.ts";
import type { Db } from "#platform/database/database.ts";
import type { SearchQuery } from "../search-query.ts";
import { conditionsOf, matchesOf } from "./search-candidates.ts";

interface Found extends Record<string, unknown> {
  isCounted: boolean;
  attributes: FoundAttribute[];
}

/** The values of attributes that the products have which a search finds. Where very many match, those of some, and not counted. */
export async function searchFacets(db: Db, query: SearchQuery): Promise<Facet[]> {
  const { rows } = await db.execute<Found>(sql`
    WITH ${matchesOf({ ...query, facets: [] }, sql`${query.text}::text`, true)},
    sample AS (SELECT m.product, m.facets, ${failedFilters(conditionsOf(query))} AS failed FROM matches m),
    counted AS (${facetsCounted(sql`sample`, sql`DISTINCT product`)})
    SELECT is_counted AND NOT is_many AS "isCounted", (${attributesOf(sql`counted`)}) AS attributes FROM matched`);
  return rows.flatMap(({ isCounted, attributes }) => attributes.flatMap((one) => facetOf(one, isCounted)));
}
