import { sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { readSearch } from "../search-query.ts";
import { searchMisses } from "./search-table.ts";
import { searchShop } from "./shop-search.ts";

/** An address of email, a telephone or an order number: nothing of a person is noted. */
const PERSONAL = /@|\d(?:[\s().+-]{0,3}\d){4}/;
const MOST_MISSES = 1000;

/** Notes words that nothing in the shop has, for the shopkeeper. @returns whether they were noted */
export async function noteMiss({ db, clock }: AppContext, text: string): Promise<boolean> {
  const query = readSearch(new URLSearchParams({ q: text }));
  const words = query.text.toLowerCase().replaceAll(/\s+/g, " ");
  if (words.length < 3 || PERSONAL.test(words)) return false;
  const { total, texts, isNear } = await searchShop(db, query);
  if (!isNear && total + texts.length > 0) return false;
  const now = clock.now();
  await db
    .insert(searchMisses)
    .values({ words, lastAt: now })
    .onConflictDoUpdate({ target: searchMisses.words, set: { times: sql`${searchMisses.times} + 1`, lastAt: now } });
  return true;
}

/** Leaves the newest ones of the last 90 days. @returns how many went */
export async function eraseOldMisses({ db, clock }: AppContext): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM search_misses WHERE last_at < ${clock.now()}::timestamptz - interval '90 days'
      OR words IN (SELECT words FROM search_misses ORDER BY last_at DESC OFFSET ${MOST_MISSES})`);
  return rowCount ?? 0;
}
