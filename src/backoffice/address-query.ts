import type { z } from "zod";

/** What an address asks a list for. Words in it that mean nothing count as not written, and so do names the list does not know. */
export function addressQuery<S extends z.ZodObject>(
  list: S,
  filters: Readonly<Record<string, string>>,
): Partial<z.input<S>> {
  const meaningless = new Set(list.safeParse(filters).error?.issues.map(({ path }) => path[0]));
  const meant = Object.entries(filters).filter(([name]) => Object.hasOwn(list.shape, name) && !meaningless.has(name));
  return Object.fromEntries(meant) as Partial<z.input<S>>;
}
