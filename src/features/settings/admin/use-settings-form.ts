import { useRef, useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { changedOf, type Edit, type Edits, edited, editsLeft, editsOver } from "#backoffice/field-edits.ts";
import { focusField } from "#backoffice/focus-field.ts";
import { messages as translations } from "#features/translations/admin/messages.ts";
import { useBehindToast } from "#features/translations/admin/use-behind-toast.ts";
import { CHANGED_BY_TRANSLATIONS } from "#features/translations/admin/use-translation.ts";
import { toast } from "#ui/toast.ts";
import { NEEDS_PASSWORD, type SettingKey, settingProblem } from "../setting.ts";
import { SENTENCES } from "../translated-settings.ts";
import { messages as screen } from "./messages.ts";
import { settingName } from "./setting-name.ts";
import { questionOf, type SettingQuestion } from "./setting-question.ts";

export type SettingValues = Readonly<Record<SettingKey, string>>;

const { behind } = translations;

interface Words {
  saved: string;
  failed: string;
}

type Some<T> = Partial<Record<SettingKey, T>>;

/** Some settings that are saved together. What is not being edited follows what others save. */
export function useSettingsForm(keys: readonly SettingKey[], values: SettingValues, words: Words, hasSold: boolean) {
  const [edits, setEdits] = useState<Edits<SettingKey>>({});
  const [problems, setProblems] = useState<Some<string>>({});
  const [asking, setAsking] = useState<SettingQuestion | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put =
    (password: string | undefined) =>
    async (key: SettingKey, { value, seen }: Edit) => {
      const body = NEEDS_PASSWORD.includes(key) ? { key, value, seen, password } : { key, value, seen };
      return (await call("PUT admin-settings", { body, needs: ["data"] })).data.value;
    };
  const saving = useEndpointMutation(
    async (password: string | undefined) => saveInTurn(changedOf(edits), put(password)),
    ["admin-settings", ...CHANGED_BY_TRANSLATIONS],
  );
  const tellBehind = useBehindToast();
  const changed = changedOf(edits);

  const complain = (found: Some<string>) => {
    setProblems(found);
    const first = keys.find((key) => found[key]);
    focusField(form.current, first);
  };

  const save = async (isSure = false, password?: string) => {
    if (changed.length === 0 || saving.isPending) return;
    const found = Object.fromEntries(
      changed.flatMap(([key, { value }]) => {
        const problem = settingProblem(key, value);
        return problem ? [[key, problem]] : [];
      }),
    ) as Some<string>;
    complain(found);
    const [problem] = Object.values(found);
    if (problem) return toast({ title: screen.invalid, description: problem, tone: "danger" });
    const question = questionOf(
      changed.map(([key, { value, seen }]) => ({ key, before: seen, after: value })),
      hasSold,
    );
    if (question && !isSure) return setAsking(question);
    setAsking(null);
    if (password === undefined && changed.some(([key]) => NEEDS_PASSWORD.includes(key))) return setNeedsPassword(true);
    setNeedsPassword(false);
    const { done, failed } = await saving.mutateAsync(password);
    const conflicts = failed.flatMap(({ key, current }) => (current === null ? [] : [{ key, current }]));
    setEdits((now) => editsOver(editsLeft(now, edits, done), conflicts));
    for (const { key } of SENTENCES.filter((one) => done.some((saved) => saved.key === one.key)))
      void tellBehind({ kind: "setting", id: key, words: behind.old });
    const [first] = failed;
    const tried = done.find(({ key }) => key === "store_email");
    if (!first)
      return toast({
        title: words.saved,
        description: tried && screen.store.emailTried(tried.kept),
        tone: "success",
      });
    if (conflicts.length > 0)
      complain(Object.fromEntries(conflicts.map(({ key, current }) => [key, screen.changed(current)])));
    toast({ ...failureOf(changed, done, first.reason, words.failed), tone: "danger" });
  };

  return {
    form,
    save,
    isDirty: changed.length > 0,
    isBusy: saving.isPending,
    /** What is asked before it is saved. */
    asking,
    /** The password of the administrator is asked for. */
    needsPassword,
    dismiss: () => {
      setAsking(null);
      setNeedsPassword(false);
    },
    discard: () => {
      setEdits({});
      setProblems({});
    },
    /** For a field of the form. */
    field: (key: SettingKey) => ({
      name: key,
      value: edits[key]?.value ?? values[key],
      error: problems[key],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setEdits((before) => edited(before, key, value, values[key], saving.isPending));
        setProblems(({ [key]: _, ...others }) => others);
      },
    }),
  };
}

interface Outcome {
  /** With the value as it is kept. */
  done: { key: SettingKey; kept: string }[];
  /** What could not be saved, and where somebody else was first, what he set. */
  failed: { key: SettingKey; current: string | null; reason: string }[];
}

/** The specified words (back office 8) where nothing was saved, else what was and what was not. */
export function failureOf(
  changed: readonly [SettingKey, Edit][],
  done: Outcome["done"],
  reason: string,
  failed: string,
): { title: string; description: string } {
  if (done.length === 0) return { title: failed, description: reason };
  const isSaved = ([key]: readonly [SettingKey, Edit]) => done.some((one) => one.key === key);
  const names = (some: readonly [SettingKey, Edit][]) => some.map(([key]) => settingName(key) ?? key).join(", ");
  const [saved, unsaved] = [changed.filter(isSaved), changed.filter((one) => !isSaved(one))];
  return { title: screen.partly.title, description: screen.partly.text(names(saved), names(unsaved), reason) };
}

/**
 * One after another, as each setting is a call of its own (back office 7). Where somebody else was first with one, the
 * others are saved all the same; after another failure no more are tried.
 */
export async function saveInTurn(
  changed: readonly [SettingKey, Edit][],
  put: (key: SettingKey, edit: Edit) => Promise<string>,
): Promise<Outcome> {
  const done: Outcome["done"] = [];
  const failed: Outcome["failed"] = [];
  for (const [key, edit] of changed) {
    try {
      done.push({ key, kept: await put(key, edit) });
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? String(error.body.current ?? "") : null;
      failed.push({ key, current, reason: failureText(error) });
      if (current === null) break;
    }
  }
  return { done, failed };
}
