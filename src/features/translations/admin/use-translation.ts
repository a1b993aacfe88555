import { useEffect, useRef, useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useEditions } from "#backoffice/use-editions.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { type ToastMessage, toast } from "#ui/toast.ts";
import type { TranslationLanguage, TranslationsAnswer } from "../translation.ts";
import { messages } from "./messages.ts";

export type Translation = TranslationsAnswer["translations"][number];
/** The texts, and the state under a name that no text has. */
type Fields = Record<string, string>;
type Done = Pick<ToastMessage, "title" | "action">;
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
  const [isSourceChanged, setSourceChanged] = useState(false);
  const query = { kind: texts.kind, id: texts.id, language };
  const load = async () => (await call("GET admin-translations", { query, needs: ["data"] })).data;
  const take = (answer: TranslationsAnswer) => {
    setTexts(answer);
    return editionOf(answer, language);
  };
  const editions = useEditions<Fields>(editionOf(initial, language), async () => take(await load()));
  const { fields, version, isDirty, conflict, set, replace } = editions;
  const question = useUnsavedChanges(isDirty);
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
  const act = async (work: () => Promise<{ data: TranslationsAnswer }>, done: Done) => {
    if (acting.isPending) return;
    try {
      const { data } = await acting.mutateAsync(work);
      setSourceChanged(false);
      editions.saved(fields, take(data));
      toast({ title: done.title, tone: "success", action: done.action });
    } catch (error) {
      await failed(error);
    }
  };

  const save = (isUpToDate: boolean, saving: Fields, done: Done) => {
    const { [STATE]: state, ...written } = saving;
    return act(
      () =>
        call("PUT admin-translations", {
          query,
          body: {
            version,
            source: texts.source,
            texts: written,
            up_to_date: isUpToDate,
            state: state === "published" ? "published" : "draft",
          },
        }),
      done,
    );
  };
  const publish = () => save(false, { ...fields, [STATE]: "published" }, { title: messages.saved });
  // The toast outlives the save that it tells of.
  const latestPublish = useRef(publish);
  useEffect(() => {
    latestPublish.current = publish;
    // What was left unsaved is published by nobody.
    return () => {
      latestPublish.current = async () => undefined;
    };
  });
  const savedAsDraft = (): Done => ({
    title: messages.savedAsDraft,
    action: { label: messages.publish, onPress: () => void latestPublish.current() },
  });

  return {
    texts,
    translation,
    fields,
    edition: editions.edition,
    isDirty,
    isSourceChanged,
    conflict,
    question,
    isBusy: acting.isPending,
    set,
    replace,
    submit: () => save(false, fields, fields[STATE] === "published" ? { title: messages.saved } : savedAsDraft()),
    markUpToDate: () => save(true, fields, { title: messages.stale.done }),
    confirm: () =>
      act(() => call("POST admin-translation-confirm", { query, body: { version } }), { title: messages.machine.done }),
    remove: () => call("DELETE admin-translations", { query: { ...query, version } }),
    removed: async () => editions.saved(fields, take(await load())),
  };
}

function translationIn(texts: TranslationsAnswer, language: TranslationLanguage): Translation {
  const found = texts.translations.find((one) => one.language === language);
  if (!found) throw new Error(`The shop answered without ${language}`);
  return found;
}

function editionOf(texts: TranslationsAnswer, language: TranslationLanguage) {
  const translation = translationIn(texts, language);
  const fields: Fields = Object.fromEntries(texts.fields.map(({ name }) => [name, translation.texts[name] ?? ""]));
  return { fields: { ...fields, [STATE]: translation.state }, version: translation.version };
}
