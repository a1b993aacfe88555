import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { partsOf, useExport } from "#backoffice/use-export.ts";
import { dayIn } from "#shared/day.ts";
import { TRANSLATED_KINDS, type TranslationLanguage } from "../translation.ts";
import { filesOf, type TranslationUnit, unitsCsv, unitsXliff } from "../translation-unit.ts";
import { messages as screen } from "./languages-messages.ts";

/** All texts of a language. */
export function useTranslationExport(language: TranslationLanguage) {
  const { timeZone } = useStore().settings;
  const { save, count } = useExport(screen.files);
  const exportTexts = (format: "csv" | "xlf") =>
    save(async () => {
      const units: TranslationUnit[] = [];
      for (const kind of TRANSLATED_KINDS) {
        const parts = partsOf((after) => call("GET admin-translations-export", { query: { language, kind, after } }));
        for await (const part of parts) units.push(...part.units);
      }
      const name = `translations-${language}-${dayIn(timeZone, new Date())}`;
      const texts = filesOf(units, (some) => (format === "csv" ? unitsCsv(some) : unitsXliff(some, language)));
      return {
        files: texts.map((text, place) => ({
          name: `${name}${texts.length > 1 ? `-${place + 1}` : ""}.${format}`,
          text,
        })),
        type: format === "csv" ? undefined : "application/xliff+xml;charset=utf-8",
        count: units.length,
      };
    });
  return { exportTexts, isExporting: count !== null };
}
