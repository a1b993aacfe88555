import type { TranslationLanguage } from "#features/translations/translation.ts";
import type { DemoProductTranslations } from "./demo-translation.ts";

type File = () => Promise<{ translations: DemoProductTranslations }>;

/** Read only where a demo is filled. */
export const DEMO_PRODUCT_LANGUAGES: Readonly<Partial<Record<TranslationLanguage, File>>> = {
  et: () => import("./translations.et.ts"),
  lv: () => import("./translations.lv.ts"),
  lt: () => import("./translations.lt.ts"),
  fi: () => import("./translations.fi.ts"),
  de: () => import("./translations.de.ts"),
  pl: () => import("./translations.pl.ts"),
};
