import type { SQL } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { TextField, Texts, TranslatedKind } from "../translation.ts";

export type Columns = Readonly<Record<string, unknown>>;

/** A kind of thing with translations, as the feature that owns it describes it. */
export interface Translated {
  kind: TranslatedKind;
  fields: readonly TextField[];
  /** Shown in a language as a whole or not at all. These fields must be there. */
  whole: readonly string[] | null;
  /** What must be translated before anything else, by columns. */
  urgent: readonly string[];
  /** The table of translations, its key, and the columns that hold texts. Constants of the code. */
  table: string;
  key: string;
  columns: readonly string[];
  idType: "uuid" | "text";
  /** A statement that answers rows of `id`, `title`, `is_shown` and `english`: the columns of today's English texts. */
  english: SQL;
  textsOf(columns: Columns): Texts;
  /** @throws Error with a sentence for the author */
  columnsOf(texts: Texts, id: string): Columns;
  /** After a translation was saved or deleted. */
  afterwards?(tx: Tx, change: Saved): Promise<void>;
}

export interface Saved {
  id: string;
  language: string;
  before: Columns | null;
  after: Columns | null;
  now: Date;
  /** Whether shoppers could read it, and can now. */
  wasPublic: boolean;
  isPublic: boolean;
}
