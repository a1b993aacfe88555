import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#shared/language.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { alphabetically } from "./collation.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function sorted(language: Language, words: readonly string[]): Promise<string> {
  const { rows } = await drizzle(database.pool).execute<{ word: string }>(
    sql`SELECT word FROM unnest(${sql.param([...words])}::text[]) AS word ORDER BY ${alphabetically(sql`word`, language)}`,
  );
  return rows.map(({ word }) => word).join(" ");
}

it.each([
  ["et", "s š z ž t u v õ ä ö ü"],
  ["lv", "c č d k ķ l ļ n ņ"],
  ["lt", "c č e ė i y j s š z ž"],
  ["fi", "v x z å ä ö"],
  ["pl", "a ą c ć e ę l ł n ń z ź ż"],
  ["de", "a ä b o ö z"],
  ["en", "Amber bergamot Cedar"],
] as const)("names are sorted in the order of %s", async (language, expected) =>
  expect(await sorted(language, expected.split(" ").toReversed())).toBe(expected),
);

it("every language has an order", async () => {
  for (const language of LANGUAGES) expect(await sorted(language, ["b", "a"])).toBe("a b");
});
