import { languageName } from "#shared/back-office-language.ts";
import { RichText } from "#ui/rich-text.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { TranslationLanguage, TranslationsAnswer } from "../translation.ts";
import { messages } from "./messages.ts";

interface TranslatedTextProps {
  field: TranslationsAnswer["fields"][number];
  language: TranslationLanguage;
  value: string;
  onChange: (value: string) => void;
}

/** The control of one text in its language. */
export function TranslatedText({ field, language, value, onChange }: TranslatedTextProps) {
  const { name, shape, max } = field;
  const label = messages.inLanguage(field.label, languageName(language));
  if (shape === "html") return <RichText label={label} lang={language} defaultValue={value} onChange={onChange} />;
  const control = {
    label,
    name,
    value,
    lang: language,
    maxLength: max,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (shape === "line") return <TextField {...control} />;
  if (shape === "slug")
    return (
      <TextField {...control} hint={messages.slugHint} autoCapitalize="none" spellCheck={false} lang={undefined} />
    );
  return (
    <TextArea {...control} hint={shape === "lines" ? messages.linesHint : undefined} rows={shape === "lines" ? 6 : 4} />
  );
}
