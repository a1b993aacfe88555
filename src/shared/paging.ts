/** How many pages so many rows fill; an empty list has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The rows of a page, of which one more than its size was read; `last` is its last row where others follow, else null. */
export function cutPage<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, size);
  return { page, last: rows.length > size ? (page.at(-1) ?? null) : null };
}
