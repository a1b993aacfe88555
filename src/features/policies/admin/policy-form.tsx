import { ChevronDown } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
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
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DateField } from "#ui/date-field.tsx";
import { useDiscarding } from "#ui/discard-question.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { PageHead } from "#ui/page-head.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { olderThan } from "../older-languages.ts";
import { FACTS, type NewVersion, newVersion, type Policy, type PolicySource, unknownFacts } from "../policy.ts";
import { messages as screen } from "./messages.ts";
import { PolicyVersions } from "./policy-versions.tsx";
import type { SavedPolicy } from "./saved-policy.ts";

interface PolicyFormProps {
  policy: Policy;
  language: Language;
  saved: SavedPolicy;
  languages: readonly Language[];
  timeZone: string;
}

const inForceOf = ({ start, versions, in_force }: SavedPolicy): PolicySource =>
  versions.find(({ version }) => version === in_force) ?? start;

type Version = SavedPolicy["versions"][number];

/** The versions that have not begun, the next first; of those of one day the one that counts. */
const plannedOf = ({ versions }: SavedPolicy): Version[] =>
  versions
    .filter(({ valid_from, withdrawn }) => !withdrawn && new Date(valid_from) > new Date())
    .toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || b.version - a.version);

export function PolicyForm({ policy, language, saved, languages, timeZone }: PolicyFormProps) {
  const form = usePolicyForm({ policy, language, saved, timeZone });
  const { fields, set, problems, edition, replacing } = form;
  const [next] = plannedOf(saved);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form aria-label={screen.names[policy]} noValidate onSubmit={submit}>
      <PageHead title={screen.names[policy]} back={{ to: "/admin/policies", label: screen.back }} />
      <div role="status" className="not-empty:mb-6">
        {form.newer !== null && <Notice tone="warning" title={screen.changed(form.newer)} />}
      </div>
      {policy === "return-refund-policy" && (
        <Notice tone="info" title={screen.fixedDays.title} className="mb-6">
          {screen.fixedDays.text}
        </Notice>
      )}
      {next && (
        <Notice
          tone="info"
          title={screen.planned(next.version, shortDateIn(timeZone, next.valid_from))}
          className="mb-6"
          action={
            <Button variant="secondary" size="small" onClick={() => form.load(next)}>
              {screen.openPlanned(next.version)}
            </Button>
          }
        >
          {screen.plannedText}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <TextField
            label={screen.heading}
            required
            lang={language}
            autoComplete="off"
            value={fields.title}
            error={problems.title}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextArea
            label={screen.leadField}
            rows={2}
            lang={language}
            value={fields.lead}
            error={problems.lead}
            onChange={({ target }) => set({ lead: target.value })}
          />
          <RichText
            key={edition}
            label={screen.body}
            hint={screen.bodyHint}
            required
            lang={language}
            error={problems.body}
            defaultValue={fields.body}
            onChange={(body) => set({ body })}
          />
        </div>
        <div className="grid gap-5">
          <div className="grid gap-2">
            <span className="text-sm font-medium">{screen.language}</span>
            <DropdownMenu
              align="start"
              checked={languageName(language)}
              trigger={
                <Button variant="secondary" aria-label={`${screen.language}: ${languageName(language)}`}>
                  {languageName(language)}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </Button>
              }
              groups={[
                languages.map((value) => ({
                  label: languageName(value),
                  onSelect: () => void navigate(`/admin/policies/${policy}?language=${value}`),
                })),
              ]}
            />
          </div>
          <DateField
            label={screen.validFrom}
            hint={screen.validFromHint}
            value={fields.valid_from}
            error={problems.valid_from}
            onChange={({ target }) => set({ valid_from: target.value })}
          />
          <Card title={screen.facts} lead={screen.factsLead}>
            <dl className="grid gap-2 text-sm">
              {FACTS.map((fact) => (
                <div key={fact}>
                  <dt className="font-mono text-xs wrap-anywhere">{`{${fact}}`}</dt>
                  <dd className="text-stone">{screen.fact[fact]}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      </div>
      <FormFoot>
        <Button variant="quiet" className="mr-auto" onClick={form.restore}>
          {screen.restore}
        </Button>
        <SaveButton busy={form.isBusy} {...(!form.isDirty && { "aria-disabled": true })}>
          {screen.save}
        </SaveButton>
      </FormFoot>
      <PolicyVersions policy={policy} language={language} saved={saved} timeZone={timeZone} onUse={form.use} />
      {replacing && (
        <ConfirmDialog
          open
          variant="primary"
          title={screen.plannedAsk(replacing.version, shortDateIn(timeZone, replacing.valid_from))}
          description={screen.plannedAskText}
          confirmLabel={screen.save}
          busy={form.isBusy}
          busyLabel={uiMessages.saving}
          onOpenChange={form.dismiss}
          onConfirm={() => void form.save(true)}
        />
      )}
      {form.asking && (
        <ConfirmDialog
          open
          variant="primary"
          title={form.asking.title}
          description={form.asking.text}
          confirmLabel={screen.save}
          busy={form.isBusy}
          busyLabel={uiMessages.saving}
          onOpenChange={form.dismiss}
          onConfirm={() => void form.save(true)}
        />
      )}
      {form.question}
    </form>
  );
}

type Fields = Record<keyof PolicySource | "valid_from", string>;
type Problems = Partial<Record<keyof Fields, string>>;

function usePolicyForm({ policy, language, saved, timeZone }: Omit<PolicyFormProps, "languages">) {
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
  /** The planned version that would end what is saved. */
  const [replacing, setReplacing] = useState<Version | null>(null);
  /** Of what is saved: it would be in force at once, or shoppers would read a word in braces. */
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
    if (later && !isSure) return setReplacing(later);
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
      setReplacing(null);
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
    replacing,
    asking,
    dismiss: () => {
      setReplacing(null);
      setAsking(null);
    },
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
