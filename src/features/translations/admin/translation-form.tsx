import { type FormEvent, useId } from "react";
import { Conflict } from "#backoffice/conflict.tsx";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { mergeBlocks } from "#backoffice/merge-blocks.ts";
import { languageName } from "#shared/back-office-language.ts";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { Prose } from "#ui/prose.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { TranslationLanguage, TranslationsAnswer } from "../translation.ts";
import { EnglishText } from "./english-text.tsx";
import { messages } from "./messages.ts";
import { TranslatedText } from "./translated-text.tsx";
import { CHANGED_BY_TRANSLATIONS, STATE, useTranslation } from "./use-translation.ts";

interface TranslationFormProps {
  texts: TranslationsAnswer;
  language: TranslationLanguage;
}

/** English on the left, the translation on the right; on narrow screens one above the other. */
export function TranslationForm({ texts: initial, language }: TranslationFormProps) {
  const form = useTranslation(initial, language);
  const { texts, translation, fields, isBusy } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const labelsOf = (names: readonly string[]) =>
    texts.fields.flatMap(({ name, label }) => (names.includes(name) ? [label] : [])).join(", ");
  const html = texts.fields.filter(({ shape }) => shape === "html");
  return (
    <form aria-label={messages.inLanguage(texts.title, languageName(language))} noValidate onSubmit={submit}>
      <Conflict
        conflict={form.conflict}
        fields={fields}
        labels={{
          ...Object.fromEntries(texts.fields.map(({ name, label }) => [name, label])),
          [STATE]: messages.state,
        }}
        messages={Object.fromEntries(html.map(({ name }) => [name, BODY]))}
      />
      <div role="status" className="not-empty:mb-4">
        {form.isSourceChanged && (
          <Notice tone="warning" title={messages.sourceChanged.title}>
            {messages.sourceChanged.text}
          </Notice>
        )}
      </div>
      <div className="mb-6 grid gap-4 empty:hidden">
        <Facts form={form} labelsOf={labelsOf} />
      </div>
      <div className="grid gap-8">
        {texts.fields.map((field) => (
          <TextPair key={field.name} field={field} form={form} language={language} />
        ))}
      </div>
      <FormFoot>
        {translation.version > 0 && (
          <div className="mr-auto">
            <DeleteButton
              hasLabel
              title={messages.inLanguage(texts.title, languageName(language))}
              words={messages.remove}
              invalidates={CHANGED_BY_TRANSLATIONS}
              remove={form.remove}
              onDone={() => void form.removed()}
            />
          </div>
        )}
        <SelectField
          label={messages.state}
          labelHidden
          name={STATE}
          className="w-40"
          value={fields[STATE]}
          onChange={({ target }) => form.set({ [STATE]: target.value })}
          options={[
            { value: "draft", label: messages.states.draft },
            { value: "published", label: messages.states.published },
          ]}
        />
        <SaveButton busy={isBusy}>{messages.save}</SaveButton>
      </FormFoot>
      {form.question}
    </form>
  );
}

const BODY = { join: mergeBlocks, show: (written: string) => <Prose html={written} /> };

type Form = ReturnType<typeof useTranslation>;

/** What is to be known of the translation before it is read. */
function Facts({ form, labelsOf }: { form: Form; labelsOf: (names: readonly string[]) => string }) {
  const { translation, isDirty, isBusy } = form;
  const isUnread = translation.by_machine && translation.confirmed_at === null;
  return (
    <>
      {translation.version > 0 && translation.stale.length > 0 && (
        <Notice
          tone="warning"
          title={messages.stale.title}
          action={
            <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void form.markUpToDate()}>
              {messages.stale.action}
            </Button>
          }
        >
          {messages.stale.text(labelsOf(translation.stale))}
        </Notice>
      )}
      {isUnread && (
        <Notice
          tone="info"
          title={messages.machine.title}
          action={
            <Button variant="secondary" size="small" disabled={isBusy || isDirty} onClick={() => void form.confirm()}>
              {messages.machine.action}
            </Button>
          }
        >
          {isDirty ? messages.stale.saveFirst : messages.machine.text}
        </Notice>
      )}
      {translation.version > 0 && translation.missing.length > 0 && (
        <Notice>{messages.incomplete(labelsOf(translation.missing))}</Notice>
      )}
    </>
  );
}

interface TextPairProps {
  field: TranslationsAnswer["fields"][number];
  form: Form;
  language: TranslationLanguage;
}

function TextPair({ field, form, language }: TextPairProps) {
  const id = useId();
  const { name, label } = field;
  const { texts, translation, fields } = form;
  const english = texts.english[name] ?? "";
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-beige pt-6 lg:grid-cols-2 lg:gap-8">
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      <EnglishText
        field={field}
        english={english}
        before={translation.stale.includes(name) ? (translation.before[name] ?? "") : null}
        onTakeOver={english && english !== fields[name] ? () => form.replace({ [name]: english }) : undefined}
      />
      <TranslatedText
        key={field.shape === "html" ? form.edition : undefined}
        field={field}
        language={language}
        value={fields[name] ?? ""}
        onChange={(value) => form.set({ [name]: value })}
      />
    </section>
  );
}
