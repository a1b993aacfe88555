import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Open pages, and shared caches, name files of a build for this long after it last served. */
const KEPT_DAYS = 14;
/** About eighty builds of which each differs; the longest unused go first. */
const MAX_BYTES = 200 * 1024 * 1024;
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
  // In one order, as several machines do this at once.
  const { rows } = await pool.query<{ name: string }>(
    `WITH known AS (SELECT name FROM built_files WHERE name = ANY($1) ORDER BY name FOR NO KEY UPDATE)
     UPDATE built_files SET served_at = now() FROM known WHERE built_files.name = known.name RETURNING known.name`,
    [names],
  );
  const known = new Set(rows.map(({ name }) => name));
  for (const name of names.filter((one) => !known.has(one))) {
    const content = await readFile(join(assets, name));
    await pool.query("INSERT INTO built_files (name, content) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, content]);
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
