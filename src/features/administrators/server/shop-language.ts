import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { administrators } from "./administrators-table.ts";

/** What emails to the address of the shop are written in: the language of its first superuser. */
export async function shopLanguage(db: Db): Promise<BackOfficeLanguage> {
  const [owner] = await db
    .select({ language: administrators.language })
    .from(administrators)
    .where(eq(administrators.role, "superuser"))
    .orderBy(asc(administrators.createdAt), asc(administrators.id))
    .limit(1);
  return owner?.language ?? DEFAULT_LANGUAGE;
}
