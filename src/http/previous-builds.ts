import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Open pages, and shared caches, name files of a build for this long after it last served. */
const KEPT_DAYS = 14;
/** About eighty builds of which each differs; the longest unused go first. */
const MAX_BYTES = 200 * 1024 * 1024;
/** Files in a statement. */
const AT_ONCE = 50;
/** Compressed again where they are served. */
const COMPRESSED = /\.(?:br|gz)$/;

type Pool = Pick<pg.Pool, "query">;

/**
 * Stores the files of this build in the database, where every machine finds them, and forgets those of builds that have not
 * served for long. A process says once a day that it still serves its own.
 */
export async function keepBuild(pool: Pool, folder: string, maxBytes = MAX_BYTES): Promise<void> {
  const assets = join(folder, "assets");
  const names = (await readdir(assets)).filter((name) => !COMPRESSED.test(name)).toSorted();
  // In one order, as several machines do this at once. What was told within half a day is not told again.
  await pool.query(
    `WITH stale AS (
       SELECT name FROM built_files WHERE name = ANY($1) AND served_at < now() - interval '12 hours' ORDER BY name FOR NO KEY UPDATE)
     UPDATE built_files SET served_at = now() FROM stale WHERE built_files.name = stale.name`,
    [names],
  );
  const { rows } = await pool.query<{ name: string }>("SELECT name FROM built_files WHERE name = ANY($1)", [names]);
  const known = new Set(rows.map(({ name }) => name));
  const missing = names.filter((one) => !known.has(one));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE);
    const contents = await Promise.all(some.map((name) => readFile(join(assets, name))));
    await pool.query(
      "INSERT INTO built_files (name, content) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING",
      [some, contents],
    );
  }
  await pool.query(
    `DELETE FROM built_files USING (
       SELECT name, sum(octet_length(content)) OVER (ORDER BY served_at DESC, name) AS size FROM built_files) sized
     WHERE sized.name = built_files.name AND built_files.name <> ALL($1)
       AND (size > $2 OR served_at < now() - make_interval(days => ${KEPT_DAYS}))`,
    [names, maxBytes],
  );
}

/** A file of another build by its name; null if none was kept. */
export async function previouslyBuilt(pool: Pool, name: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ content: Buffer }>("SELECT content FROM built_files WHERE name = $1", [name]);
  return rows[0]?.content ?? null;
}
