import { customType, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** Written by triggers of what they tell of. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text({ enum: ["product", "article", "page", "collection"] }).notNull(),
    targetId: uuid("target_id").notNull(),
    title: text().notNull(),
    words: tsvector().notNull(),
    /** Those of the title and of what else it is called. */
    names: tsvector().generatedAlwaysAs("ts_filter(words, '{a,b}')"),
    attributeWords: tsvector("attribute_words").generatedAlwaysAs("ts_filter(words, '{c}')"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId] })],
);

/** The documents of one product in twenty. Written by triggers. */
export const searchSample = pgTable("search_sample", {
  kind: text().notNull(),
  targetId: uuid("target_id").primaryKey(),
  title: text().notNull(),
  words: tsvector().notNull(),
  names: tsvector().notNull(),
  attributeWords: tsvector("attribute_words").notNull(),
});

/** Words that a thousand products or more have, by the sample. Written by a job. */
export const searchFrequentWords = pgTable("search_frequent_words", {
  word: text().primaryKey(),
  documents: integer().notNull(),
});

/** What a word that nothing contains is corrected to. Written by triggers. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() });

/** Words for one thing. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: uuid().primaryKey().defaultRandom(),
  terms: text().array().notNull(),
  query: tsquery().generatedAlwaysAs("terms_query(terms)"),
  version: integer().notNull().default(1),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  words: tsvector().generatedAlwaysAs("terms_words(terms)"),
  inName: text("in_name").generatedAlwaysAs("names_query(terms)"),
});

/** What shoppers looked for and did not find. */
export const searchMisses = pgTable("search_misses", {
  words: text().primaryKey(),
  times: integer().notNull().default(1),
  lastAt: timeColumn("last_at").notNull().defaultNow(),
});

/** Documents whose words are to be written again, as a migration divides texts otherwise. */
export const searchRewrites = pgTable(
  "search_rewrites",
  {
    kind: text().notNull(),
    targetId: uuid("target_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId] })],
);
