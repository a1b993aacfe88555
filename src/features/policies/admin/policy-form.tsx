import { ChevronDown } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { shortDateIn } from "#backoffice/moments.ts";
import { languageName } from "#shared/back-office-language.ts";
import type { Language } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { PageHead } from "#ui/page-head.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FACTS } from "../policy.ts";
import { messages as screen } from "./messages.ts";
import { PolicyVersions } from "./policy-versions.tsx";
import { type Edited, plannedOf, usePolicyForm } from "./use-policy-form.tsx";

interface PolicyFormProps extends Edited {
  languages: readonly Language[];
}

export function PolicyForm({ policy, language, saved, languages, timeZone }: PolicyFormProps) {
  const form = usePolicyForm({ policy, language, saved, timeZone });
  const { fields, set, problems, edition } = form;
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
