import { type ReactNode, useState } from "react";
import { useStore } from "#api-client/use-store.ts";
import { languageName } from "#shared/back-office-language.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { SelectField } from "#ui/select-field.tsx";
import type { Email } from "./email-preview.tsx";
import { messages } from "./messages.ts";

const { sending: words } = messages;

/** An email to all subscribers has the frame of each reader's language: one of them is looked at. */
export function useSample(email: Email): { email: Email; choice: ReactNode } {
  const { languages } = useStore().settings;
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE as Email["language"]);
  if (email.language !== "" || languages.length < 2) return { email, choice: null };
  return {
    email: { ...email, language },
    choice: (
      <SelectField
        label={words.sampleLanguage}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        value={language}
        onChange={({ currentTarget }) => setLanguage(languages.find((one) => one === currentTarget.value) ?? "")}
      />
    ),
  };
}
