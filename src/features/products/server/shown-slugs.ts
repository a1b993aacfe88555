import type { PooledDb } from "#platform/database/database.ts";

/** More readable addresses than this are not remembered. */
const MAX_KNOWN = 5_000;
const known = new WeakMap<object, Map<string, string>>();

/** The readable addresses of products that this process has shown: their pages are in memory while the database is away. */
export function shownSlugs({ $client }: Pick<PooledDb, "$client">) {
  const slugs = known.get($client) ?? new Map<string, string>();
  known.set($client, slugs);
  return {
    remember: (slug: string, id: string): void => {
      if (slugs.has(slug) || slugs.size < MAX_KNOWN) slugs.set(slug, id);
    },
    idOf: (slug: string): string | undefined => slugs.get(slug),
  };
}
