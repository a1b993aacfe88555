import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { saveFile } from "#backoffice/save-file.ts";
import { dayIn } from "#shared/day.ts";
import { toast } from "#ui/toast.ts";
import { TRANSLATED_KINDS, type TranslationLanguage } from "../translation.ts";
import { type TranslationUnit, unitsCsv, unitsXliff } from "../translation-unit.ts";
import { messages as screen } from "./languages-messages.ts";

const words = screen.files;

/** Fetches all texts of a language in parts and hands them over as one file. */
export function useExport(language: TranslationLanguage) {
  const { timeZone } = useStore().settings;
  const [isExporting, setExporting] = useState(false);
  const save = async (format: "csv" | "xlf") => {
    setExporting(true);
    try {
      const units: TranslationUnit[] = [];
      for (const kind of TRANSLATED_KINDS)
        for (let after: string | undefined, isMore = true; isMore; ) {
          const part = await call("GET admin-translations-export", { query: { language, kind, after } });
          units.push(...part.units);
          after = part.next ?? undefined;
          isMore = part.next !== null;
        }
      const name = `translations-${language}-${dayIn(timeZone, new Date())}.${format}`;
      if (format === "csv") saveFile(name, "text/csv;charset=utf-8", unitsCsv(units));
      else saveFile(name, "application/xliff+xml;charset=utf-8", unitsXliff(units, language));
      toast({ title: words.exported(units.length), tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    } finally {
      setExporting(false);
    }
  };
  return { save, isExporting };
}
