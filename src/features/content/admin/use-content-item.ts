import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { ApiError, type EndpointName } from "#api-client/api-client.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { isKeptOtherwise } from "#backoffice/kept-otherwise.ts";
import { afterSaving, isSame } from "#backoffice/merge-editions.ts";
import { useConflict } from "#backoffice/use-conflict.ts";
import { useLeaveGuard } from "#backoffice/use-leave-guard.tsx";
import { issueInWords } from "#shared/issue-in-words.ts";
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
  save: (written: Wire, saved: Version | null, id: string | undefined) => Promise<Saved>;
  fieldsOf: (saved: Saved) => Fields;
  /** What is saved now. */
  load: (id: string) => Promise<Saved>;
  invalidates: readonly EndpointName[];
  /** What is new moves to its id below this address as soon as it is saved. */
  home: string;
  words: { saved: string; saveFailed: string; invalid: string };
}

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
  const [id] = useState(() => (window.isSecureContext ? crypto.randomUUID() : undefined));
  const [seen, setSeen] = useState({ fields: contentItem.initial, saved: contentItem.saved });
  const [fields, setFields] = useState(contentItem.initial);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  const [problems, setProblems] = useState<Problems<Fields>>({});
  /** Changes when the form gets other texts, so that editors start again. */
  const [edition, setEdition] = useState(1);
  const form = useRef<HTMLFormElement>(null);
  const saving = useEndpointMutation(
    ({ wire, saved }: { wire: Wire; saved: Version | null }) => contentItem.save(wire, saved, id),
    contentItem.invalidates,
  );
  const isDirty = Object.keys(fields).some((name) => fields[name] !== seen.fields[name]);

  const conflict = useConflict<Fields>({
    fields,
    seen: { fields: seen.fields, version: seen.saved?.version ?? 0 },
    load: async () => {
      const saved = await contentItem.load(seen.saved?.id ?? id ?? "");
      return { fields: fieldsOf(saved), version: saved.version };
    },
    put: (next, since) => {
      setFields(next);
      setSeen(({ saved }) => ({ fields: since.fields, saved: { id: saved?.id ?? id ?? "", version: since.version } }));
      setEdition((before) => before + 1);
    },
    // The answer to an earlier attempt was lost.
    keep: (sent, { fields: kept, version }) => keep(sent, kept, { id: seen.saved?.id ?? id ?? "", version }),
  });
  const { question, leave } = useLeaveGuard(isDirty || conflict.other !== null);

  const keep = (sent: Fields, kept: Fields, saved: Version) => {
    setSeen({ fields: kept, saved });
    setFields((now) => afterSaving(sent, now, kept));
    const isAsSent = isSame(latest.current, sent);
    // The editor shows what was kept, unless somebody writes on in it.
    if (isAsSent && isKeptOtherwise(sent, kept)) setEdition((before) => before + 1);
    conflict.end();
    toast({ title: words.saved, tone: "success" });
    // Its own page would begin with what was saved: what was typed since is saved here first.
    if (contentItem.saved === null && isAsSent) leave(`${home}/${saved.id}`);
  };

  const complain = (found: Problems<Fields>) => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async () => {
    if (saving.isPending) return;
    const wire = wireOf(fields);
    const found = problemsOf<Fields>(schema.safeParse(wire, { error: issueInWords }).error);
    complain(found);
    const [problem] = Object.values(found);
    if (problem) return toast({ title: words.invalid, description: problem, tone: "danger" });
    try {
      const saved = await saving.mutateAsync({ wire, saved: seen.saved });
      keep(fields, fieldsOf(saved), saved);
    } catch (error) {
      const { code } = error instanceof ApiError ? error.body : {};
      if (code === "CHANGED" && (await conflict.compare()) !== "failed") return;
      if (code === "SLUG_TAKEN") complain({ slug: rules.slugTaken } as Problems<Fields>);
      if (code === "PUBLISH_AT") complain({ publish_at: rules.publishAt } as unknown as Problems<Fields>);
      failureToast(words.saveFailed, error);
    }
  };

  const set = (changes: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...changes }));
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
    edition,
    question,
    leave,
    set,
    submit,
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
