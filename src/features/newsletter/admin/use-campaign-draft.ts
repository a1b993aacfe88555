import { useRef, useState } from "react";
import { ask, useDeed } from "#client/ask.ts";
import { Refused } from "#client/functions-client.ts";
import { toast } from "#ui/toast.ts";
import { contentOf, type Draft, draftOf, problemsOf, type WholeCampaign } from "./draft.ts";
import { editor as words } from "./texts.ts";

const same = (one: Draft, other: Draft): boolean => JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** A campaign while it is written: what is typed, what is wrong with it, and whether somebody else was faster. */
export function useCampaignDraft(campaign: WholeCampaign) {
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const [seen, setSeen] = useState({ draft, version: campaign.version });
  const [problems, setProblems] = useState<Record<string, string>>({});
  /** The version that somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const saving = useDeed(
    ({ content, version }: { content: Draft; version: number }) =>
      ask("PATCH admin-campaign", { query: { id: campaign.id }, body: { ...contentOf(content), version } }),
    ["admin-campaign", "admin-orders"],
  );
  const isDirty = !same(draft, seen.draft);

  /** Whether nothing is wrong; the first thing that is gets the focus. */
  const isFit = (): boolean => {
    const found = problemsOf(draft);
    setProblems(found);
    const [[name, problem] = []] = Object.entries(found);
    if (!name || !problem) return true;
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    toast({ title: words.invalid, description: problem, tone: "danger" });
    return false;
  };

  /** Answers with the version that is saved; null where it could not be. */
  const save = async (over: number = seen.version, isSilent = false): Promise<number | null> => {
    if (saving.isPending || !isFit()) return null;
    try {
      const { data } = await saving.mutateAsync({ content: draft, version: over });
      // What was typed while it was being saved stays.
      setSeen({ draft, version: data.version });
      setNewer(null);
      if (!isSilent) toast({ title: words.saved, tone: "success" });
      return data.version;
    } catch (error) {
      const { code, version: current } = error instanceof Refused ? error.body : {};
      if (code === "CHANGED") setNewer(Number(current));
      toast({ title: words.saveFailed, description: (error as Error).message, tone: "danger" });
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
    newer,
    set,
    isFit,
    save: () => save(),
    /** The version to go on with: what is typed is saved first. */
    saved: async () => (isDirty ? save(seen.version, true) : seen.version),
    /** Saves what is typed here over what somebody else has saved. */
    overwrite: () => save(newer ?? undefined),
  };
}

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;
