import { inArray } from "drizzle-orm";
import { insertTranslations } from "#features/translations/server/insert-translations.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { translatedCollections } from "./collection-translations.ts";
import { collections } from "./collections-table.ts";
import { DEMO_COLLECTIONS } from "./demo/demo-collections.ts";

/** The demo's collections, in no menu, in English and these languages. `imageOf` is the path of a stored file of the demo. */
export async function insertDemoCollections(
  tx: Tx,
  imageOf: (file: string) => string | undefined,
  languages: readonly TranslationLanguage[],
): Promise<void> {
  await tx.insert(collections).values(
    DEMO_COLLECTIONS.map(({ id, rule, image, texts: { en } }) => ({
      id,
      rule,
      title: en.title,
      slug: en.slug,
      body: `<p>${en.text}</p>`,
      metaDescription: en.text,
      image: imageOf(image) ?? null,
      status: "published" as const,
    })),
  );
  for (const language of languages)
    await insertTranslations(
      tx,
      translatedCollections,
      language,
      DEMO_COLLECTIONS.map(({ id, texts: { [language]: own } }) => ({
        id,
        texts: { title: own.title, slug: own.slug, body: `<p>${own.text}</p>`, meta_description: own.text },
      })),
    );
}

/** A live shop begins without the samples. */
export async function hideSampleCollections(tx: Tx): Promise<void> {
  const ids = DEMO_COLLECTIONS.map(({ id }) => id);
  await tx.update(collections).set({ status: "draft" }).where(inArray(collections.id, ids));
}
