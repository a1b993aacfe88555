import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { campaignContent } from "../campaign-content.ts";
import { messages } from "./messages.ts";

const { campaigns: words } = messages;

/** A name is enough to begin with; the draft is kept from then on. */
export function NewCampaign() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [isOpen, open] = useOpenedBy("new");
  // Sent again after a lost answer it is still one.
  const [id, setId] = useState(newId);
  const creation = useEndpointMutation(
    (name: string) => call("POST admin-campaign", { body: { id, name, subject: "", preview: "", body: [] } }),
    ["admin-orders"],
  );
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const wrong = campaignContent.shape.name.safeParse(name, { error: issueInWords }).error?.issues[0]?.message;
    setProblem(wrong);
    if (wrong) return;
    creation.mutate(name, {
      onSuccess: ({ data }) => void navigate(`/admin/emails/campaigns/${data.id}`),
      onError: (error) => {
        failureToast(words.createFailed, error);
        // A draft of an earlier attempt has that id: what is sent next is another one.
        if (error instanceof ApiError && error.body.code === "CHANGED") setId(newId());
      },
    });
  };
  return (
    <FormDialog
      title={words.newTitle}
      description={words.newText}
      width="narrow"
      open={isOpen}
      onOpenChange={(next) => {
        setProblem(undefined);
        setId(newId());
        open(next);
      }}
      trigger={
        <Button>
          <Plus aria-hidden="true" className="size-4" />
          {words.new}
        </Button>
      }
      onSubmit={create}
      submitLabel={words.create}
      busy={creation.isPending}
    >
      <TextField label={words.name} name="name" required autoComplete="off" error={problem} />
    </FormDialog>
  );
}
