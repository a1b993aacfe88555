import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { ApiError, type EndpointName } from "#api-client/api-client.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { focusField } from "#backoffice/focus-field.ts";
import { useEditions } from "#backoffice/use-editions.ts";
import { useLeaveGuard } from "#backoffice/use-leave-guard.tsx";
import { messages as translations } from "#features/translations/admin/messages.ts";
import { useBehindToast } from "#features/translations/admin/use-behind-toast.ts";
import { CHANGED_BY_TRANSLATIONS } from "#features/translations/admin/use-translation.ts";
import type { TranslatedKind } from "#features/translations/translation.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import { newId } from "#shared/new-id.ts";
import { toast } from "#ui/toast.ts";
import { messages as rules } from "../problem-messages.ts";

interface Version {
  id: string;
  version: number;
}

interface ContentItem<Fields, Wire, Saved extends Version> {
  /** The form's initial values. */
  initial: Fields;
  /** Null while it was never saved. */
  saved: Version | null;
  schema: z.ZodType<unknown, Wire>;
  wireOf: (fields: Fields) => Wire;
  /** The field of the form that a field of the wire comes from has the same name. What is new gets `id`. */
  save: (written: Wire, saved: Version | null, id: string) => Promise<Saved>;
  fieldsOf: (saved: Saved) => Fields;
  /** What is saved now. */
  load: (id: string) => Promise<Saved>;
  invalidates: readonly EndpointName[];
  /** Of its translations. */
  kind: TranslatedKind;
  /** What is new moves to its id below this address as soon as it is saved. */
  home: string;
  words: { saved: string; saveFailed: string; invalid: string };
}

const { behind } = translations;

type Problems<Fields> = Partial<Record<keyof Fields & string, string>>;

/** A post or a page while it is written: what is typed, what is wrong with it, and whether somebody else was faster. */
export function useContentItem<Fields extends Record<string, string>, Wire, Saved extends Version>({
  schema,
  wireOf,
  fieldsOf,
  words,
  home,
  ...contentItem
}: ContentItem<Fields, Wire, Saved>) {
  // Sent again after a lost answer it is still one.
  const [id] = useState(newId);
  const [savedId, setSavedId] = useState(contentItem.saved?.id ?? id);
  const editions = useEditions<Fields>(
    { fields: contentItem.initial, version: contentItem.saved?.version ?? 0 },
    async () => {
      const saved = await contentItem.load(savedId);
      return { fields: fieldsOf(saved), version: saved.version };
    },
  );
  const { fields, version, conflict, isDirty } = editions;
  const [problems, setProblems] = useState<Problems<Fields>>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useEndpointMutation(
    ({ wire, saved }: { wire: Wire; saved: Version | null }) => contentItem.save(wire, saved, id),
    [...contentItem.invalidates, ...CHANGED_BY_TRANSLATIONS],
  );
  const tellBehind = useBehindToast();
  const { question, leave } = useLeaveGuard(isDirty);

  const complain = (found: Problems<Fields>) => {
    flushSync(() => setProblems(found));
    focusField(form.current, Object.keys(found)[0]);
  };

  const done = (saved: string) => {
    toast({ title: words.saved, tone: "success" });
    if (fields.status === "published") void tellBehind({ kind: contentItem.kind, id: saved, words: behind.old });
    // Its own page would begin with what was saved: what was typed since is saved here first.
    if (contentItem.saved === null && editions.isStill(fields)) leave(`${home}/${saved}`);
  };

  const submit = async () => {
    if (saving.isPending) return;
    const wire = wireOf(fields);
    const found = problemsOf<Fields>(schema.safeParse(wire, { error: issueInWords }).error);
    complain(found);
    const [problem] = Object.values(found);
    if (problem) return toast({ title: words.invalid, description: problem, tone: "danger" });
    try {
      const saved = await saving.mutateAsync({ wire, saved: version === 0 ? null : { id: savedId, version } });
      setSavedId(saved.id);
      editions.saved(fields, { fields: fieldsOf(saved), version: saved.version });
      done(saved.id);
    } catch (error) {
      const { code } = error instanceof ApiError ? error.body : {};
      if (code === "CHANGED") {
        const fate = await conflict.compare();
        // The answer to an earlier attempt was lost.
        if (fate === "same") done(savedId);
        if (fate !== "failed") return;
      }
      if (code === "SLUG_TAKEN") complain({ slug: rules.slugTaken } as Problems<Fields>);
      if (code === "PUBLISH_AT") complain({ publish_at: rules.publishAt } as unknown as Problems<Fields>);
      failureToast(words.saveFailed, error);
    }
  };

  const set = (changes: Partial<Fields>) => {
    editions.set(changes);
    setProblems(
      (before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))) as Problems<Fields>,
    );
  };

  return {
    form,
    fields,
    problems,
    isDirty,
    isBusy: saving.isPending,
    conflict,
    edition: editions.edition,
    question,
    leave,
    set,
    submit,
    /** Where somebody else has saved it meanwhile, both are shown instead. */
    remove: (work: (seen: Version) => Promise<unknown>) => conflict.orCompare(work({ id: savedId, version })),
    /** For a field of the form. */
    field: (name: keyof Fields & string) => ({
      name,
      value: fields[name],
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<Fields>),
    }),
  };
}

/** The first thing that is wrong with each field. */
function problemsOf<Fields>(error: z.ZodError | undefined): Problems<Fields> {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  return found as Problems<Fields>;
}
