import { type SQL, sql } from "drizzle-orm";

/** `('paid', 'review')`: constants of the code as literals, so that the planner can match partial indexes. Never for input. */
export function literals(words: readonly string[]): SQL {
  for (const word of words) if (!/^[a-z_-]+$/.test(word)) throw new Error(`Not a constant of the code: ${word}`);
  return sql.raw(`(${words.map((word) => `'${word}'`).join(", ")})`);
}
