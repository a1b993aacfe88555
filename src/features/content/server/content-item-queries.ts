import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { type PageList, type PostList, ROWS_A_PAGE } from "../list.ts";
import { blogPosts } from "./blog-posts-table.ts";
import { contentPages } from "./content-pages-table.ts";

type PostRow = typeof blogPosts.$inferSelect;
type PageRow = typeof contentPages.$inferSelect;

/** Posts whatever their status, without their bodies; and how many the filters leave. */
export async function adminPosts(
  db: Db,
  { page, search, status, category, sort }: PostList,
): Promise<{ rows: Omit<PostRow, "content">[]; total: number }> {
  const { content: _, ...columns } = getTableColumns(blogPosts);
  const where = and(
    status && eq(blogPosts.status, status),
    category && eq(blogPosts.category, category),
    search ? sql`(${blogPosts.title} || ' ' || ${blogPosts.slug}) ILIKE ${containing(search)}` : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(blogPosts)
      .where(where)
      .orderBy(...orders(sort, blogPosts.createdAt, blogPosts.title), blogPosts.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    db.$count(blogPosts, where),
  ]);
  return { rows, total };
}

/** The same of pages. */
export async function adminPages(
  db: Db,
  { page, search, status, sort }: PageList,
): Promise<{ rows: Omit<PageRow, "body">[]; total: number }> {
  const { body: _, ...columns } = getTableColumns(contentPages);
  const where = and(
    status && eq(contentPages.status, status),
    search ? sql`(${contentPages.title} || ' ' || ${contentPages.slug}) ILIKE ${containing(search)}` : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(contentPages)
      .where(where)
      .orderBy(...orders(sort, contentPages.updatedAt, contentPages.title), contentPages.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    db.$count(contentPages, where),
  ]);
  return { rows, total };
}

export async function adminPost(db: Db, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

export async function adminPage(db: Db, id: string): Promise<PageRow | null> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.id, id));
  return row ?? null;
}

/** By `time` or by `title`. */
export function orders(sort: PageList["sort"], time: PgColumn, title: PgColumn): SQL[] {
  const order = { newest: desc(time), oldest: asc(time), title: asc(title), "title-reversed": desc(title) };
  return [order[sort]];
}
