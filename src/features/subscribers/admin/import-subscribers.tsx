import { useState } from "react";
import { sendBytes } from "#api-client/send-bytes.ts";
import { useStore } from "#api-client/use-store.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { isLanguage, languageName } from "#shared/back-office-language.ts";
import { currentLanguage, type Language } from "#shared/language.ts";
import { SelectField } from "#ui/select-field.tsx";
import { messages } from "./messages.ts";

const { file: words } = messages;

export function ImportSubscribers({ onClose }: { onClose: () => void }) {
  const { languages } = useStore().settings;
  // Readers mostly share the language of the shop's own people.
  const own = currentLanguage();
  const [language, setLanguage] = useState<Language | undefined>(languages.includes(own) ? own : languages[0]);
  return (
    <ImportFile
      send={(file, trial) =>
        sendBytes("POST admin-subscribers-import", file, { query: { trial: trial ? "true" : "false", language } })
      }
      invalidates={["admin-orders", "admin-campaign"]}
      words={words}
      onClose={onClose}
    >
      <SelectField
        label={words.language}
        hint={words.languageHint}
        value={language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
      />
    </ImportFile>
  );
}
