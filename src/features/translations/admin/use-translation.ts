import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { afterSaving, isSame } from "#backoffice/merge-editions.ts";
import { useConflict } from "#backoffice/use-conflict.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { toast } from "#ui/toast.ts";
import type { TranslationLanguage, TranslationsAnswer } from "../translation.ts";
import { messages } from "./messages.ts";

export type Translation = TranslationsAnswer["translations"][number];
/** The texts, and the state under a name that no text has. */
type Fields = Record<string, string>;
export const STATE = "state";

export const CHANGED_BY_TRANSLATIONS = [
  "admin-translations",
  "admin-translation-progress",
  "admin-translation-gaps",
] as const;

/** A translation while it is written: what is typed, and whether somebody else was faster. */
export function useTranslation(initial: TranslationsAnswer, language: TranslationLanguage) {
  /** As the shop answered last; its English is what is translated here. */
  const [texts, setTexts] = useState(initial);
  const translation = translationIn(texts, language);
  const [seen, setSeen] = useState({ fields: fieldsOf(texts, translation), version: translation.version });
  const [fields, setFields] = useState(seen.fields);
  const [isSourceChanged, setSourceChanged] = useState(false);
  /** Changes when the form gets other texts, so that editors start again. */
  const [edition, setEdition] = useState(1);
  const query = { kind: texts.kind, id: texts.id, language };
  const isDirty = Object.keys(fields).some((name) => fields[name] !== seen.fields[name]);

  const take = (answer: TranslationsAnswer) => {
    setTexts(answer);
    setSourceChanged(false);
    const now = translationIn(answer, language);
    const kept = { fields: fieldsOf(answer, now), version: now.version };
    setSeen(kept);
    return kept;
  };
  const load = async () => (await call("GET admin-translations", { query, needs: ["data"] })).data;
  const conflict = useConflict<Fields>({
    fields,
    seen,
    load: async () => {
      const answer = await load();
      setTexts(answer);
      const now = translationIn(answer, language);
      return { fields: fieldsOf(answer, now), version: now.version };
    },
    put: (next, since) => {
      setFields(next);
      setSeen(since);
      setEdition((before) => before + 1);
    },
    keep: (sent, now) => {
      setFields((typed) => afterSaving(sent, typed, now.fields));
      setSeen(now);
    },
  });
  const question = useUnsavedChanges(isDirty || conflict.other !== null);
  const acting = useEndpointMutation(
    (act: () => Promise<{ data: TranslationsAnswer }>) => act(),
    CHANGED_BY_TRANSLATIONS,
  );

  const failed = async (error: unknown) => {
    const { code } = error instanceof ApiError ? error.body : {};
    if (code === "VERSION_CONFLICT" && (await conflict.compare()) !== "failed") return;
    if (code === "SOURCE_CHANGED") {
      setTexts(await load());
      setSourceChanged(true);
    }
    failureToast(messages.saveFailed, error);
  };

  /** What the form shows afterwards is what the shop keeps: bodies are cleaned. */
  const act = async (work: () => Promise<{ data: TranslationsAnswer }>, done: string) => {
    if (acting.isPending) return;
    try {
      const { data } = await acting.mutateAsync(work);
      const kept = take(data);
      setFields((now) => afterSaving(fields, now, kept.fields));
      // Nobody who goes on typing is interrupted where the texts are as they were sent.
      if (!isSame(kept.fields, fields)) setEdition((before) => before + 1);
      conflict.end();
      toast({ title: done, tone: "success" });
    } catch (error) {
      await failed(error);
    }
  };

  const save = (isUpToDate: boolean, done: string) => {
    const { [STATE]: state, ...written } = fields;
    return act(
      () =>
        call("PUT admin-translations", {
          query,
          body: {
            version: seen.version,
            source: texts.source,
            texts: written,
            up_to_date: isUpToDate,
            state: state === "published" ? "published" : "draft",
          },
        }),
      done,
    );
  };

  return {
    texts,
    translation,
    fields,
    edition,
    isDirty,
    isSourceChanged,
    conflict,
    question,
    isBusy: acting.isPending,
    set: (changes: Fields) => setFields((before) => ({ ...before, ...changes })),
    /** As a whole: an editor that began with another text starts again. */
    replace: (changes: Fields) => {
      setFields((before) => ({ ...before, ...changes }));
      setEdition((before) => before + 1);
    },
    submit: () => save(false, messages.saved),
    markUpToDate: () => save(true, messages.stale.done),
    confirm: () =>
      act(
        () => call("POST admin-translation-confirm", { query, body: { version: seen.version } }),
        messages.machine.done,
      ),
    remove: () => call("DELETE admin-translations", { query: { ...query, version: seen.version } }),
    removed: async () => {
      const kept = take(await load());
      setFields(kept.fields);
      setEdition((before) => before + 1);
    },
  };
}

function translationIn(texts: TranslationsAnswer, language: TranslationLanguage): Translation {
  const found = texts.translations.find((one) => one.language === language);
  if (!found) throw new Error(`The shop answered without ${language}`);
  return found;
}

const fieldsOf = ({ fields }: TranslationsAnswer, translation: Translation): Fields => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, translation.texts[name] ?? ""])),
  [STATE]: translation.state,
});
