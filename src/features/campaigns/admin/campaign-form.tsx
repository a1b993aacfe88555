import type { FormEvent } from "react";
import { Conflict } from "#backoffice/conflict.tsx";
import { mergeParts } from "#backoffice/merge-editions.ts";
import { useWayOut } from "#backoffice/use-leave-guard.tsx";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TextField } from "#ui/text-field.tsx";
import { unfinished } from "../campaign-content.ts";
import { BlockList } from "./block-list.tsx";
import { DeleteCampaign } from "./campaigns.tsx";
import { blocksOf, contentOf, fieldsOf, type WholeCampaign } from "./draft.ts";
import { LetterFrame, LetterLook } from "./email-preview.tsx";
import { SendTest } from "./send-test.tsx";
import { SendingCard } from "./sending-card.tsx";
import { editor as words } from "./texts.ts";
import { useCampaignDraft } from "./use-campaign-draft.ts";

interface CampaignFormProps {
  campaign: WholeCampaign;
  timeZone: string;
}

const LABELS = { name: words.name, subject: words.subject, preview: words.preview, body: words.body };

/** Block by block. */
function joinBodies(bodies: readonly [string, string, string]): string {
  const [base, mine, theirs] = bodies.map((body) => blocksOf(body).map((block) => JSON.stringify(block)));
  return `[${mergeParts(base ?? [], mine ?? [], theirs ?? []).join()}]`;
}

/** The letter of a draft, and how it goes out. */
export function CampaignForm({ campaign, timeZone }: CampaignFormProps) {
  const writing = useCampaignDraft(campaign);
  const { draft, problems, set } = writing;
  const { question, leave } = useWayOut(writing.isDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void writing.save();
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
  const { name: _, ...letter } = contentOf(draft);
  return (
    <form ref={writing.form} aria-label={words.title} noValidate onSubmit={submit}>
      <PageHead title={campaign.name}>
        <LetterLook letter={letter} isFit={writing.isFit} />
        <SendTest letter={letter} isFit={writing.isFit} />
      </PageHead>
      <Conflict
        conflict={writing.conflict}
        fields={fieldsOf(draft)}
        labels={LABELS}
        texts={{
          body: {
            show: (body, { subject = "", preview = "" }) => (
              <LetterFrame letter={{ subject, preview, body: blocksOf(body) }} />
            ),
            join: (...parts) => joinBodies(parts),
          },
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <TextField label={words.subject} {...field("subject")} />
          <TextField label={words.preview} hint={words.previewHint} {...field("preview")} />
          <BlockList writing={writing} products={campaign.products} />
        </div>
        <div className="grid gap-5">
          <SendingCard campaign={campaign} saved={writing.saved} missing={unfinished(letter)} timeZone={timeZone} />
          <TextField label={words.name} hint={words.nameHint} required {...field("name")} />
        </div>
      </div>
      <FormFoot>
        <div className="mr-auto">
          <DeleteCampaign
            isWritten
            id={campaign.id}
            name={campaign.name}
            onDone={() => leave("/admin/emails?tab=campaigns")}
          />
        </div>
        <Button type="submit" busy={writing.isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </FormFoot>
      {question}
    </form>
  );
}
