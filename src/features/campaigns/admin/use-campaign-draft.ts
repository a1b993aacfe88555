import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { focusField } from "#backoffice/focus-field.ts";
import { isSame } from "#backoffice/merge-editions.ts";
import { useConflict } from "#backoffice/use-conflict.ts";
import { toast } from "#ui/toast.ts";
import { deleteCampaign } from "./campaigns.tsx";
import { contentOf, type Draft, draftFrom, draftOf, fieldsOf, problemsOf, type WholeCampaign } from "./draft.ts";
import { messages } from "./messages.ts";

const { editor: words } = messages;

/** A campaign while it is written: what is typed, what is wrong with it, and whether somebody else was faster. */
export function useCampaignDraft(campaign: WholeCampaign) {
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const [seen, setSeen] = useState({ draft, version: campaign.version });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useEndpointMutation(
    ({ content, version }: { content: Draft; version: number }) =>
      call("PATCH admin-campaign", { query: { id: campaign.id }, body: { ...contentOf(content), version } }),
    ["admin-campaign", "admin-orders"],
  );
  const conflict = useConflict({
    fields: fieldsOf(draft),
    seen: { fields: fieldsOf(seen.draft), version: seen.version },
    load: async () => {
      const { data } = await call("GET admin-campaign", { query: { id: campaign.id }, needs: ["data"] });
      return { fields: fieldsOf(draftOf(data)), version: data.version };
    },
    put: (fields, since) => {
      setDraft(draftFrom(fields));
      setSeen({ draft: draftFrom(since.fields), version: since.version });
    },
    keep: (sent, now) => setSeen({ draft: draftFrom(sent), version: now.version }),
  });
  const isDirty = conflict.other !== null || !isSame(fieldsOf(draft), fieldsOf(seen.draft));

  /** Whether nothing is wrong; the first thing that is gets the focus. */
  const isFit = (): boolean => {
    const found = problemsOf(draft);
    flushSync(() => setProblems(found));
    const [[name, problem] = []] = Object.entries(found);
    if (!name || !problem) return true;
    focusField(form.current, name);
    toast({ title: words.invalid, description: problem, tone: "danger" });
    return false;
  };

  /** Answers with the version that is saved; null where it could not be. */
  const save = async (isSilent = false): Promise<number | null> => {
    if (saving.isPending || !isFit()) return null;
    try {
      const { data } = await saving.mutateAsync({ content: draft, version: seen.version });
      // What was typed while it was being saved stays.
      setSeen({ draft, version: data.version });
      conflict.end();
      if (!isSilent) toast({ title: words.saved, tone: "success" });
      return data.version;
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.body.code === "CHANGED";
      const fate = isOvertaken ? await conflict.compare() : "failed";
      // The answer to an earlier attempt was lost, and all of it is there.
      if (fate === "same") toast({ title: words.saved, tone: "success" });
      if (fate === "failed") failureToast(words.saveFailed, error);
      return null;
    }
  };

  const set = (change: (before: Draft) => Draft, name?: string) => {
    setDraft(change);
    if (name) setProblems(({ [name]: _, ...others }) => others);
  };

  return {
    form,
    draft,
    problems,
    isDirty,
    isBusy: saving.isPending,
    conflict,
    set,
    isFit,
    save: () => save(),
    remove: () => conflict.orCompare(deleteCampaign(campaign.id, seen.version)),
    /** The version to go on with: what is typed is saved first. */
    saved: async () => (isDirty ? save(true) : seen.version),
  };
}

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;
