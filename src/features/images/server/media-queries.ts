import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { cutPage } from "#shared/paging.ts";
import { PUBLIC_FOLDER } from "../image-address.ts";
import { focusIn, type MediaImage } from "../media.ts";
import { hasPath, isShown } from "./image-use-queries.ts";
import { QUEUE_TIMEOUT_MS } from "./remove-images.ts";

const ROWS_A_PAGE = 24;
const THUMBNAIL_WIDTH = 320;
/** Of the places that show an image, so many are named. */
const NAMED = 20;

interface Row
  extends Record<string, unknown>,
    Omit<MediaImage, "src" | "thumbnail" | "focus" | "created_at" | "bytes" | "goes_after"> {
  bytes: string;
  small: string | null;
  focus: string | null;
  created_at: string;
  /** Since when nothing needs it, in milliseconds since 1970; null for one that stays. */
  unneeded_since: string | null;
  /** Microseconds since 1970. */
  at: string;
}

// One statement for a page: places and their names come along.
const columns = sql`images.id, images.path, images.name, images.alt, images.focus, images.width, images.height, images.bytes, images.version,
  to_json(images.created_at AT TIME ZONE 'UTC') #>> '{}' || 'Z' AS created_at, (extract(epoch FROM images.created_at) * 1000000)::bigint AS at,
  (SELECT v ->> 'path' FROM jsonb_array_elements(images.variants) AS v
   WHERE v ->> 'format' = 'webp' AND (v ->> 'width')::int >= ${THUMBNAIL_WIDTH} ORDER BY (v ->> 'width')::int LIMIT 1) AS small,
  (SELECT count(*)::int FROM image_uses u WHERE u.path = images.path) AS use_count,
  CASE WHEN NOT images.kept AND NOT ${isShown} THEN (extract(epoch FROM images.unsaved_since) * 1000)::bigint END AS unneeded_since,
  (SELECT coalesce(json_agg(json_build_object('kind', u.kind, 'id', u.target_id, 'title', coalesce(p.name, b.title, c.title, k.title, m.name, v.title, ''),
     'sku', p.sku) ORDER BY u.kind, p.name, u.target_id), '[]')
   FROM (SELECT * FROM image_uses o WHERE o.path = images.path ORDER BY o.kind, o.target_id LIMIT ${NAMED}) AS u
     LEFT JOIN products p ON u.kind = 'product' AND p.id = u.target_id
     LEFT JOIN blog_posts b ON u.kind = 'blog-post' AND b.id = u.target_id
     LEFT JOIN content_pages c ON u.kind = 'content-page' AND c.id = u.target_id
     LEFT JOIN collections k ON u.kind = 'collection' AND k.id = u.target_id
     LEFT JOIN campaigns m ON u.kind = 'campaign' AND m.id = u.target_id
     LEFT JOIN policy_versions v ON u.kind = 'policy' AND v.id = u.target_id) AS uses`;

export interface MediaFilters {
  search?: string | undefined;
  unused?: boolean | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
}

/** The images of the store, the newest first, a page at a time. */
export async function listMedia(
  db: Db,
  { search, unused, after }: MediaFilters,
): Promise<{ images: MediaImage[]; next: string | null }> {
  const [at, id] = after?.split("_") ?? [];
  const conditions: SQL[] = [sql`true`];
  if (search) conditions.push(sql`(images.name || ' ' || images.alt) ILIKE ${containing(search)}`);
  if (unused) conditions.push(sql`NOT ${isShown}`);
  const before = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  if (at && id)
    conditions.push(sql`images.created_at <= ${before} AND (images.created_at < ${before} OR images.id > ${id}::uuid)`);
  const { rows } = await db.execute<Row>(sql`
    SELECT ${columns} FROM images WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY images.created_at DESC, images.id LIMIT ${ROWS_A_PAGE + 1}`);
  const { page, last } = cutPage(rows, ROWS_A_PAGE);
  return { images: page.map(asMedia), next: last && `${last.at}_${last.id}` };
}

/** Null where the store has none of this path, and had none. */
export async function mediaOf(db: Db, path: string): Promise<MediaImage | null> {
  const { rows } = await db.execute<Row>(sql`SELECT ${columns} FROM images WHERE ${hasPath(path)}`);
  return rows[0] ? asMedia(rows[0]) : null;
}

function asMedia({ small, at: _at, focus, bytes, created_at, unneeded_since, ...row }: Row): MediaImage {
  return {
    ...row,
    goes_after: unneeded_since && new Date(Number(unneeded_since) + QUEUE_TIMEOUT_MS).toISOString(),
    bytes: Number(bytes),
    created_at: new Date(created_at).toISOString(),
    focus: focusIn(focus),
    src: PUBLIC_FOLDER + row.path,
    thumbnail: PUBLIC_FOLDER + (small ?? row.path),
  };
}
