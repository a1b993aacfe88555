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

/** Does not take a return back, and says why, or approves it with a note: its buyer reads that. */
export function AnswerReturn({
  of,
  to,
  onClose,
}: {
  of: AdminReturn;
  to: "approved" | "refused";
  onClose: () => void;
}) {
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isRefusal = to === "refused";
  const answer = useEndpointMutation(
    () =>
      call("POST admin-returns", {
        body: isRefusal ? { return_id: of.id, to, reason: text.trim() } : { return_id: of.id, to, note: text.trim() },
      }),
    [...INVALIDATES, "admin-returns"],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksReason = isRefusal && text.trim() === "";
    setMissing(lacksReason);
    if (!lacksReason) answer.mutateAsync(undefined).then(onClose, setError);
  };
  return (
    <FormDialog
      title={(isRefusal ? words.refuseTitle : words.approveTitle)(of.order_number)}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={words.steps[to]}
      variant={isRefusal ? "danger" : "primary"}
      busy={answer.isPending}
      busyLabel={words.busy}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      <TextArea
        label={isRefusal ? words.reason : words.note}
        hint={words.refusalHint(languageName(of.language))}
        required={isRefusal}
        maxLength={REFUSAL_MAX_LENGTH}
        error={isMissing ? words.needsRefusal : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
