import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { isKeptOtherwise } from "#backoffice/kept-otherwise.ts";
import { afterSaving } from "#backoffice/merge-editions.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { dayIn } from "#shared/day.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import type { Language } from "#shared/language.ts";
import { useDiscarding } from "#ui/discard-question.tsx";
import { toast } from "#ui/toast.ts";
import { olderThan } from "../older-languages.ts";
import { type NewVersion, newVersion, type Policy, type PolicySource, unknownFacts } from "../policy.ts";
import { messages as screen } from "./messages.ts";
import type { SavedPolicy } from "./saved-policy.ts";

export interface Edited {
  policy: Policy;
  language: Language;
  saved: SavedPolicy;
  timeZone: string;
}

const inForceOf = ({ start, versions, in_force }: SavedPolicy): PolicySource =>
  versions.find(({ version }) => version === in_force) ?? start;

type Version = SavedPolicy["versions"][number];

/** The versions that have not begun, the next first; of those of one day the one that counts. */
export const plannedOf = ({ versions }: SavedPolicy): Version[] =>
  versions
    .filter(({ valid_from, withdrawn }) => !withdrawn && new Date(valid_from) > new Date())
    .toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || b.version - a.version);

type Fields = Record<keyof PolicySource | "valid_from", string>;
type Problems = Partial<Record<keyof Fields, string>>;

export function usePolicyForm({ policy, language, saved, timeZone }: Edited) {
  const [initial, setInitial] = useState<Fields>(() => fieldsOf(inForceOf(saved), ""));
  const [fields, setFields] = useState(initial);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  const [problems, setProblems] = useState<Problems>({});
  const [edition, setEdition] = useState(1);
  const navigate = useNavigate();
  const [seen, setSeen] = useState(saved.versions[0]?.version ?? 0);
  const [newer, setNewer] = useState<number | null>(null);
  /** Of what is saved: it would end a planned version, be in force at once, or shoppers would read a word in braces. */
  const [asking, setAsking] = useState<{ title: string; text: string } | null>(null);
  const saving = useEndpointMutation(
    (body: NewVersion) => call("POST admin-policies", { body }),
    ["admin-policies", "admin-policy"],
  );
  const isDirty = (Object.keys(fields) as (keyof Fields)[]).some((name) => fields[name] !== initial[name]);
  // Another language is another form, at the same path.
  const question = useUnsavedChanges(isDirty, { isByQuery: true });
  const discarding = useDiscarding(() => isDirty);
  const set = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }));

  const save = async (isSure = false) => {
    if (saving.isPending || !isDirty) return;
    const version = { ...fields, policy, language, seen, valid_from: fields.valid_from || null };
    const wanted = newVersion.safeParse(version, { error: issueInWords });
    const found: Problems = {};
    for (const { path, message } of wanted.error?.issues ?? []) found[path[0] as keyof Fields] ??= message;
    setProblems(found);
    if (!wanted.success)
      return toast({ title: screen.saveFailed, description: Object.values(found)[0], tone: "danger" });
    const later = plannedOf(saved).find((one) => fields.valid_from < dayIn(timeZone, new Date(one.valid_from)));
    if (later && !isSure)
      return setAsking({
        title: screen.plannedAsk(later.version, shortDateIn(timeZone, later.valid_from)),
        text: screen.plannedAskText,
      });
    const unknown = unknownFacts(fields);
    const begins = fields.valid_from <= dayIn(timeZone, new Date());
    if (!isSure && (begins || unknown.length > 0))
      return setAsking({
        title: begins ? screen.beginsAsk(seen + 1) : screen.unknownAsk,
        text: [unknown.length > 0 && screen.unknownText(unknown.join(", ")), begins && screen.beginsText]
          .filter(Boolean)
          .join(" "),
      });
    try {
      const { data } = await saving.mutateAsync(wanted.data);
      setSeen(data.version);
      setNewer(null);
      const kept = fieldsOf(data, dayAhead(timeZone, data.valid_from));
      setInitial(kept);
      setFields((now) => afterSaving(fields, now, kept));
      if (latest.current === fields && isKeptOtherwise({ ...fields, valid_from: kept.valid_from }, kept))
        setEdition((before) => before + 1);
      toast({ title: screen.saved, tone: "success" });
      if (!kept.valid_from) void tellOlder(dayIn(timeZone, new Date(data.valid_from)));
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? Number(error.body.version) : null;
      if (current) {
        setSeen(current);
        setNewer(current);
      }
      failureToast(screen.saveFailed, error);
    } finally {
      setAsking(null);
    }
  };
  /** Of a version that begins now: where an older one holds. */
  const tellOlder = async (day: string) => {
    // The list of policies says the same.
    const answer = await call("GET admin-policies", {}).catch(() => null);
    const older = olderThan(day, answer?.data.filter((one) => one.policy === policy) ?? []);
    const [next] = older;
    if (!next) return;
    toast({
      title: screen.olderIn(older.map(languageName).join(", ")),
      tone: "warning",
      action: {
        label: screen.openOlder,
        onPress: () => void navigate(`/admin/policies/${policy}?language=${next}`),
      },
    });
  };
  const put = (next: Fields) => {
    setFields(next);
    setEdition((before) => before + 1);
  };

  return {
    fields,
    problems,
    edition,
    newer,
    isDirty,
    question: (
      <>
        {question}
        {discarding.question}
      </>
    ),
    asking,
    dismiss: () => setAsking(null),
    set,
    save,
    load: (version: Version) =>
      discarding.ask(() => {
        const planned = fieldsOf(version, dayAhead(timeZone, version.valid_from));
        setInitial(planned);
        put(planned);
        toast({ title: screen.plannedOpened(version.version) });
      }),
    isBusy: saving.isPending,
    use: (version: Version) =>
      discarding.ask(() => {
        put(fieldsOf(version, fields.valid_from));
        toast({ title: screen.used(version.version) });
      }),
    restore: () =>
      discarding.ask(() => {
        put(fieldsOf(saved.start, fields.valid_from));
        toast({ title: screen.restored });
      }),
  };
}

const fieldsOf = ({ title, lead, body }: PolicySource, valid_from: string): Fields => ({
  title,
  lead,
  body,
  valid_from,
});

/** The day on which a version begins, in the shop's time zone; empty once that day is there. */
export function dayAhead(timeZone: string, validFrom: string, now = new Date()): string {
  const day = dayIn(timeZone, new Date(validFrom));
  return day > dayIn(timeZone, now) ? day : "";
}
