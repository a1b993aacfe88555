import { type FormEvent, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { languageName } from "#shared/back-office-language.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { REFUSAL_MAX_LENGTH } from "../return.ts";
import { messages } from "./messages.ts";
import type { AdminReturn } from "./return-answer.ts";

const words = messages.returns;

/** Does not take a return back, and says why: its buyer reads that. */
export function RefuseReturn({ of, onClose }: { of: AdminReturn; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const refuse = useEndpointMutation(
    () => call("POST admin-returns", { body: { return_id: of.id, to: "refused", reason: reason.trim() } }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim()) refuse.mutateAsync(undefined).then(onClose, setError);
  };
  return (
    <FormDialog
      title={words.refuseTitle(of.order_number)}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={words.steps.refused}
      variant="danger"
      cancelLabel={words.cancel}
      busy={refuse.isPending}
      busyLabel={words.busy}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      <TextArea
        label={words.reason}
        hint={words.refusalHint(languageName(of.language))}
        required
        maxLength={REFUSAL_MAX_LENGTH}
        error={isMissing ? words.needsRefusal : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
