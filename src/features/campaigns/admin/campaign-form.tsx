import { type FormEvent, useEffect } from "react";
import { useStore } from "#api-client/use-store.ts";
import { Conflict } from "#backoffice/conflict.tsx";
import { mergeParts } from "#backoffice/merge-editions.ts";
import { useLeaveGuard } from "#backoffice/use-leave-guard.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CAMPAIGN_LANGUAGES, type CampaignLanguage, isEditable } from "../campaign.ts";
import { unfinished } from "../campaign-content.ts";
import { BlockList } from "./block-list.tsx";
import { DeleteCampaign } from "./campaigns.tsx";
import { blocksOf, contentOf, fieldsOf, type WholeCampaign } from "./draft.ts";
import { EmailFrame, EmailPreview } from "./email-preview.tsx";
import { messages } from "./messages.ts";
import { SendTest } from "./send-test.tsx";
import { SendingCard } from "./sending-card.tsx";
import { useCampaignDraft } from "./use-campaign-draft.ts";
import { useSample } from "./use-sample.tsx";

const { editor: words } = messages;

interface CampaignFormProps {
  campaign: WholeCampaign;
  timeZone: string;
  /** Whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const labelsOf = () => ({
  language: words.language,
  name: words.name,
  subject: words.subject,
  preview: words.preview,
  body: words.body,
});

/** Block by block. */
function joinBodies(bodies: readonly [string, string, string]): string {
  const [base, mine, theirs] = bodies.map((body) => blocksOf(body).map((block) => JSON.stringify(block)));
  return `[${mergeParts(base ?? [], mine ?? [], theirs ?? []).join()}]`;
}

/** The email of a draft, and how it goes out. */
export function CampaignForm({ campaign, timeZone, onUnsaved }: CampaignFormProps) {
  const contentItem = useCampaignDraft(campaign);
  const { draft, problems, set } = contentItem;
  const { isDirty } = contentItem;
  const { question, leave } = useLeaveGuard(isDirty);
  useEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty]);
  const isDraft = isEditable(campaign.status);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void contentItem.save();
  };
  const field = (name: "name" | "subject" | "preview") => ({
    name,
    value: draft[name],
    error: problems[name],
    maxLength: 200,
    autoComplete: "off",
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      set((before) => ({ ...before, [name]: value }), name),
  });
  const { name: _, ...email } = contentOf(draft);
  const sample = useSample(email);
  return (
    <form ref={contentItem.form} aria-label={words.title} noValidate onSubmit={submit}>
      <PageHead
        title={campaign.name}
        more={<SendTest id={campaign.id} email={sample.email} isFit={contentItem.isFit} />}
      >
        <EmailPreview {...sample} isFit={contentItem.isFit} />
      </PageHead>
      {!isDraft && (
        <Notice
          live
          tone="danger"
          title={words.overtaken.title}
          className="mb-6"
          action={
            <Button variant="secondary" size="small" onClick={() => onUnsaved(false)}>
              {words.overtaken.show}
            </Button>
          }
        >
          {words.overtaken.text}
        </Notice>
      )}
      <Conflict
        conflict={contentItem.conflict}
        fields={fieldsOf(draft)}
        labels={labelsOf()}
        messages={{
          body: {
            show: (body, { subject = "", preview = "" }) => (
              <EmailFrame email={{ subject, preview, language: draft.language, body: blocksOf(body) }} />
            ),
            join: (...parts) => joinBodies(parts),
          },
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <div className="grid gap-5 rounded-md border border-beige bg-paper p-5 sm:grid-cols-2 sm:p-6">
            <TextField label={words.name} hint={words.nameHint} required {...field("name")} />
            <TextField label={words.subject} {...field("subject")} />
            <TextField label={words.preview} hint={words.previewHint} className="sm:col-span-2" {...field("preview")} />
          </div>
          <BlockList contentItem={contentItem} products={campaign.products} />
        </div>
        {isDraft && (
          <SendingCard
            campaign={campaign}
            language={draft.language}
            saved={contentItem.saved}
            missing={unfinished(email)}
            timeZone={timeZone}
          >
            <LanguageField
              value={draft.language}
              onChange={(language) => set((before) => ({ ...before, language }), "language")}
            />
          </SendingCard>
        )}
      </div>
      {isDraft && (
        <FormFoot>
          <div className="mr-auto">
            <DeleteCampaign
              name={campaign.name}
              remove={contentItem.remove}
              onDone={() => leave("/admin/emails?tab=campaigns")}
            />
          </div>
          <SaveButton busy={contentItem.isBusy}>{words.save}</SaveButton>
        </FormFoot>
      )}
      {question}
    </form>
  );
}

/** Who gets it, where the shop has several languages. */
function LanguageField({ value, onChange }: { value: CampaignLanguage; onChange(language: CampaignLanguage): void }) {
  const { languages } = useStore().settings;
  if (languages.length < 2 && value === "") return null;
  return (
    <SelectField
      label={words.language}
      hint={words.languageHint}
      value={value}
      options={CAMPAIGN_LANGUAGES.filter((one) => one === value || one === "" || languages.includes(one)).map(
        (one) => ({
          value: one,
          label: one === "" ? words.allLanguages : languageName(one),
        }),
      )}
      onChange={({ currentTarget }) => onChange(CAMPAIGN_LANGUAGES.find((one) => one === currentTarget.value) ?? "")}
    />
  );
}
